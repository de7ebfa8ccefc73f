"""Art. 17: who may ask truco, when, alone or with a card (S-FEN-09, S-FEN-12)."""

import pytest

from carteado.cards import Card
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.games.truco.rules.events import Raised
from carteado.tricks.play import Play, Played
from games.truco.kit import Mesa, clause, joga_vazas, mesa, plano

SENTADOS = (0, 1, 2, 3)
PLANO = plano("AB=")
NA_VEZ = {"callWindow": "ownTurn"}
DEPOIS_DA_PRIMEIRA = {"callBeforeFirstCard": "false"}


def after(cards: int, opcoes: dict[str, str] | None = None) -> Mesa:
    """The table after so many cards of a mão that goes A, B and tie."""
    table = mesa(0, PLANO, opcoes=opcoes)
    for _ in range(cards):
        table = table.joga(f"{table.vez}:{PLANO[table.vez].split()[len(table.vazas)]}")
    return table


def callers(table: Mesa) -> list[int]:
    return [seat for seat in SENTADOS if table.pode(seat, Raise(3))]


@clause("FEN-17-i")
def test_truco_fora_da_vez_antes_da_primeira_carta() -> None:
    hands = plano("BB")
    table = mesa(0, hands, (4, 6)).truco(1).cai(0)
    assert joga_vazas(table, hands, 2).placar == (4, 9)


@clause("FEN-17-i", "S-FEN-12")
@pytest.mark.parametrize("cards", range(12))
def test_qualquer_um_pede_a_qualquer_momento_da_mao(cards: int) -> None:
    assert callers(after(cards)) == [0, 1, 2, 3]


@clause("FEN-17-i")
@pytest.mark.parametrize("seat", SENTADOS)
def test_o_pedido_e_ouvido_por_todos(seat: int) -> None:
    table = after(5).truco(seat)
    assert table.eventos == (Raised(seat, 3, "FEN-17-i"),)
    assert (table.fase, table.pedido, table.valor) == ("answer", 3, 1)


@clause("FEN-17-i")
@pytest.mark.parametrize("stake", [1, 2, 6, 9, 12])
def test_o_primeiro_pedido_e_truco_e_nao_outro_valor(stake: int) -> None:
    reason = mesa().recusa(2, Raise(stake))
    assert (reason.code, reason.clause) == ("wrong-step", "FEN-17-i")


@clause("S-FEN-12")
def test_entre_duas_vazas_o_pedido_ja_e_da_seguinte() -> None:
    table = after(4).truco(3).cai(0)
    assert (table.vazas, table.valor, table.vez) == (("A",), 3, 0)


@clause("S-FEN-12")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_pede_quem_ja_jogou_a_ultima_carta(nth: int) -> None:
    table = after(9 + nth)
    played = table.publico.vazas[2][nth].seat
    assert table.publico.hands[played].count == 0
    assert table.truco(played).pedido == 3


@clause("S-FEN-12")
def test_depois_da_carta_que_decide_nao_ha_mais_pedido() -> None:
    hands = plano("AA")
    table = joga_vazas(mesa(0, hands), hands, 2)
    assert callers(table) == []
    assert table.recusa(1, Raise(3)).code == "pack-first"


@clause("S-FEN-12")
def test_com_a_opcao_nao_se_pede_antes_da_primeira_carta() -> None:
    table = after(0, DEPOIS_DA_PRIMEIRA)
    assert callers(table) == []
    assert table.recusa(2, Raise(3)).clause == "S-FEN-12"


@clause("S-FEN-12")
def test_com_a_opcao_pede_se_desde_a_primeira_carta() -> None:
    assert callers(after(1, DEPOIS_DA_PRIMEIRA)) == [0, 1, 2, 3]


@clause("S-FEN-09")
@pytest.mark.parametrize("cards", [0, 1, 2, 3, 6, 9])
def test_depois_de_um_pedido_fora_da_vez_joga_quem_estava_na_vez(cards: int) -> None:
    table = after(cards)
    caller = (table.vez + 3) % 4
    assert table.truco(caller).cai(table.vez).vez == table.vez


@clause("S-FEN-09")
@pytest.mark.parametrize("cards", range(12))
def test_com_a_opcao_so_quem_esta_na_vez_pede(cards: int) -> None:
    table = after(cards, NA_VEZ)
    assert callers(table) == [table.vez]
    assert table.recusa((table.vez + 1) % 4, Raise(3)).clause == "S-FEN-09"


@clause("S-FEN-09")
def test_com_a_opcao_a_resposta_nao_espera_a_vez() -> None:
    table = after(1, NA_VEZ).truco(3)
    assert table.pede(2, 6).cai(1).valor == 6


@clause("S-FEN-09")
@pytest.mark.parametrize("second", [0, 2])
def test_dois_trucos_juntos_o_segundo_nao_e_nada(second: int) -> None:
    table = mesa().truco(1)
    assert table.recusa(second, Raise(3)).code == "wrong-step"
    assert (table.pedido, table.publico.callers) == (3, (1,))


@clause("S-FEN-09")
def test_o_truco_repetido_pelo_parceiro_tambem_nao_e_nada() -> None:
    assert mesa().truco(1).recusa(3, Raise(3)).code == "own-call"


@clause("S-FEN-09")
@pytest.mark.parametrize("seat", [1, 3])
def test_uma_dupla_nunca_aumenta_nem_responde_o_proprio_pedido(seat: int) -> None:
    table = mesa().truco(1)
    codes = [table.recusa(seat, act).code for act in (Raise(6), Accept(3), Run(3))]
    assert codes == ["own-call"] * 3


