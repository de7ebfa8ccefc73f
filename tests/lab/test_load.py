"""The load benchmark in small: the machinery works from end to end. How fast anything is, no test asserts."""

import asyncio
import json
import os
import resource
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from carteado.catalogue import GAMES
from carteado.lab import load
from carteado.lab.load_crowd import Crowd, percentile
from carteado.lab.load_event import QUICK_EVENT, event_findings, measured_event
from carteado.lab.load_report import BEGIN, END, PEOPLE, figures, findings, rows, written
from carteado.lab.load_run import QUICK, Plan, Report, Round, Window, measured
from carteado.lab.load_tables import PlayedTable, Rest
from carteado.lab.load_wire import PING, PONG, Line, framed

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells what another process costs")


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 80)})
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))


def _frame(kind: int, payload: bytes) -> bytes:
    """As a server sends it: without a mask."""
    size = len(payload)
    if size < 126:
        return bytes((kind, size)) + payload
    return bytes((kind, 126)) + size.to_bytes(2, "big") + payload


async def test_messages_are_heard_whole_however_they_are_cut_up() -> None:
    heard: list[bytes] = []
    transport = Transport()
    line = Line("/ws", heard.append)
    line.connection_made(transport)
    assert transport.written[0].startswith(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:80\r\n")
    told = [b"a", b"b" * 125, b"c" * 126, b"d" * 5000, b""]
    stream = b"HTTP/1.1 101 Switching Protocols\r\nx: y\r\n\r\n" + b"".join(_frame(0x81, payload) for payload in told)
    for at in range(0, len(stream), 7):
        line.data_received(stream[at : at + 7])
    await line.opened
    assert heard == told
    line.data_received(_frame(PING, b"1234"))
    assert transport.written[1:] == [framed(b"1234", PONG)]


async def test_a_handshake_that_is_refused_is_an_error() -> None:
    line = Line("/ws", lambda _: None)
    line.connection_made(Transport())
    line.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
    with pytest.raises(ConnectionError, match="403"):
        await line.opened


def test_a_crowd_thinks_as_long_as_it_is_told_on_average() -> None:
    crowd = Crowd(seed=1)
    crowd.play(0.5)
    thoughts = [crowd.thought() for _ in range(4000)]
    assert sum(thoughts) / len(thoughts) == pytest.approx(0.5, rel=0.1)


def test_percentiles() -> None:
    times = [float(n) for n in range(100)]
    assert (percentile(times, 0.5), percentile(times, 0.99), percentile([3.0], 0.99), percentile([], 0.5)) == (50, 99, 3, 0)


def process_limits() -> tuple[set[int], tuple[int, int]]:
    """The cores this process may run on, and how many files it may open."""
    return os.sched_getaffinity(0), resource.getrlimit(resource.RLIMIT_NOFILE)


@linux
async def test_a_quick_run_measures_acts_and_echoes() -> None:
    said: list[str] = []
    before = process_limits()
    report = await measured(QUICK, None, said.append)
    assert process_limits() == before, "whatever else this process does would be on one core, or short of files"
    (first,) = report.rounds
    for window in (first.act, first.echo, first.echo_to_all, *report.steps):
        assert window.rate > 1
        assert window.cost > 0
        assert 0 < window.p50 <= window.p99 <= window.most
    assert first.act.told_p99 > 0 < first.echo_to_all.told_p99
    assert first.echo.told_p99 == 0, "nobody else hears an echo"
    assert report.act_bytes < report.update_bytes
    assert report.memory >= report.memory_empty > 1
    assert f"opening tables: {QUICK.tables}" in said


@linux
async def test_a_quick_hall_watches_an_event_from_one_address() -> None:
    before = process_limits()
    report = await measured_event(QUICK_EVENT, None, lambda _: None)
    assert process_limits() == before
    assert report.idle
    assert report.lively
    assert (report.refused, report.unseen, report.jogos) == (0, 0, 200)
    assert report.idle.looks > QUICK_EVENT.pages
    assert report.idle.bytes_told == 0, "what has not changed is not told again"
    assert report.lively.bytes_told > 0
    assert len(report.late) % QUICK_EVENT.pages == 0 < len(report.late)
    assert 0 < report.desk_bytes < 200_000
    assert "20 pages behind one address" in " ".join(event_findings(report))


def _report() -> Report:
    act = Window(rate=400, p50=0.005, p99=0.02, most=0.05, told_p99=0.02, cost=3e-4, busy=0.12, crowd_busy=0.1, refused=0)
    echo = Window(rate=400, p50=0.001, p99=0.002, most=0.003, told_p99=0, cost=5e-5, busy=0.02, crowd_busy=0.1, refused=0)
    late = Window(rate=2000, p50=0.05, p99=0.2, most=0.5, told_p99=0.2, cost=3e-4, busy=0.6, crowd_busy=0.5, refused=0)
    report = Report(Plan(), rounds=[Round(act, echo, echo)], steps=[Window(**{**vars(act), "rate": 900}), late])
    report.memory_empty, report.memory = 100, 400
    return report


def test_the_rate_held_is_the_highest_one_that_was_quick_enough() -> None:
    report = _report()
    assert report.held.rate == 900
    assert report.ratio == pytest.approx(6)
    told = " ".join(findings(report))
    assert "At most 900 acts a second" in told
    assert "An act costs 6.0 echoes" in told
    assert "307 KiB a table of four" in told
    assert [row[0] for row in rows(report)][-2:] == ["acts, faster", "acts, too fast"]


@pytest.mark.parametrize(("game", "seats", "people"), [("truco-fenacef", 4, "four"), ("truco-cego", 6, "six")])
def test_a_table_has_the_seats_of_its_game(game: str, seats: int, people: str) -> None:
    asked = load._parser().parse_args(["--game", game])
    report = replace(_report(), plan=replace(Plan(), game=asked.game))
    assert (report.plan.seats, len(PlayedTable(Crowd(1), report.plan.seats).players)) == (seats, seats)
    assert f"1,000 tables of {people}" in " ".join(findings(report))
    assert json.loads(Rest(0, game)._body)["setup"]["game"] == game


def test_every_game_can_be_told_of() -> None:
    assert {game.seats[0] for game in GAMES.values()} <= set(PEOPLE)


def test_figures_go_between_the_marks_of_the_page() -> None:
    page = Path("docs/load.md").read_text()
    once = written(page, figures(_report()))
    assert once.startswith(page.partition(BEGIN)[0])
    assert once.endswith(page.partition(END)[2])
    assert "| acts, faster | 900 |" in once
    assert written(once, figures(_report())) == once
    with pytest.raises(ValueError, match="figures"):
        written("nothing here", "")
