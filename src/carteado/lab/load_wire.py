"""WebSockets from the client's side, by hand: no library, so that a thousand tables cost their generator little.

Rule 1: only what our servers do is understood: one HTTP answer, then whole text frames, pings and a close.
Rule 2: every frame is masked with zeros: the mask is there, as the protocol wants it, and changes nothing.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
HEAD_END: Final = b"\r\n\r\n"

Heard = Callable[[bytes], None]


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """One frame as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes((kind, MASKED | size)) + NO_MASK + payload
    return bytes((kind, MASKED | 126)) + size.to_bytes(2, "big") + NO_MASK + payload


class Line(asyncio.Protocol):
    """One connection. `heard` gets every message; `opened` is answered by the handshake, or by its failure."""

    __slots__ = ("_buffer", "_path", "_transport", "heard", "lost", "opened")

    def __init__(self, path: str, heard: Heard) -> None:
        self.heard = heard
        self._path = path
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def send(self, payload: bytes) -> None:
        """Send a message."""
        self._write(framed(payload))

    def close(self) -> None:
        """Go without a word."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self.lost:
            self._transport.write(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket at once."""
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        self._write(
            b"GET %b HTTP/1.1\r\nHost: %b:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            % (self._path.encode(), host.encode(), port)
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for the handshake is told."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        """Hand on every whole message."""
        if self._buffer:
            data = self._buffer + data
        at, size = 0, len(data)
        if not self.opened.done():
            at = data.find(HEAD_END) + len(HEAD_END)
            if at < len(HEAD_END):
                self._buffer = data
                return
            self._answered(data)
        while size - at >= 2:
            long = data[at + 1]
            start = at + 2
            if long == 126:
                start, long = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif long == 127:
                start, long = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if size < start + long:
                break
            self._frame(data[at], data[start : start + long])
            at = start + long
        self._buffer = data[at:]

    def _answered(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(data[:100].decode("latin-1")))

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self._write(framed(payload, PONG))


async def connect(port: int, path: str, heard: Heard) -> Line:
    """An open socket of a server on this machine; `OSError` where it is refused."""
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(path, heard), "127.0.0.1", port)
    try:
        await line.opened
    except OSError:
        line.close()
        raise
    return line
