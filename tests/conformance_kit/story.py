"""A playthrough to be told: where it starts and everything done in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.games.truco.rules.acts import Blind
from carteado.tricks.play import Play
from conformance_kit.drive import Act


@dataclass(frozen=True)
class Story:
    """One playthrough: where it starts, and everything done in it."""

    name: str
    about: str
    position: Mapping[str, Any]
    acts: tuple[Act, ...]
    options: Mapping[str, str] = field(default_factory=dict)


def done(*acts: tuple[Seat, Action]) -> tuple[Act, ...]:
    """These acts, one after another."""
    return acts


def falls(text: str) -> tuple[Act, ...]:
    """Cards of truco as they fall: `2:3P 3:(2C)`, in brackets face down, `2:#1` from a place in the dark."""
    acts: list[Act] = []
    for word in text.split():
        seat, _, card = word.partition(":")
        act: Action = Blind(int(card[1:])) if card[0] == "#" else Play(Card.of(card.strip("()")), card.startswith("("))
        acts.append((int(seat), act))
    return tuple(acts)
