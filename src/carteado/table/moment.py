"""A table at one moment: what the listeners' updates are made of, and what is proposed to a side.

Rule 1: a moment keeps what was true right after its entry: who is told of it later is told of nothing that came after.
"""

from dataclasses import dataclass
from typing import Any

from carteado.game import Action, Event, Seat, State
from carteado.lessons import Step
from carteado.table import entries as log
from carteado.table import messages
from carteado.wire import encode


@dataclass(frozen=True)
class Proposal:
    """What a seat wants its side to do, and which partners go along so far."""

    seat: Seat
    action: Action
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Made:
    """What a person did, in which version, and the state in which they did it."""

    version: int
    state: State
    action: Action


@dataclass(slots=True)
class Moment:
    """The table right after one entry: everything that the listeners' updates are made of.

    Of `story`, the events of this partida, the first `told` have happened; `about` is absent where it has not changed.
    """

    version: int
    at: int
    entry: log.AnyEntry | None
    state: State | None
    events: tuple[Event, ...]
    story: list[tuple[Event, ...]]
    told: int
    about: messages.About | None
    prompt: messages.Prompt | None
    proposals: tuple[Proposal, ...]
    spoken: tuple[log.Spoke, ...]
    said: tuple[Step, ...]  # what a lesson says to the learner
    joined: dict[Seat, int]  # by role, with which act of the story somebody came to it in the middle of a partida
    _open: list[Any] | None = None

    def open_events(self) -> list[Any]:
        """The events as JSON, made once: without a secret they are the same for everybody. For the others there is nothing."""
        if self._open is None:
            self._open = [None if event.secret_cards else encode(event) for event in self.events]
        return self._open
