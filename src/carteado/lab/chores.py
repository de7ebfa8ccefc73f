"""What an event waits for, measured: the processor's seconds it takes and how large it is, beside what it may be.

Rule 1: what a task needs is loaded when the task is done: whoever only asks for help does not wait for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Chore:
    """What a task took, and what it may take; the size of each part of what it made, in bytes, where that is asked, too."""

    seconds: float
    most: float
    size: float = 0.0
    largest: float = 0.0


def sumulas() -> Chore:
    """Five hundred súmulas as one file."""
    from carteado.lab import papers

    return papers.printed()


def sumulas_in_halves() -> Chore:
    """The same, two a page."""
    from carteado.lab import papers

    return papers.printed(halves=True)


def swiss() -> Chore:
    """A Swiss round of four hundred entries."""
    from carteado.lab import events

    return events.swiss()


def draw() -> Chore:
    """A draw of groups of sixty-four entries, entities apart."""
    from carteado.lab import events

    return events.drawn()


def tables() -> Chore:
    """All tables of a thousand entries and twenty thousand jogos."""
    from carteado.lab import events

    return events.tables()


def result() -> Chore:
    """One result more in such an event."""
    from carteado.lab import events

    return events.result()


CHORES: Final[Mapping[str, Callable[[], Chore]]] = {
    "500 súmulas": sumulas,
    "500 súmulas, two a page": sumulas_in_halves,
    "Swiss round of 400": swiss,
    "draw of 64": draw,
    "tables of 20,000 jogos": tables,
    "one result more": result,
}
