"""What a family that has counted can tell a player: the value of each choice, and what to learn from a record.

Rule 1: a value is made from a view and its menu alone, so advice may be shown to whoever has that view.
Rule 2: most families have nothing to tell; then there are no values and no remarks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from carteado import catalogue
from carteado.game import Action, Seat, View
from carteado.records import Record
from carteado.words.language import Language


@dataclass(frozen=True)
class Valued:
    """A choice and what it is worth to who makes it, in the unit of its family."""

    action: Action
    value: float


@dataclass(frozen=True)
class Remark:
    """Something worth learning from a record: at which line, for which seat, in words, and by which clause if any."""

    line: int
    seat: Seat
    text: str
    clause: str = ""


def no_remarks(_words: Language, _record: Record) -> Sequence[Remark]:
    """Nothing is told of a record."""
    return ()


@dataclass(frozen=True)
class Advice:
    """What a family brings to advise its players, its `advice` face: values of choices, their unit, the report of a record."""

    values: Callable[[View, Sequence[Action], Random], Sequence[Valued]]
    unit: Callable[[Language], str]
    report: Callable[[Language, Record], Sequence[Remark]] = no_remarks


def advice_for(game: str) -> Advice | None:
    """The advice of this game, where its family has any."""
    found: Advice | None = catalogue.face(game, "advice")
    return found


def valued(game: str, view: View, menu: Sequence[Action], rng: Random) -> tuple[Valued, ...]:
    """Every choice with its value, the best first; nothing where the game has no advice."""
    found = advice_for(game)
    return () if found is None else tuple(sorted(found.values(view, menu, rng), key=lambda each: -each.value))


def report(words: Language, record: Record) -> tuple[Remark, ...]:
    """What is to be learnt from a record, in its order."""
    found = advice_for(record.regulation)
    return () if found is None else tuple(sorted(found.report(words, record), key=lambda remark: remark.line))
