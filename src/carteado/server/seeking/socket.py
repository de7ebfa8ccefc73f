"""The WebSocket of a page that looks for a table: it says which game, and hears how many wait until it hears where to go.

Rule 1: the search lives as long as the connection: whoever leaves the page looks no more.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from carteado.game import Reason
from carteado.server.errors import TEXTS, AnyScope
from carteado.server.identity import Guest
from carteado.server.requests import UNREADABLE
from carteado.server.security import GUEST, address_of
from carteado.server.seeking.shapes import Found, NotSeeking, Seek, Seeking
from carteado.server.services import Services
from carteado.server.storage import StorageError
from carteado.table import Who
from carteado.words import Words

PATH: Final = "/ws/achar"
MOST_BYTES: Final = 200
ASKING: Final = 10.0  # seconds until a page has said what it looks for
DONE: Final = 1000
GOING_AWAY: Final = 1001
NOT_HERE: Final = 1008
BANNED: Final = 4003

_read: Final = msgspec.json.Decoder(Seek).decode
_write: Final = msgspec.json.Encoder().encode


class SeekPage:
    """One connection of somebody who looks for a table."""

    def __init__(self, receive: Receive, send: Send, services: Services, guest: Guest, address: str) -> None:
        self._receive: Any = receive
        self._send: Any = send
        self._services = services
        self._guest = guest
        self._address = address
        self._lang = "pt-BR"
        self._out: asyncio.Queue[Seeking | Found | NotSeeking | None] = asyncio.Queue()
        self._code = DONE

    def tell(self, news: Seeking | Found) -> None:
        """How it stands, or where to go: then there is nothing more to say."""
        self._out.put_nowait(news)
        if isinstance(news, Found):
            self._out.put_nowait(None)

    def end(self, reason: Reason) -> None:
        """Nobody looks for this one any more."""
        words = Words(self._lang)
        facts = (
            {"seconds": reason.facts[0], "minutes": -(-int(str(reason.facts[0])) // 60)} if reason.code == "seek-later" else {}
        )
        self._out.put_nowait(NotSeeking(code=reason.code, text=words.say(TEXTS[reason.code], **facts)))
        self._out.put_nowait(None)

    def shut_out(self) -> None:
        """Whoever this is has been banned."""
        self._code = BANNED
        self.end(Reason("banned"))

    def come_again(self) -> None:
        """Whoever this is has signed in or out: the page asks anew."""
        self._code = GOING_AWAY
        self._out.put_nowait(None)

    async def serve(self) -> None:
        """Until there is a table, or the page has gone."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self._services.bans.enter(self, self._address, self._guest.id, self.shut_out, self.come_again)
        writing = asyncio.create_task(self._tell_all())
        reading = asyncio.create_task(self._ask())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._services.bans.leave(self)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            await self._services.seeking.leave(self, self._guest.id)

    async def _ask(self) -> None:
        """Hear what is looked for; then nothing more comes but the end. Returns once that is the page's going."""
        try:
            event = await asyncio.wait_for(self._receive(), ASKING)
        except TimeoutError:
            event = None
        if event is not None and event["type"] == "websocket.receive":
            await self._join(event)
            event = await self._receive()
        if event is None or event["type"] == "websocket.receive":
            self._refuse(Reason("bad-request"))
            await asyncio.Event().wait()  # until that is said: whatever else comes is not read

    async def _join(self, event: Any) -> None:
        data = event["text"].encode() if event.get("text") is not None else event.get("bytes") or b""
        try:
            if len(data) > MOST_BYTES:
                raise msgspec.DecodeError("too long")
            asked = _read(data)
        except UNREADABLE:
            self._refuse(Reason("bad-request"))
            return
        self._lang = asked.lang
        if not self._services.limits.allows("seek", self._address, self._guest.id):
            self._refuse(Reason("seek-fast"))
            return
        try:
            who = Who(self._guest.id, self._guest.name)
            reason = await self._services.seeking.join(self, who, asked.game)
        except StorageError:
            reason = Reason("storage")
        if reason is not None:
            self._refuse(reason)

    def _refuse(self, reason: Reason) -> None:
        self._code = NOT_HERE
        self.end(reason)

    async def _tell_all(self) -> None:
        while (news := await self._out.get()) is not None:
            await self._send({"type": "websocket.send", "text": _write(news).decode()})
        await self._send({"type": "websocket.close", "code": self._code, "reason": ""})


async def seek(scope: AnyScope, receive: Receive, send: Send, services: Services) -> None:
    """Look for a table as long as the connection lasts; only for who has a cookie, by which they have their chair."""
    guest = scope["state"].get(GUEST)
    if not isinstance(guest, Guest):
        await receive()
        await send({"type": "websocket.close", "code": NOT_HERE, "reason": ""})
        return
    await SeekPage(receive, send, services, guest, address_of(scope)).serve()
