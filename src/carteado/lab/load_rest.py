"""HTTP from the client's side, by hand and over one connection that is kept, so that 500 pages cost their generator little.

Rule 1: a connection that the server has closed meanwhile is opened again, as browsers do; a page that looks on needs it often.
"""

import asyncio
import gzip
import json
from contextlib import suppress
from typing import Any, Final, NamedTuple

HEAD_END: Final = b"\r\n\r\n"


class Answer(NamedTuple):
    """What the server said; the body as it came, compressed or not."""

    status: int
    tag: str
    body: bytes
    packed: bool

    def read(self) -> dict[str, Any]:
        """What it tells."""
        found: dict[str, Any] = json.loads(gzip.decompress(self.body) if self.packed else self.body)
        return found


class Connection:
    """One browser, of the address that it says a proxy saw."""

    def __init__(self, port: int, address: str = "") -> None:
        self._port = port
        seen = f"X-Forwarded-For: {address}\r\n" if address else ""
        self._head = f"Host: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n{seen}".encode()

    async def __aenter__(self) -> "Connection":
        await self._open()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()

    async def _open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def get(self, path: str, tag: str = "") -> Answer:
        """What lies there; the tag of what is known already is told."""
        return await self._ask(f"GET {path} HTTP/1.1\r\n".encode(), tag, b"")

    async def post(self, path: str, tag: str = "", **body: Any) -> Answer:
        """Something sent."""
        return await self._ask(f"POST {path} HTTP/1.1\r\n".encode(), tag, json.dumps(body).encode())

    async def done(self, path: str, **body: Any) -> dict[str, Any]:
        """What came of something sent; `ConnectionError` where it is refused."""
        answer = await self.post(path, **body)
        if answer.status not in (200, 201):
            raise ConnectionError(str(answer.read()))
        return answer.read()

    async def _ask(self, line: bytes, tag: str, body: bytes) -> Answer:
        known = f"If-None-Match: {tag}\r\n".encode() if tag else b""
        sent = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body) if body else b""
        message = b"%b%b%b%b\r\n%b" % (line, self._head, known, sent, body)
        try:
            head = await self._headed(message)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._writer.close()
            await self._open()
            head = await self._headed(message)
        status, _, fields = head.partition("\r\n")
        told = {name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields.splitlines())}
        size = int(told.get("content-length", "0"))
        body = await self._reader.readexactly(size)
        return Answer(int(status.split()[1]), told.get("etag", ""), body, told.get("content-encoding") == "gzip")

    async def _headed(self, message: bytes) -> str:
        """What stands above the answer to this."""
        self._writer.write(message)
        return (await self._reader.readuntil(HEAD_END)).decode("latin-1")
