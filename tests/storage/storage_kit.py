"""What the tests of storage share: facts, entries, a table that somebody played at, and programs of their own."""

import asyncio
import subprocess
import sys
from random import Random
from typing import Any

from carteado.server.storage import Conflict, Facts, Store
from carteado.table import Table, Who, asks, due, incoming, messages, opened, receive, think, tick
from carteado.table import entries as log
from carteado.wire import encode

GAME = "truco-fenacef"
NOW = 1_790_000_000_000
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres' AND pid <> pg_backend_pid();"
ANA = Who("ana-1", "Ana Lúcia")


def facts(stage: str = "playing", at: int = NOW, players: tuple[str, ...] = ("ana",), public: bool = True) -> Facts:
    """Facts of a table."""
    return Facts(stage, public, f'{{"at":{at}}}'.encode(), players, at)


def entry(text: str, at: int = NOW) -> tuple[int, bytes]:
    """An entry that says this."""
    return at, f'{{"said":"{text}"}}'.encode()


async def opened_table(store: Store, table: str = "mesa", entries: int = 1) -> None:
    """A table with so many entries."""
    await store.create(table, GAME, [entry(f"first {n}") for n in range(entries)], facts())


async def said(store: Store, table: str = "mesa") -> list[str]:
    """What the entries of a table say, in order."""
    return [payload.decode()[9:-2] for _, _, payload in await store.load(table)]


async def outcome(doing: Any) -> str:
    """Whether it was done."""
    try:
        await doing
    except Conflict:
        return "conflict"
    return "done"


async def insist(store: Store, table: str, text: str) -> int:
    """Append whatever it takes, as a server does: on a conflict read again; the number it got."""
    while True:
        version = len(await store.load(table))
        if await outcome(store.append(table, version + 1, [entry(text)], facts(at=NOW + version))) == "done":
            return version + 1


def program(source: str, *arguments: str) -> "subprocess.Popen[str]":
    """Another process that runs this."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", source, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


class Played:
    """A table at which Ana plays matches with three bots, by the rules of the table; everybody chooses at random."""

    def __init__(self, name: str = "mesa", seed: int = 1, **setup: Any) -> None:
        self.rng = Random(seed)
        self.now = NOW
        self.table = Table()
        self.entries: list[log.AnyEntry] = []
        self.n = 0
        wanted = messages.Setup(game=GAME, **setup)
        self.take(opened(name, self.now, ANA, wanted, "segredo", self.rng.randbytes))

    def take(self, entries: tuple[log.AnyEntry, ...]) -> None:
        """Store and fold, as a server does."""
        for made in entries:
            self.table.fold(made)
            self.entries.append(made)

    def ask(self, kind: Any, client: str = "c1", **fields: Any) -> bool:
        """Ana wants something; whether she got it."""
        self.n += 1
        self.now += 10
        effects = receive(self.table, self.now, ANA, kind(client=client, n=self.n, **fields), self.rng.randbytes)
        self.take(effects.entries)
        return effects.reason is None

    def seat_everybody(self) -> None:
        """Ana, and bots around her."""
        assert self.ask(incoming.Sit, seat=0)
        for seat in (1, 2, 3):
            assert self.ask(incoming.SeatBot, seat=seat)

    def begin(self) -> None:
        """Everybody is ready, and the partida begins."""
        assert self.ask(incoming.Ready, nonce=self.rng.randbytes(16).hex())
        if self.table.stage != "playing":
            assert self.ask(incoming.Start)
        while self.table.stage != "playing":
            assert self.pass_time()

    def pass_time(self) -> bool:
        """Go on to what is due next, if anything is."""
        for asked in asks(self.table):
            think(self.table, asked.ply, asked.seat, self.rng.choice(asked.menu))
        when = due(self.table)
        if when is None:
            return False
        self.now = max(self.now, when)
        effects = tick(self.table, self.now, self.rng.randbytes)
        assert effects.reason is None
        self.take(effects.entries)
        return True

    def play(self, acts: int = 100_000, client: str = "c1") -> "Played":
        """Until the partida is over, or so many acts."""
        before = self.table.ply
        refused = 0
        while self.table.stage == "playing" and self.table.ply < before + acts:
            state = self.table.state
            assert state is not None
            if state.actors()[0] == 0 or not self.pass_time():
                action = self.rng.choice(state.legal(0))
                refused += not self.ask(incoming.Act, client, action=encode(action), version=self.table.version)
                assert refused < 100
        return self

    def rows(self) -> list[tuple[int, bytes]]:
        """The entries as they are stored."""
        return [(made.at, log.encode(made)) for made in self.entries]


def run(doing: Any) -> Any:
    """Run it to its end, where no loop is running."""
    return asyncio.run(doing)
