"""What a game tells the conformance tests about itself. A game without hooks is tested all the same, only less sharply."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from carteado.cards import Card, shuffled
from carteado.game import REFEREE, Action, Seat, State, View
from carteado.pack import Shuffle


def _from_the_start(rng: Random) -> dict[str, Any]:
    return {}


def _no_further(state: State, rng: Random) -> Iterable[tuple[Seat, Action]]:
    return ()


def _no_rulings(state: State, rng: Random) -> list[Action]:
    return []


def _nothing_fixed(view: View) -> frozenset[str]:
    return frozenset()


def _weighed(view: View) -> bool:
    return True


def _any_order(pack: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    return shuffled(pack, rng)


def _whole_shuffle(state: State, action: Action) -> bool:
    """A shuffle of every card there is; in mid-deal some lie elsewhere."""
    places = state.board().places(REFEREE)
    return isinstance(action, Shuffle) and (not places or len(places) == len(action.cards))


@dataclass(frozen=True)
class Hooks:
    """One game's additions.

    `start` draws a position to start from, `pack` an order of the cards shuffled, `further` acts that lead from the start to
    where something happens; `rulings` names rulings that
    `legal(REFEREE)` only samples; `fixed` the places, as `Board.places` calls them, whose card follows from the view
    although the seat does not see it there; `weighed` whether all worlds of a view are equally likely: where they are not, a
    card may be all but certain, and no number of samples tells;
    `ranges` the acts of players that `legal` only samples; `table_options` the options no rule reads, because they are
    for the table, with a value to try; `numbers` values to try of options that are numbers; `rare` settings that bring acts no
    other does, and seldom: more is played with them; `beside` the settings without which an option means nothing, by its key.
    `begins` tells whether an act of chance begins a mão: one in mid-deal does
    not, and the story of the mão goes on. Where it is `zero_sum`, what some win others lose.
    """

    start: Callable[[Random], dict[str, Any]] = _from_the_start
    pack: Callable[[tuple[Card, ...], Random], tuple[Card, ...]] = _any_order
    further: Callable[[State, Random], Iterable[tuple[Seat, Action]]] = _no_further
    rulings: Callable[[State, Random], list[Action]] = _no_rulings
    fixed: Callable[[View], frozenset[str]] = _nothing_fixed
    weighed: Callable[[View], bool] = _weighed
    ranges: tuple[type[Action], ...] = ()
    table_options: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    begins: Callable[[State, Action], bool] = _whole_shuffle
    rare: tuple[Mapping[str, str], ...] = ()
    beside: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    zero_sum: bool = False
