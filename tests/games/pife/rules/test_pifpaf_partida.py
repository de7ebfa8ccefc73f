"""Pif-paf: who sits out, when the game ends and who has won, the referee, the clock."""

from typing import Any

import pytest

from carteado.game import REFEREE
from carteado.games.pife.rules.events import Anted, PotShared
from carteado.pack import PartidaEnded, Ruled
from carteado.regulations import regulation
from games.pife.kit import Mesa, partida, pifpaf

clause = pytest.mark.clause
OUT = "4P 4C 4O 6E 7E 8E JC QC KC"
FALSE = "4P 4C 4P 6E 7E 8E JC QC KC"
WHY = "ficha caída da mesa"


def alone(found: Mesa) -> Mesa:
    """Everybody abandons until one is left, who takes the pot."""
    while found.fase == "betting":
        found.faz(f"{found.vez} abandona")
    return found


def void(**options: Any) -> Mesa:
    """A deal that ends without anybody going out, everybody having bet five."""
    found = pifpaf(aposta=5, exhaustion="void", **options)
    return found.gira(found.monte + 1)


@clause("PIF-S22")
def test_who_has_no_chip_sits_out() -> None:
    found = partida("pifpaf", 4, score=(50, 0, 20, 30)).da()
    assert (found.contagem, found.at.pot, found.at.score) == ((9, 0, 9, 9), 3, (49, 0, 19, 29))
    assert found.told(Anted) == [Anted((2, 3, 0), (1,), 3, "PIF-APO-3")]
    assert (found.vez, found.lugar(1).status, found.state.legal(1)) == (2, "away", ())
    assert alone(found).at.next_dealer == 2


@clause("PIF-S22", "PIF-DIST-3")
def test_who_sits_out_neither_deals_nor_cuts() -> None:
    found = partida("pifpaf", 4, score=(50, 20, 30, 0), cut=True).embaralha()
    assert found.state.actors() == (2,)
    assert alone(found.faz("2 corta 5")).at.next_dealer == 1


@clause("PIF-S22", "PIF-APO-3")
def test_one_chip_is_enough_for_the_pingo() -> None:
    found = partida("pifpaf", 3, score=(1, 10, 10)).da()
    assert (found.contagem, found.at.score) == ((9, 9, 9), (0, 9, 9))


@clause("PIF-S22")
def test_with_fewer_than_three_who_can_pay_the_game_ends() -> None:
    found = pifpaf("", OUT, "", monte="2O", score=(11, 50, 60)).faz("1 compra", "1 bate 2O")
    assert (found.outcome().score, found.outcome().returns) == ((0, 72, 49), (-100, -28, -51))
    assert found.told(PartidaEnded) == [PartidaEnded(1, (0, 72, 49), "played", "PIF-S22")]
    four = pifpaf("", OUT, "", "", monte="2O", score=(11, 50, 60, 60)).faz("1 compra", "1 bate 2O")
    assert (four.state.outcome, four.at.score) == (None, (0, 83, 49, 49))


@clause("PIF-S22")
def test_after_fifty_deals_or_as_many_as_agreed() -> None:
    found = partida("pifpaf", 3, mao=50).da()
    assert alone(found).outcome().returns == (2, -1, -1)
    assert alone(partida("pifpaf", 3, mao=49).da()).state.outcome is None
    short = alone(alone(partida("pifpaf", 3, max_deals="2").da()).da())
    assert short.outcome().score == (101, 101, 98)
    assert alone(partida("pifpaf", 3, mao=500, max_deals="0").da()).state.outcome is None


@clause("PIF-S22")
def test_most_chips_win_and_equal_ones_share() -> None:
    found = alone(alone(partida("pifpaf", 3, max_deals="2").da()).da())
    assert (found.at.winners, found.told(PartidaEnded)[0].side) == ((0, 1), -1)
    one = alone(partida("pifpaf", 3, max_deals="1").da())
    assert (one.at.winners, one.told(PartidaEnded)[0].side) == ((0,), 0)


@clause("PIF-S22")
def test_a_pot_left_is_shared_and_odd_chips_go_from_the_dealers_left() -> None:
    found = void(seats=4, max_deals="1", pot=2, dealer=1)
    assert found.told(PotShared) == [PotShared((1, 1, 2, 2), "PIF-S22")]
    assert (found.outcome().score, found.at.pot) == ((100, 100, 101, 101), 0)


