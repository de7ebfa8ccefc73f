"""What changes at the desk though nobody writes: who is late, whose time runs out, what waits for the other side.

Rule 1: nothing of this is in the log. It is read off the clock and off the scoreboards whenever the desk looks.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from carteado.server.events.log import Events
from carteado.tournament.progress import left, overdue
from carteado.tournament.state import State

WARNED: Final = 15  # minutes before the end of its time a jogo is shown to the desk


@dataclass(frozen=True)
class Moving:
    """Minutes by jogo, and the jogos whose scoreboard holds a claim that nobody has answered."""

    late: Mapping[str, int] = field(default_factory=dict[str, int])
    left: Mapping[str, int] = field(default_factory=dict[str, int])
    waiting: frozenset[str] = frozenset()
    unsaved: str = ""

    @property
    def tag(self) -> str:
        """The same for what looks the same."""
        told = (sorted(self.late.items()), sorted(self.left.items()), sorted(self.waiting), self.unsaved)
        return format(crc32(repr(told).encode()), "x")


def moving(events: Events, state: State, now: int) -> Moving:
    """As it is now. Somebody called is late once a whole minute has passed since the tolerance."""
    late, short, waiting = dict[str, int](), dict[str, int](), set[str]()
    for jogo in state.jogos.values():
        if jogo.decided:
            continue
        minutes = overdue(state, jogo, now)
        if minutes:
            late[jogo.id] = minutes
        rest = left(state, jogo, now)
        if rest is not None and rest <= WARNED and not jogo.time_up:
            short[jogo.id] = rest
        if jogo.place in events.claimed:
            waiting.add(jogo.id)
    return Moving(late, short, frozenset(waiting), events.unsaved)
