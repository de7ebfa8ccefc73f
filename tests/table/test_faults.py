"""One listener's fault is that listener's alone, and a table sets its alarm again whatever fails."""

import logging
from collections.abc import Callable
from typing import Any, cast

import pytest

from carteado.server import room as at_work
from carteado.server import waking
from carteado.server.listeners import MOST_BYTES, Listener
from carteado.server.metrics import Metrics
from carteado.server.room import Room
from carteado.server.storage import StorageError
from carteado.server.world import World
from carteado.table import Teller, Who, incoming
from carteado.table import entries as log
from table.play_kit import begun
from table.table_kit import ANA, BETO, FOUR, RITA, Process


class Kept:
    """A store over the log of a process, which fails when told to."""

    def __init__(self, process: Process) -> None:
        self.rows = process.kept.rows
        self.fails = 0

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, int, bytes]]:
        """The entries after a number."""
        self._answers()
        return [(after + n, log.decode(row).at, row) for n, row in enumerate(self.rows[after:][:most], 1)]

    async def append(self, table: str, seq: int, entries: list[tuple[int, bytes]], facts: object = None) -> None:
        """Keep them."""
        self._answers()
        assert seq == len(self.rows) + 1
        self.rows += [payload for _, payload in entries]

    def _answers(self) -> None:
        if self.fails:
            self.fails -= 1
            raise StorageError("failed", "gone for a moment")


class Nobody:
    """Who is asked what bots do, and has not answered yet."""

    async def ask(self, ask: object) -> None:
        """Nothing."""


