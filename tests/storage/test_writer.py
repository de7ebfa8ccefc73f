"""The writer by itself: what becomes of jobs when the database misbehaves, and what an append costs."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from carteado.server.storage import StorageError, Store
from carteado.server.storage.batch import Job, Lost, admitted, rows
from carteado.server.storage.contract import Conflict
from carteado.server.storage.writer import MOST, Writer
from storage.storage_kit import entry, facts, opened_table, outcome, said


class Fake:
    """A database that does what it is told to do next."""

    def __init__(self, *happenings: BaseException | None) -> None:
        self.happenings: list[BaseException | None] = [*happenings]
        self.batches: list[list[Job]] = []
        self.closed = False

    async def write(self, jobs: list[Job]) -> None:
        self.batches.append(jobs)
        await asyncio.sleep(0)
        happening = self.happenings.pop(0) if self.happenings else None
        if happening is not None:
            raise happening

    async def close(self) -> None:
        self.closed = True


async def test_what_waits_goes_together() -> None:
    fake = Fake()
    writer = Writer(fake)
    await asyncio.gather(*(writer.write(f"m{n}", 2, [entry("x")], None) for n in range(MOST + 5)))
    assert [len(batch) for batch in fake.batches] == [MOST, 5]
    await writer.close()
    assert fake.closed


async def test_a_failure_is_told_to_all_who_wait_and_the_writer_goes_on() -> None:
    writer = Writer(Fake(RuntimeError("strange"), StorageError("gone", "no file")))
    for expected in ("failed: strange", "gone: no file"):
        found = await asyncio.gather(*(writer.write(f"m{n}", 2, [entry("x")], None) for n in range(3)), return_exceptions=True)
        assert [str(error) for error in found] == [expected] * 3
        assert len({id(error) for error in found}) == 3
    await writer.write("m", 2, [entry("x")], None)
    await writer.close()


async def test_a_connection_lost_before_the_commit_is_tried_once_more() -> None:
    fake = Fake(Lost("unreachable", "cut"))
    writer = Writer(fake)
    await writer.write("m", 2, [entry("x")], None)
    assert len(fake.batches) == 2
    fake.happenings += [Lost("unreachable", "cut"), Lost("unreachable", "cut again")]
    with pytest.raises(StorageError, match="unreachable: cut again"):
        await writer.write("m", 3, [entry("x")], None)
    await writer.close()


async def test_who_stops_waiting_disturbs_nobody() -> None:
    fake = Fake()
    writer = Writer(fake)
    impatient = asyncio.create_task(writer.write("a", 2, [entry("x")], None))
    patient = asyncio.create_task(writer.write("b", 2, [entry("x")], None))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert impatient.cancelled()
    assert [job.table for job in fake.batches[0]] == ["a", "b"]
    await writer.close()


async def test_closing_writes_what_waits_and_then_takes_no_more() -> None:
    fake = Fake()
    writer = Writer(fake)
    waiting = asyncio.create_task(writer.write("a", 2, [entry("x")], None))
    await asyncio.sleep(0)
    await writer.close()
    await waiting
    with pytest.raises(StorageError, match="closed"):
        await writer.write("a", 3, [entry("x")], None)


async def test_a_writer_that_is_ended_from_outside_leaves_nobody_waiting() -> None:
    writer = Writer(Fake(asyncio.CancelledError()))
    with pytest.raises(StorageError, match="closed"):
        await writer.write("a", 2, [entry("x")], None)
    with pytest.raises(StorageError, match="closed"):
        await writer.write("a", 3, [entry("x")], None)
    await writer.close()


async def test_the_others_are_told_of_what_was_taken_only() -> None:
    told: list[tuple[str, int]] = []
    writer = Writer(Fake(), lambda table, seq: told.append((table, seq)))
    wanted = [writer.write("a", 2, [entry("x"), entry("y")], None), writer.write("a", 9, [entry("x")], None)]
    assert await asyncio.gather(*map(outcome, wanted)) == ["done", "conflict"]
    assert told == [("a", 3)]
    await writer.close()


async def test_others_who_cannot_be_told_do_not_stop_the_writer(caplog: pytest.LogCaptureFixture) -> None:
    def fails(_table: str, _seq: int) -> None:
        raise RuntimeError("deaf")

    writer = Writer(Fake(), fails)
    await writer.write("a", 2, [entry("x")], None)
    await writer.write("a", 3, [entry("x")], None)
    assert caplog.text.count("an append could not be announced") == 2
    await writer.close()


async def test_jobs_of_one_table_go_on_from_one_another_or_are_refused() -> None:
    loop = asyncio.get_running_loop()
    jobs = [
        Job(table, seq, [(0, "x")] * size, None, None, loop.create_future())
        for table, seq, size in [("a", 2, 2), ("b", 5, 1), ("a", 4, 1), ("a", 4, 1), ("a", 5, 1), ("b", 6, 1)]
    ]
    assert admitted(jobs) == [jobs[0], jobs[1], jobs[2], jobs[5]]
    assert [type(job.refusal) for job in jobs[3:5]] == [Conflict, Conflict]
    assert [(table, seq, follows) for table, seq, _, _, follows in rows(admitted(jobs[:3]))] == [
        ("a", 2, False), ("a", 3, True), ("b", 5, False), ("a", 4, True),
    ]  # fmt: skip


async def test_a_locked_file_is_an_error_after_a_while_and_none_once_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carteado.server.storage.opening.BUSY", 0.05)
    store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}")
    await opened_table(store)
    other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match="locked"):
        await store.append("mesa", 2, [entry("x")])
    assert await said(store) == ["first 0"]
    other.execute("ROLLBACK")
    other.close()
    await store.append("mesa", 2, [entry("x")])
    await store.close()


async def test_a_payload_the_database_refuses_fails_alone(store: Store) -> None:
    """PostgreSQL takes no zero letter in a text; SQLite does. Whatever it is, nobody else pays for it."""
    await opened_table(store, "a")
    await opened_table(store, "b")
    zero = store.append("a", 2, [(0, b"\x00")])
    good = store.append("b", 2, [entry("fine")], facts())
    found = await asyncio.gather(zero, good, return_exceptions=True)
    assert found[1] is None
    assert await said(store, "b") == ["first 0", "fine"]
    if found[0] is not None:
        assert isinstance(found[0], StorageError)
        assert len(await store.load("a")) == 1


async def test_an_append_costs_the_event_loop_little(tmp_path: Path) -> None:
    """Seconds of the processor in this thread, not of the clock: at most 60 millionths an append when 50 come together.

    The least of many rounds counts: what else the machine does makes a round dearer, never cheaper.
    """
    store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}")
    tables = [f"m{n}" for n in range(50)]
    await asyncio.gather(*(opened_table(store, table) for table in tables))
    payload = entry("x" * 150)
    spent: list[float] = []
    for seq in range(2, 42):
        before = time.thread_time()
        await asyncio.gather(*(store.append(table, seq, [payload]) for table in tables))
        spent.append((time.thread_time() - before) / len(tables))
    assert min(spent) < 60e-6
    await store.close()
