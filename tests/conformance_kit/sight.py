"""Checks of what a seat may know: two worlds that differ only in what it cannot see are the same to it.

`w = state.resample(seat, rng)` is such a world. That its view is the same proves little, for an identity resample passes;
so its unseen places must change, it may not depend on more than the view, and the acts of the mão must replay in it.
"""

from random import Random
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Seat, State
from conformance_kit.drive import Moment
from conformance_kit.registry import hooks_of

MOST_SAMPLES: Final = 150


def same_to_seat(moment: Moment, seat: Seat, other: State, probes: list[Action]) -> None:
    """View, menu, lapse, who is waited for and every refusal are the same in the other world."""
    state = moment.state
    assert other.view(seat) == state.view(seat), f"seat {seat} has another view in the other world"
    assert other.legal(seat) == state.legal(seat), f"seat {seat} has another menu in the other world"
    assert other.lapse(seat) == state.lapse(seat), f"seat {seat} has another lapse in the other world"
    assert other.actors() == state.actors(), "others are waited for in the other world"
    for action in probes:
        ours, theirs = state.check(seat, action), other.check(seat, action)
        assert ours == theirs, f"seat {seat} learns something from trying {action}: {ours} here, {theirs} there"


def world_fits(moment: Moment, seat: Seat) -> None:
    """`world` builds a state with this view, from the view alone: any state of the game builds the same one."""
    view = moment.state.view(seat)
    world = moment.state.world(view)
    assert world.view(seat) == view
    assert moment.state.world(view) == world
    assert world.world(view) == world
    if moment.states:
        assert moment.states[0].world(view) == world


def resample_reads_the_view_alone(moment: Moment, seat: Seat, other: State, seed: int) -> None:
    """With equal dice, all worlds that look alike to the seat are resampled alike."""
    alike = other.resample(seat, Random(seed)) == moment.state.resample(seat, Random(seed))
    assert alike, f"resample for seat {seat} reads more than its view"


def seen_places_stay(moment: Moment, seat: Seat, other: State) -> None:
    """What the seat sees lies where it lies in the other world too."""
    assert _seen(other, seat) == _seen(moment.state, seat)


def _seen(state: State, seat: Seat) -> dict[str, Card]:
    return {name: card for name, card, seen in state.board().places(seat) if seen}


def unseen_places_vary(moment: Moment, seat: Seat, rng: Random) -> None:
    """Every place the seat does not see takes more than one card over many samples, unless the facts leave only one."""
    if not hooks_of(moment.game).weighed(moment.state.view(seat)):
        return
    fixed = hooks_of(moment.game).fixed(moment.state.view(seat))
    places = moment.state.board().places(seat)
    found: dict[str, set[Card]] = {name: set() for name, _, seen in places if not seen}
    if len({card for _, card, seen in places if not seen}) == 1:
        fixed |= found.keys()  # equal cards alone are left
    open_to_doubt = {name for name in found if name not in fixed}
    for _ in range(MOST_SAMPLES):
        for name, card, _ in moment.state.resample(seat, rng).board().places(seat):
            if name in found:
                found[name].add(card)
        if all(len(found[name]) > 1 for name in open_to_doubt):
            break
    for name in open_to_doubt:
        assert len(found[name]) > 1, f"to seat {seat} {name} is always {found[name]}"
    for name in found.keys() & fixed:
        assert len(found[name]) <= 1, f"to seat {seat} {name} can only be one card, and was {found[name]}"
