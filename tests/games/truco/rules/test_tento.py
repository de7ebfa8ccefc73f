"""What a tento is worth, as pure arithmetic: the table of both codes, moment by moment."""

import pytest

from carteado.games.truco.rules.asfo import ASFO, ASFO_OPTIONS
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.games.truco.rules.mao import ELEVEN, IRON, NORMAL
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.sinsep import SINSEP
from carteado.games.truco.rules.tento import (
    AFTERWARDS,
    IN_DEAL,
    IN_PLAY,
    count_points,
    deal_only_passes,
    points_after,
    table_points,
    tento_points,
    times_before,
)
from games.truco.kit import clause

PELO_VALOR = ASFO_OPTIONS.apply({"tentoValue": "stake"})
VALORES = (1, 3, 6, 9, 12)
MOMENTOS = (IN_DEAL, IN_PLAY, AFTERWARDS)


@clause("ASFO-TENTO-1", "S-ASFO-18", "S-ASFO-13", "S-ASFO-32")
@pytest.mark.parametrize("kind", [NORMAL, ELEVEN, IRON])
@pytest.mark.parametrize("moment", MOMENTOS)
@pytest.mark.parametrize("stake", VALORES)
def test_na_asfo_o_tento_vale_sempre_um(kind: int, moment: int, stake: int) -> None:
    assert [tento_points(ASFO, kind, stake, decided, moment) for decided in (False, True)] == [1, 1]


@pytest.mark.parametrize(
    "rules",
    [pytest.param(SINSEP, marks=clause("SIN-VALOR-1", "S-SIN-12"), id="sinsep"), pytest.param(PELO_VALOR, id="asfo-stake")],
)
@pytest.mark.parametrize("stake", VALORES)
def test_pelo_valor_da_mao(rules: TrucoRules, stake: int) -> None:
    assert [tento_points(rules, NORMAL, stake, False, moment) for moment in MOMENTOS] == [1, stake, stake]


@clause("SIN-VALOR-2", "SIN-VALOR-3", "SIN-VALOR-4", "S-SIN-12")
@pytest.mark.parametrize(
    ("kind", "decided", "moment", "points"),
    [
        (ELEVEN, False, IN_DEAL, 1),
        (ELEVEN, False, IN_PLAY, 1),
        (ELEVEN, True, IN_PLAY, 3),
        (ELEVEN, True, AFTERWARDS, 3),
        (ELEVEN, False, AFTERWARDS, 1),
        (IRON, False, IN_DEAL, 1),
        (IRON, False, IN_PLAY, 1),
    ],
)
def test_na_mao_de_onze_e_na_de_ferro(kind: int, decided: bool, moment: int, points: int) -> None:
    assert tento_points(SINSEP, kind, 3 if decided else 1, decided, moment) == points


@clause("S-SIN-14", "SIN-TENTO4-5", "SIN-TENTO-3e")
@pytest.mark.parametrize(("stake", "points"), [(1, 1), (3, 3), (6, 3), (9, 3), (12, 3)])
def test_numero_errado_de_cartas_nunca_passa_de_tres(stake: int, points: int) -> None:
    assert count_points(SINSEP, NORMAL, stake, False, IN_PLAY) == points
    assert count_points(ASFO, NORMAL, stake, False, IN_PLAY) == 1


@clause("SIN-TENTO4-6", "S-SIN-14")
def test_numero_errado_na_mao_de_onze_e_na_de_ferro() -> None:
    assert count_points(SINSEP, ELEVEN, 3, True, IN_PLAY) == 3
    assert count_points(SINSEP, IRON, 1, False, IN_PLAY) == 1


@clause("ASFO-TENTO-6", "S-ASFO-13", "S-ASFO-18")
@pytest.mark.parametrize("stake", VALORES)
def test_bater_na_mesa_custa_o_que_esta_em_jogo(stake: int) -> None:
    assert table_points(ASFO, NORMAL, stake, IN_PLAY) == stake
    assert table_points(ASFO, NORMAL, stake, IN_DEAL) == 1
    assert table_points(ASFO, ELEVEN, 1, IN_PLAY) == 3
    assert table_points(ASFO, IRON, 1, IN_PLAY) == 1


@clause("S-SIN-11", "S-SIN-12", "S-ASFO-19")
def test_depois_da_mao_quem_a_ganhou_so_ganha_mais_onde_o_tento_nao_e_a_mao() -> None:
    assert [points_after(rules, 1, True) for rules in (ASFO, PELO_VALOR, SINSEP)] == [1, 0, 0]
    assert [points_after(rules, 3, False) for rules in (ASFO, PELO_VALOR, SINSEP)] == [3, 3, 3]


@clause("ASFO-ONZE-2", "ASFO-CORTE-27", "S-ASFO-15", "S-SIN-14")
def test_erro_no_carteio_da_mao_de_onze_so_passa_na_asfo() -> None:
    assert [deal_only_passes(ASFO, kind) for kind in (NORMAL, ELEVEN, IRON)] == [False, True, True]
    assert [deal_only_passes(SINSEP, kind) for kind in (NORMAL, ELEVEN, IRON)] == [False, False, False]


@clause("S-ASFO-22")
def test_segunda_vez_e_do_mesmo_jogador_na_mesma_falta() -> None:
    sanctions = ((0, "a", "ASFO-TENTO-5a"), (2, "a", "ASFO-TENTO-5a"), (0, "a", "ASFO-TENTO-5c"), (0, "t", "ASFO-TENTO-5a"))
    assert times_before(sanctions, 0, "ASFO-TENTO-5a") == 2
    assert times_before(sanctions, 2, "ASFO-TENTO-5a") == 1
    assert times_before(sanctions, 2, "ASFO-TENTO-5c") == 0


def test_na_fenacef_nao_ha_tento() -> None:
    assert tento_points(FENACEF, NORMAL, 3, False, IN_PLAY) == 0
