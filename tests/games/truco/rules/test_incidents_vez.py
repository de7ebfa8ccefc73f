"""Cards that fall wrong: face down in the first vaza (S-FEN-24), or out of turn (S-FEN-25)."""

import pytest

from carteado.cards import Card
from carteado.game import REFEREE
from carteado.games.truco.rules.events import Returned
from carteado.tricks.play import Played
from games.truco.kit import clause, mesa
from games.truco.kit.juiz import (
    ELEVEN,
    IRON,
    MAO,
    VAZA_1,
    confere_olhares,
    decisao,
    entre_maos,
    fim_da_mao,
    na_mesa,
    negada,
    regra,
    sabidas,
    sancoes,
    segue,
)

ESCOLHAS = ("return", "stands", "loseHand")


@clause("S-FEN-24", "FEN-18")
def test_fechada_na_primeira_vaza_e_aberta_e_fica_jogada() -> None:
    table = mesa(0, MAO).joga("2:3P").juiz("FEN-18", 3, "2C")
    assert Played(3, Card.of("2C")) in table.eventos
    assert (table.vez, table.cartas(3), sancoes(table)) == (0, "6P 7E", ((3, "a", "FEN-18"),))
    assert regra(table).effect == "turned-up"


@clause("S-FEN-24")
def test_virada_a_ultima_carta_da_vaza_a_vaza_se_decide() -> None:
    table = mesa(0, {**MAO, 1: "3E 6E JP"}).joga("2:3P 3:2C 0:4C").juiz("FEN-18", 1, "3E")
    assert (table.vazas, table.vez) == (("tie",), 1)


@clause("S-FEN-24", "FEN-18pu")
def test_da_segunda_vaza_em_diante_fechada_e_permitida() -> None:
    table = mesa(0, MAO).joga(VAZA_1)
    assert negada(table, decisao("FEN-18", 2, "KC")) == "first-vaza-only"
    assert table.joga("2:(KC)").vez == 3


@clause("S-FEN-24")
@pytest.mark.parametrize(
    ("seat", "cartas", "code"),
    [(0, "4C", "not-on-turn"), (3, "3C", "cards-not-held"), (3, "", "first-vaza-only"), (3, "2C 6P", "first-vaza-only")],
)
def test_viradas_que_nao_podem_ser(seat: int, cartas: str, code: str) -> None:
    assert negada(mesa(0, MAO).joga("2:3P"), decisao("FEN-18", seat, cartas)) == code


@clause("S-FEN-24")
@pytest.mark.parametrize("placar", [ELEVEN, IRON])
def test_virar_vale_na_mao_de_onze_e_na_de_ferro(placar: tuple[int, int]) -> None:
    table = mesa(0, MAO, placar)
    table = table.decide(2, True) if placar == ELEVEN else table
    table = table.juiz("FEN-18", 2, "QO")
    assert (table.vez, table.cartas(2)) == (3, "3P KC")
    confere_olhares(table)


@clause("S-FEN-25")
def test_fora_da_vez_a_carta_volta_e_joga_quem_devia() -> None:
    table = mesa(0, MAO).joga("2:3P").juiz("S-FEN-25", 0, "4E")
    assert (table.vez, table.cartas(0), sancoes(table)) == (3, "4C 4E 5O", ((0, "a", "S-FEN-25"),))
    assert Returned(0, (Card.of("4E"),), "S-FEN-25") in table.eventos
    assert (sabidas(table, 0), na_mesa(table, 0)) == ("4E", "")
    confere_olhares(table)
    segue(table)


@clause("S-FEN-25")
def test_a_carta_que_voltou_pode_ser_jogada_depois() -> None:
    table = mesa(0, MAO).joga("2:3P").juiz("S-FEN-25", 0, "4E").joga("3:2C 0:4E 1:5E")
    assert (table.vazas, table.cartas(0)) == (("A",), "4C 5O")


@clause("S-FEN-25")
def test_quem_ja_jogou_nesta_vaza_e_joga_outra_carta_esta_fora_da_vez() -> None:
    table = mesa(0, MAO).joga("2:3P").juiz("S-FEN-25", 2, "KC")
    assert (table.vez, table.cartas(2), sabidas(table, 2)) == (3, "KC QO", "KC")


@clause("S-FEN-25", "FEN-17.1")
@pytest.mark.parametrize("seat", [0, 3])
def test_carta_jogada_com_o_truco_no_ar_volta_e_espera_se_a_resposta(seat: int) -> None:
    card = MAO[seat].split()[0]
    table = mesa(0, MAO).truco(1).juiz("S-FEN-25", seat, card)
    assert (table.fase, table.pedido, sabidas(table, seat)) == ("answer", 3, card)


