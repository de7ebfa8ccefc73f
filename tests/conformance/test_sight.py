"""Over every game: two worlds that differ only in what a seat cannot see are the same to that seat."""

from conformance_kit.cases import Case, cases
from conformance_kit.suite import sight_holds


@cases(seeds=2)
def test_a_seat_cannot_tell_its_world_from_another(case: Case) -> None:
    for moment, rng in case.sampled(0.25):
        for seat in moment.eyes:
            sight_holds(moment, seat, rng)


@cases(seeds=1)
def test_nor_can_it_when_the_referee_is_busy(case: Case) -> None:
    for moment, rng in case.sampled(0.25, rulings=0.2):
        for seat in moment.eyes:
            sight_holds(moment, seat, rng)
