"""The toy keeps the contract of every game: the same checks, over its two games and every option."""

from random import Random

import pytest

from carteado import catalogue
from carteado.game import REFEREE
from conformance_kit import menus, telling, values
from conformance_kit.drive import Moment, a_ruling, moments, onward
from conformance_kit.options import noticed, settings, variants
from conformance_kit.registry import hooks_of
from conformance_kit.suite import menus_hold, sight_holds, telling_holds, values_hold

GAMES = ("brinquedo", "brinquedo-casa")
CASES = [(identity, options, seed) for identity in GAMES for seed, options in enumerate(variants(identity))]
cases = pytest.mark.parametrize(("identity", "options", "seed"), CASES, ids=str)


def _sampled(
    identity: str, options: dict[str, str], seed: int, most: int, rulings: float = 0.03
) -> list[tuple[Moment, Random]]:
    rng = Random(seed)
    every = list(moments(identity, seed, options, rulings))
    return [(moment, rng) for moment in rng.sample(every, min(most, len(every)))]


@cases
def test_a_partida_ends_and_waits_for_somebody_until_then(identity: str, options: dict[str, str], seed: int) -> None:
    last = None
    for moment in moments(identity, seed, options):
        menus.waits_until_over(moment)
        menus.lapses_are_legal(moment)
        if moment.states:
            values.apply_is_advance(moment.states[-1], *moment.acts[-1])
        for event in moment.events[-1] if moment.events else ():
            telling.masks_hide(event, moment.eyes)
        last = moment
    assert last is not None
    assert last.state.outcome is not None
    assert len(last.state.outcome.returns) == len(last.state.outcome.score) == len(last.players)


@cases
def test_menus_values_and_copies(identity: str, options: dict[str, str], seed: int) -> None:
    for moment, rng in _sampled(identity, options, seed, 10):
        menus_hold(moment, rng, hostile=40)
        values_hold(moment)
        values.playouts_end(moment.state, rng.randrange(1000))


@cases
def test_a_seat_cannot_tell_its_world_from_another(identity: str, options: dict[str, str], seed: int) -> None:
    for moment, rng in _sampled(identity, options, seed, 8):
        for seat in moment.eyes:
            telling_holds(moment, seat, sight_holds(moment, seat, rng, hostile=20))


@pytest.mark.parametrize("identity", GAMES)
def test_nor_when_the_referee_is_busy(identity: str) -> None:
    for moment, rng in _sampled(identity, {}, 5, 12, rulings=0.2):
        for seat in moment.eyes:
            telling_holds(moment, seat, sight_holds(moment, seat, rng, hostile=20))


@pytest.mark.parametrize("identity", GAMES)
def test_the_game_goes_on_after_any_two_rulings(identity: str) -> None:
    rng = Random(7)
    for start, _ in _sampled(identity, {}, 3, 20, rulings=0):
        moment = start
        for _ in range(2):
            ruling = a_ruling(moment, rng)
            assert ruling is not None
            moment = moment.after(REFEREE, ruling)
        for later, _ in zip(onward(moment, rng), range(8), strict=False):
            menus.waits_until_over(later)
            menus.menus_are_accepted(later)


@pytest.mark.parametrize("identity", GAMES)
def test_every_act_and_every_event_comes_up(identity: str) -> None:
    every = [moment for seed in range(25) for moment in moments(identity, seed, rulings=0.05)]
    assert {type(act) for moment in every for _, act in moment.acts[-1:]} == set(catalogue.game(identity).actions)
    assert {type(event) for moment in every for event in sum(moment.events[-1:], ())} == set(catalogue.game(identity).events)


READ = [(name, key, value) for name in GAMES for key, value in settings(name) if key not in hooks_of(name).table_options]


@pytest.mark.parametrize(("identity", "key", "value"), READ)
def test_somebody_notices_the_option(identity: str, key: str, value: str) -> None:
    assert noticed(identity, {key: value}, range(200)) is not None
