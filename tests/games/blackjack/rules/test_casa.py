"""The house, which has no choice: BJ-CRUP, BJ-S2, BJ-S13, and the payout table as a whole."""

import pytest

from carteado.games.blackjack.rules.events import HouseDone, HouseDrew
from games.blackjack.kit import mesa

clause = pytest.mark.clause


@clause("BJ-CRUP-1")
def test_nobody_is_asked_when_the_house_plays() -> None:
    found = mesa("10P 6O 9C 5E 4P 3E").faz("0 mantém")
    assert found.casa == "6O 5E 4P 3E"
    assert found.shown.mao == 2


@clause("BJ-CRUP-2")
@pytest.mark.parametrize(("hole", "drawn", "stands"), [("6C", "", "AP 6C"), ("2C", "4E", "AP 2C 4E")])
def test_it_stands_on_every_17(hole: str, drawn: str, stands: str) -> None:
    found = mesa(f"10P AP 10C {hole} {drawn} KP").faz("0 recusa", "0 mantém")
    assert found.casa == stands
    assert found.heard(HouseDone)[0].how == "stands"


@clause("BJ-S2")
def test_a_house_may_draw_on_a_soft_17() -> None:
    found = mesa("10P AP 10C 6C 5E", hit_soft_17=True).faz("0 recusa", "0 mantém")
    assert found.heard(HouseDrew)[0].total == 12
    hard = mesa("10P 10O 10C 7C 5E", hit_soft_17=True).faz("0 mantém")
    assert hard.casa == "10O 7C"


@clause("BJ-CRUP-3")
def test_it_draws_with_16_or_less() -> None:
    found = mesa("10P 10O 8C 6C 5E").faz("0 mantém")
    assert found.casa == "10O 6C 5E"
    assert found.ganhos == (-10,)


@clause("BJ-CRUP-4")
def test_where_it_goes_over_all_who_have_not_win() -> None:
    found = mesa("10P 10E 10O 2P 6E 6C KP KE", 10, 10).faz("0 mantém", "1 pede")
    assert found.casa == "10O 6C KE"
    assert found.ganhos == (10, -10)


@clause("BJ-S13")
@pytest.mark.parametrize(
    ("shoe", "acts"),
    [("10P 10O 6C 6E KP", ["0 pede"]), ("AP 10O KC 6E", ["0 mantém"])],
)
def test_it_need_not_draw_against_nobody(shoe: str, acts: list[str]) -> None:
    found = mesa(shoe).faz(*acts)
    assert found.casa == "10O 6E"
    assert found.heard(HouseDone)[0].how == "idle"


@clause("BJ-S13")
def test_it_draws_for_the_one_who_is_left() -> None:
    found = mesa("AP 10P 10O KC 8C 6E 5P", 10, 10).faz("0 mantém", "1 mantém")
    assert found.casa == "10O 6E 5P"
    assert found.ganhos == (15, -10)


PAYOUTS = [
    pytest.param("AP 9O KC 8E", ["0 mantém"], 15, {}, id="blackjack"),
    pytest.param("AP KO KC AE", [], 0, {}, id="both blackjack"),
    pytest.param("10P 9O 9C 9E", ["0 mantém"], 10, {}, id="win"),
    pytest.param("10P 9O 8C 9E", ["0 mantém"], 0, {}, id="tie"),
    pytest.param("10P 10O 8C 9E", ["0 mantém"], -10, {}, id="loss"),
    pytest.param("10P 10O 6C 6E KP KE", ["0 pede"], -10, {}, id="bust"),
    pytest.param("7P KO 7C AE 7E", ["0 pede", "0 mantém"], -10, {"peek": False}, id="21 against a blackjack"),
    pytest.param("6P 9O 5C 9E 10P", ["0 dobra"], 20, {}, id="double won"),
    pytest.param("8P 9O 8C 9E 10P 10C", ["0 divide", "0 mantém", "0 mantém"], 0, {}, id="split tie"),
    pytest.param("9P 9O 9C 9E 10P 8C", ["0 divide", "0 mantém", "0 mantém"], 0, {}, id="split one each"),
    pytest.param("AP 10O AC KE KP QP", ["0 divide"], 20, {}, id="split aces"),
    pytest.param("10P AO 8C KE", ["0 segura"], 0, {}, id="insured against a blackjack"),
    pytest.param("AP AO KC KE", ["0 segura"], 10, {}, id="insured, both blackjack"),
    pytest.param("10P AO 10C 8E", ["0 segura", "0 mantém"], 5, {}, id="insured win"),
    pytest.param("10P AO 9C 8E", ["0 segura", "0 mantém"], -5, {}, id="insured tie"),
    pytest.param("10P AO 8C 8E", ["0 segura", "0 mantém"], -15, {}, id="insured loss"),
    pytest.param("AP AO KC 8E", ["0 segura", "0 mantém"], 10, {}, id="insured blackjack"),
    pytest.param("10P 10O 6C 6E", ["0 rende"], -5, {"surrender": "late"}, id="surrender"),
]


@clause("BJ-BJ-3", "BJ-VIT-1", "BJ-SEGURO-3", "BJ-SEGURO-4", "BJ-OPT-REND-1")
@pytest.mark.parametrize(("shoe", "acts", "net", "house"), PAYOUTS)
def test_the_payout_table(shoe: str, acts: list[str], net: int, house: dict[str, object]) -> None:
    assert mesa(shoe, **house).faz(*acts).ganhos == (net,)  # type: ignore[arg-type]
