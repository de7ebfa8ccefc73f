"""Where a case stands, and the small words its expectations share."""

from typing import Final

from carteado.game import PUBLIC, Event, Seat, State
from carteado.pack import Shuffled
from carteado.records.mesas import AnyMesa, AnyView, view_of

NOTHING: Final = "nada"

Words = tuple[str, ...]
Verdict = tuple[str, bool]  # what is found, in the words of a case, and whether it is what was expected


class Scene:
    """Where a case stands: the state, what the last act brought and what happened since the pack was shuffled."""

    def __init__(self, state: State) -> None:
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

    def view(self, seat: Seat) -> AnyView:
        """What a pair of eyes sees."""
        return view_of(self.state, seat)

    def mesa(self) -> AnyMesa:
        """The table as all know it."""
        return self.view(PUBLIC).known


def numbers(words: Words, count: int) -> tuple[int, ...]:
    """So many numbers, and nothing else."""
    if len(words) != count or not all(word.isascii() and word.isdecimal() and len(word) < 5 for word in words):
        raise ValueError(words)
    return tuple(int(word) for word in words)


def one(words: Words) -> str:
    """A single word."""
    if len(words) != 1:
        raise ValueError(words)
    return words[0]
