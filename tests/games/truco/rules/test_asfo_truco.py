"""TRUCO-1 to TRUCO-11: who asks and when, who answers, who may raise and what running costs (S-ASFO-10, S-ASFO-36)."""

import pytest

from carteado.cards import Card
from carteado.games.truco.rules.acts import Accept, Concede, Raise, Run
from carteado.games.truco.rules.events import Accepted, MaoEnded, Raised, Ran
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause, joga_vazas, plano
from games.truco.kit.asfo import SENTADOS, asfo

PLANO = plano("AB=")
DEPOIS_DA_PRIMEIRA = {"callBeforeFirstCard": "false"}


def after(cards: int, opcoes: dict[str, str] | None = None) -> Mesa:
    """The table after so many cards of a mão that goes A, B and tie."""
    table = asfo(0, PLANO, opcoes=opcoes)
    for _ in range(cards):
        table = table.joga(f"{table.vez}:{PLANO[table.vez].split()[len(table.vazas)]}")
    return table


def callers(table: Mesa, stake: int = 3) -> list[int]:
    return [seat for seat in SENTADOS if table.pode(seat, Raise(stake))]


def raised(stake: int, hands: dict[int, str] | None = None, score: tuple[int, int] = (2, 2)) -> Mesa:
    """A asks truco and the pairs raise in turn up to this stake, which is left unanswered."""
    table = asfo(0, hands, score)
    for seat, step in zip((0, 1, 2, 3), (3, 6, 9, 12), strict=True):
        table = table.pede(seat, step) if step <= stake else table
    return table


def plays(table: Mesa, hands: dict[int, str], vazas: int = 2) -> tuple[int, int]:
    return joga_vazas(table, hands, vazas).placar


def runs(table: Mesa) -> Mesa:
    """Both of the pair asked decline."""
    first, second = table.espera
    return table.corre(first).corre(second)


@clause("ASFO-TRUCO-1", "S-ASFO-36")
def test_truco_antes_da_primeira_carta_e_fora_da_vez() -> None:
    table = asfo().truco(0)
    assert table.eventos == (Raised(0, 3, "ASFO-TRUCO-1"),)
    assert (table.fase, table.pedido, table.valor, table.espera) == ("answer", 3, 1, (1, 3))


@clause("ASFO-TRUCO-1", "S-ASFO-36", "S-ASFO-10")
@pytest.mark.parametrize("cards", range(12))
def test_qualquer_um_pede_a_qualquer_momento(cards: int) -> None:
    assert callers(after(cards)) == [0, 1, 2, 3]


@clause("S-ASFO-36")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_pede_quem_ja_jogou_a_ultima_carta(nth: int) -> None:
    table = after(9 + nth)
    played = table.publico.vazas[2][nth].seat
    assert table.publico.hands[played].count == 0
    assert table.truco(played).pedido == 3


@clause("S-ASFO-36")
def test_decidida_a_mao_nao_ha_mais_pedido() -> None:
    hands = plano("AA")
    table = joga_vazas(asfo(0, hands), hands, 2)
    assert callers(table) == []
    assert table.recusa(1, Raise(3)).code == "pack-first"


@clause("S-ASFO-36")
def test_com_a_opcao_nao_se_pede_antes_da_primeira_carta() -> None:
    table = after(0, DEPOIS_DA_PRIMEIRA)
    assert callers(table) == []
    assert table.recusa(1, Raise(3)).clause == "S-ASFO-36"
    assert callers(after(1, DEPOIS_DA_PRIMEIRA)) == [0, 1, 2, 3]


@clause("S-ASFO-36", "ASFO-TRUCO-1")
def test_o_pedido_pode_vir_com_a_carta() -> None:
    table = asfo(0, {1: "3P"}).joga("1:3P+3")
    assert (table.pedido, table.espera, table.cai(2).vez) == (3, (2, 0), 2)


@clause("ASFO-TRUCO-1", "ASFO-ONZE-1c")
@pytest.mark.parametrize("score", [(11, 3), (3, 11), (11, 11)])
def test_na_mao_de_onze_ninguem_pede(score: tuple[int, int]) -> None:
    table = asfo(placar=score)
    table = table if score == (11, 11) else table.decide(table.espera[0], jogar=True)
    assert callers(table) == []


@clause("ASFO-TRUCO-2", "S-ASFO-10")
def test_basta_um_aceitar_mesmo_que_o_parceiro_corra() -> None:
    hands = plano("BB")
    table = asfo(0, hands).truco(0).corre(1)
    assert (table.fase, table.espera, table.valor) == ("answer", (3,), 1)
    table = table.cai(3)
    assert table.eventos == (Accepted(3, 3, "ASFO-TRUCO-2"),)
    assert (table.valor, table.vez) == (3, 1)
    assert plays(table, hands) == (0, 3)


