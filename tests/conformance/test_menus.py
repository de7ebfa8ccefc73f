"""Over every game: what is offered may be done, everything else is refused with a reason, and a partida ends."""

from random import Random

import pytest

from carteado.catalogue import GAMES, game
from carteado.game import REFEREE
from conformance_kit import menus
from conformance_kit.cases import Case, cases, every_case, rare_cases
from conformance_kit.drive import a_ruling, moments, onward
from conformance_kit.hostile import offered
from conformance_kit.suite import menus_hold


@cases(seeds=3)
def test_a_partida_ends_and_waits_for_somebody_until_then(case: Case) -> None:
    last = None
    for moment in case.moments():
        menus.waits_until_over(moment)
        menus.lapses_are_legal(moment)
        last = moment
    assert last is not None
    assert last.state.outcome is not None
    assert len(last.state.outcome.returns) == len(last.players)
    assert sum(last.state.outcome.returns) == 0


@cases(seeds=2)
def test_menus_are_accepted_and_all_else_is_refused(case: Case) -> None:
    for moment, rng in case.sampled(0.3):
        menus_hold(moment, rng)


@pytest.mark.parametrize("identity", GAMES)
def test_the_game_goes_on_after_any_two_rulings(identity: str) -> None:
    rng = Random(7)
    for start in [start for seed in range(12) for start in moments(identity, seed, rulings=0)]:
        moment = start
        for _ in range(2):
            ruling = a_ruling(moment, rng)
            assert ruling is not None
            moment = moment.after(REFEREE, ruling)
        for later, _ in zip(onward(moment, rng), range(8), strict=False):
            menus.waits_until_over(later)
            menus.menus_are_accepted(later)
            menus.lapses_are_legal(later)


@pytest.mark.parametrize("identity", GAMES)
def test_the_driver_meets_every_act_and_every_event(identity: str) -> None:
    """Otherwise the tests of this folder would say nothing about some of them."""
    assert not {kind for kind, acts in offered(identity).items() if not acts}
    heard = {
        type(event)
        for case in [*every_case(seeds=6), *rare_cases(identity)]
        if case.game == identity
        for moment in case.moments(rulings=0.1)
        for event in (moment.events[-1] if moment.events else ())
    }
    assert set(game(identity).events) <= heard


@pytest.mark.parametrize("identity", GAMES)
def test_the_referee_only_samples_and_check_knows_more(identity: str) -> None:
    """Rulings that no menu lists are accepted: `legal` of the referee is a sample."""
    unlisted = [
        moment
        for seed in range(5)
        for moment in moments(identity, seed, rulings=0.3)
        if moment.states and moment.acts[-1][0] == REFEREE and moment.acts[-1][1] not in moment.states[-1].legal(REFEREE)
    ]
    assert unlisted
