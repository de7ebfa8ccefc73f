"""Where a case stands, and the small words its expectations share."""

from collections.abc import Callable
from typing import Final

from carteado.family import parts_of
from carteado.game import PUBLIC, Event, Seat, State, View
from carteado.pack import Shuffled
from carteado.records.face import Setting

Words = tuple[str, ...]
Verdict = tuple[str, bool]  # what is found, in the words of a case, and whether it is what was expected
SIDES: Final = "ABCDEFGH"
LONGEST: Final = 7


class Scene:
    """Where a case stands: the state, what the last act brought and what happened since the pack was shuffled."""

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.state = state
        self.events: list[Event] = []
        self.last: tuple[Event, ...] = ()

    def happened(self, state: State, events: tuple[Event, ...]) -> None:
        """An act was done."""
        if any(isinstance(event, Shuffled) for event in events):
            self.events.clear()
        self.state = state
        self.last = events
        self.events += events

    def view(self, seat: Seat = PUBLIC) -> View:
        """What a pair of eyes sees."""
        return self.state.view(seat)


Judge = Callable[[Scene, Words], Verdict]


def numbers(words: Words, count: int, low: int = 0) -> tuple[int, ...]:
    """So many numbers, and nothing else; with a sign only where there are numbers below 0."""
    digits = [word.removeprefix("-") if low < 0 else word for word in words]
    if len(words) != count or not all(word.isascii() and word.isdecimal() and len(word) <= LONGEST for word in digits):
        raise ValueError(words)
    return tuple(int(word) for word in words)


def points(words: Words, count: int, low: int, unit: int) -> tuple[int, ...]:
    """So many numbers of points, and nothing else, in the parts that a game counts."""
    return numbers(words, count, low) if unit == 1 or len(words) != count else tuple([parts_of(word, unit) for word in words])


def facts(view: View, name: str) -> list[object]:
    """What the tables of a view hold under this name: the one that is shown first, then what is known beside it."""
    tables = [getattr(view, table) for table in ("shown", "known") if hasattr(view, table)]
    return [getattr(table, name) for table in tables or [view] if hasattr(table, name)]


def one(words: Words) -> str:
    """A single word."""
    if len(words) != 1:
        raise ValueError(words)
    return words[0]
