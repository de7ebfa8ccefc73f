"""A server as a process of the system: its socket, its uvicorn, its signals.

Rule 1: the socket is bound before anything else is opened: whoever has the port is known at once.
Rule 2: SIGINT and SIGTERM stop it within seconds: no new connection, sockets told, entries written, everything closed.
"""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from carteado.server import garbage, logs
from carteado.server.app import create_app
from carteado.server.connections import Caps, Configuration
from carteado.server.settings import Settings, loopback
from carteado.server.storage import Store, database
from carteado.server.storage.opening import hold

MANY: Final = 100_000  # connections where any number is wanted
SPARE: Final = 128  # files besides connections
GRACE: Final = 3  # seconds for requests under way
SOCKET_BYTES: Final = 1 << 15
HEAD_BYTES: Final = 1 << 15
FACTORY: Final = "carteado.server.app:from_settings_in_environment"
STARTING: Final = 30.0  # seconds for a worker to come up
EVERYWHERE: Final = ("0.0.0.0", "::", "")


def bound(settings: Settings) -> socket.socket:
    """The socket of the server; `OSError` where the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((settings.host, settings.port))
    except OSError:
        made.close()
        raise
    return made


def address_of(settings: Settings, listening: socket.socket) -> str:
    """The address to open in a browser: on a server for everybody, the one this machine has in its network."""
    port = listening.getsockname()[1]
    host = _own_address() if settings.host in EVERYWHERE else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def prepare(settings: Settings) -> None:
    """Make the database, or bring it up to date, before anybody connects; `StorageError` says what is wrong with it."""
    url = database(settings.database or None, settings.data)
    with contextlib.ExitStack() as held:
        hold(url, held)
        store = await Store.open(url)
        await store.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; `ready` is called once connections are answered."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _nothing)
    if settings.workers == 1:
        garbage.settle()
        _One(_configuration(settings, create_app(settings)), ready).run(sockets=[listening])
        return
    os.environ.update(settings.environment())
    _Many(_configuration(settings, FACTORY), [listening], ready).run()


def _configuration(settings: Settings, app: Any) -> uvicorn.Config:
    return Configuration(
        app,
        caps=Caps(_affordable(settings.connections), settings.each, settings.proxies),
        factory=isinstance(app, str),
        workers=settings.workers,
        loop="auto",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=logs.configuration(settings.log_level),
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        h11_max_incomplete_event_size=HEAD_BYTES,
        timeout_graceful_shutdown=GRACE,
        backlog=4096,
    )


def _affordable(wanted: int) -> int:
    """As many connections as the system lets this process have, with something left for files and the database."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = (wanted or MANY) + SPARE
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    most = max(soft - SPARE, SPARE)
    return wanted if soft == resource.RLIM_INFINITY or 0 < wanted <= most else most


class _One(uvicorn.Server):
    """The whole server in this process."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._ready)


class _Many(Multiprocess):
    """Several processes on one socket, watched by this one."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._ready = ready

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(STARTING, self.should_exit) for process in self.processes):
            self._ready()


def _nothing(number: int, frame: FrameType | None) -> None:
    """Uvicorn raises the signal that stopped it once more at the end: by then all is done."""


def _own_address() -> str:
    """How other machines of the network reach this one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        found = str(probe.getsockname()[0])
    return found if not loopback(found) else "127.0.0.1"
