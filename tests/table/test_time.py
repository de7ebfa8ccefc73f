"""Clocks of the day that are put forward or back, and of several machines: rests and clocks last as long as ever."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from carteado.server.listeners import Listener
from carteado.server.metrics import Metrics
from carteado.server.room import Room
from carteado.server.storage import Conflict as Taken
from carteado.server.storage import StorageError
from carteado.server.world import World
from carteado.table import Table, incoming
from carteado.table import entries as log
from table.play_kit import begun, dealt
from table.table_kit import ANA, BETO, FOUR, RITA, Conflict, MemoryLog, Process

HOUR = 3_600_000
STEPS = [-HOUR, HOUR]


class Machine:
    """A machine with a clock of the day and one that only goes on, and the room of one process on it."""

    def __init__(self, kept: MemoryLog, day: int) -> None:
        self.kept, self.day, self.steady = kept, day, 5_000
        self.waits: list[int] = []
        self.rings: Callable[[], None] = lambda: None
        self.away = False
        world = World(lambda: self.day, self._after, bytes, lambda: self.steady)
        self.room = Room("mesa", cast("Any", self), cast("Any", None), Metrics(), world)

    def _after(self, wait: int, call: Callable[[], None]) -> Callable[[], None]:
        self.waits.append(wait)
        self.rings = call
        return lambda: None

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, int, bytes]]:
        """The store of this machine: the log of the table."""
        if self.away:
            raise StorageError("failed", "away")
        rows = self.kept.rows[after:][:most]
        return [(after + n, log.decode(row).at, row) for n, row in enumerate(rows, 1)]

    async def append(self, table: str, seq: int, rows: list[tuple[int, bytes]], facts: object = None) -> None:
        """More of it."""
        if self.away:
            raise StorageError("failed", "away")
        try:
            self.kept.append(seq, [log.decode(payload) for _, payload in rows])
        except Conflict:
            raise Taken(table, seq) from None

    async def enter(self, listener: Listener) -> int:
        """Somebody comes; how long the alarm is set to."""
        assert await self.room.enter(listener, incoming.Enter(table="mesa")) is None
        return self.waits[-1]

    def pass_time(self, ms: int) -> None:
        """Real time, which moves both clocks."""
        self.day += ms
        self.steady += ms

    @property
    def table(self) -> Table:
        """The table."""
        return self.room.table


async def _machine(process: Process, off: int = 0) -> Machine:
    machine = Machine(process.kept, process.clock.now + off)
    assert await machine.room.load()
    return machine


@pytest.mark.parametrize("step", STEPS)
async def test_a_clock_put_right_in_mid_rest_changes_no_rest(step: int) -> None:
    machine = await _machine(begun(FOUR))
    rest = await machine.enter(Listener(ANA))
    assert rest == machine.table.rest > 0
    machine.pass_time(100)
    machine.day += step
    assert await machine.enter(Listener(BETO)) == rest - 100


@pytest.mark.parametrize("step", STEPS)
async def test_a_clock_put_right_takes_nobodys_time_and_gives_nobody_more(step: int) -> None:
    process = begun(FOUR, options={"clock": "20"})
    dealt(process)
    machine = await _machine(process)
    whole = await machine.enter(Listener(ANA))
    machine.pass_time(1_000)
    machine.day += step
    assert await machine.enter(Listener(BETO)) == whole - 1_000


async def test_a_log_that_lies_in_the_future_is_gone_on_with() -> None:
    """The clock stood an hour ahead, was put right, and the server started again."""
    machine = await _machine(begun(FOUR), -HOUR)
    assert await machine.enter(Listener(ANA)) == machine.table.rest
    assert machine.room.clock() == machine.table.at


async def test_who_comes_to_it_under_another_name_writes_nothing_before_its_last_entry() -> None:
    machine = await _machine(begun(FOUR), -HOUR)
    before = len(machine.kept.rows)
    await machine.enter(Listener(replace(ANA, name="Ana Maria")))
    times = [log.decode(row).at for row in machine.kept.rows]
    assert len(times) == before + 1
    assert times == sorted(times)


async def test_a_table_read_anew_while_people_sit_there_does_not_go_back_with_the_clock() -> None:
    machine = await _machine(begun(FOUR))
    await machine.enter(Listener(ANA))
    machine.day -= HOUR
    await machine.room.load()
    assert machine.room.clock() == machine.table.at


async def test_after_a_pause_a_rest_is_over_and_a_clock_begins_anew() -> None:
    process = begun(FOUR, options={"clock": "20"})
    dealt(process)
    machine = await _machine(process, HOUR)
    assert await machine.enter(Listener(ANA)) == 20_000


@pytest.mark.parametrize("off", STEPS)
async def test_what_a_machine_with_another_clock_writes_happened_just_now(off: int) -> None:
    process = begun(FOUR, options={"clock": "20"})
    machine = await _machine(process, off)
    await machine.enter(Listener(ANA))
    machine.pass_time(9_000)
    process.clock.now += 9_000
    dealt(process)
    await machine.room.catch_up()
    assert machine.waits[-1] == machine.table.rest + 20_000
    assert machine.room.clock() == machine.table.at


@pytest.mark.parametrize("off", STEPS)
async def test_entries_of_two_machines_go_on_in_time(off: int) -> None:
    process = begun(FOUR, referee=True)
    machine = await _machine(process, off)
    ana, rita = Listener(ANA), Listener(RITA)
    await machine.enter(ana)
    await machine.enter(rita)
    await machine.room.receive(ana, incoming.Phrase(client="a", n=1, phrase="who-deals"))
    process.catch_up()
    times = [entry.at for entry in process.kept.since()]
    assert len(times) == machine.table.version
    assert times == sorted(times)


@pytest.mark.parametrize("step", STEPS)
async def test_spectators_lag_as_far_behind_as_ever(step: int) -> None:
    process = begun(FOUR, delay=30)
    dealt(process)
    machine = await _machine(process)
    await machine.enter(Listener(RITA))
    wait = machine.waits[-1]
    machine.day += step
    machine.room.leave(next(iter(machine.room.listeners)))
    await machine.enter(Listener(RITA))
    assert machine.waits[-1] == wait
    assert machine.room.gallery.shown is not None
    assert machine.room.gallery.shown.version == 1


async def test_a_store_that_goes_away_and_comes_back_throws_nobody_out() -> None:
    """Who acts meanwhile is told to try again, and what is due is tried again; nobody is cut off, and nothing is done twice."""
    process = begun(FOUR)
    machine = await _machine(process)
    ana = Listener(ANA)
    await machine.enter(ana)
    before = machine.table.version
    machine.away = True
    machine.pass_time(machine.table.rest)
    await machine.room._tick()
    await machine.room.receive(ana, incoming.Phrase(client="a", n=1, phrase="who-deals"))
    assert not ana.closing
    assert machine.waits[-1] <= 1_000
    assert b'"code":"storage"' in (ana.waiting[-1] or b"")
    machine.away = False
    await machine.room._tick()
    assert machine.table.version == before + 1 == len(process.kept.rows)
    await machine.room.receive(ana, incoming.Phrase(client="a", n=1, phrase="who-deals"))
    assert machine.table.version == before + 2 == len(process.kept.rows)


async def test_what_was_written_though_the_store_failed_is_read_before_anything_else_is_decided() -> None:
    process = begun(FOUR)
    machine = await _machine(process)
    ana = Listener(ANA)
    await machine.enter(ana)

    async def lost(*_: object) -> None:
        process.kept.append(machine.table.version + 1, [log.Spoke(at=machine.room.clock(), seat=0, phrase="who-deals")])
        machine.away = True
        raise StorageError("failed", "the answer was lost")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(machine, "append", lost)
        await machine.room.receive(ana, incoming.Phrase(client="a", n=1, phrase="who-deals"))
    machine.away = False
    machine.pass_time(5_000)
    await machine.room.receive(ana, incoming.Phrase(client="a", n=2, phrase="who-deals"))
    assert machine.table.version == len(process.kept.rows)
    assert not ana.closing