@clause("PIF-S22")
def test_only_who_still_has_chips_shares_or_all_if_nobody_has() -> None:
    found = void(score=(0, 40, 50, 60), dealer=3, max_deals="1", pot=2)
    assert found.told(PotShared) == [PotShared((0, 2, 2, 1), "PIF-S22")]
    last = pifpaf(score=(1, 1, 1), aposta=0, open_check="true", exhaustion="void", pot=1)
    last.faz("1 acompanha", "2 acompanha", "0 acompanha")
    last.gira(last.monte + 1)
    assert last.told(PotShared) == [PotShared((1, 2, 1), "PIF-S22")]
    assert last.outcome().score == (1, 2, 1)


@clause("PIF-S22", "PIF-S15")
def test_a_void_deal_may_leave_fewer_than_three_with_chips() -> None:
    found = pifpaf(score=(1, 40, 50), aposta=0, open_check="true", exhaustion="void")
    found.faz("1 acompanha", "2 acompanha", "0 acompanha")
    found.gira(found.monte + 1)
    assert (found.told(PotShared), found.outcome().score) == ([PotShared((0, 2, 1), "PIF-S22")], (0, 41, 50))


@clause("PIF-S23")
def test_the_referee_moves_chips_with_a_reason_and_none_are_made() -> None:
    for found in (partida("pifpaf", 3), pifpaf(seats=3), pifpaf(seats=3).faz("1 compra")):
        score = found.at.score
        moved = (score[0] - 5, score[1] + 5, score[2])
        found.decide("PIF-S23", score=moved, why=WHY)
        assert (found.at.score, found.told(Ruled)[-1]) == (moved, Ruled("PIF-S23", None, "score", "", WHY, moved))
        more = (moved[0] + 1, *moved[1:])
        assert found.rules_out(score=more, why=WHY) == "chips-not-conserved PIF-S23"
        assert found.rules_out(score=score) == "ruling-without-reason PIF-S23"
        assert found.rules_out(score=score[:2], why=WHY) == "ruling-score PIF-S23"
        assert found.rules_out(why=WHY) == "ruling-score-or-void PIF-S23"


@clause("PIF-S23")
def test_the_referee_makes_a_deal_void_and_every_chip_goes_back() -> None:
    found = pifpaf("", OUT, "", monte="2O", pot=7).faz("1 compra", "1 bate 2O")
    found.decide("PIF-S23", sanction="void", why=WHY)
    assert (found.at.score, found.at.pot, found.at.next_dealer, found.fase) == ((100, 100, 100), 7, 0, "shuffle")
    assert partida("pifpaf", 3).rules_out(sanction="void", why=WHY) == "no-deal-now PIF-S23"


@clause("PIF-ERR-2", "PIF-S16")
def test_where_mistakes_are_no_moves_the_referee_bars() -> None:
    found = pifpaf("", FALSE, "", "", monte="5P", incidents="off").decide("PIF-ERR-2", offender=2)
    assert (found.lugar(2).barred, found.lugar(2).stock_only) == (True, False)
    found.faz("1 compra", "1 descarta 5P")
    assert found.state.actors() == (3, 0)
    assert found.told(Ruled) == [Ruled("PIF-ERR-2", 2, "barred", "", "")]


@clause("PIF-REB-1", "PIF-ERR-3", "PIF-S16")
def test_where_mistakes_are_no_moves_the_referee_punishes_rebates_and_thrown_cards() -> None:
    found = pifpaf(seats=4, incidents="off").decide("PIF-REB-1", offender=3).decide("PIF-ERR-3", offender=1)
    assert (found.lugar(3).stock_only, found.lugar(1).status, found.vez) == (True, "threw", 2)
    last = found.decide("PIF-ERR-3", offender=0).decide("PIF-ERR-3", offender=3)
    assert (last.at.ended, last.at.score) == ("alone", (89, 89, 133, 89))
    playing = pifpaf(seats=4, incidents="off").faz("1 compra")
    assert [ruling.offender for ruling in playing.state.legal(REFEREE) if ruling.clause == "PIF-ERR-3"] == [0, 2, 3]  # type: ignore[attr-defined]


@clause("PIF-S24")
def test_there_is_no_clock_but_a_house_may_set_one() -> None:
    clock = regulation("pifpaf").option("clock")
    assert (clock.default, clock.scope) == ("off", "table")
    found = pifpaf(seats=4, aposta=0, clock="30")
    assert found.rules["clock"] == "30"
    for _ in range(2):
        late = found.state.lapse(found.vez)
        assert late is not None
        found.do(found.vez, late)
    assert [found.lugar(seat).status for seat in (1, 2, 3)] == ["abandoned", "abandoned", "in"]
    staying = pifpaf(seats=3, aposta=0, open_check="true")
    late = staying.state.lapse(1)
    assert late is not None
    assert staying.do(1, late).lugar(1).status == "in"
