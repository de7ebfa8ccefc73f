"""A playthrough to be told: where it starts and everything done in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from carteado.game import Action, Seat

Act = tuple[Seat, Action]


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
