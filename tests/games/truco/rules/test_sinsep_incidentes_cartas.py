"""SINSEP, cards that fell as they should not: hidden, out of turn, two at once, and the highest card held back."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC
from carteado.games.truco.rules.events import Returned, Threw
from games.truco.kit import Mesa, clause
from games.truco.kit.juiz import LANCES_1, confere_olhares, dada, decisao, na_mesa, negada, regra, sabidas, sancoes, segue
from games.truco.kit.sinsep import SINSEP, mao

CANGADA = {1: "3P AE 4C", 2: "3C KP 7O", 3: "6C QC 4E", 0: "6E 7E 6P"}
CANGA = "1:3P 2:3C 3:6C 0:6E"


def cangada(valor: int = 1, opcoes: dict[str, str] | None = None) -> Mesa:
    """The first vaza is tied at 4-4, and seat 2, who tied it, leads with KP and 7O in hand."""
    return mao(0, CANGADA, (4, 4), opcoes, vira="4O").vale(valor).joga(CANGA)


@clause("SIN-JOGO-3")
@pytest.mark.parametrize(("antes", "seat", "carta"), [("", 1, "3P"), ("1:3P", 2, "2C")])
def test_carta_escondida_na_primeira_vaza_e_virada_e_fica(antes: str, seat: int, carta: str) -> None:
    table = dada(SINSEP).joga(antes).juiz("SIN-JOGO-3", seat, carta)
    assert (table.publico.vazas[0][-1].card, table.publico.vazas[0][-1].down) == (Card.of(carta), False)
    assert (regra(table).effect, sancoes(table)) == ("turned-up", ((seat, "a", "SIN-JOGO-3"),))


@clause("SIN-JOGO-3", "SIN-JOGO-8")
def test_nas_outras_vazas_esconder_nao_e_falta() -> None:
    table = dada(SINSEP).joga(LANCES_1)
    assert negada(table, decisao("SIN-JOGO-3", 1, "KC")) == "first-vaza-only"
    assert negada(table, decisao("SIN-CANGAR-1c", 1, "KC")) == "not-tied-now"
    assert negada(dada(SINSEP), decisao("SIN-CANGAR-1c", 1, "3P")) == "not-tied-now"


@clause("SIN-CANGAR-1c", "S-SIN-03")
def test_com_o_jogo_cangado_a_carta_escondida_e_virada_se_for_a_maior() -> None:
    table = cangada().juiz("SIN-CANGAR-1c", 2, "KP")
    assert (table.vez, table.publico.vazas[1][0].down, regra(table).effect) == (3, False, "turned-up-tied")
    reason = negada(cangada(), decisao("SIN-CANGAR-1c", 2, "7O"))
    assert reason == "owes-highest"
    assert negada(cangada(), decisao("SIN-CANGAR-1c", 3, "QC")) == "not-on-turn"


@clause("SIN-CANGAR-1c", "S-SIN-03")
def test_tambem_na_terceira_depois_de_duas_cangadas() -> None:
    hands = {1: "3P QE 7P", 2: "3C 2C KO", 3: "6C 2P AP", 0: "6E 7C 6O"}
    table = mao(0, hands, vira="4O").joga("1:3P 2:3C 3:6C 0:6E 2:2C 3:2P 0:7C 1:QE")
    assert table.vazas == ("tie", "tie")
    table = table.juiz("SIN-CANGAR-1c", 3, "AP")
    assert regra(table).effect == "turned-up-tied"


@clause("SIN-CANGAR-1c")
def test_onde_ninguem_deve_a_maior_qualquer_uma_e_virada() -> None:
    table = cangada(opcoes={"cangadoHighest": "none"}).juiz("SIN-CANGAR-1c", 2, "7O")
    assert (table.vez, table.cartas(2)) == (3, "KP")


@clause("SIN-TENTO-3k", "S-SIN-02")
@pytest.mark.parametrize(("valor", "placar"), [(1, (4, 5)), (3, (4, 7)), (6, (4, 10))])
def test_nao_mostrar_a_maior_com_o_jogo_cangado(valor: int, placar: tuple[int, int]) -> None:
    table = cangada(valor).juiz("SIN-TENTO-3k", 2, porque="saiu de 7O com KP na mão")
    assert (table.placar, table.fase, table.proximo_carteador, regra(table).effect) == (placar, "shuffle", 1, "hidden-highest")


@clause("SIN-TENTO-3k", "S-SIN-02")
@pytest.mark.parametrize(
    ("opcao", "seat", "deve"),
    [
        ("all", 2, True),
        ("all", 3, True),
        ("all", 1, True),
        ("leaderOnly", 2, True),
        ("leaderOnly", 3, False),
        ("none", 2, False),
    ],
)
def test_quem_deve_a_maior(opcao: str, seat: int, deve: bool) -> None:
    table = cangada(opcoes={"cangadoHighest": opcao})
    table = table if seat == 2 else table.joga("2:KP")
    if deve:
        assert regra(table.juiz("SIN-TENTO-3k", seat)).effect == "hidden-highest"
    else:
        assert negada(table, decisao("SIN-TENTO-3k", seat)) == "no-highest-duty"


@clause("SIN-TENTO-3k", "S-SIN-04", "S-SIN-25")
def test_quem_ja_mostrou_a_maior_ou_nao_a_deve() -> None:
    assert negada(cangada().joga("2:KP"), decisao("SIN-TENTO-3k", 2)) == "no-highest-duty"
    assert negada(dada(SINSEP), decisao("SIN-TENTO-3k", 1)) == "no-highest-duty"
    assert negada(dada(SINSEP).joga(LANCES_1), decisao("SIN-TENTO-3k", 1)) == "no-highest-duty"
    equal = mao(0, {**CANGADA, 2: "3C KP KO"}, vira="4O").joga(CANGA)
    assert negada(equal, decisao("SIN-TENTO-3k", 2)) == "no-highest-duty"
    dark = mao(0, CANGADA, (11, 11), vira="4O").joga("1:#1 2:#1 3:#1 0:#1")
    assert dark.vazas == ("tie",)
    assert negada(dark, decisao("SIN-TENTO-3k", 2)) == "no-highest-duty"


@clause("S-SIN-27")
def test_fora_da_vez_a_carta_volta_com_advertencia() -> None:
    table = dada(SINSEP).juiz("S-SIN-27", 3, "4C")
    assert (table.vez, sabidas(table, 3), sancoes(table)) == (1, "4C", ((3, "a", "S-SIN-27"),))
    assert negada(dada(SINSEP), decisao("S-SIN-27", 1, "3P")) == "not-out-of-turn"
    assert negada(dada(SINSEP), decisao("S-SIN-27", 3, "4C", letra="loseHand")) == "return-or-stands"


@clause("S-SIN-27", "SIN-CANGAR-1b")
def test_a_carta_fora_da_vez_so_fica_se_podia_ser_jogada() -> None:
    assert negada(cangada(), decisao("S-SIN-27", 1, "4C", letra="stands")) == "owes-highest"
    assert cangada().juiz("S-SIN-27", 1, "AE", letra="stands").cartas(1) == "4C"


@clause("S-SIN-27")
def test_duas_de_uma_vez_a_primeira_fica_e_a_outra_volta() -> None:
    table = dada(SINSEP).juiz("S-SIN-27", 1, "3P KC")
    assert (table.vez, table.cartas(1), sabidas(table, 1), regra(table).effect) == (2, "KC 4O", "KC", "thrown-first")
    assert [event.cards for event in table.eventos if isinstance(event, Returned)] == [(Card.of("KC"),)]
    assert [event.face_down for event in table.eventos if isinstance(event, Threw)] == [0]
    assert (table.publico.vazas[0][0].card, sancoes(table)) == (Card.of("3P"), ())
    confere_olhares(table)
    segue(table)


@clause("S-SIN-27")
def test_a_escondida_volta_sem_que_ninguem_a_veja() -> None:
    table = dada(SINSEP).joga(LANCES_1).juiz("S-SIN-27", 1, "KC", 1)
    assert (table.vez, table.faces(PUBLIC, 1), sabidas(table, 1)) == (2, "? ? ?", "")
    assert [event.face_down for event in table.eventos if isinstance(event, Threw)] == [1]
    hidden_first = dada(SINSEP).joga(LANCES_1).juiz("S-SIN-27", 1, "KC", 1, "co")
    assert (hidden_first.publico.vazas[1][0].down, sabidas(hidden_first, 1)) == (True, "KC")
    confere_olhares(hidden_first)


@clause("S-SIN-27", "SIN-JOGO-3", "SIN-CANGAR-1b")
def test_a_que_fica_tem_de_ser_uma_que_se_podia_jogar() -> None:
    assert negada(dada(SINSEP), decisao("S-SIN-27", 1, "KC", 1, "co")) == "cover-not-allowed"
    assert negada(cangada(), decisao("S-SIN-27", 2, "7O KP")) == "owes-highest"
    assert cangada().juiz("S-SIN-27", 2, "KP 7O").cartas(2) == "7O"
    assert negada(dada(SINSEP), decisao("S-SIN-27", 2, "2C 6P")) == "not-on-turn"
    assert negada(dada(SINSEP), decisao("S-SIN-27", 1, "3P", 3)) == "thrown-count"


@clause("S-SIN-27")
def test_twocards_opponentschoose_a_outra_dupla_escolhe() -> None:
    table = dada(SINSEP, opcoes={"twoCards": "opponentsChoose"}).juiz("S-SIN-27", 1, "3P KC")
    assert (table.fase, table.espera, regra(table).effect) == ("choose-card", (0, 2), "thrown")
    table = table.escolhe(2, "KC")
    assert (table.vez, table.cartas(1)) == (2, "3P 4O")


@clause("S-SIN-27")
def test_twocards_underthenover_a_de_cima_espera_a_vez() -> None:
    table = dada(SINSEP, opcoes={"twoCards": "underThenOver"}).juiz("S-SIN-27", 1, "3P KC")
    assert (table.vez, na_mesa(table, 1), regra(table).effect) == (2, "KC", "thrown-under")
    confere_olhares(table)
    segue(table)


@clause("S-SIN-27", "S-SIN-31")
def test_mano_a_mano_tambem() -> None:
    table = dada(SINSEP, seats=2).juiz("S-SIN-27", 1, "3P KC")
    assert (table.vez, table.cartas(1)) == (0, "KC 4O")
    confere_olhares(table)
    segue(table)
