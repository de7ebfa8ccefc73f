"""A server for tests: in this process over a folder of its own, or as a program of its own; and matches already played."""

import asyncio
import json
import os
import re
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import httpx

from carteado.game import CHANCE
from carteado.games.truco.rules.acts import Burn
from carteado.pack import Cut
from carteado.server.app import create_app
from carteado.server.identity import COOKIE, Guest, new_guest, signed
from carteado.server.services import Services
from carteado.server.settings import Settings
from carteado.server.storage import Store
from carteado.server.summaries import facts_of
from carteado.table import Table, Who, opened
from carteado.table import entries as log
from carteado.table.acting import acted, chance
from carteado.table.messages import Setup

GAME = "truco-fenacef"
HOST = "carteado.local"
BASE = f"http://{HOST}"
ADDRESS = "testclient"  # whom the test client says it is
NOW = 1_800_000_000
PATIENCE = 60.0  # seconds that a program may take on a busy machine before a test gives up
Playing = Callable[[Table], bool]


@dataclass
class Site:
    """A running application, a client of it, and what is behind it."""

    client: httpx.AsyncClient
    services: Services
    app: Any

    def guest(self, name: str = "Ana") -> Guest:
        """Somebody with a nickname."""
        return new_guest(name, self.services.clock() // 1000)

    def cookie(self, guest: Guest) -> dict[str, str]:
        """The header with which that guest comes."""
        return {"Cookie": f"{COOKIE}={signed(guest, self.services.keys)}"}

    @property
    def store(self) -> Store:
        """The store itself."""
        assert isinstance(self.services.store, Store)
        return self.services.store


def settings_in(folder: Path, **changes: Any) -> Settings:
    """A server that keeps its tables here, and whose metrics the test client may read."""
    made = Settings(data=folder, hosts=(HOST,), scrapers=(ADDRESS,), client=folder / "client")
    return replace(made, **changes)


@asynccontextmanager
async def site(folder: Path, base: str = BASE, **changes: Any) -> AsyncIterator[Site]:
    """An application from start to stop."""
    app = create_app(settings_in(folder, **changes))
    asgi: Any = app
    transport = httpx.ASGITransport(asgi, client=(ADDRESS, 50_000))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=base) as client:
        yield Site(client, app.state.services, asgi)


@dataclass
class Seated:
    """A table being filled entry by entry, without a server."""

    id: str
    players: list[Guest]
    setup: Setup
    rng: Random = field(default_factory=lambda: Random(5))
    table: Table = field(default_factory=Table)
    entries: list[log.AnyEntry] = field(default_factory=list[log.AnyEntry])
    now: int = NOW * 1000

    def __post_init__(self) -> None:
        host = self.players[0]
        self.add(*opened(self.id, self.now, Who(host.id, host.name), self.setup, "", self.draw))
        for seat, guest in enumerate(self.players):
            self.add(log.Seated(at=self.now, player=guest.id, seat=seat, name=guest.name))

    def draw(self, size: int) -> bytes:
        return self.rng.randbytes(size)

    def add(self, *entries: log.AnyEntry) -> None:
        for entry in entries:
            self.entries.append(entry)
            self.table.fold(entry)

    def begin(self) -> None:
        """Everybody is ready, and the partida begins."""
        for seat, guest in enumerate(self.players):
            self.add(log.Readied(at=self.now, player=guest.id, seat=seat, nonce=self.draw(16).hex()))
        self.add(log.Began(at=self.now))

    def play(self, until: Playing = lambda _: False) -> None:
        """Act at random until the partida is over, or something else holds."""
        while self.table.stage == "playing" and not until(self.table):
            state = self.table.state
            assert state is not None
            self.now += 1000
            seat = state.actors()[0]
            if seat == CHANCE:
                self.add(*chance(self.table, self.now, self.draw))
                continue
            menu = [act for act in state.legal(seat) if not isinstance(act, (Cut, Burn))]
            self.add(*acted(self.table, self.now, seat, self.rng.choice(menu), "clock", self.draw))

    async def kept_in(self, store: Store) -> None:
        """Write it to a store as a table of the server."""
        rows = [(entry.at, log.encode(entry)) for entry in self.entries]
        await store.create(self.id, self.setup.game, rows, facts_of(self.table, ()))


def a_table(players: list[Guest], **setup: Any) -> Seated:
    """Four people at a table that nobody has played at yet."""
    return Seated(secrets.token_hex(5), players, Setup(game=GAME, **setup))


# The program.


@dataclass
class Program:
    """`carteado serve` as people run it."""

    process: asyncio.subprocess.Process
    address: str
    lines: list[str]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    async def stop(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Send a signal; exit code, the rest of standard output, standard error."""
        self.process.send_signal(number)
        out, err = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        assert self.process.returncode is not None
        return self.process.returncode, out.decode(), err.decode()


def environment(**changes: str) -> dict[str, str]:
    """The environment of a program, without settings of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CARTEADO_") and name != "DISPLAY"}
    return {**kept, **changes}


async def launched(*arguments: str, **changes: str) -> asyncio.subprocess.Process:
    """`carteado ...`, started."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "carteado",
        *arguments,
        env=environment(**changes),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@asynccontextmanager
async def program(folder: Path, *arguments: str, **changes: str) -> AsyncIterator[Program]:
    """A server program on a free port, once it accepts connections; ended at the end, whatever happened."""
    process = await launched("serve", "--port", "0", "--data", str(folder), *arguments, **changes)
    try:
        assert process.stdout is not None
        first = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().rstrip()
        found = re.fullmatch(r"Carteado em (http://\S+)", first)
        assert found, (first, await _rest(process))
        yield Program(process, found[1], [first])
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def _rest(process: asyncio.subprocess.Process) -> str:
    if process.returncode is None:
        process.kill()
    return (await process.communicate())[1].decode()


def events(text: str) -> list[dict[str, Any]]:
    """The log of a program: every line is one object."""
    return [json.loads(line) for line in text.splitlines()]


def code_of(answer: httpx.Response) -> str:
    """The code of an error, which has its sentence too and nothing else."""
    told = answer.json()
    assert set(told) == {"code", "text"}
    assert told["text"].strip() == told["text"] != ""
    return str(told["code"])
