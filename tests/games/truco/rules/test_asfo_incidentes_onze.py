"""ASFO, the eleven and iron hands: what is forbidden in them, and what it costs."""

import pytest

from clauses_kit import marked
from games.truco.kit import clause
from games.truco.kit.asfo import ASFO
from games.truco.kit.juiz import (
    LANCES_1,
    dada,
    decisao,
    fim_da_mao,
    ganha_por_b,
    monte_de,
    negada,
    no_carteio,
    regra,
    sancoes,
    segue,
)

AUMENTOS = ("ASFO-ONZE-1c", "S-ASFO-12")


@clause("ASFO-ONZE-1a", "S-ASFO-13")
@pytest.mark.parametrize(("seat", "placar", "partida"), [(1, (12, 3), "A"), (3, (12, 3), "A"), (0, (11, 4), None)])
def test_olhar_o_fundo_na_mao_de_onze_custa_um(seat: int, placar: tuple[int, int], partida: str | None) -> None:
    undecided = dada(ASFO, (11, 3))
    for table in (monte_de(ASFO, (11, 3)), no_carteio(ASFO, (11, 3)), undecided, undecided.decide(0, True)):
        after = table.juiz("ASFO-ONZE-1a", seat)
        assert (after.placar, after.partida, regra(after).effect) == (placar, partida, "bottom-look")


@clause("ASFO-ONZE-1a", "S-ASFO-32")
def test_olhar_o_fundo_na_mao_de_ferro_da_a_partida() -> None:
    assert dada(ASFO, (11, 11)).juiz("ASFO-ONZE-1a", 2).placar == (11, 12)


@clause("ASFO-ONZE-1a")
def test_na_mao_comum_vale_a_outra_clausula() -> None:
    for table in (monte_de(ASFO), dada(ASFO)):
        assert negada(table, decisao("ASFO-ONZE-1a", 1)) == "not-a-special-mao"


@clause("ASFO-ONZE-1a", "S-ASFO-37")
def test_bottomlookpass_dealeronly_vale_tambem_na_mao_de_onze() -> None:
    before = dada(ASFO, (3, 11), {"bottomLookPass": "dealerOnly"}).decide(1, True).joga(LANCES_1)
    table = before.juiz("ASFO-ONZE-1a", 3)
    assert (table.placar, table.fase, table.vez) == ((4, 11), "play", 1)
    assert before.juiz("ASFO-ONZE-1a", 0).partida == "B"


@clause("S-ASFO-13")
@pytest.mark.parametrize("clausula", ["ASFO-TENTO-4d", "ASFO-TENTO-3", "ASFO-TENTO-4b"])
@pytest.mark.parametrize("jogou", [False, True])
def test_os_outros_tentos_ficam_na_mao_de_onze(clausula: str, jogou: bool) -> None:
    table = dada(ASFO, (11, 3))
    table = table.decide(0, True) if jogou else table
    assert (table.juiz(clausula, 1).placar, table.juiz(clausula, 1).partida) == ((12, 3), "A")
    assert (table.juiz(clausula, 0).placar, table.juiz(clausula, 0).proximo_carteador) == ((11, 4), 1)


@pytest.mark.parametrize("clausula", marked(AUMENTOS))
@pytest.mark.parametrize("placar", [(11, 3), (11, 11)])
def test_pedido_proibido_nao_vale_e_e_advertencia(clausula: str, placar: tuple[int, int]) -> None:
    before = dada(ASFO, placar)
    table = before.juiz(clausula, 1)
    assert (table.placar, table.fase, table.espera) == (before.placar, before.fase, before.espera)
    assert (regra(table).effect, sancoes(table)) == ("warning", ((1, "a", clausula),))


@clause("S-ASFO-12")
@pytest.mark.parametrize(("jogou", "seat", "placar"), [(False, 1, (12, 3)), (True, 1, (12, 3)), (True, 0, (11, 4))])
def test_illegalraise_tento(jogou: bool, seat: int, placar: tuple[int, int]) -> None:
    table = dada(ASFO, (11, 3), {"illegalRaise": "tento"})
    table = (table.decide(0, True) if jogou else table).juiz("S-ASFO-12", seat)
    assert (table.placar, fim_da_mao(table).points, regra(table).effect) == (placar, 1, "tento")


@clause("S-ASFO-12")
@pytest.mark.parametrize(("jogou", "seat", "placar"), [(False, 0, (11, 4)), (True, 0, (11, 6)), (True, 1, (14, 3))])
def test_illegalraise_losehand(jogou: bool, seat: int, placar: tuple[int, int]) -> None:
    table = dada(ASFO, (11, 3), {"illegalRaise": "loseHand"})
    table = (table.decide(0, True) if jogou else table).juiz("ASFO-ONZE-1c", seat)
    assert (table.placar, regra(table).effect, sancoes(table)) == (placar, "lose-mao", ((seat, "b", "ASFO-ONZE-1c"),))
    segue(table)


@pytest.mark.parametrize("clausula", marked(AUMENTOS))
@pytest.mark.parametrize("regra_da_casa", ["void", "tento", "loseHand"])
def test_na_mao_comum_o_pedido_nao_e_proibido(clausula: str, regra_da_casa: str) -> None:
    opcoes = {"illegalRaise": regra_da_casa}
    for table in (dada(ASFO, opcoes=opcoes), monte_de(ASFO, (11, 3), opcoes)):
        assert negada(table, decisao(clausula, 1)) == "not-a-special-mao"
    over = ganha_por_b(ASFO, (9, 10), 3, opcoes)
    assert negada(over, decisao(clausula, 1)) == ("partida-decided" if regra_da_casa == "tento" else "not-a-special-mao")
