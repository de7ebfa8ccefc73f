"""ASFO, cards that fell as they should not: covered by the leader, several at once, out of turn."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.events import Returned, Threw
from carteado.tricks.play import Play
from games.truco.kit import clause
from games.truco.kit.asfo import ASFO, asfo
from games.truco.kit.juiz import (
    LANCES_1,
    confere_olhares,
    dada,
    decisao,
    fases_de,
    na_mesa,
    negada,
    regra,
    sabidas,
    sancoes,
    segue,
)

EXEMPLO = {1: "AC 4E 5P", 2: "AP 7O 5E", 3: "2E KP QP", 0: "4C 3C 4O"}


@clause("ASFO-CARTAS-2")
def test_a_primeira_carta_coberta_de_quem_sai_e_virada_e_fica() -> None:
    table = dada(ASFO).juiz("ASFO-CARTAS-2", 1, "3P")
    assert (table.fase, table.vez, table.cartas(1)) == ("play", 2, "KC 4O")
    assert (table.publico.vazas[0][0].card, table.publico.vazas[0][0].down) == (Card.of("3P"), False)
    assert (regra(table).effect, sancoes(table)) == ("turned-up", ((1, "a", "ASFO-CARTAS-2"),))


@clause("ASFO-CARTAS-2", "ASFO-CARTAS-3", "S-ASFO-06")
def test_os_outros_podem_cobrir_e_nao_ha_falta() -> None:
    assert negada(dada(ASFO).joga("1:3P"), decisao("ASFO-CARTAS-2", 2, "2C")) == "cover-allowed"
    assert negada(dada(ASFO).joga(LANCES_1), decisao("ASFO-CARTAS-2", 1, "KC")) == "first-vaza-only"
    assert negada(dada(ASFO), decisao("ASFO-CARTAS-2", 1, "3P KC")) == "first-vaza-only"
    assert negada(dada(ASFO), decisao("ASFO-CARTAS-2", 2, "2C")) == "not-on-turn"
    assert negada(dada(ASFO), decisao("ASFO-CARTAS-2", 1, "2C")) == "cards-not-held"


@clause("ASFO-CARTAS-2", "S-ASFO-06")
def test_onde_ninguem_cobre_a_carta_do_segundo_tambem_e_virada() -> None:
    table = dada(ASFO, opcoes={"coverTrick1": "nobody"}).joga("1:3P").juiz("ASFO-CARTAS-2", 2, "2C")
    assert (table.vez, table.cartas(2)) == (3, "6P 7E")


@clause("ASFO-CARTAS-4")
def test_o_exemplo_do_catalogo() -> None:
    table = asfo(0, EXEMPLO, vira="5O").joga("1:AC 2:AP").juiz("ASFO-CARTAS-4", 3, "2E KP")
    assert (table.vez, na_mesa(table, 3), regra(table).effect) == (0, "KP", "thrown-under")
    assert [event for event in table.eventos if isinstance(event, Threw)] == [
        Threw(3, (Card.of("2E"), Card.of("KP")), 0, "ASFO-CARTAS-4")
    ]
    confere_olhares(table)
    table = table.joga("0:4C")
    assert (table.vazas, table.vez) == (("B",), 3)
    assert [act.card for act in table.state.legal(3) if isinstance(act, Play) and not act.call] == [Card.of("KP")]
    assert table.recusa(3, Play(Card.of("QP"))).clause == "ASFO-CARTAS-4"
    table = table.joga("3:KP 0:3C 1:4E 2:7O")
    assert (table.vazas, table.vez) == (("B", "A"), 0)
    segue(table)


@clause("ASFO-CARTAS-4", "S-ASFO-25")
def test_tres_cartas_ficam_em_ordem_de_baixo_para_cima() -> None:
    table = asfo(0, EXEMPLO, vira="5O").joga("1:AC 2:AP").juiz("ASFO-CARTAS-4", 3, "KP 2E QP")
    assert table.publico.forced_seats == (3, 3)
    assert (na_mesa(table, 3), table.cartas(3)) == ("2E QP", "2E QP")
    table = table.joga("0:4C 2:7O")
    assert [act.card for act in table.state.legal(3) if isinstance(act, Play) and not act.call] == [Card.of("2E")]
    table = table.joga("3:2E 0:4O 1:4E")
    assert (table.vazas, table.vencedor) == (("tie", "B"), "B")


@clause("ASFO-CARTAS-4", "S-ASFO-25")
def test_a_carta_de_cima_coberta_cai_coberta_na_vez_seguinte_e_ninguem_a_ve() -> None:
    table = asfo(0, EXEMPLO, vira="5O").joga("1:AC 2:AP").juiz("ASFO-CARTAS-4", 3, "2E", 1, "oc")
    assert (table.faces(PUBLIC, 3), table.publico.forced_down) == ("? ? ?", (True,))
    assert table.publico.forced_cards == (None,)
    assert table.ve(3).known.forced_cards == (Card.of("QP"),)
    confere_olhares(table)
    table = table.joga("0:4C")
    assert table.vez == 3
    assert [act for act in table.state.legal(3) if isinstance(act, Play) and not act.call] == [Play(Card.of("QP"), True)]
    table = table.joga("3:(QP)")
    assert table.publico.vazas[1][0].card is None
    confere_olhares(table)


@clause("S-ASFO-25")
def test_a_de_baixo_coberta_cai_coberta_agora_e_a_aberta_depois() -> None:
    table = asfo(0, EXEMPLO, vira="5O").joga("1:AC 2:AP").juiz("ASFO-CARTAS-4", 3, "KP", 1, "ao")
    assert (table.publico.vazas[0][2].down, table.publico.vazas[0][2].card, table.vez) == (True, None, 0)
    assert (na_mesa(table, 3), table.cartas(3)) == ("KP", "KP QP")
    confere_olhares(table)
    segue(table)


@clause("S-ASFO-25")
def test_com_uma_so_carta_por_nomear_a_ordem_se_entende() -> None:
    table = asfo(0, EXEMPLO, vira="5O").joga("1:AC 2:AP").juiz("ASFO-CARTAS-4", 3, "2E KP", 1)
    assert (table.publico.forced_down, table.publico.forced_cards) == ((False, True), (Card.of("KP"), None))


@clause("ASFO-CARTAS-4", "S-ASFO-25")
@pytest.mark.parametrize(
    ("cartas", "fechadas", "ordem", "code"),
    [
        ("2E", 1, "", "pile-order"),
        ("2E", 1, "oo", "pile-order"),
        ("2E", 1, "oa", "pile-order"),
        ("2E", 1, "ox", "pile-order"),
        ("2E KP", 0, "obo", "pile-order"),
        ("2E", 2, "obb", "pile-order"),
        ("", 3, "", "pile-order"),
        ("2E", 0, "", "thrown-count"),
        ("2E", 3, "", "thrown-count"),
        ("2E", -1, "", "thrown-count"),
        ("2E 3C", 0, "", "cards-not-held"),
        ("2E 2E", 0, "", "cards-not-held"),
    ],
)
def test_uma_pilha_que_nao_pode_ter_caido(cartas: str, fechadas: int, ordem: str, code: str) -> None:
    table = asfo(0, EXEMPLO, vira="5O").joga("1:AC 2:AP")
    assert negada(table, decisao("ASFO-CARTAS-4", 3, cartas, fechadas, ordem)) == code


@clause("ASFO-CARTAS-2", "ASFO-CARTAS-4")
def test_quem_sai_nao_pode_ter_a_de_baixo_coberta() -> None:
    table = dada(ASFO)
    assert negada(table, decisao("ASFO-CARTAS-4", 1, "3P", 1, "bo")) == "cover-not-allowed"
    assert table.juiz("ASFO-CARTAS-4", 1, "3P", 1, "ob").publico.forced_down == (True,)


@clause("ASFO-CARTAS-4")
def test_com_uma_carta_ja_a_espera_e_ela_que_cai_primeiro() -> None:
    table = dada(ASFO).juiz("ASFO-CARTAS-4", 1, "3P KC").joga("2:2C 3:4C 0:5E")
    assert table.vez == 1
    assert negada(table, decisao("ASFO-CARTAS-4", 1, "4O KC")) == "forced-first"
    after = table.juiz("ASFO-CARTAS-4", 1, "KC 4O")
    assert (after.vez, after.cartas(1), after.publico.forced_cards) == (2, "4O", (Card.of("4O"),))


@clause("ASFO-CARTAS-4")
@pytest.mark.parametrize("fase", ["cut", "deal", "eleven", "answer", "exposed", "between", "over"])
def test_varias_cartas_so_caem_com_a_vaza_em_jogo(fase: str) -> None:
    assert negada(fases_de(ASFO)[fase], decisao("ASFO-CARTAS-4", 1, "3P KC")) == "not-in-play"


@clause("ASFO-CARTAS-4")
def test_no_escuro_da_mao_de_ferro_as_cartas_tambem_esperam() -> None:
    table = dada(ASFO, (11, 11)).juiz("ASFO-CARTAS-4", 1, "3P KC")
    assert (table.vez, na_mesa(table, 1)) == (2, "KC")
    confere_olhares(table)
    segue(table)


@clause("S-ASFO-25")
def test_fora_da_vez_as_cartas_voltam_com_advertencia() -> None:
    table = dada(ASFO).juiz("S-ASFO-25", 3, "4C")
    assert (table.vez, table.cartas(3), sabidas(table, 3)) == (1, "4C 4E 5O", "4C")
    assert (regra(table).effect, sancoes(table)) == ("out-of-turn", ((3, "a", "S-ASFO-25"),))
    several = dada(ASFO).juiz("S-ASFO-25", 3, "4C 5O")
    assert sabidas(several, 3) == "4C 5O"
    assert [event.cards for event in several.eventos if isinstance(event, Returned)] == [(Card.of("4C"), Card.of("5O"))]
    confere_olhares(several)


@clause("S-ASFO-25")
@pytest.mark.parametrize("pela_opcao", [False, True])
def test_outofturn_stands_a_carta_fica(pela_opcao: bool) -> None:
    table = dada(ASFO, opcoes={"outOfTurn": "stands"} if pela_opcao else None)
    table = table.juiz("S-ASFO-25", 2, "2C", letra="" if pela_opcao else "stands")
    assert (table.vez, table.cartas(2), sancoes(table)) == (1, "6P 7E", ())
    assert table.joga("1:3P").vez == 3


@clause("S-ASFO-25")
def test_o_que_nao_e_carta_fora_da_vez() -> None:
    table = dada(ASFO)
    assert negada(table, decisao("S-ASFO-25", 1, "3P")) == "not-out-of-turn"
    assert negada(table, decisao("S-ASFO-25", 3)) == "not-out-of-turn"
    assert negada(table, decisao("S-ASFO-25", 3, "4C 5O", letra="stands")) == "not-out-of-turn"
    assert negada(table, decisao("S-ASFO-25", 3, "4C", letra="loseHand")) == "return-or-stands"
    assert negada(table, decisao("S-ASFO-25", 3, "4C", letra="b")) == "out-of-turn-choice"
    assert table.recusa(REFEREE, decisao("S-ASFO-25", 3, "3P")).code == "cards-not-held"
