"""What spectators see where they lag behind the table: every moment, after the delay."""

from collections import deque
from dataclasses import replace

from carteado.table import Moment, messages


class Gallery:
    """The moments that are still held back, and the last one that is not. It never shows more than its time allows."""

    def __init__(self) -> None:
        self._last: Moment | None = None
        self._about: messages.About | None = None
        self._held: deque[tuple[int, Moment]] = deque()

    @property
    def shown(self) -> Moment | None:
        """The last moment that may be seen, with the table around it."""
        return None if self._last is None else replace(self._last, about=self._about)

    @property
    def next(self) -> int | None:
        """When there is something to show."""
        return self._held[0][0] if self._held else None

    def add(self, moment: Moment, delay: int) -> None:
        """Hold a moment back; without a delay there is nothing to hold, and the first one, an empty table, hides nothing."""
        if (delay or self._held) and self.shown is not None:
            self._held.append((max(moment.at + delay, self._held[-1][0] if self._held else 0), moment))
        else:
            self._show(moment)

    def shift(self, by: int) -> None:
        """The time at the table was set by so much: what is held is held as long as before."""
        self._held = deque((when + by, moment) for when, moment in self._held)

    def release(self, now: int) -> list[Moment]:
        """The moments whose time has come."""
        released: list[Moment] = []
        while self._held and self._held[0][0] <= now:
            released.append(self._held.popleft()[1])
            self._show(released[-1])
        return released

    def _show(self, moment: Moment) -> None:
        self._last = moment
        if moment.about is not None:
            self._about = moment.about
