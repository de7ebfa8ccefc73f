"""Cacheta: what a batida costs, who leaves the partida and who wins it, and leaving a deal for a life."""

import pytest

from carteado.game import CHANCE
from carteado.games.pife.rules.events import Abandoned, DealEnded, Eliminated
from carteado.pack import PartidaEnded, Shuffle
from games.pife.kit import Mesa, cacheta, cartas, partida

clause = pytest.mark.clause
OUT = "5P 5C 5E 7O 8O 9O QE KE AE"  # all nine in melds
TEN = "5P 5C 5E 5O 7O 8O 9O QE KE"  # goes out with ten when the AE comes


def gone_out(seat: int, score: tuple[int, ...] = (), seats: int = 4, ten: bool = False, dealer: int = -1) -> Mesa:
    """This seat, the first to play, goes out with nine cards or with ten."""
    dealer = (seat + 1) % seats if dealer < 0 else dealer
    hands = ["" for _ in range(seats)]
    hands[seat] = TEN if ten else OUT
    found = cacheta(*hands, monte="AE" if ten else "2O", score=score, dealer=dealer)
    return found.faz(f"{seat} compra", f"{seat} bate" if ten else f"{seat} bate 2O")


@clause("CAC-VID-2")
def test_each_of_the_others_loses_a_life() -> None:
    found = gone_out(2)
    assert found.at.score == (9, 9, 10, 9)
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how, ended.changes, ended.clause) == (2, "batida", (-1, -1, 0, -1), "CAC-VID-2")
    assert [len(hand) for hand in ended.hand_cards] == [9, 9, 9, 9]


@clause("CAC-DEZ-1")
def test_ten_cards_cost_two_lives() -> None:
    found = gone_out(1, seats=3, ten=True)
    assert found.at.score == (8, 10, 8)
    (ended,) = found.told(DealEnded)
    assert (ended.how, ended.clause) == ("ten", "CAC-DEZ-1")


@clause("CAC-DEZ-1")
def test_nobody_has_less_than_no_life() -> None:
    assert gone_out(1, (1, 5, 4), 3, ten=True).at.score == (0, 5, 2)


@clause("CAC-DEZ-1", "CAC-DEZ-2")
def test_who_could_show_ten_may_go_out_with_nine() -> None:
    found = cacheta("", TEN, "", monte="AE", dealer=2).faz("1 compra", "1 bate 5O")
    assert found.at.score == (9, 10, 9)


@clause("CAC-VID-3")
def test_without_lives_one_is_out_and_gets_no_more_cards() -> None:
    found = gone_out(2, (1, 4, 7), 3)
    assert (found.at.score, found.told(Eliminated)) == ((0, 3, 7), [Eliminated(0, "CAC-VID-3")])
    found.da()
    assert (found.contagem, found.lugar(0).status) == ((0, 9, 9), "away")
    assert found.state.legal(0) == ()
    assert [found.gira(1).vez for _ in range(3)] == [found.at.dealer, 3 - found.at.dealer, found.at.dealer]


@clause("CAC-VID-3")
def test_the_deal_and_the_cut_skip_who_is_out() -> None:
    out = gone_out(2, (4, 1, 7, 5), 4, dealer=3)
    assert (out.at.score, out.at.next_dealer) == ((3, 0, 7, 4), 2)
    assert out.da().at.dealer == 2
    assert gone_out(1, (9, 9, 1), 3, dealer=2).at.next_dealer == 1
    next_out = cacheta("", "", "", OUT, monte="2O", score=(5, 5, 5, 5)).faz("3 compra", "3 bate 2O")
    assert next_out.at.next_dealer == 3
    skipped = gone_out(3, (5, 5, 5, 5), 4, dealer=0)
    skipped.decide("CAC-S21", score=(5, 5, 5, 0), why="saiu da mesa")
    assert skipped.at.next_dealer == 2


@clause("CAC-VID-3")
def test_a_dealer_who_is_out_passes_the_deal_on() -> None:
    found = gone_out(2, (1, 5, 5), 3, dealer=0)
    assert (found.at.dealer, found.at.score, found.at.next_dealer) == (0, (0, 4, 5), 2)


@clause("CAC-S14")
def test_the_last_with_lives_wins() -> None:
    found = gone_out(1, (0, 3, 1), 3, dealer=2)
    assert (found.outcome().returns, found.outcome().score) == ((-1, 1, -1), (0, 3, 0))
    assert found.told(PartidaEnded) == [PartidaEnded(1, (0, 3, 0), "played", "CAC-S14")]
    assert found.nega("1 compra") == "partida-over CAC-S14"


