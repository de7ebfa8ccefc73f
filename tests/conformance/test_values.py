"""Over every game: cards are conserved, values survive round trips, boards in place agree with states."""

from conformance_kit import values
from conformance_kit.cases import Case, cases
from conformance_kit.suite import values_hold


@cases()
def test_cards_values_and_copies(case: Case) -> None:
    for moment, _ in case.moments():
        values_hold(moment)


@cases(share=2)
def test_in_place_and_not_every_act_brings_the_same(case: Case) -> None:
    for moment, _ in case.moments():
        if moment.states:
            values.apply_is_advance(moment.states[-1], *moment.acts[-1])


@cases(share=0.25)
def test_a_playout_ends_the_partida_on_its_own_board(case: Case) -> None:
    for moment, rng in case.moments():
        values.outcome_fits(moment, values.playouts_end(moment.state, rng.randrange(1000)))
