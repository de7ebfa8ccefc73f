"""Time at the table: bots and chance act after a pause, in the background, and never in the way of the person."""

import asyncio
from collections.abc import Callable
from typing import Final

from textual.screen import Screen
from textual.timer import Timer

from carteado.terminal.look import pause
from carteado.terminal.session import Session

READING: Final = 1.0  # seconds until it is asked again whether a window is still open


class Rhythm:
    """Asks the session what happens next, waits, and does it."""

    def __init__(self, screen: Screen[None], session: Session, changed: Callable[[], None]) -> None:
        self._screen = screen
        self._session = session
        self._changed = changed
        self._timer: Timer | None = None
        self._due = False
        self._thinking = -1

    def go_on(self, pace: str) -> None:
        """Wait as long as this moment deserves, then let the others act."""
        self.stop()
        session = self._session
        if session.idle():
            return
        wait = pause(pace, session.resting(), session.between_maos(), session.dealing())
        if wait:
            self._timer = self._screen.set_timer(wait, self._on_time)
        elif wait is not None:
            self._due = True
            self._screen.call_later(self._at_once)

    def _on_time(self) -> None:
        """The pause is over; the end of a hand stays as long as a window is open over it."""
        if self._session.between_maos() and not self._screen.is_current:
            self._timer = self._screen.set_timer(READING, self._on_time)
        else:
            self.hurry()

    def _at_once(self) -> None:
        """No pause, and no timer either: one that is too short for a busy machine is skipped and never fires."""
        if self._due:
            self.hurry()

    def hurry(self) -> None:
        """Turn the page, or let the others act now."""
        self.stop()
        if self._session.turn_page():
            self._changed()
            return
        if not self._session.idle() and self._thinking != self._session.version:
            self._thinking = self._session.version
            self._screen.run_worker(self._think(), group="bots", exclusive=True)

    def stop(self) -> None:
        """Nothing more happens by itself."""
        self._due = False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    async def _think(self) -> None:
        move = await asyncio.to_thread(self._session.consider)
        done = self._session.commit(move)
        if move.version == self._thinking:
            self._thinking = -1
        if done:
            self._changed()
