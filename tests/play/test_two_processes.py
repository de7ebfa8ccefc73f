"""Two servers over one PostgreSQL: any of them serves any table, and when one is killed its people go on at the other."""

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any, Final

import pytest

from carteado.server.rooms import Rooms
from carteado.server.storage import Store
from play.fake_kit import Site, served
from play.play_kit import PATIENCE, Page, gathered, new_guest, new_table
from play.program_kit import Program, program
from play.stubborn_kit import LOST, accounted_for, four_people, one_among_bots

Json = Any
TABLES: Final = 3
BEFORE: Final = 1500  # messages, sent or heard, before one server is killed


class Watcher:
    """Somebody who looks on at one server, and at the other when that one is gone."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table

    async def watch(self, servers: "Servers", home: int) -> None:
        """Until the match is over."""
        while not self.page.over:
            with suppress(*LOST):
                self.page.base = servers.of(home).base
                await self.page.open()
                await self.page.enter(self.table, again=True)
                await self.page.until(lambda: self.page.over)
            await self.page.close()

    def updates(self) -> dict[int, Json]:
        """What was told, by version; without the prompt, which says when this server woke up."""
        found: dict[int, Json] = {}
        for told in self.page.of("update"):
            kept = {name: value for name, value in told.items() if name != "prompt"}
            assert found.setdefault(told["version"], kept) == kept
        return found


class Servers:
    """Two servers, one of which will be killed after so many messages."""

    def __init__(self, both: tuple[Program, Program], after: int) -> None:
        self.both = both
        self.up = asyncio.Event()
        self.up.set()
        self.killed = False
        self._after = after

    def of(self, home: int) -> Program:
        """The server of those who are at home there."""
        return self.both[1] if self.killed else self.both[home]

    def count(self) -> None:
        """One more message."""
        self._after -= 1
        if self._after == 0:
            self.killed = True
            self.both[0].process.kill()


async def test_one_of_two_servers_is_killed(tmp_path: Path, postgres: str) -> None:
    rng = Random(11)
    epoch = time()
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with (
        program(tmp_path / "a", "--database", postgres, epoch=epoch) as first,
        program(tmp_path / "b", "--database", postgres, epoch=epoch) as second,
    ):
        servers = Servers((first, second), BEFORE)
        tables = [await one_among_bots(first.base, 0, rng)]
        tables += [await four_people(first.base, nth, rng, partidas=5) for nth in range(1, TABLES + 1)]
        people = [person for table in tables for person in table]
        for person in people:
            person.page.hook = servers.count
        watchers = [Watcher(Page("", await new_guest(first.base, f"Vera {nth}")), tables[1][0].table) for nth in range(2)]
        plays = [
            person.play(partial(servers.of, (person.seat + nth) % 2), lambda: servers.up)
            for nth, table in enumerate(tables)
            for person in table
        ]
        await gathered(*plays, *(watcher.watch(servers, home) for home, watcher in enumerate(watchers)))
        assert servers.killed
        assert sum(person.connections > 1 for person in people) >= 2 * TABLES
        here, there = (watcher.updates() for watcher in watchers)
        assert here.keys() & there.keys() >= set(range(max(min(here), min(there)), min(max(here), max(there))))
        assert all(here[version] == there[version] for version in here.keys() & there.keys())
        assert await second.stop() == 0
        assert second.log("warning", "error") == first.log("warning", "error") == []
    store = await Store.open(postgres)
    try:
        assert await accounted_for(store, people) > 300
    finally:
        await store.close()


# Two servers in this process, so that the news between them can be held up.


async def at_both(here: Site, there: Site) -> tuple[Page, Page]:
    """Ana at one server, Beto at the other, both at one table."""
    ana, beto = await new_guest(here.base, "Ana"), await new_guest(here.base, "Beto")
    table = await new_table(here.base, ana)
    first, second = await here.page(ana), await there.page(beto)
    await first.enter(table)
    await first.do("sit", seat=0)
    await second.enter(table)
    await second.do("sit", seat=1)
    return first, second


def sees(page: Page, *here: bool) -> bool:
    """Whether the page was told that these seats are connected."""
    return bool(page.of("presence")[-1]["here"] == [*here, False, False])


async def test_each_server_knows_who_is_at_the_other(postgres: str) -> None:
    async with served(1, database=postgres) as here, served(2, database=postgres) as there:
        first, second = await at_both(here, there)
        await first.until(lambda: sees(first, True, True))
        await second.until(lambda: sees(second, True, True))
        await first.close()
        await second.until(lambda: sees(second, False, True))
        await second.close()


async def test_nobody_of_a_server_that_died_stays(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(1, database=postgres) as here:
        async with served(2, database=postgres) as there:
            first, second = await at_both(here, there)
            await first.until(lambda: sees(first, True, True))
            monkeypatch.setattr(rooms_of(there).bus, "present", lambda *_: None)  # it says nothing more
            await second.close()
        async with asyncio.timeout(PATIENCE):
            while not sees(first, True, False):  # a last word of it may still have been on its way
                await here.time.move(60_000)
                await first.pong()
        await first.close()


async def test_a_request_that_the_other_server_did_is_acknowledged(postgres: str) -> None:
    async with served(1, database=postgres) as here, served(2, database=postgres) as there:
        guests = [await new_guest(here.base, f"Pessoa {seat}") for seat in range(4)]
        table = await new_table(here.base, guests[0])
        pages = [await here.page(guest, f"c{seat}") for seat, guest in enumerate(guests)]
        for seat, page in enumerate(pages):
            await page.enter(table)
            await page.do("sit", seat=seat)
        for page in pages:
            await page.do("ready", nonce="1" * 32)
        await here.time.ring()
        await pages[0].next(lambda told: told.get("by") == -1)
        watcher = await there.page(await new_guest(there.base, "Vera"))
        await watcher.enter(table)
        deaf(there)
        for seat in (0, 1):
            told = await pages[seat].act({"type": "Draw", "at": 3 + seat})
            assert told["type"] == "ack", told
            await pages[1].at(told["version"])
        await pages[1].close()
        back = await Page(there.base, guests[1], "c1").open()
        await back.enter(table)
        back.n = pages[1].n - 1
        told = await back.do("act", action={"type": "Draw", "at": 4}, version=pages[1].version)
        assert told["type"] == "ack", told
        assert len(await there.entries(table)) == pages[1].version
        for page in (pages[0], pages[2], pages[3], watcher, back):
            await page.close()


def deaf(site: Site) -> None:
    """From now on the news of other servers do not arrive here: they are hints, and may be lost."""
    rooms_of(site)._unsubscribe()


def rooms_of(site: Site) -> Rooms:
    """The tables of a server."""
    rooms = site.services.rooms
    assert isinstance(rooms, Rooms)
    return rooms
