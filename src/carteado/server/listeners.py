"""Who listens to a table: a person's page. What it cannot take yet waits, so that a slow one makes nobody wait.

Rule 1: whatever goes wrong on the way to a page ends that page's connection and nothing else: who sent goes on.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from carteado.server.eager import eagerly
from carteado.table import Who

MOST_WAITING: Final = 512  # messages; a page that is further behind is cut off and comes back for a snapshot
MOST_BYTES: Final = 1 << 20  # of them together, unless it is one alone
PRESENCE: Final = b""  # what waits: who is here by the time it is sent

Out = Callable[[bytes | None], Coroutine[Any, Any, None]]  # gives the page a message; nothing ends the connection

_log = logging.getLogger(__name__)


class Listener:
    """One page. `who` is the person, `role` and `lang` say which updates it gets; `cut` ends a page that reads too slowly.

    Without a way out, everything waits.
    """

    __slots__ = (
        "_bytes",
        "_out",
        "_presence",
        "_writing",
        "address",
        "closing",
        "cut",
        "lang",
        "opened",
        "place",
        "role",
        "waiting",
        "who",
    )

    def __init__(self, who: Who, lang: str = "pt-BR", out: Out | None = None, address: str = "") -> None:
        self.who = who
        self.address = address
        self.lang = lang
        self.role = 0
        self.place = ""  # the key of `You` that it was last told
        self.opened = ""  # the lock of the table to which it has given the password
        self.waiting: deque[bytes | None] = deque()
        self.closing = False
        self.cut: Callable[[], object] = lambda: None
        self._presence = b""
        self._bytes = 0
        self._out = out
        self._writing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Send at once, or when its turn comes."""
        if self.closing:
            return
        if len(self.waiting) < MOST_WAITING and (not self.waiting or self._bytes + len(message) <= MOST_BYTES):
            self._put(message)
        else:
            self._end()

    def send_presence(self, message: bytes) -> None:
        """Send who is here; while an older word of it still waits, this one takes its place."""
        waiting, self._presence = self._presence, message
        if not waiting:
            self.send(PRESENCE)

    def close(self) -> None:
        """Send nothing more, and end the connection."""
        self.closing = True
        self._clear()
        self._put(None)

    def stop(self) -> None:
        """The connection has ended: what still waits is for nobody."""
        self.closing = True
        if self._writing is not None:
            self._writing.cancel()

    def _put(self, message: bytes | None) -> None:
        self.waiting.append(message)
        self._bytes += len(message or b"")
        if self._writing is None and self._out is not None:
            self._writing = eagerly(self._write(self._out))

    async def _write(self, out: Out) -> None:
        try:
            while self.waiting:
                await out(self.next())
        except OSError:
            self._end()
        except Exception as error:  # the server below us says so once it has given the connection up
            _log.info("a page was given up", extra={"fields": {"kind": type(error).__name__}})
            self._end()
        finally:
            self._writing = None

    def _end(self) -> None:
        """Nothing reaches this page any more."""
        self.closing = True
        self._clear()
        self.cut()

    def _clear(self) -> None:
        self.waiting.clear()
        self._bytes = 0

    def next(self) -> bytes | None:
        """What is to be sent now; `None` when that is all."""
        message = self.waiting.popleft()
        self._bytes -= len(message or b"")
        if message == PRESENCE:
            message, self._presence = self._presence, b""
        return message
