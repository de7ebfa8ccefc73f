"""Over every game: what is offered may be done, everything else is refused with a reason, and a partida ends."""

from itertools import islice
from random import Random

import pytest

from carteado.catalogue import GAMES, game
from carteado.game import REFEREE
from conformance_kit import menus, values
from conformance_kit.build import tries
from conformance_kit.cases import Case, cases, long_run, many
from conformance_kit.drive import a_ruling, moments, onward
from conformance_kit.hostile import offered
from conformance_kit.suite import menus_hold

STARTS = tries(24, 96)
MOST = 30_000


@pytest.mark.parametrize("identity", GAMES)
def test_a_partida_ends_and_nobody_is_waited_for_then(identity: str) -> None:
    last = long_run(identity).last
    values.outcome_fits(last, last.state.outcome)
    assert last.state.actors() == ()


@cases(share=2)
def test_somebody_is_waited_for_until_the_partida_is_over(case: Case) -> None:
    for moment, _ in case.moments():
        menus.waits_until_over(moment)
        menus.lapses_are_legal(moment)


@cases()
def test_menus_are_accepted_and_all_else_is_refused(case: Case) -> None:
    for moment, rng in case.moments():
        menus_hold(moment, rng)


@pytest.mark.parametrize("identity", GAMES)
def test_the_game_goes_on_after_any_two_rulings(identity: str) -> None:
    rng = Random(7)
    for start in rng.sample(long_run(identity).positions, STARTS):
        moment = start
        for _ in range(2):
            ruling = a_ruling(moment, rng)
            assert ruling is not None
            moment = moment.after(REFEREE, ruling)
        for later in islice(onward(moment, rng), 8):
            menus.waits_until_over(later)
            menus.menus_are_accepted(later)
            menus.lapses_are_legal(later)


@pytest.mark.parametrize("identity", GAMES)
def test_the_driver_meets_every_act_and_every_event(identity: str) -> None:
    """Otherwise the tests of this folder would say nothing about some of them."""
    assert not {kind for kind, acts in offered(identity).items() if not acts}
    unheard = set(game(identity).events)
    for moment in many(identity, MOST):
        unheard -= {type(event) for event in (moment.events[-1] if moment.events else ())}
        if not unheard:
            return
    assert not unheard


@pytest.mark.parametrize("identity", GAMES)
def test_the_referee_only_samples_and_check_knows_more(identity: str) -> None:
    """Rulings that no menu lists are accepted: `legal` of the referee is a sample."""
    assert any(
        moment.states and moment.acts[-1][0] == REFEREE and moment.acts[-1][1] not in moment.states[-1].legal(REFEREE)
        for seed in range(5)
        for moment in islice(moments(identity, seed, rulings=0.3), 1000)
    )
