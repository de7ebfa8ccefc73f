"""A crowd at tables, as a generator of load plays it: somebody thinks, does something, and the table waits for the answer.

Rule 1: a time runs from a message given to its socket to the answer read from one, in one process with one clock.
Rule 2: a table has one message under way at a time; how long people think sets the rate.
Rule 3: times to think are drawn from an exponential distribution, so the messages of many tables are a Poisson process.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final, Protocol

SETTLING: Final = 0.5  # seconds in which what is under way ends


@dataclass
class Times:
    """What was measured in one window, in seconds: until a message was answered, and until the others heard of it."""

    begun: float = field(default_factory=perf_counter)
    answered: list[float] = field(default_factory=list[float])
    told: list[float] = field(default_factory=list[float])
    bytes_sent: int = 0
    bytes_told: int = 0
    updates: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])


class Group(Protocol):
    """One table of a crowd."""

    def begin(self) -> None:
        """Go on, unless something is under way."""
        ...

    def close(self) -> None:
        """Leave for good."""
        ...


class Crowd:
    """All tables, how fast they are played, and what has been measured since the last look."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.groups: list[Group] = []
        self.playing = False
        self.times = Times()
        self._thinking = 1.0

    def play(self, thinking: float) -> None:
        """Everybody plays from now on, and thinks for so many seconds on average."""
        self._thinking, self.playing = thinking, True
        for group in self.groups:
            group.begin()

    async def rest(self) -> None:
        """Nobody begins anything more; return when what is under way has ended."""
        self.playing = False
        await asyncio.sleep(SETTLING)

    def thought(self) -> float:
        """How long somebody thinks this time."""
        return self.random.expovariate(1 / self._thinking)

    def look(self) -> Times:
        """What was measured until now; from now on it counts anew."""
        seen, self.times = self.times, Times()
        return seen

    def close(self) -> None:
        """Everybody leaves."""
        self.playing = False
        for group in self.groups:
            group.close()


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of them does not exceed; 0 where there are none."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0.0