@clause("ASFO-TRUCO-2", "S-ASFO-10")
@pytest.mark.parametrize("caller", SENTADOS)
def test_responde_primeiro_quem_joga_depois_mas_os_dois_podem(caller: int) -> None:
    table = asfo().truco(caller)
    assert table.espera == ((caller + 1) % 4, (caller + 3) % 4)
    for seat in table.espera:
        assert table.cai(seat).valor == 3
    for seat in (caller, (caller + 2) % 4):
        assert table.recusa(seat, Accept(3)).code == "own-call"


@clause("ASFO-TRUCO-2", "S-ASFO-10")
@pytest.mark.parametrize("first", [1, 3])
def test_quem_correu_nao_volta_atras_e_o_parceiro_ainda_aumenta(first: int) -> None:
    partner = 4 - first
    table = asfo().truco(0).corre(first)
    assert table.eventos == (Ran(first, 3, False, "ASFO-TRUCO-5"),)
    for act in (Accept(3), Run(3), Raise(6)):
        assert table.recusa(first, act).code == "answered-already"
    table = table.pede(partner, 6)
    assert (table.valor, table.pedido) == (3, 6)
    assert set(table.espera) == {0, 2}


@clause("ASFO-TRUCO-2", "S-ASFO-10")
@pytest.mark.parametrize("cards", [0, 1, 2, 3, 6, 9])
def test_depois_do_pedido_fora_da_vez_joga_quem_estava_na_vez(cards: int) -> None:
    table = after(cards)
    assert table.truco((table.vez + 3) % 4).cai(table.vez).vez == table.vez


@clause("S-ASFO-10")
def test_enquanto_nao_se_responde_ninguem_joga() -> None:
    table = asfo(0, {1: "3P"}).truco(0)
    assert table.recusa(1, Play(Card.of("3P"))).clause == "S-ASFO-10"


@clause("ASFO-TRUCO-5")
def test_recusado_o_truco_quem_pediu_marca_um() -> None:
    table = runs(asfo(placar=(2, 7)).truco(0))
    assert (table.placar, table.clausula, table.proximo_carteador) == ((3, 7), "ASFO-TRUCO-5", 1)


@clause("ASFO-TRUCO-6")
def test_quem_aceita_pode_pedir_meio_pau() -> None:
    hands = plano("AA")
    table = raised(6, hands)
    assert (table.valor, table.pedido) == (3, 6)
    assert plays(table.cai(0), hands) == (8, 2)


@clause("ASFO-TRUCO-6")
@pytest.mark.parametrize("acceptor", [0, 2])
def test_so_vale_seis_depois_de_aceito(acceptor: int) -> None:
    table = raised(6)
    assert table.valor == 3
    assert table.cai(acceptor).valor == 6


@clause("ASFO-TRUCO-7")
def test_correr_do_meio_pau_da_tres() -> None:
    table = runs(raised(6))
    assert (table.placar, table.clausula) == ((2, 5), "ASFO-TRUCO-7")


@clause("ASFO-TRUCO-8")
def test_quem_aceita_o_meio_pau_pode_pedir_nove() -> None:
    hands = plano("BB")
    table = raised(9, hands)
    assert (table.valor, table.pedido) == (6, 9)
    assert plays(table.cai(1), hands) == (2, 11)


@clause("ASFO-TRUCO-9")
def test_vai_ate_doze() -> None:
    hands = plano("AA")
    table = raised(12, hands, (0, 3))
    assert (table.valor, table.pedido) == (9, 12)
    assert [table.state.legal(seat) for seat in table.espera] == [(Accept(12), Run(12))] * 2
    over = joga_vazas(table.cai(0), hands, 2)
    assert (over.placar, over.partida) == ((12, 3), "A")


@clause("ASFO-TRUCO-9")
def test_acima_de_doze_nao_ha_nada() -> None:
    table = raised(12)
    assert table.recusa(0, Raise(12)).code == "ladder-top"
    assert [table.cai(0).state.check(seat, Raise(12)) is None for seat in SENTADOS] == [False] * 4


@clause("ASFO-TRUCO-10")
def test_correr_do_nove_da_seis() -> None:
    table = runs(raised(9))
    assert (table.placar, table.clausula) == ((8, 2), "ASFO-TRUCO-10")


@clause("ASFO-TRUCO-11")
def test_correr_do_doze_da_nove() -> None:
    table = runs(raised(12))
    assert (table.placar, table.clausula) == ((2, 11), "ASFO-TRUCO-11")


