"""The tables of a process, over a store that fails now and then: a failure is never taken for a table that is not there."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from carteado.server import folding
from carteado.server.bus import LocalBus
from carteado.server.listeners import Listener
from carteado.server.metrics import Metrics
from carteado.server.rooms import Rooms
from carteado.server.storage import StorageError
from carteado.server.world import World
from carteado.table import entries as log
from carteado.table import incoming
from table.play_kit import begun
from table.table_kit import ANA, FOUR, RITA, Process


class Hiccup:
    """A store that holds one table, and fails as often as it is told to."""

    def __init__(self, process: Process) -> None:
        self.rows = process.kept.rows
        self.fails = 0
        self.asked = 0

    async def about(self, table: str) -> Any:
        """What is kept of it."""
        await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise StorageError("failed", "a hiccup")
        return SimpleNamespace(kind="table") if table == "mesa" else None

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, int, bytes]]:
        """Its log."""
        self.asked += 1
        if self.fails:
            self.fails -= 1
            raise StorageError("failed", "a hiccup")
        return [(after + n, json.loads(row)["at"], row) for n, row in enumerate(self.rows[after:][:most], 1)]


def _rooms(store: Hiccup, at: LocalBus | None = None) -> tuple[Rooms, LocalBus]:
    bus, nobody = at or LocalBus(), SimpleNamespace()
    found: Any = (store, bus, Metrics(), nobody, World(after=lambda _wait, _call: lambda: None))
    return Rooms(*found), bus


def told(listener: Listener) -> list[bytes]:
    """What waits for this page."""
    return [listener.next() or b"" for _ in range(len(listener.waiting))]


async def test_a_failure_to_read_is_told_to_all_who_wait_and_the_next_one_finds_the_table() -> None:
    store = Hiccup(begun(FOUR))
    store.fails = 1
    rooms, _ = _rooms(store)
    told = await asyncio.gather(*(rooms.room("mesa") for _ in range(4)), return_exceptions=True)
    assert [type(one) for one in told] == [StorageError] * 4
    found = await asyncio.gather(*(rooms.room("mesa") for _ in range(4)))
    assert found[0] is not None
    assert all(room is found[0] for room in found)
    assert rooms.live() == [found[0]]
    assert store.asked == 1


async def test_who_gives_up_waiting_takes_nothing_from_the_others() -> None:
    rooms, _ = _rooms(Hiccup(begun(FOUR)))
    first, second = (asyncio.create_task(rooms.room("mesa")) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second is not None


async def test_a_table_that_is_not_there_leaves_nothing_behind() -> None:
    rooms, _ = _rooms(Hiccup(begun(FOUR)))
    assert await asyncio.gather(*(rooms.room("outra") for _ in range(3))) == [None] * 3
    assert rooms.live() == []


async def test_others_have_their_turn_while_a_long_log_is_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Page by page, and a slice of time at a time."""
    monkeypatch.setattr(folding, "PAGE", 7)
    monkeypatch.setattr(folding, "SLICE", 0)
    process = begun(FOUR)
    store = Hiccup(process)
    rooms, _ = _rooms(store)
    reading = asyncio.create_task(rooms.room("mesa"))
    turns = 0
    while not reading.done():
        await asyncio.sleep(0)
        turns += 1
    room = await reading
    assert room is not None
    assert room.table.version == process.table.version
    assert store.asked == process.table.version // 7 + 1
    assert turns >= process.table.version


async def test_a_log_that_cannot_be_folded_is_damaged_and_not_missing() -> None:
    process = begun(FOUR)
    process.kept.rows[3] = b'{"type":"acted","at":1}'
    rooms, _ = _rooms(Hiccup(process))
    with pytest.raises(StorageError, match="entry 4") as refused:
        await rooms.room("mesa")
    assert refused.value.code == "damaged"


async def test_a_host_hears_of_passwords_that_are_tried_at_another_process() -> None:
    process = Process()
    process.open(ANA, password="segredo")
    process.do(process.enter(ANA), incoming.Sit, seat=0)
    here, bus = _rooms(Hiccup(process))
    there, _ = _rooms(Hiccup(process), LocalBus(bus))
    ours, theirs = await here.room("mesa"), await there.room("mesa")
    assert ours is not None
    assert theirs is not None
    ana = Listener(ANA)
    assert await ours.enter(ana, incoming.Enter(table="mesa")) is None
    for _ in range(2):
        assert await theirs.enter(Listener(RITA), incoming.Enter(table="mesa", password="errada")) is not None
    assert ours.audience.wrong_elsewhere() == 2
    assert b'"wrong":2' in told(ana)[-1]
    theirs.audience.wrong = 0
    theirs.tried()
    assert b"wrong" not in told(ana)[-1]


async def test_news_that_could_not_be_read_are_read_before_anybody_is_told_anything() -> None:
    process = begun(FOUR)
    store = Hiccup(process)
    rooms, bus = _rooms(store)
    room = await rooms.room("mesa")
    assert room is not None
    process.write(log.Spoke(at=process.clock.now, seat=0, phrase="who-deals"))
    store.fails = 1
    LocalBus(bus).publish("mesa", process.table.version)
    await asyncio.gather(*rooms._tasks)
    assert room.table.version == process.table.version - 1
    assert await room.enter(Listener(ANA), incoming.Enter(table="mesa")) is None
    assert room.table.version == process.table.version
