"""Connections as the network brings them: how many there may be, and how long one may keep us waiting.

Rule 1: a connection that asks for nothing, sends half of something, or takes nothing is ended after a time; a page at a table
        that answers pings is not.
Rule 2: where there are too many, a new one takes the place of the oldest that asks for nothing. Where all are at work, the new
        one may ask for `/health` and nothing else.
Rule 3: who connects is counted by address, but for proxies and this machine: those stand for everybody.
"""

import asyncio
from collections import Counter
from typing import Any, Final, NamedTuple, Protocol, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from carteado.server.limits import network
from carteado.server.settings import loopback

SWEEP: Final = 10  # looks at every connection in the shortest time that one of them may take
FULL: Final = "full"  # in the state of a request: this server has too many to do more than say how it is
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Caps(NamedTuple):
    """How many connections, in all and of one address (0: any number), and for how many seconds one may be in each phase."""

    most: int = 0
    each: int = 0
    proxies: tuple[str, ...] = ()
    head: float = 10.0  # from the end of one request, or the beginning, to the head of the next
    body: float = 30.0  # until the whole body is there
    stalled: float = 30.0  # while nothing more can be written
    closing: float = 5.0  # until the other end lets go

    def seconds(self, phase: str) -> float:
        """How long it may last."""
        return float(getattr(self, phase))


class Held(Protocol):
    """One connection, of either kind."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def phase(self) -> tuple[str, int]:
        """What we wait for, "" for nothing, and the how-manieth time."""
        ...


class Crowd:
    """All connections of one process, in the order in which they came."""

    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self._since: dict[Held, tuple[tuple[str, int], float]] = {}
        self._address: dict[Held, str] = {}
        self._count: Counter[str] = Counter()
        self._alarm: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._since)

    def come(self, one: Held) -> bool:
        """One more; whether it may do more than ask how we are. One too many of its address is sent away."""
        address = self._of(one)
        self._since[one] = (one.phase(), self._now())
        self._address[one] = address
        self._count[address] += 1
        self._watch()
        if self.caps.each and address and self._count[address] > self.caps.each and not self._made_room(one, address):
            one.transport.write(BUSY)
            one.transport.close()
            return False
        return not self.caps.most or len(self) <= self.caps.most or self._made_room(one)

    def leave(self, one: Held) -> None:
        """One less."""
        if self._since.pop(one, None) is None:
            return
        address = self._address.pop(one)
        self._count[address] -= 1
        if not self._count[address]:
            del self._count[address]

    def _of(self, one: Held) -> str:
        address = "" if one.client is None else one.client[0]
        return "" if not address or address in self.caps.proxies or loopback(address) else network(address)

    def _made_room(self, new: Held, address: str = "") -> bool:
        """Whether an older one, of this address if it is given, was ended in its place."""
        for one in self._since:
            if one is not new and one.phase()[0] in ("head", "closing") and address in ("", self._address[one]):
                self.leave(one)
                one.transport.abort()
                return True
        return False

    def _watch(self) -> None:
        if self._alarm is None:
            wait = min(self.caps[3:]) / SWEEP
            self._alarm = asyncio.get_running_loop().call_later(max(wait, 0.01), self._sweep)

    def _sweep(self) -> None:
        self._alarm = None
        now = self._now()
        for one, (before, since) in tuple(self._since.items()):
            phase = one.phase()
            if phase != before:
                self._since[one] = (phase, now)
            elif phase[0] and now - since > self.caps.seconds(phase[0]):
                one.transport.abort()
        if self._since:
            self._watch()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


class Configuration(uvicorn.Config):
    """A server's configuration, with what its connections are held to."""

    def __init__(self, app: Any, *, caps: Caps, **given: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **given)
        self.caps = caps
        self._crowd: Crowd | None = None

    @property
    def crowd(self) -> Crowd:
        """The connections of this process; made by the first."""
        if self._crowd is None:
            self._crowd = Crowd(self.caps)
        return self._crowd


class Http(H11Protocol):
    """A connection that brings requests."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.requests = self.pauses = 0
        self.crowd = cast("Configuration", self.config).crowd
        if not self.crowd.come(self):
            self.app_state = {**self.app_state, FULL: True}

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.crowd.leave(self)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.requests += 1
        super().on_response_complete()

    def pause_writing(self) -> None:
        self.pauses += 1
        super().pause_writing()

    def phase(self) -> tuple[str, int]:
        stuck = _stuck(self.transport, self.flow.write_paused, self.pauses)
        if stuck is not None:
            return stuck
        at_work = cast("Any", self.cycle) is not None and not self.cycle.response_complete
        if not at_work:
            return ("head", self.requests)
        return ("body", self.requests) if self.cycle.more_body else ("", 0)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.pauses = 0
        self.crowd = cast("Configuration", self.config).crowd
        self.crowd.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.pauses += 1
        super().pause_writing()

    def phase(self) -> tuple[str, int]:
        stuck = _stuck(self.transport, not self.writable.is_set(), self.pauses)
        return stuck or (("", 0) if self.handshake_complete else ("head", 0))


def _stuck(transport: asyncio.Transport, paused: bool, pauses: int) -> tuple[str, int] | None:
    """The phase of a connection on its way out, or that reads too slowly; `None` where it may be in any other."""
    if transport.is_closing():
        return ("closing", 0)
    return ("stalled", pauses) if paused else None
