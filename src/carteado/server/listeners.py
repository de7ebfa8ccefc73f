"""Who listens to a table: a person's page. What it cannot take yet waits, so that a slow one makes nobody wait."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from carteado.server.eager import eagerly
from carteado.table import Who

MOST_WAITING: Final = 512  # messages; a page that is further behind is cut off and comes back for a snapshot
PRESENCE: Final = b""  # what waits: who is here by the time it is sent

Out = Callable[[bytes | None], Coroutine[Any, Any, None]]  # gives the page a message; nothing ends the connection


class Listener:
    """One page. `who` is the person, `role` and `lang` say which updates it gets; `cut` ends a page that reads too slowly.

    Without a way out, everything waits.
    """

    __slots__ = ("_out", "_presence", "_writing", "closing", "cut", "lang", "role", "waiting", "who")

    def __init__(self, who: Who, lang: str = "pt-BR", out: Out | None = None) -> None:
        self.who = who
        self.lang = lang
        self.role = 0
        self.waiting: deque[bytes | None] = deque()
        self.closing = False
        self.cut: Callable[[], object] = self.close
        self._presence = b""
        self._out = out
        self._writing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Send at once, or when its turn comes."""
        if self.closing:
            return
        if len(self.waiting) < MOST_WAITING:
            self._put(message)
        else:
            self.closing = True
            self.cut()

    def send_presence(self, message: bytes) -> None:
        """Send who is here; while an older word of it still waits, this one takes its place."""
        waiting, self._presence = self._presence, message
        if not waiting:
            self.send(PRESENCE)

    def close(self) -> None:
        """Send nothing more, and end the connection."""
        self.closing = True
        self.waiting.clear()
        self._put(None)

    def stop(self) -> None:
        """The connection has ended: what still waits is for nobody."""
        self.closing = True
        if self._writing is not None:
            self._writing.cancel()

    def _put(self, message: bytes | None) -> None:
        self.waiting.append(message)
        if self._writing is None and self._out is not None:
            self._writing = eagerly(self._write(self._out))

    async def _write(self, out: Out) -> None:
        try:
            while self.waiting:
                await out(self.next())
        except OSError:
            self.closing = True
            self.waiting.clear()
        finally:
            self._writing = None

    def next(self) -> bytes | None:
        """What is to be sent now; `None` when that is all."""
        message = self.waiting.popleft()
        if message == PRESENCE:
            message, self._presence = self._presence, b""
        return message
