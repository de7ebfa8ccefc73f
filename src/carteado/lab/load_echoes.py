"""The bare echo: a server that answers every message with one of a fixed size, and a crowd that talks to it.

Rule 1: it is the stack of the real server (uvicorn, websockets-sansio, uvloop) under a raw ASGI application, and no more.
Rule 2: a message that begins with `ALL` is answered to everybody at the table, any other to its sender alone.

`python -m carteado.lab.load_echoes BYTES` serves, and prints its port.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Any, Final

import uvicorn

from carteado.lab.load_crowd import Crowd
from carteado.lab.load_wire import Line, connect

ONE: Final = "e"
ALL: Final = "f"

Send = Callable[[Any], Awaitable[None]]


class EchoApp:
    """The application; a table is whoever connected to the same path."""

    def __init__(self, size: int) -> None:
        self._answer = {"type": "websocket.send", "text": "x" * size}
        self._tables: dict[str, list[Send]] = {}

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Send) -> None:
        table = self._tables.setdefault(scope["path"], [])
        await receive()
        await send({"type": "websocket.accept"})
        table.append(send)
        while (event := await receive())["type"] == "websocket.receive":
            if event["text"].startswith(ALL):
                for other in table:
                    await other(self._answer)
            else:
                await send(self._answer)
        table.remove(send)


class _Server(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)


def serve(size: int) -> None:
    """Serve until a signal comes."""
    app = EchoApp(size)
    config = uvicorn.Config(
        app,
        port=0,
        loop="auto",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        backlog=4096,
    )
    _Server(config).run()


class EchoTable:
    """As many sockets as a table has seats, of which one speaks at a time."""

    def __init__(self, crowd: Crowd, path: str, seats: int, size: int) -> None:
        self.crowd = crowd
        self.path = path
        self.seats = seats
        self.to_all = False
        self._padding = "x" * (size - 1)
        self._lines: list[Line] = []
        self._sent = 0.0
        self._speaker = 0
        self._waits = False

    async def open(self, port: int) -> None:
        """Connect them all."""
        for seat in range(self.seats):
            self._lines.append(await connect(port, self.path, partial(self._heard, seat)))

    def begin(self) -> None:
        """Think about the next message."""
        if not self._waits and self.crowd.playing:
            self._waits = True
            asyncio.get_running_loop().call_later(self.crowd.thought(), self._speak)

    def close(self) -> None:
        """Everybody goes."""
        for line in self._lines:
            line.close()

    def _speak(self) -> None:
        if not self.crowd.playing:
            self._waits = False
            return
        self._speaker = (self._speaker + 1) % self.seats
        message = ((ALL if self.to_all else ONE) + self._padding).encode()
        self.crowd.times.bytes_sent += len(message)
        self._sent = perf_counter()
        self._lines[self._speaker].send(message)

    def _heard(self, seat: int, payload: bytes) -> None:
        times = self.crowd.times
        times.updates += 1
        times.bytes_told += len(payload)
        if seat != self._speaker:
            times.told.append(perf_counter() - self._sent)
            return
        times.answered.append(perf_counter() - self._sent)
        self._waits = False
        self.begin()


async def open_echoes(crowd: Crowd, port: int, count: int, seats: int, size: int) -> list[EchoTable]:
    """Connect so many tables; each sends messages of this size."""
    tables = [EchoTable(crowd, f"/echo/{number}", seats, size) for number in range(count)]
    for first in range(0, count, 16):
        await asyncio.gather(*(table.open(port) for table in tables[first : first + 16]))
    crowd.groups.extend(tables)
    return tables


if __name__ == "__main__":
    serve(int(sys.argv[1]))