@clause("S-FEN-09")
def test_quem_correu_nao_guarda_direito_nenhum() -> None:
    table = mesa().truco(1).corre(0)
    assert [table.recusa(seat, Raise(6)).code for seat in SENTADOS] == ["pack-first"] * 4


@clause("FEN-17.1")
@pytest.mark.parametrize("seat", SENTADOS)
def test_o_pedido_para_a_vaza_ate_a_resposta(seat: int) -> None:
    table = mesa(0, {2: "3E", 3: "3O"}).joga("2:3E").truco(1)
    reason = table.recusa(seat, Play(Card.of(table.cartas(seat)[:2])))
    assert (reason.code, reason.clause) == ("answer-first", "FEN-17.1")
    assert table.cai(0).pode(3, Play(Card.of("3O")))


@clause("FEN-17.1")
@pytest.mark.parametrize("seat", SENTADOS)
def test_sem_pedido_nao_ha_o_que_responder(seat: int) -> None:
    assert [mesa().recusa(seat, act).code for act in (Accept(3), Run(3))] == ["nothing-asked"] * 2


# A card and a call in one act.


@clause("FEN-17-i")
def test_carta_e_truco_num_gesto_so() -> None:
    table = mesa(0, {2: "3P"}).joga("2:3P+3")
    assert [type(event) for event in table.eventos] == [Played, Raised]
    assert (table.fase, table.espera, table.pedido) == ("answer", (3, 1), 3)
    assert table.cai(1).vez == 3


@clause("FEN-17-i")
def test_carta_com_pedido_de_outro_valor_e_recusada() -> None:
    assert mesa(0, {2: "3P"}).recusa(2, Play(Card.of("3P"), False, 6)).code == "wrong-step"


@clause("FEN-17-i")
def test_carta_fechada_tambem_leva_truco() -> None:
    hands = plano("AB=")
    table = joga_vazas(mesa(0, hands), hands).joga(f"0:({hands[0].split()[1]})+3")
    assert (table.pedido, table.publico.vazas[1][0].down) == (3, True)


@clause("S-FEN-12")
def test_a_carta_que_fecha_a_vaza_e_nao_decide_leva_truco() -> None:
    hands = {2: "3P 4E", 3: "2C KC", 0: "4C 5C", 1: "5E 6E"}
    table = mesa(0, hands).joga("2:3P 3:2C 0:4C 1:5E+3")
    assert (table.vazas, table.pedido) == (("A",), 3)
    table = table.cai(2).joga("2:4E 3:KC 0:5C 1:6E")
    assert (table.vazas, table.fase) == (("A", "B"), "play")


@clause("S-FEN-12")
def test_a_carta_que_decide_a_mao_nao_leva_truco() -> None:
    """B took vaza 1 and is taking vaza 2: seat 2, the last to play, may call only with the card that saves the mão."""
    hands = {2: "KP 2E 4E", 3: "2C KC", 0: "4C 5C", 1: "5E 6E"}
    last = mesa(0, hands).joga("2:KP 3:2C 0:4C 1:5E 3:KC 0:5C 1:6E")
    assert last.recusa(2, Play(Card.of("4E"), False, 3)).clause == "S-FEN-12"
    assert last.recusa(2, Play(Card.of("2E"), True, 3)).clause == "S-FEN-12"
    assert last.pode(2, Play(Card.of("2E"), False, 3))
    assert last.pode(2, Play(Card.of("4E")))


@clause("S-FEN-12")
def test_cangar_a_segunda_decide_e_nao_leva_truco() -> None:
    hands = {2: "KP KE 2E", 3: "2C KC", 0: "4C 5C", 1: "5E 6E"}
    last = mesa(0, hands).joga("2:KP 3:2C 0:4C 1:5E 3:KC 0:5C 1:6E")
    assert not last.pode(2, Play(Card.of("KE"), False, 3))
    assert last.pode(2, Play(Card.of("2E"), False, 3))


@clause("S-FEN-12")
def test_depois_de_uma_cangada_so_outra_cangada_leva_truco() -> None:
    hands = {2: "3P KE 2E", 3: "3C KC", 0: "4C 5C", 1: "5E 6E"}
    last = mesa(0, hands).joga("2:3P 3:3C 0:4C 1:5E 3:KC 0:5C 1:6E")
    assert last.pode(2, Play(Card.of("KE"), False, 3))
    assert [last.pode(2, Play(Card.of("2E"), down, 3)) for down in (False, True)] == [False, False]


@clause("S-FEN-12")
@pytest.mark.parametrize("nth", SENTADOS)
def test_na_terceira_vaza_so_a_ultima_carta_nao_leva_truco(nth: int) -> None:
    table = after(8 + nth)
    card = Card.of(table.cartas(table.vez))
    assert [table.pode(table.vez, Play(card, down, 3)) for down in (False, True)] == [nth < 3] * 2
    assert table.pode(table.vez, Raise(3))


@clause("S-FEN-12")
def test_com_a_opcao_a_primeira_carta_ja_pode_levar_truco() -> None:
    table = mesa(0, {2: "3P"}, opcoes=DEPOIS_DA_PRIMEIRA)
    assert table.joga("2:3P+3").pedido == 3


@clause("FEN-17.1b")
def test_correr_da_carta_com_truco_paga_um() -> None:
    assert mesa(0, {2: "3P"}, (5, 5)).joga("2:3P+3").corre(3).placar == (6, 5)