@clause("CAC-S14")
def test_all_others_at_once_leave_who_went_out() -> None:
    found = gone_out(3, (1, 2, 1, 1), 4, ten=True)
    assert found.told(Eliminated) == [Eliminated(seat, "CAC-VID-3") for seat in (0, 1, 2)]
    assert found.outcome().returns == (-1, -1, -1, 1)


@clause("CAC-S14", "CAC-S9")
def test_who_goes_out_and_owes_the_last_life_wins_where_all_are_gone() -> None:
    found = cacheta("", OUT, monte="2O", score=(1, 1), wrong_batida="lose_life").faz("1 compra", "1 bate 5P")
    assert (found.at.score, found.lugar(1).owes) == ((1, 1), 1)
    found.faz("1 bate 2O")
    assert (found.at.score, found.outcome().returns) == ((0, 0), (-1, 1))


@clause("CAC-S15")
def test_there_is_no_leaving_unless_the_house_allows_it() -> None:
    assert cacheta().nega("1 abandona") == "no-leaving CAC-S15"
    assert cacheta(fold="true").nega("1 abandona") == ""
    assert cacheta(fold="true").nega("0 abandona") == "not-your-turn CAC-TURN-1"


@clause("CAC-S15")
def test_who_leaves_loses_one_life_at_once_and_no_more() -> None:
    found = cacheta("", TEN, "", monte="AE", fold="true").faz("2 abandona")
    assert (found.at.score, found.vez, found.lugar(2).status) == ((10, 10, 9), 1, "abandoned")
    assert found.told(Abandoned) == [Abandoned(2, 1, "CAC-S15")]
    found.faz("1 compra", "1 bate")
    assert found.at.score == (8, 10, 9)
    (ended,) = found.told(DealEnded)
    assert (ended.changes, ended.hand_cards[2]) == ((-2, 0, -1), ())


@clause("CAC-S15")
def test_only_before_ones_first_draw_of_the_deal() -> None:
    found = cacheta(seats=3, fold="true").faz("2 compra")
    assert found.nega("2 abandona") == "drawn-already CAC-S15"
    found = cacheta(seats=3, fold="true").gira(3)
    assert found.nega("2 abandona") == "drawn-already CAC-S15"
    later = cacheta(seats=3, fold="true").gira(2)
    assert later.faz("0 abandona").at.score == (9, 10, 10)
    assert [later.vez, later.gira(1).vez, later.gira(1).vez] == [2, 1, 2]


@clause("CAC-S15")
def test_the_last_one_in_wins_the_deal_at_no_cost_to_the_others() -> None:
    found = cacheta(seats=3, fold="true").faz("2 abandona", "1 abandona")
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how, ended.score, ended.clause) == (0, "alone", (10, 9, 9), "CAC-S15")
    assert ended.hand_cards == ((), (), ())


@clause("CAC-S15", "CAC-S12")
def test_the_life_of_who_left_stays_lost_in_a_void_deal() -> None:
    found = cacheta(seats=3, fold="true", exhaustion="void").faz("2 abandona")
    found.gira(found.monte + 1)
    assert (found.at.ended, found.at.score) == ("exhausted", (10, 10, 9))


@clause("CAC-S15", "CAC-VID-3")
def test_the_last_life_may_be_spent_so() -> None:
    found = cacheta(score=(3, 3, 1), fold="true").faz("2 abandona")
    assert found.at.score == (3, 3, 0)
    found.faz("1 abandona")
    assert (found.told(Eliminated), found.at.next_dealer) == ([Eliminated(2, "CAC-VID-3")], 1)
    last = cacheta(score=(3, 1), fold="true").faz("1 abandona")
    assert last.outcome().returns == (1, -1)


@clause("CAC-S15", "CAC-S9")
def test_who_is_left_alone_pays_for_a_false_batida() -> None:
    found = cacheta("", "", OUT, monte="2O", fold="true", wrong_batida="lose_life")
    found.faz("2 compra", "2 bate 5P", "2 descarta 2O", "1 abandona", "0 abandona")
    assert (found.at.ended, found.at.score) == ("alone", (9, 9, 9))


@clause("CAC-S15")
def test_a_hand_left_lies_dead_and_is_not_shuffled_again() -> None:
    found = cacheta("", "", "AP AP 4C 4C 7E 7E 10O 10O KP", fold="true").faz("2 abandona")
    found.gira(found.monte).faz(f"{found.vez} compra")
    (asked,) = found.state.legal(CHANCE)
    assert isinstance(asked, Shuffle)
    assert len(asked.cards) == 104 - 27 - 1 - 1
    assert {*cartas("AP 4C 7E 10O")}.isdisjoint(asked.cards)


@clause("CAC-VID-1")
def test_a_partida_may_start_from_any_lives() -> None:
    assert partida(seats=3, score=(0, 4, 9), dealer=1).at.score == (0, 4, 9)
