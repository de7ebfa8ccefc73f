"""Lives and chips that a referee sets: whether the partida goes on from them, and who deals then."""

import pytest

from carteado.pack import DealerDrawn, PartidaEnded
from games.pife.kit import Mesa, cacheta, partida, pifpaf

clause = pytest.mark.clause
OUT = "5P 5C 5E 7O 8O 9O QE KE AE"
WHY = "contagem refeita"


def lives(found: Mesa, *score: int) -> Mesa:
    """These lives from now on."""
    return found.decide("CAC-S21", score=score, why=WHY)


def chips(found: Mesa, *score: int) -> Mesa:
    """These chips from now on."""
    return found.decide("PIF-S23", score=score, why=WHY)


@clause("CAC-S21", "CAC-S14")
@pytest.mark.parametrize("dealer", [None, 1])
def test_before_the_first_pack_one_with_lives_alone_has_won(dealer: int | None) -> None:
    found = lives(partida(seats=3, dealer=dealer), 0, 9, 0)
    assert found.outcome().returns == (-1, 1, -1)
    assert found.told(PartidaEnded) == [PartidaEnded(1, (0, 9, 0), "played", "CAC-S14")]


@clause("PIF-S23", "PIF-S22")
@pytest.mark.parametrize("dealer", [None, 1])
def test_before_the_first_pack_fewer_than_three_with_chips_do_not_begin(dealer: int | None) -> None:
    found = chips(partida("pifpaf", 4, dealer=dealer, pot=5), 399, 0, 0, 1)
    assert (found.outcome().score, found.at.winners, found.at.pot) == ((402, 0, 0, 3), (0,), 0)


@clause("CAC-S21", "CAC-S16")
def test_a_partida_that_ended_before_its_lot_waits_for_it_again() -> None:
    found = lives(lives(partida(seats=3, dealer=None), 0, 9, 0), 0, 9, 2)
    assert (found.state.outcome, found.fase) == (None, "lot")
    assert found.sorteia(1).told(DealerDrawn)[-1].dealer == 2


@clause("CAC-S21")
def test_a_dealer_to_be_who_is_left_without_lives_does_not_deal() -> None:
    assert lives(partida(seats=3, dealer=1), 5, 0, 5).at.next_dealer == 0


@clause("CAC-S21", "CAC-S2")
def test_lives_set_between_two_deals_do_not_pass_the_deal_on() -> None:
    found = cacheta("", "", OUT, monte="2O").faz("2 compra", "2 bate 2O")
    assert found.at.next_dealer == 2
    assert lives(found, 9, 9, 9).at.next_dealer == 2


@clause("CAC-S21")
def test_after_a_voided_deal_lives_are_set_and_the_same_seat_deals_all_the_same() -> None:
    found = cacheta(seats=3, dealer=1).decide("CAC-S21", sanction="void", why=WHY)
    assert lives(found, 10, 9, 10).at.next_dealer == 1


@clause("CAC-S21", "CAC-S14")
def test_a_deal_that_leaves_one_with_lives_when_it_is_voided_ends_the_partida() -> None:
    found = lives(cacheta(seats=3), 4, 0, 0)
    assert found.state.outcome is None
    found.decide("CAC-S21", sanction="void", why=WHY)
    assert (found.outcome().returns, found.at.winners) == ((1, -1, -1), (0,))


@clause("CAC-S21", "CAC-S12")
def test_a_void_deal_that_the_referee_voids_is_none_of_those_in_a_row() -> None:
    found = partida(seats=2, exhaustion="void", max_void_deals="2")
    for _ in range(2):
        found.da()
        found.gira(found.monte + 1)
    assert (found.at.voids, found.outcome().clause) == (2, "CAC-S12")
    found.decide("CAC-S21", sanction="void", why=WHY)
    assert (found.at.voids, found.state.outcome, found.fase) == (1, None, "shuffle")


@clause("PIF-S23", "PIF-S22")
def test_the_last_deal_voided_is_dealt_again() -> None:
    found = pifpaf(seats=3, aposta=0, max_deals="1").faz("1 abandona", "2 abandona")
    assert found.outcome().score == (102, 99, 99)
    found.decide("PIF-S23", sanction="void", why=WHY)
    assert (found.state.outcome, found.at.score, found.at.next_dealer) == (None, (100, 100, 100), 0)
    assert chips(found, 90, 105, 105).state.outcome is None
    assert found.da().faz("1 abandona", "2 abandona").outcome().score == (92, 104, 104)


@clause("CAC-S21", "CAC-VID-3")
def test_lives_set_before_the_cut_say_who_gets_cards() -> None:
    found = partida(seats=3, cut=True).embaralha()
    lives(found, 10, 0, 10).faz(f"{found.state.actors()[0]} corta 50")
    assert found.contagem == (9, 0, 9)
    alone = lives(partida(seats=3, cut=True).embaralha(), 10, 0, 0)
    assert alone.outcome().returns == (1, -1, -1)


@clause("CAC-S21")
def test_lives_set_before_the_cut_stay_set_where_the_deal_is_voided() -> None:
    found = lives(partida(seats=3, cut=True).embaralha(), 10, 4, 10)
    found.faz(f"{found.state.actors()[0]} corta 50").decide("CAC-S21", sanction="void", why=WHY)
    assert found.at.score == (10, 4, 10)