@clause("S-FEN-25")
def test_se_o_seguinte_ja_acompanhou_a_vaza_fica_como_caiu() -> None:
    table = mesa(0, MAO).juiz("S-FEN-25", 3, "2C", letra="stands").juiz("S-FEN-25", 0, "4C", letra="stands")
    assert (table.vez, table.cartas(3), table.cartas(0)) == (2, "6P 7E", "4E 5O")
    table = table.joga("2:3P 1:5E")
    assert (table.vazas, table.vez) == (("A",), 2)


@clause("S-FEN-25")
def test_a_que_fica_pode_fechar_a_vaza_e_decidir_a_mao() -> None:
    table = mesa(0, MAO).joga(f"{VAZA_1} 2:KC 3:6P").juiz("S-FEN-25", 1, "6E", letra="stands")
    assert (table.fase, table.vez) == ("play", 0)
    table = table.joga("0:4E")
    assert (table.vencedor, table.placar) == ("A", (1, 0))


@clause("S-FEN-25")
@pytest.mark.parametrize(("seat", "depois"), [(0, (3, 6)), (1, (6, 3))])
def test_outofturn_losehand_perde_a_mao_pelo_valor(seat: int, depois: tuple[int, int]) -> None:
    table = mesa(0, MAO, (3, 3), {"outOfTurn": "loseHand"}).vale(3).joga("2:3P")
    table = table.juiz("S-FEN-25", seat, MAO[seat].split()[0])
    assert (table.placar, table.proximo_carteador, fim_da_mao(table).clause) == (depois, 1, "S-FEN-25")
    assert sancoes(table) == ((seat, "b", "S-FEN-25"),)


@clause("S-FEN-25")
def test_outofturn_stands_deixa_a_carta_jogada() -> None:
    table = mesa(0, MAO, opcoes={"outOfTurn": "stands"}).joga("2:3P").juiz("S-FEN-25", 1, "5E")
    assert (table.cartas(1), table.vez, sabidas(table, 1)) == ("6E JP", 3, "")
    assert table.joga("3:2C 0:4C").vazas == ("A",)


@clause("S-FEN-25")
@pytest.mark.parametrize("opcao", ESCOLHAS)
@pytest.mark.parametrize("letra", ESCOLHAS)
def test_a_arbitragem_pode_decidir_outra_coisa_que_a_opcao(opcao: str, letra: str) -> None:
    table = mesa(0, MAO, opcoes={"outOfTurn": opcao}).juiz("S-FEN-25", 0, "4E", letra=letra)
    assert table.placar == ((0, 1) if letra == "loseHand" else (0, 0))
    assert table.cartas(0) == ("4C 5O" if letra == "stands" else "4C 4E 5O")
    confere_olhares(table)
    segue(table)


@clause("S-FEN-25")
@pytest.mark.parametrize(
    ("seat", "cartas", "letra", "code"),
    [
        (3, "2C", "", "not-out-of-turn"),
        (0, "", "", "not-out-of-turn"),
        (0, "4C 4E", "", "not-out-of-turn"),
        (0, "3C", "", "cards-not-held"),
        (0, "4C", "b", "out-of-turn-choice"),
    ],
)
def test_foras_da_vez_que_nao_podem_ser(seat: int, cartas: str, letra: str, code: str) -> None:
    assert negada(mesa(0, MAO).joga("2:3P"), decisao("S-FEN-25", seat, cartas, letra=letra)) == code


@clause("S-FEN-25")
def test_nao_fica_a_segunda_carta_de_quem_ja_jogou_na_vaza() -> None:
    table = mesa(0, MAO).joga("2:3P")
    assert table.state.check(REFEREE, decisao("S-FEN-25", 2, "KC", letra="stands")) is not None


@clause("S-FEN-25")
def test_acabada_a_mao_nao_ha_vez_de_ninguem() -> None:
    assert negada(entre_maos(), decisao("S-FEN-25", 0, "5O")) == "not-in-play"
    assert negada(mesa(0, MAO, ELEVEN), decisao("S-FEN-25", 0, "5O")) == "not-in-play"


@clause("S-FEN-25")
def test_duas_vezes_a_mesma_carta_e_lembrada_uma_vez() -> None:
    table = mesa(0, MAO).juiz("S-FEN-25", 0, "4E").juiz("S-FEN-25", 0, "4E")
    assert (sabidas(table, 0), len(sancoes(table))) == ("4E", 2)
    confere_olhares(table)


@clause("S-FEN-25", "S-FEN-14")
@pytest.mark.parametrize("ferro", ["blindFirstTrick", "blindAll"])
def test_no_escuro_a_carta_que_volta_fica_aberta_no_lugar(ferro: str) -> None:
    table = mesa(0, MAO, IRON, {"ferro": ferro}).juiz("S-FEN-25", 0, "4E")
    assert (na_mesa(table, 0), table.faces(0, 0), table.faces(3, 0)) == ("4E", "? 4E ?", "? 4E ?")
    confere_olhares(table)
    segue(table)
