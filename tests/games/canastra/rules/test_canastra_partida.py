"""How a match is won: 3,000 points, both over it, ties, and matches that would never end (art. 13)."""

import pytest

from carteado.game import BadStart
from carteado.games.canastra.rules.events import TieToBreak
from carteado.pack import PartidaEnded
from games.canastra.kit import encerra, mesa, partida

clause = pytest.mark.clause
A_WINS = (1, -1, 1, -1)
B_WINS = (-1, 1, -1, 1)


@clause("CAN-13.1")
def test_the_first_dupla_with_three_thousand_wins() -> None:
    found = encerra(partida((2850, 2100)), 150, 90)
    assert (found.outcome().score, found.outcome().returns, found.outcome().clause) == ((3000, 2190), A_WINS, "CAN-13.1")
    assert found.told(PartidaEnded) == [PartidaEnded(0, (3000, 2190), "played", "CAN-13.1")]
    assert (found.shown.phase, found.state.actors()) == ("over", ())


@clause("CAN-13.1", "CAN-S12")
def test_five_points_short_the_match_goes_on() -> None:
    assert not encerra(partida((2850, 2100)), 145, 90).over()
    exact = encerra(partida((2850, 2100)), 145, 900).outcome()
    assert (exact.score, exact.returns) == ((2995, 3000), B_WINS)


@clause("CAN-13.1", "CAN-13.3")
def test_a_match_that_is_won_cannot_begin_but_one_that_is_tied_can() -> None:
    for score in ((3000, 2995), (3005, 3000)):
        with pytest.raises(BadStart, match="is over at"):
            partida(score)
    assert partida((2995, 2990)).shown.tied == ()
    assert partida((3000, 3000)).shown.tied == (0, 1)


@clause("CAN-13.2")
def test_with_both_over_it_the_higher_total_wins() -> None:
    found = encerra(partida((2900, 2800)), 110, 255)
    assert (found.outcome().score, found.outcome().returns, found.outcome().clause) == ((3010, 3055), B_WINS, "CAN-13.2")


@clause("CAN-13.2", "CAN-S12")
def test_exactly_three_thousand_is_over_it() -> None:
    found = encerra(partida((2900, 2900)), 100, 105)
    assert (found.outcome().returns, found.outcome().clause) == (B_WINS, "CAN-13.2")


@clause("CAN-13.3")
def test_a_tie_is_decided_by_one_more_deal_alone() -> None:
    found = encerra(partida((2900, 2800)), 140, 240)
    assert (found.over(), found.told(TieToBreak)) == (False, [TieToBreak((0, 1), "CAN-13.3")])
    encerra(found, -20, 15)
    assert (found.outcome().returns, found.outcome().clause, found.outcome().score) == (B_WINS, "CAN-13.3", (3020, 3055))


@clause("CAN-13.3")
def test_a_match_may_begin_with_the_deal_that_breaks_a_tie() -> None:
    found = encerra(partida((3040, 3040)), -20, 15)
    assert found.outcome().returns == B_WINS


@clause("CAN-13.3")
def test_a_tie_below_three_thousand_is_none() -> None:
    found = encerra(partida((2900, 2800)), 50, 150)
    assert (found.over(), found.told(TieToBreak), found.shown.tied) == (False, [], ())


@clause("CAN-S12")
def test_a_tie_again_is_played_again() -> None:
    found = encerra(encerra(partida((3040, 3040)), -20, -20), -30, -30)
    assert (found.over(), found.shown.extra, found.shown.score) == (False, 2, (2990, 2990))
    encerra(found, -10, -15)
    assert (found.outcome().returns, found.outcome().score) == (A_WINS, (2980, 2975))


@clause("CAN-S8")
def test_going_out_ends_the_deal_and_not_the_match() -> None:
    found = mesa("4C", a=("3P..9P",), mortos="0 -", score=(1000, 900)).faz("0 descarta 4C")
    assert (found.fim, found.over(), found.shown.phase) == ("batida", False, "shuffle")
    last = mesa("4C", a=("3P..9P",), mortos="0 -", score=(2900, 900)).faz("0 descarta 4C")
    assert (last.fim, last.shown.phase) == ("batida", "over")


@clause("CAN-S29")
def test_after_fifty_deals_the_higher_total_wins() -> None:
    assert not encerra(partida((500, 400), mao=49), 5, 10).over()
    found = encerra(partida((500, 400), mao=50), 5, 10)
    assert (found.outcome().returns, found.outcome().clause, found.outcome().score) == (A_WINS, "CAN-S29", (505, 410))


@clause("CAN-S29")
@pytest.mark.parametrize(
    ("most", "mao", "over"), [("1", 1, True), ("3", 2, False), ("3", 3, True), ("0", 50, False), ("0", 900, False)]
)
def test_the_house_says_after_how_many(most: str, mao: int, over: bool) -> None:
    assert (encerra(partida((500, 400), mao=mao, max_deals=most), 5, 10).over()) == over


@clause("CAN-S29", "CAN-13.3")
def test_equal_totals_after_the_last_deal_are_a_tie() -> None:
    found = encerra(partida((500, 500), mao=50), 10, 10)
    assert (found.over(), found.shown.tied) == (False, (0, 1))
    encerra(found, -5, -10)
    assert found.outcome().returns == A_WINS


@clause("CAN-S29")
def test_ten_tied_deals_make_a_draw() -> None:
    found = partida((3040, 3040))
    for nth in range(1, 10):
        encerra(found, 5 * nth, 5 * nth)
    assert not found.over()
    encerra(found, 10, 10)
    assert (found.outcome().returns, found.outcome().clause) == ((0, 0, 0, 0), "CAN-S29")
    assert found.told(PartidaEnded)[0].side == -1
