"""Acts that are well typed and mostly wrong: cards not held, odd numbers, other seats' answers, yesterday's answers.

They are made from acts that real partidas offered, under every option, by changing one field at a time.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from carteado import catalogue
from carteado.cards import CARDS, Card
from carteado.game import CHANCE, REFEREE, Action, Seat
from conformance_kit.cases import many
from conformance_kit.drive import Moment, remade

MOMENTS: Final = 3000
KEPT: Final = 40
NUMBERS: Final = (-1, 0, 1, 2, 3, 6, 13, 40, 99)
WORDS: Final = ("", "nada", "b", "stands")
STRANGERS: Final = (Card.of("8C"), Card.of("JK"), Card.of("12B"))


@cache
def offered(identity: str) -> dict[type[Action], tuple[Action, ...]]:
    """Acts of every kind that partidas under every option offered somebody."""
    found: dict[type[Action], dict[Action, None]] = {kind: {} for kind in catalogue.game(identity).actions}
    for moment in many(identity, MOMENTS):
        for seat in (*moment.players, REFEREE, CHANCE):
            for action in moment.state.legal(seat):
                if len(kept := found[type(action)]) < KEPT:
                    kept[action] = None
        for _, action in moment.acts[-1:]:
            if len(kept := found[type(action)]) < 2 * KEPT:
                kept[action] = None
    return {kind: tuple(acts) for kind, acts in found.items()}


@cache
def corpus(identity: str) -> tuple[Action, ...]:
    """All those acts, and each with every field changed in turn."""
    acts: dict[Action, None] = {}
    for kept in offered(identity).values():
        for action in kept:
            acts[action] = None
            acts.update(dict.fromkeys(mutants(action)))
    return tuple(acts)


def mutants(action: Action) -> Iterator[Action]:
    """The act with one field changed, well typed still."""
    fields = action.fields()
    for at, value in enumerate(fields):
        for other in _others(value):
            yield remade(action, (*fields[:at], other, *fields[at + 1 :]))


def _others(value: object) -> tuple[object, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (*NUMBERS, value + 1, value - 1)
    if isinstance(value, str):
        return WORDS
    if isinstance(value, Card):
        return (CARDS[(value.index + 1) % len(CARDS)], CARDS[(value.index + 13) % len(CARDS)], *STRANGERS)
    if isinstance(value, tuple):
        return ((), value[:-1], value[::-1], value + value[:1], value[1:])
    return ()


def probes(moment: Moment, seat: Seat, rng: Random, count: int) -> list[Action]:
    """Acts to try on a seat now: some of the corpus, everybody's menu, changed acts of one's own, and what was done before."""
    acts = rng.sample(corpus(moment.game), min(count, len(corpus(moment.game))))
    for other in moment.players:
        menu = moment.state.legal(other)
        acts += rng.sample(menu, min(6, len(menu)))
    menu = moment.state.legal(seat)
    for action in rng.sample(menu, min(4, len(menu))):
        acts += list(mutants(action))
    return acts + [action for _, action in moment.acts[-6:]]
