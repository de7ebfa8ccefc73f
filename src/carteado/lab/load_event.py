"""`make load ARGS=--event`: what an event costs that a whole hall watches, how late its pages are, how large its desk is.

Rule 1: a page asks as the real one does: every five seconds after the last answer, with the tag of what it knows.
Rule 2: all pages come from one address, and the limits of an ordinary server hold for it; who is refused is counted.
Rule 3: the desk is measured with every jogo that an event of forty pairs may have on it; its results come by the same route.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from carteado.lab.load_crowd import percentile
from carteado.lab.load_processes import Process, cores, kind, pinned, started
from carteado.lab.load_rest import Connection
from carteado.tournament.presets import presets

HALL: Final = "203.0.113.7"  # the address behind which everybody sits
ELSEWHERE: Final = "203.0.113.8"
EVERY: Final = 5.0  # seconds between two questions of a page
GROUPS: Final = "ABCD"
PAIRS: Final = 40
ROWS: Final = 1000
BUSY: Final = 0.5  # of a core
LATE: Final = 6.0  # seconds
IMPORTED: Final = 2.0  # seconds
DESK_BYTES: Final = 200_000
DESK_SECONDS: Final = 0.1

Tell = Callable[[str], None]


@dataclass(frozen=True)
class EventPlan:
    """How much to measure; times in seconds."""

    pages: int = 500
    seconds: float = 30.0
    every: float = EVERY
    between: float = 5.0  # from a result to the next one
    rows: int = ROWS
    looks: int = 20  # at the desk
    hurried: int = 2000  # questions of somebody who never waits


QUICK_EVENT: Final = EventPlan(pages=20, seconds=1.0, every=0.2, between=0.2, rows=50, looks=3, hurried=5)


@dataclass(frozen=True)
class Watch:
    """A while in which everybody looked on; `busy` as a share of a core."""

    looks: float
    busy: float
    bytes_told: int


@dataclass
class EventReport:
    """Everything that was measured; times in seconds."""

    plan: EventPlan
    build: str
    idle: Watch | None = None
    lively: Watch | None = None
    late: list[float] = field(default_factory=list[float])
    unseen: int = 0
    refused: int = 0
    jogos: int = 0
    stopped: int = 0
    desk_bytes: int = 0
    desk: list[float] = field(default_factory=list[float])
    imported: float = 0.0


class Page:
    """A page that watches, as long as it is open."""

    def __init__(self, report: EventReport, path: str) -> None:
        self._report, self._path = report, path
        self.tag = ""
        self.looks = self.told = 0
        self.seen: list[tuple[int, float]] = []  # (version, when)

    async def watch(self, port: int, wait: float) -> None:
        """Look, and look again; until it is cancelled."""
        await asyncio.sleep(wait)
        async with Connection(port, HALL) as connection:
            while True:
                answer = await connection.get(self._path, self.tag)
                self.looks += 1
                self.told += len(answer.body)
                if answer.status == 200:
                    self.tag = answer.tag
                    self.seen.append((int(answer.tag.strip('"').partition("-")[0]), perf_counter()))
                elif answer.status != 304:
                    self._report.refused += 1
                await asyncio.sleep(self._report.plan.every)

    def since(self, version: int) -> float | None:
        """When it first showed the event with that line."""
        return next((when for found, when in self.seen if found >= version), None)


async def measured_event(plan: EventPlan, build: Path | None, tell: Tell) -> EventReport:
    """The whole of it."""
    env = {"CARTEADO_LIMITS": "1"} | ({} if build is None else {"PYTHONPATH": str(build.resolve())})
    report = EventReport(plan, kind(env))
    core, own = cores()
    with TemporaryDirectory(prefix="carteado-event-") as folder, ExitStack() as ended:
        ended.enter_context(pinned(own))
        command = ["-m", "carteado", "serve", "--port", "0", "--data", f"{folder}/data", "--log-level", "warning"]
        server = ended.enter_context(started(command, env, core, Path(folder) / "server.log"))
        async with Connection(server.port) as desk:
            await _Run(report, server, desk, tell).run()
    return report


class _Run:
    def __init__(self, report: EventReport, server: Process, desk: Connection, tell: Tell) -> None:
        self.report, self.plan, self.server, self.desk, self.tell = report, report.plan, server, desk, tell
        self.path = self.key = ""

    async def run(self) -> None:
        self.tell("a list")
        await self._opened()
        begun = perf_counter()
        found = await self.desk.done(f"{self.path}/inscricoes/importa", key=self.key, text=_list(self.plan.rows), preview=False)
        self.report.imported = perf_counter() - begun
        if found["entered"] != self.plan.rows:
            raise ConnectionError(f"{found['entered']} of {self.plan.rows} rows were entered")
        self.tell("an event")
        results = await self._drawn()
        await self._desk()
        pages = [Page(self.report, self.path) for _ in range(self.plan.pages)]
        async with asyncio.TaskGroup() as tasks:
            spread = random.Random(1)
            open_pages = [tasks.create_task(page.watch(self.server.port, spread.uniform(0, self.plan.every))) for page in pages]
            await asyncio.sleep(2 * self.plan.every)
            self.tell("everybody looks on")
            self.report.idle = await self._watched(pages, asyncio.sleep(self.plan.seconds))
            self.tell("results come in")
            confirmed: list[tuple[int, float]] = []
            self.report.lively = await self._watched(pages, self._played(results, confirmed))
            await asyncio.sleep(self.plan.every + 1)
            for page in open_pages:
                page.cancel()
        await self._hurried()
        for version, at in confirmed:
            seen = [page.since(version) for page in pages]
            self.report.late += [when - at for when in seen if when is not None]
            self.report.unseen += seen.count(None)

    async def _opened(self) -> None:
        told = await self.desk.done("/api/torneios", preset=presets()[0].id, name="Copa da Várzea", tables=20)
        self.path, self.key = f"/api/torneios/{told['id']}", told["key"]

    async def _act(self, *acts: dict[str, Any]) -> int:
        told = await self.desk.done(f"{self.path}/acts", key=self.key, acts=acts)
        return int(told["version"])

    async def _drawn(self) -> Iterator[dict[str, Any]]:
        """An event with all its jogos, a third of them played; the results to come."""
        await self._opened()
        size = PAIRS // len(GROUPS)
        entries = [
            {"type": "entry", "name": f"Dupla {number}", "people": [{"name": f"Ana {number}"}, {"name": f"Beto {number}"}]}
            for number in range(1, PAIRS + 1)
        ]
        groups = [
            {"type": "group", "stage": "grupos", "group": name, "slots": [f"#{at * size + n}" for n in range(1, size + 1)]}
            for at, name in enumerate(GROUPS)
        ]
        places = [f"{place}{group}" for place in range(1, size + 1) for group in GROUPS]
        later = [
            {"type": "jogo", "jogo": f"q{at}", "slots": list(pair)}
            for at, pair in enumerate(zip(places[::2], places[1::2], strict=True))
        ]
        await self._act(*entries, {"type": "entries-closed"}, *groups, *later)
        told = (await self.desk.get(self.path)).read()
        self.report.jogos = len(told["jogos"])
        open_jogos = [jogo for jogo in told["jogos"] if "group" in jogo]
        random.Random(1).shuffle(open_jogos)
        results = iter([_result(jogo) for jogo in open_jogos])
        await self._act(*(next(results) for _ in range(len(open_jogos) // 3)))
        return results

    async def _desk(self) -> None:
        """The desk after every one of a few lines more: nothing of it lies ready."""
        for number in range(self.plan.looks):
            await self._act({"type": "announced", "text": f"Aviso {number}"})
            begun = perf_counter()
            answer = await self.desk.post(f"{self.path}/mesa", key=self.key)
            self.report.desk.append(perf_counter() - begun)
            self.report.desk_bytes = len(answer.body)

    async def _hurried(self) -> None:
        """Somebody at another address asks for what has to be made, and never waits."""
        async with Connection(self.server.port, ELSEWHERE) as connection:
            for _ in range(self.plan.hurried):
                answer = await connection.get(f"{self.path}/precisa/{PAIRS + 1}")
                self.report.stopped += answer.status == 429

    async def _watched(self, pages: list[Page], meanwhile: Coroutine[Any, Any, None]) -> Watch:
        looks, told = sum(page.looks for page in pages), sum(page.told for page in pages)
        begun, spent = perf_counter(), self.server.seconds()
        await meanwhile
        passed, spent = perf_counter() - begun, self.server.seconds() - spent
        looks, told = sum(page.looks for page in pages) - looks, sum(page.told for page in pages) - told
        return Watch(looks / passed, spent / passed, round(told / passed))

    async def _played(self, results: Iterator[dict[str, Any]], confirmed: list[tuple[int, float]]) -> None:
        until = perf_counter() + self.plan.seconds
        while perf_counter() < until:
            version = await self._act(next(results))
            confirmed.append((version, perf_counter()))
            await asyncio.sleep(self.plan.between)


def _result(jogo: dict[str, Any]) -> dict[str, Any]:
    sides = [side["entry"] for side in jogo["sides"]]
    lost = sum(sides) % 11
    row = [12, lost] if sides[0] < sides[1] else [lost, 12]
    return {"type": "rows", "jogo": jogo["id"], "sides": sides, "rows": [row, row]}


def _list(rows: int) -> str:
    """A list of pairs as a spreadsheet writes it."""
    people = [f"Pessoa {one} {other}" for one, other in combinations(range(1000), 2)][: 2 * rows] if rows else []
    lines = [f"Dupla {at};{people[2 * at]};{people[2 * at + 1]}" for at in range(rows)]
    return "\n".join(["Nome;Jogador 1;Jogador 2", *lines])


def event_findings(report: EventReport) -> Iterator[str]:
    """What it comes to, a sentence each."""
    plan, idle, lively = report.plan, report.idle, report.lively
    assert idle is not None
    assert lively is not None
    yield (
        f"{plan.pages} pages behind one address, {idle.looks:.0f} questions a second: {idle.busy:.2f} of a core where nothing"
        f" happens, {lively.busy:.2f} with a result every {plan.between:g} s (the bar: {BUSY})."
    )
    yield (
        f"{report.refused} questions were refused (the bar: 0); of {plan.hurried:,} by somebody elsewhere who never waits,"
        f" {report.stopped:,} were."
    )
    yield (
        f"A confirmed result was on a page after {percentile(report.late, 0.5):.1f} s, on all of them after"
        f" {max(report.late, default=0.0):.2f} s (the bar: {LATE:g} s); {report.unseen} were not seen."
    )
    middle, most = percentile(report.desk, 0.5) * 1000, max(report.desk) * 1000
    yield (
        f"The desk with {report.jogos} jogos: {report.desk_bytes / 1000:.0f} kB as it is sent (the bar:"
        f" {DESK_BYTES // 1000} kB), {middle:.0f} ms, {most:.0f} ms at most (the bar: {DESK_SECONDS * 1000:.0f} ms)."
    )
    yield (
        f"A list of {plan.rows:,} rows was entered in {report.imported:.2f} s (the bar: {IMPORTED:g} s); {report.build} build."
    )
