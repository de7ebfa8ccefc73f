"""Over every game: two worlds that differ only in what a seat cannot see are the same to that seat."""

from conformance_kit.cases import BUSY, Case, cases
from conformance_kit.suite import sight_holds


@cases()
def test_a_seat_cannot_tell_its_world_from_another(case: Case) -> None:
    for moment, rng in case.moments():
        for seat in moment.eyes:
            sight_holds(moment, seat, rng)


@cases(share=0.5)
def test_nor_can_it_when_the_referee_is_busy(case: Case) -> None:
    for moment, rng in case.moments(BUSY):
        for seat in moment.eyes:
            sight_holds(moment, seat, rng)