@clause("S-ASFO-10")
@pytest.mark.parametrize(("stake", "points"), [(3, 1), (6, 3), (9, 6), (12, 9)])
def test_correr_um_so_nao_acaba_a_mao(stake: int, points: int) -> None:
    table = raised(stake, score=(0, 0))
    caller = (0, 1, 2, 3)[(3, 6, 9, 12).index(stake)]
    first, second = table.espera
    one = table.corre(second)
    assert (one.fase, one.espera) == ("answer", (first,))
    over = one.corre(first)
    (ended,) = [event for event in over.eventos if isinstance(event, MaoEnded)]
    assert (ended.side, ended.points) == (caller % 2, points)


@clause("S-ASFO-10")
@pytest.mark.parametrize("stake", [3, 6, 9, 12])
def test_com_a_opcao_a_primeira_resposta_vale_pela_dupla(stake: int) -> None:
    table = asfo(opcoes={"answerPolicy": "firstBinds"})
    for seat, step in zip((0, 1, 2, 3), (3, 6, 9, 12), strict=True):
        table = table.pede(seat, step) if step <= stake else table
    assert table.corre(table.espera[1]).fase in ("shuffle", "over")
    assert table.corre(table.espera[0]).fase in ("shuffle", "over")


@clause("S-ASFO-10")
def test_aumenta_mais_tarde_quem_aceitou_por_ultimo() -> None:
    table = asfo(0, PLANO).truco(0).cai(1)
    assert callers(table, 6) == [1, 3]
    table = joga_vazas(table, PLANO)
    assert callers(table, 6) == [1, 3]
    table = table.pede(3, 6).cai(2)
    assert (callers(table, 9), table.valor) == ([0, 2], 6)
    table = joga_vazas(table, PLANO).pede(0, 9).cai(1)
    assert callers(table, 12) == [1, 3]
    assert table.pede(1, 12).cai(0).valor == 12


@clause("S-ASFO-10")
def test_ninguem_aumenta_o_proprio_pedido() -> None:
    table = asfo().truco(0)
    assert [table.recusa(seat, Raise(6)).code for seat in (0, 2)] == ["own-call"] * 2
    table = table.cai(3)
    assert [table.recusa(seat, Raise(6)).code for seat in (0, 2)] == ["own-call"] * 2


@clause("S-ASFO-10")
def test_aumenta_se_mais_tarde_tambem_com_a_carta() -> None:
    table = asfo(0, {1: "3P", 2: "KC"}).truco(0).cai(1).joga("1:3P+6")
    assert (table.pedido, table.valor) == (6, 3)
    assert runs(table).placar == (0, 3)


@clause("S-ASFO-10")
def test_com_a_opcao_so_se_aumenta_na_resposta() -> None:
    table = asfo(opcoes={"raiseLater": "false"}).truco(0)
    assert callers(table, 6) == [1, 3]
    table = table.cai(1)
    assert callers(table, 6) == []
    assert table.recusa(1, Raise(6)).clause == "S-ASFO-10"


@clause("S-ASFO-10")
def test_pedir_alem_do_que_falta_nao_e_proibido() -> None:
    assert callers(asfo(placar=(10, 0)).truco(1), 6) == [0, 2]
    assert callers(asfo(placar=(10, 0)).truco(1).cai(0), 6) == [0, 2]


@clause("S-ASFO-10")
def test_com_a_opcao_quem_ja_ganharia_nao_aumenta() -> None:
    option = {"raiseBeyondNeed": "false"}
    table = asfo(placar=(9, 0), opcoes=option).truco(1)
    assert callers(table, 6) == []
    assert table.recusa(0, Raise(6)).clause == "S-ASFO-10"
    assert callers(asfo(placar=(8, 0), opcoes=option).truco(1), 6) == [0, 2]


@clause("S-ASFO-10")
def test_entregar_a_mao_nao_e_lance_deste_codigo() -> None:
    assert asfo().recusa(1, Concede(1)).code == "no-conceding"


@clause("S-ASFO-27")
@pytest.mark.parametrize(("option", "score"), [({}, (17, 2)), ({"recordScore": "cap12"}, (12, 2))])
def test_o_placar_acima_de_doze(option: dict[str, str], score: tuple[int, int]) -> None:
    hands = plano("AA")
    table = asfo(0, hands, (8, 2), option).pede(0, 3).pede(1, 6).pede(2, 9).cai(1)
    over = joga_vazas(table, hands, 2)
    assert (over.placar, over.partida) == (score, "A")
