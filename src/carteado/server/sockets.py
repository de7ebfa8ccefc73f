"""The one WebSocket of a page: messages in, checked and counted; updates out, in the order they were made.

Rule 1: who somebody is comes from the cookie, never from a message.
Rule 2: what cannot be read is refused with a code, and the connection goes on; what is too large or too fast ends it.
"""

import asyncio
import logging
from time import perf_counter
from typing import Any, Final

from litestar.types import Receive, Send

from carteado.game import Reason
from carteado.server import protocol
from carteado.server.advising import advise
from carteado.server.errors import AnyScope
from carteado.server.identity import Guest, guest_number, new_guest
from carteado.server.listeners import Listener
from carteado.server.logs import log
from carteado.server.requests import UNREADABLE
from carteado.server.room import Room
from carteado.server.rooms import Rooms
from carteado.server.security import GUEST, address_of
from carteado.server.seeking import socket
from carteado.server.services import Services
from carteado.server.storage import StorageError
from carteado.table import Who, incoming, messages
from carteado.table.naming import legible
from carteado.words import Words, tables

PATH: Final = "/ws"
MOST_BYTES: Final = 16_384
MALFORMED: Final = 20  # messages that cannot be read, after which the page is cut off
GOING_AWAY: Final = 1001
NOT_HERE: Final = 1008
OUTSIDE: Final = 60.0  # seconds that a page may be connected without being at a table
TOO_BIG: Final = 1009
TOO_SLOW: Final = 4008
TOO_FAST: Final = 4029
HOSTILE: Final = 4022
BANNED: Final = 4003


