"""News between processes: at the commit or never, not to oneself, and all may have changed after a silence."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL, make_url

from carteado.server.bus import Appended, Bus, Everything, LocalBus, News, PostgresBus, Present, open_bus, presence, understood
from carteado.server.storage import StorageError, Store
from carteado.server.storage.place import parsed
from carteado.server.storage.postgres import news
from storage.postgres_kit import PostgresServer
from storage.storage_kit import CUT, entry, facts, opened_table, outcome, program

LISTENS = """
import asyncio, sys
from carteado.server.bus import open_bus
from carteado.server.storage import Store
from carteado.server.storage.place import parsed

async def main():
    bus = await open_bus(parsed(sys.argv[1]))
    store = await Store.open(sys.argv[1], bus)
    heard = asyncio.Queue()
    bus.subscribe(heard.put_nowait)
    print("ready", flush=True)
    told = await heard.get()
    rows = await store.load(told.table)
    print(told.table, told.seq, len(rows), flush=True)
    await store.append(told.table, told.seq + 1, [(1, b'{"said":"answer"}')])
    await store.close()
    await bus.close()

asyncio.run(main())
"""


class Ear:
    """Remembers what a bus says."""

    def __init__(self, bus: Bus) -> None:
        self.heard: asyncio.Queue[News] = asyncio.Queue()
        self.leave = bus.subscribe(self.heard.put_nowait)

    async def next(self) -> News:
        """What it says next."""
        async with asyncio.timeout(20):
            return await self.heard.get()


@pytest.fixture
async def buses(postgres_address: str) -> AsyncIterator[tuple[PostgresBus, PostgresBus]]:
    """Two processes on one database."""
    two = [await PostgresBus(parsed(postgres_address)).open() for _ in range(2)]
    yield two[0], two[1]
    for one in two:
        await one.close()


async def test_an_append_tells_the_other_process_and_not_itself(
    postgres_address: str, buses: tuple[PostgresBus, PostgresBus]
) -> None:
    ours, theirs = buses
    mine, other = Ear(ours), Ear(theirs)
    store = await Store.open(postgres_address, ours)
    await store.create("mesa", "x", [entry("1"), entry("2")], facts())
    assert await other.next() == Appended("mesa", 2)
    assert await outcome(store.append("mesa", 2, [entry("late")])) == "conflict"
    await asyncio.gather(store.append("mesa", 3, [entry("3")]), store.append("mesa", 4, [entry("4"), entry("5")]))
    assert await other.next() == Appended("mesa", 3)
    assert await other.next() == Appended("mesa", 5)
    theirs.publish("fim", 1)
    assert await mine.next() == Appended("fim", 1)
    assert other.heard.empty()
    await store.close()


async def test_two_processes_of_the_system(postgres_address: str) -> None:
    bus = await open_bus(parsed(postgres_address))
    store = await Store.open(postgres_address, bus)
    ear = Ear(bus)
    running = program(LISTENS, postgres_address)
    assert running.stdout is not None
    assert await asyncio.to_thread(running.stdout.readline) == "ready\n"
    await opened_table(store)
    assert await ear.next() == Appended("mesa", 2)
    out, err = await asyncio.to_thread(running.communicate)
    assert (out, err) == ("mesa 1 1\n", "")
    assert [payload for _, _, payload in await store.load("mesa", 1)] == [b'{"said":"answer"}']
    await store.close()
    await bus.close()


async def test_who_is_present_is_told_and_too_much_is_not(buses: tuple[PostgresBus, PostgresBus]) -> None:
    ours, theirs = buses
    ear = Ear(theirs)
    ours.present("mesa", "x" * 9000)
    payload = json.dumps({"here": ["ana:1", "joão"]})
    ours.present("mesa", payload)
    assert await ear.next() == Present(ours.process, "mesa", payload)


async def test_after_a_silence_everything_may_have_changed(
    postgres: PostgresServer, buses: tuple[PostgresBus, PostgresBus], caplog: pytest.LogCaptureFixture
) -> None:
    ours, theirs = buses
    ears = Ear(ours), Ear(theirs)
    await asyncio.to_thread(postgres.psql, CUT)
    assert [await ear.next() for ear in ears] == [Everything(), Everything()]
    assert "lost its connection" in caplog.text
    ours.publish("mesa", 7)
    assert await ears[1].next() == Appended("mesa", 7)


async def test_it_keeps_trying_while_the_database_is_away(
    postgres: PostgresServer, buses: tuple[PostgresBus, PostgresBus], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carteado.server.bus.RETRY", (0.02,))
    ear = Ear(buses[0])
    await asyncio.to_thread(postgres.stop)
    try:
        buses[0].present("mesa", "[]")
        with pytest.raises(StorageError):
            await open_bus(buses[0]._url)
    finally:
        await asyncio.to_thread(postgres.start)
    assert await ear.next() == Everything()


class Deaf:
    """A connection that breaks off when it is asked to listen."""

    ended = False

    async def add_listener(self, *_: object) -> None:
        raise OSError("cut")

    def terminate(self) -> None:
        self.ended = True


async def test_a_connection_that_cannot_listen_is_not_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = Deaf()

    async def connect(_: URL) -> Deaf:
        return deaf

    monkeypatch.setattr("carteado.server.bus.connect", connect)
    with pytest.raises(OSError, match="cut"):
        await open_bus(parsed("postgresql://ana@host/x"))
    assert deaf.ended


async def test_an_idle_connection_shows_that_it_lives(
    buses: tuple[PostgresBus, PostgresBus], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carteado.server.bus.PULSE", 0.01)
    ours, theirs = buses
    ear = Ear(theirs)
    ours.publish("mesa", 1)
    assert await ear.next() == Appended("mesa", 1)
    await asyncio.sleep(0.1)
    ours.publish("mesa", 2)
    assert await ear.next() == Appended("mesa", 2)


async def test_one_process_has_nobody_to_tell_unless_buses_are_side_by_side(caplog: pytest.LogCaptureFixture) -> None:
    ours = LocalBus()
    theirs = LocalBus(beside=ours)
    mine, other = Ear(ours), Ear(theirs)

    def fails(_: News) -> None:
        raise RuntimeError("deaf")

    theirs.subscribe(fails)
    ours.publish("mesa", 3)
    ours.present("mesa", "[]")
    assert [await other.next(), await other.next()] == [Appended("mesa", 3), Present(ours.process, "mesa", "[]")]
    assert "a subscriber of the bus failed" in caplog.text
    assert mine.heard.empty()
    other.leave()
    ours.publish("mesa", 4)
    assert other.heard.empty()
    await theirs.close()
    await ours.close()


async def test_on_sqlite_the_store_tells_its_announcer_after_the_commit(tmp_path: object) -> None:
    url = make_url(f"sqlite:///{tmp_path}/x.db")
    bus = await open_bus(url)
    assert isinstance(bus, LocalBus)
    ear = Ear(LocalBus(beside=bus))
    store = await Store.open(url, bus)
    await opened_table(store, entries=2)
    assert await ear.next() == Appended("mesa", 2)
    await store.close()


def test_a_notification_says_who_what_and_is_short() -> None:
    text = news("0123abcd", "mesa-com-nome", 12)
    assert understood(text) == ("0123abcd", Appended("mesa-com-nome", 12))
    assert len(news("0123abcd", "m" * 64, 10**12).encode()) < 200
    assert understood(presence("0123abcd", "mesa", '{"a":1}')) == ("0123abcd", Present("0123abcd", "mesa", '{"a":1}'))
    assert understood("noise") is None
    assert understood("a:b:c") is None
