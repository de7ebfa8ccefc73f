"""The time at one table: it goes on from the last entry of its log, by a clock that nobody sets.

Rule 1: entries have the time of day, for people. A table that wakes goes by it, and while people are there time passes as the
        steady clock of the process says: a day's clock that is put right makes nobody wait, and takes nobody's time away.
Rule 2: the time at a table is never before its last entry: a log that lies in the future is gone on with at once.
Rule 3: what another process has just written happened just now, whatever the clock of that machine says.
"""

from typing import Final

from carteado.server.world import World

SKEW: Final = 1_000  # ms by which two processes may differ without one of them following the other


class TableTime:
    """Milliseconds since 1970, as one table counts them. What moves it says by how much: deadlines move along."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._ahead = world.now() - world.steady()

    def now(self) -> int:
        """The present."""
        return self._world.steady() + self._ahead

    def anchor(self, last: int) -> int:
        """Nothing is under way: go by the time of day, but never back, nor behind the last entry."""
        return self._set(max(self._world.now(), last, self.now()))

    def begin(self, last: int) -> int:
        """The log was read, of which this is the last entry."""
        return self._set(max(self._world.now(), last))

    def follow(self, last: int) -> int:
        """Another process has written, and this is the time of its last entry."""
        return 0 if 0 <= self.now() - last <= SKEW else self._set(last)

    def _set(self, to: int) -> int:
        by = to - self.now()
        self._ahead += by
        return by
