"""Who listens to a table: a person's page, with a queue of its own, so that a slow one makes nobody wait."""

import asyncio
from collections.abc import Callable
from typing import Final

from carteado.table import Who

MOST_WAITING: Final = 512  # messages; a page that is further behind is cut off and comes back for a snapshot
PRESENCE: Final = b""  # in the queue: who is here by the time it is sent


class Listener:
    """One page. `who` is the person, `role` and `lang` say which updates it gets; `cut` ends a page that reads too slowly."""

    __slots__ = ("closing", "cut", "lang", "presence", "queue", "role", "who")

    def __init__(self, who: Who, lang: str = "pt-BR") -> None:
        self.who = who
        self.lang = lang
        self.role = 0
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.presence = b""
        self.closing = False
        self.cut: Callable[[], object] = self.close

    def send(self, message: bytes) -> None:
        """Send when its turn comes."""
        if self.closing:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.closing = True
            self.cut()

    def send_presence(self, message: bytes) -> None:
        """Send who is here; while an older word of it still waits, this one takes its place."""
        waiting, self.presence = self.presence, message
        if not waiting:
            self.send(PRESENCE)

    async def next(self) -> bytes | None:
        """What is to be sent now; `None` when that is all."""
        message = await self.queue.get()
        if message == PRESENCE:
            message, self.presence = self.presence, b""
        return message

    def close(self) -> None:
        """Send nothing more, and end the connection."""
        self.closing = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