class Mesa:
    """A room over the log of a partida that waits for its pack, and its alarms: the last one set, if it is set still."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.store = Kept(process)
        self.alarm: tuple[int, Callable[[], None]] | None = None
        world = World(lambda: process.clock.now, self._after, process.draw, lambda: process.clock.now)
        self.room = Room("mesa", cast("Any", self.store), cast("Any", Nobody()), Metrics(), world)

    def _after(self, wait: int, call: Callable[[], None]) -> Callable[[], None]:
        self.alarm = (wait, call)
        return self._cancel

    def _cancel(self) -> None:
        self.alarm = None

    async def enter(self, who: Who, out: Any = None) -> Listener:
        """Somebody comes."""
        listener = Listener(who, out=out)
        assert await self.room.enter(listener, incoming.Enter(table="mesa")) is None
        return listener

    async def ring(self) -> None:
        """The alarm goes off, and what it starts comes to its end."""
        assert self.alarm is not None, "no alarm is set"
        (wait, call), self.alarm = self.alarm, None
        self.process.clock.now += wait
        call()
        while self.room.alarm.tasks:
            await next(iter(self.room.alarm.tasks))


async def _mesa() -> Mesa:
    mesa = Mesa(begun(FOUR, options={"clock": "60"}))
    assert await mesa.room.load()
    return mesa


def _fails(*given: object) -> None:
    raise ZeroDivisionError


class Stalled:
    """The way out to a page that the server below has given up: it takes some messages, and then none."""

    def __init__(self, takes: int) -> None:
        self.takes = takes

    async def __call__(self, message: bytes | None) -> None:
        self.takes -= 1
        if self.takes < 0:
            raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")


async def test_a_page_that_was_given_up_hurts_nobody() -> None:
    mesa = await _mesa()
    ana = await mesa.enter(ANA)
    rita = await mesa.enter(RITA, Stalled(takes=2))
    cut: list[str] = []
    rita.cut = lambda: cut.append("rita")
    ana.waiting.clear()
    await mesa.ring()  # the pack comes
    assert (cut, rita.closing, ana.closing) == (["rita"], True, False)
    assert any(b'"update"' in (told or b"") for told in ana.waiting)
    assert mesa.alarm is not None


async def test_the_request_of_another_is_done() -> None:
    mesa = await _mesa()
    ana = await mesa.enter(ANA)
    rita = await mesa.enter(RITA, Stalled(takes=2))
    await mesa.ring()
    ana.waiting.clear()
    await mesa.room.receive(ana, incoming.Stand(client="c", n=1))
    assert any(b'"ack"' in (told or b"") for told in ana.waiting)
    assert rita.closing


async def test_a_page_that_reads_nothing_holds_no_more_than_a_megabyte() -> None:
    listener = Listener(RITA)
    cut: list[int] = []
    listener.cut = lambda: cut.append(1)
    for _ in range(12):
        listener.send(b"x" * 100_000)
    assert (cut, list(listener.waiting)) == ([1], [])
    one = Listener(RITA)
    one.send(b"x" * (MOST_BYTES + 1))
    assert len(one.waiting) == 1


async def test_where_one_teller_fails_the_others_tell(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mesa = await _mesa()
    ana, rita = await mesa.enter(ANA), await mesa.enter(RITA)
    true = Teller.tell

    def tell(self: Teller, moment: Any) -> bytes:
        if self.role == 0:
            raise KeyError("a sentence that is missing")
        return true(self, moment)

    monkeypatch.setattr(Teller, "tell", tell)
    rita.waiting.clear()
    await mesa.ring()
    assert ana.closing
    assert any(b'"update"' in (told or b"") for told in rita.waiting)
    assert mesa.alarm is not None
    assert "an update could not be told" in caplog.text


@pytest.mark.parametrize("broken", ["tick", "due", "asks"])
async def test_the_alarm_is_set_again_whatever_fails(
    broken: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mesa = await _mesa()
    await mesa.enter(ANA)

    with monkeypatch.context() as patch:
        patch.setattr(at_work if broken == "tick" else waking, broken, _fails)
        waits: list[int] = []
        for _ in range(6):
            await mesa.ring()
            assert mesa.alarm is not None
            waits.append(mesa.alarm[0])
        assert max(waits) <= waking.MOST_TROUBLE
        assert waits.count(waking.TROUBLE) <= 1, "it is tried later each time"
    before = mesa.room.table.version
    for _ in range(2):
        await mesa.ring()
    assert mesa.room.table.version > before
    assert "a table failed" in caplog.text


async def test_a_store_that_is_gone_for_a_moment_stops_no_table(caplog: pytest.LogCaptureFixture) -> None:
    mesa = await _mesa()
    ana = await mesa.enter(ANA)
    before = mesa.room.table.version
    mesa.store.fails = 1  # the append; what is there can be read
    await mesa.ring()
    assert (mesa.room.table.version, ana.closing) == (before, False)
    mesa.store.fails = 1  # and another process has news meanwhile
    await mesa.room.catch_up()
    for _ in range(2):
        await mesa.ring()
    assert mesa.room.table.version > before
    assert "an entry could not be stored" in caplog.text


async def test_what_fails_half_way_is_read_anew(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    mesa = await _mesa()
    ana, beto = await mesa.enter(ANA), await mesa.enter(BETO)
    monkeypatch.setattr(mesa.room.gallery, "add", _fails)
    for listener in (ana, beto):
        listener.waiting.clear()
    await mesa.ring()
    assert mesa.room.table.version == len(mesa.store.rows)
    for listener in (ana, beto):
        assert any(b'"snapshot"' in (told or b"") for told in listener.waiting)
    assert mesa.alarm is not None
    assert "a table failed" in caplog.text


async def test_a_request_that_fails_is_refused_and_moves_no_alarm(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mesa = await _mesa()
    ana = await mesa.enter(ANA)
    assert mesa.alarm is not None
    wait = mesa.alarm[0]
    monkeypatch.setattr(at_work, "receive", _fails)
    for n in (1, 2, 3):
        ana.waiting.clear()
        await mesa.room.receive(ana, incoming.Stand(client="c", n=n))
        assert any(b'"failure"' in (told or b"") for told in ana.waiting)
    assert mesa.alarm[0] == wait
    assert caplog.records[-1].levelno == logging.ERROR


async def test_who_could_not_be_greeted_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    mesa = await _mesa()
    await mesa.enter(ANA)
    monkeypatch.setattr(Teller, "snapshot", _fails)
    with pytest.raises(ZeroDivisionError):
        await mesa.enter(BETO)
    assert mesa.room.audience.here() == [ANA.player]
