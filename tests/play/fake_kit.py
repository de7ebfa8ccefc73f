"""A real server in this process, on a clock that the test moves; and a table where everybody is in step with it.

The server is uvicorn on a socket, the pages are WebSocket connections: only time and chance are the test's own. Time moves
when everything that was on its way has arrived, so that a run of the same seed is the same run, message by message.
"""

import asyncio
import heapq
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import uvicorn

from carteado.server.app import create_app
from carteado.server.connections import Caps, Configuration
from carteado.server.logs import Strangers
from carteado.server.running import HEAD_BYTES, SOCKET_BYTES
from carteado.server.services import Services
from carteado.server.settings import Settings
from carteado.server.storage import Store
from carteado.server.world import World
from carteado.table import entries as log
from play.play_kit import Guest, Page

START: Final = 1_800_000_000_000


class FakeTime:
    """A clock that stands still, and the alarms set on it."""

    def __init__(self) -> None:
        self.now = START
        self._alarms: list[tuple[int, int, Callable[[], None]]] = []
        self._cancelled: set[int] = set()
        self._numbers = count()

    def after(self, wait: int, call: Callable[[], None]) -> Callable[[], None]:
        """Set an alarm; the result cancels it."""
        number = next(self._numbers)
        heapq.heappush(self._alarms, (self.now + wait, number, call))
        return lambda: self._cancelled.add(number)

    @property
    def next(self) -> int | None:
        """When the next alarm goes off."""
        while self._alarms and self._alarms[0][1] in self._cancelled:
            self._cancelled.discard(heapq.heappop(self._alarms)[1])
        return self._alarms[0][0] if self._alarms else None

    async def ring(self) -> None:
        """Go on to the next alarm, and wait for what it starts."""
        when = self.next
        assert when is not None, "no alarm is set"
        self.now = max(self.now, when)
        _, _, call = heapq.heappop(self._alarms)
        before = asyncio.all_tasks()
        call()
        started = asyncio.all_tasks() - before
        if started:
            await asyncio.wait(started)

    async def move(self, wait: int) -> None:
        """Let so many milliseconds pass, with every alarm in them."""
        end = self.now + wait
        while (when := self.next) is not None and when <= end:
            await self.ring()
        self.now = end


class Site:
    """The server, what is behind it, and its time."""

    def __init__(self, base: str, time: FakeTime, services: Services) -> None:
        self.base = base
        self.time = time
        self.services = services

    @property
    def store(self) -> Store:
        """The store of the server."""
        assert isinstance(self.services.store, Store)
        return self.services.store

    async def entries(self, table: str, after: int = 0) -> list[log.AnyEntry]:
        """The log of a table, as it lies in the store."""
        return [log.decode(payload) for _, _, payload in await self.store.load(table, after)]

    async def page(self, guest: Guest, client: str = "page") -> Page:
        """A page of this guest, connected."""
        return await Page(self.base, guest, client, lambda: self.time.now).open()


class _Errors(logging.Handler):
    """What goes wrong in a server that answers all the same."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(Strangers())
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(f"{record.name}: {record.getMessage()} {record.exc_info}")


class _Server(uvicorn.Server):
    """One that leaves signals to whoever runs the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder in memory, where the machine has such a thing: nothing here is about what a disk keeps."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(prefix="carteado-", dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


@asynccontextmanager
async def served(seed: int, **changes: Any) -> AsyncIterator[Site]:
    """A server from start to stop, which logs no error meanwhile."""
    with quick_folder() as folder:
        async with _served(folder, seed, changes) as site:
            yield site


@asynccontextmanager
async def _served(folder: Path, seed: int, changes: dict[str, Any]) -> AsyncIterator[Site]:
    time = FakeTime()
    draw = Random(seed).randbytes
    caps = changes.pop("caps", Caps())
    settings = replace(Settings(data=folder, port=0, client=folder / "client", limits=0), **changes)
    app = create_app(settings, World(lambda: time.now, time.after, draw, lambda: time.now))
    config = Configuration(
        app, caps=caps, port=0, ws_max_size=SOCKET_BYTES, ws_per_message_deflate=False, lifespan="on",
        log_config=None, access_log=False, h11_max_incomplete_event_size=HEAD_BYTES, ws_ping_interval=None,
        timeout_graceful_shutdown=3,
    )  # fmt: skip
    server = _Server(config)
    errors = _Errors()
    logging.getLogger().addHandler(errors)
    serving = asyncio.create_task(server.serve())
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.001)
        assert server.started, serving
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Site(f"http://127.0.0.1:{port}", time, app.state.services)
    finally:
        server.should_exit = True
        await serving
        logging.getLogger().removeHandler(errors)
    assert errors.told == []
