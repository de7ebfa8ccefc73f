"""Over every game: masks hide, seats are told what they may know, and a mão sounds alike in all worlds that look alike."""

from carteado.game import REFEREE
from conformance_kit import telling
from conformance_kit.cases import BUSY, Case, cases
from conformance_kit.suite import telling_holds


@cases(share=2)
def test_masks_take_the_secret_and_nothing_else(case: Case) -> None:
    for moment, _ in case.moments():
        for event in moment.events[-1] if moment.events else ():
            telling.masks_hide(event, moment.eyes)


@cases()
def test_a_seat_was_told_of_the_cards_it_knows_and_no_others(case: Case) -> None:
    for moment, _ in case.moments():
        for seat in moment.eyes:
            telling.told_is_known(moment, seat)


@cases()
def test_the_mao_sounds_the_same_in_another_world(case: Case) -> None:
    for moment, rng in case.moments():
        for seat in moment.eyes:
            telling_holds(moment, seat, moment.state.resample(seat, rng))


@cases(share=0.5)
def test_so_it_does_when_the_referee_is_busy(case: Case) -> None:
    for moment, rng in case.moments(BUSY):
        for seat in moment.eyes:
            telling_holds(moment, seat, moment.state.resample(seat, rng))


@cases(share=0.5)
def test_clearing_the_table_tells_nothing(case: Case) -> None:
    for moment, rng in case.moments():
        for ruling in moment.state.legal(REFEREE):
            if moment.state.board().places(REFEREE) and not moment.state.apply(REFEREE, ruling).state.board().places(REFEREE):
                telling.clearing_is_blind(moment, rng.choice(moment.eyes), (REFEREE, ruling), rng)