class Page:
    """One connection and the table it is at."""

    def __init__(self, receive: Receive, send: Send, services: Services, guest: Guest | None, address: str) -> None:
        self._receive: Any = receive
        self._send: Any = send
        self.services = services
        self.stray = guest is None
        self.guest = guest or new_guest(f"Visitante {guest_number()}", services.clock() // 1000)
        self.address = address
        rooms = services.rooms
        assert isinstance(rooms, Rooms)
        self.rooms = rooms
        self.listener = Listener(Who(self.guest.id, self.guest.name), out=self._out, address=address)
        self.room: Room | None = None
        self.malformed = 0
        self.code = GOING_AWAY
        self.busy = self.ended = False
        self._waiting: asyncio.TimerHandle | None = None

    async def serve(self) -> None:
        """Read until either end has had enough; what is being done then is done to its end. The listener writes."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        reading = asyncio.create_task(self._read())

        def end() -> None:
            self.ended = True
            if not self.busy:
                reading.cancel()

        self.listener.cut = end
        self._wait()
        self.services.bans.enter(self, self.address, self.guest.id, self.shut_out, self.listener.close)
        try:
            await asyncio.wait((reading,))
        finally:
            end()
            await asyncio.wait((reading,))
            self._wait(at_table=True)
            self.services.bans.leave(self)
            self._leave()
            self.listener.stop()
            self.rooms.gone.add()
        if not reading.cancelled():
            reading.result()

    def _wait(self, at_table: bool = False) -> None:
        """Who is at no table for long is sent away."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if at_table else asyncio.get_running_loop().call_later(OUTSIDE, self._send_away)

    def _send_away(self) -> None:
        self._cut(NOT_HERE, Reason("enter-first"))

    async def _out(self, message: bytes | None) -> None:
        if message is None:
            await self._send({"type": "websocket.close", "code": self.code, "reason": ""})
        else:
            await self._send({"type": "websocket.send", "text": message.decode()})

    async def _read(self) -> None:
        while not self.ended and (event := await self._receive())["type"] == "websocket.receive":
            text = event.get("text")
            data = text.encode() if text is not None else event.get("bytes") or b""
            self.busy = True
            goes_on = await self._heard(data)
            self.busy = False
            if not goes_on:
                return

    async def _heard(self, data: bytes) -> bool:
        """One message; whether the connection goes on."""
        if len(data) > MOST_BYTES:
            return self._cut(TOO_BIG, Reason("oversized", "", (MOST_BYTES,)))
        if not self._in_time():
            return self._cut(TOO_FAST, Reason("too-fast"))
        try:
            message = protocol.decode(data)
        except UNREADABLE as error:
            self.malformed += 1
            reason = Reason("malformed", "", (str(error)[:120],))
            if self.malformed > MALFORMED:
                return self._cut(HOSTILE, reason)
            self._refuse(reason)
            return True
        try:
            await self._obey(message)
        except Exception as error:
            log("a message failed", logging.ERROR, error, kind=type(message).__name__)
            self._refuse(Reason("failure"), message)
        return True

    def _in_time(self) -> bool:
        """Whether one more message is not too fast; those of guests without a cookie count against their address together."""
        limits = self.services.limits
        return limits.allows("message", "", self.guest.id) and (not self.stray or limits.allows("stray", self.address))

    async def _obey(self, message: incoming.Incoming) -> None:
        if isinstance(message, incoming.Ping):
            now = self.services.clock() if self.room is None else self.room.clock()
            self.listener.send(protocol.encode(messages.Pong(now=now)))
        elif isinstance(message, incoming.Enter):
            await self._enter(message)
        elif self.room is None:
            self._refuse(Reason("enter-first"), message)
        elif isinstance(message, incoming.Draft):
            self.room.draft(self.listener, message)
        elif isinstance(message, (incoming.Advise, incoming.Review)):
            self._advise(self.room, message)
        elif isinstance(message, incoming.Hurry):
            self.room.hurry(self.listener, message)
        elif self.rooms.stopping:
            self._refuse(Reason("stopping"), message)
        else:
            begun = perf_counter()
            await self.room.receive(self.listener, message)
            self.services.metrics.act_seconds.observe(perf_counter() - begun)

    def _advise(self, room: Room, message: incoming.Advise | incoming.Review) -> None:
        """Counting takes time: so many questions and no more, of each guest and of each address."""
        if self.services.limits.allows("advice", self.address, self.guest.id):
            advise(room, self.listener, message)
        else:
            self._refuse(Reason("advice-busy"), message)

    async def _enter(self, message: incoming.Enter) -> None:
        if self.room is not None:
            self._leave()
            self._wait()
        self.listener.lang = message.lang
        try:
            room = await self.rooms.room(message.table[:64])
            reason = Reason("no-such-table") if room is None else await room.enter(self.listener, message)
        except StorageError:
            room, reason = None, Reason("storage")
        if reason is not None or room is None:
            self._refuse(reason or Reason("no-such-table"))
            return
        self.room = room
        self._wait(at_table=True)
        self.rooms.moved(room)
        log("came to a table", table=room.id, **self.marks)

    def _leave(self) -> None:
        room, self.room = self.room, None
        if room is not None:
            room.leave(self.listener)
            self.rooms.moved(room)

    @property
    def marks(self) -> dict[str, Any]:
        """Whom the log speaks of."""
        return self.services.bans.marks(self.address, self.guest.id)

    def shut_out(self) -> None:
        """Whoever this is has been banned."""
        self._cut(BANNED, Reason("banned"))
        self.listener.cut()

    def _cut(self, code: int, reason: Reason) -> bool:
        self._refuse(reason)
        log("cut off", logging.WARNING, code=reason.code, **self.marks)
        self.code = code
        self.listener.close()
        return False

    def _refuse(self, reason: Reason, message: Any = None) -> None:
        text = legible(tables.refusal(Words(self.listener.lang), reason))
        told = messages.Refused(code=reason.code, text=text, client=getattr(message, "client", ""), n=getattr(message, "n", 0))
        self.services.metrics.refusals.add(reason.code)
        self.listener.send(protocol.encode(told))


async def play(scope: AnyScope, receive: Receive, send: Send, services: Services) -> None:
    """Come to a table, play, watch, or look for one: one connection, until it ends."""
    if scope["path"] == socket.PATH:
        await socket.seek(scope, receive, send, services)
        return
    if scope["path"] != PATH:
        await receive()
        await send({"type": "websocket.close", "code": NOT_HERE, "reason": ""})
        return
    await Page(receive, send, services, identified(scope), address_of(scope)).serve()


def identified(scope: AnyScope) -> Guest | None:
    """The guest of this connection, by its cookie; one without a cookie is a guest for as long as it lasts."""
    found = scope["state"].get(GUEST)
    return found if isinstance(found, Guest) else None
