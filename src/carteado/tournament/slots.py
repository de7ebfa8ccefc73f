"""Where a side of a jogo comes from, as it is written in a competition table.

`#5` is an entry by its number, `2A` the second of group A, `v(q1)` and `p(q1)` the winner and the loser of a jogo; any other
name is a slot of its own: the n-th best of some places, across groups.
"""

import re
from dataclasses import dataclass
from typing import Final

_ENTRY: Final = re.compile(r"#([1-9][0-9]{0,4})")
_PLACE: Final = re.compile(r"([1-9][0-9]{0,3})([^\W\d_][\w.'-]*)")
_FEEDER: Final = re.compile(r"([vp])\(([\w.'-]+)\)")
_NAME: Final = re.compile(r"[^\W\d_][\w.'-]*")
LONGEST: Final = 40


class BadSlot(ValueError):
    """A text that names no slot; it says what it was."""


@dataclass(frozen=True, slots=True)
class ThisEntry:
    """An entry, known from the start."""

    entry: int


@dataclass(frozen=True, slots=True)
class PlaceOf:
    """A place in a group."""

    place: int
    group: str


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """Whoever wins a jogo."""

    jogo: str


@dataclass(frozen=True, slots=True)
class LoserOf:
    """Whoever loses a jogo."""

    jogo: str


@dataclass(frozen=True, slots=True)
class NamedSlot:
    """A slot that has a name of its own."""

    name: str


Slot = ThisEntry | PlaceOf | WinnerOf | LoserOf | NamedSlot


def slot(text: str) -> Slot:
    """The slot written so; `BadSlot` where there is none."""
    if len(text) > LONGEST:
        raise BadSlot(text[:LONGEST])
    if found := _ENTRY.fullmatch(text):
        return ThisEntry(int(found[1]))
    if found := _PLACE.fullmatch(text):
        return PlaceOf(int(found[1]), found[2])
    if found := _FEEDER.fullmatch(text):
        return WinnerOf(found[2]) if found[1] == "v" else LoserOf(found[2])
    if _NAME.fullmatch(text):
        return NamedSlot(text)
    raise BadSlot(text)


def entry_slot(number: int) -> str:
    """The slot of an entry, as it is written."""
    return f"#{number}"
