"""A WebSocket by hand, for what no client library would send or leave unread."""

import asyncio
import os
import socket
import struct
from base64 import b64encode
from typing import Final

from play.play_kit import PATIENCE, Guest

TEXT: Final = 1
BINARY: Final = 2
GO_ON: Final = 0


def framed(data: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame, masked with nothing."""
    head = bytes([(0x80 if last else 0) | kind])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", len(data))
    return head + b"\0\0\0\0" + data


class Raw:
    """One connection, after its handshake; nothing is read unless it is asked for."""

    def __init__(self, found: socket.socket) -> None:
        self._socket = found

    @classmethod
    async def open(cls, base: str, guest: Guest, window: int = 4096) -> "Raw":
        """Connect with a small window, so that what is not read fills up soon."""
        host, _, port = base.removeprefix("http://").partition(":")
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        made.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(made, (host, int(port)))
        key = b64encode(os.urandom(16)).decode()
        lines = (
            "GET /ws HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {guest.cookie}", "", "",
        )  # fmt: skip
        await loop.sock_sendall(made, "\r\n".join(lines).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += await asyncio.wait_for(loop.sock_recv(made, 1), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return cls(made)

    async def send(self, data: bytes, kind: int = TEXT, last: bool = True) -> None:
        """One frame."""
        await self.pour(framed(data, kind, last))

    async def pour(self, frames: bytes) -> None:
        """Frames, as they are."""
        await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(self._socket, frames), PATIENCE)

    async def rest(self) -> bytes:
        """Everything until the other side ends the connection."""
        found = b""
        while True:
            try:
                more = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self._socket, 1 << 16), PATIENCE)
            except ConnectionResetError:
                return found
            if not more:
                return found
            found += more

    async def close_code(self) -> int:
        """The code of the frame with which the other side closes; 0 if it just goes away."""
        found = await self.rest()
        at = 0
        while at + 2 <= len(found):
            kind, size = found[at] & 15, found[at + 1] & 127
            at += 2
            if size == 126:
                size, at = struct.unpack("!H", found[at : at + 2])[0], at + 2
            elif size == 127:
                size, at = struct.unpack("!Q", found[at : at + 8])[0], at + 8
            if kind == 8:
                return int(struct.unpack("!H", found[at : at + 2])[0])
            at += size
        return 0

    def close(self) -> None:
        """Go away without a word."""
        self._socket.close()
