"""One run of the load benchmark: the real server and the bare echo, window by window, in turn.

Rule 1: both servers are on one core and the crowd on another; while one is measured the other has nothing to do.
Rule 2: an act and an echo are compared at the same rate and with as many sockets, round by round; the middle ratio counts.
Rule 3: it ends by itself, whatever the servers do.
"""

import asyncio
import resource
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from carteado.catalogue import GAMES
from carteado.lab.load_crowd import Crowd, percentile
from carteado.lab.load_echoes import EchoTable, open_echoes
from carteado.lab.load_processes import Process, cores, kind, pinned, started, sync_milliseconds
from carteado.lab.load_tables import open_tables

LIMIT: Final = 0.1  # seconds that 99 of 100 acts may take
FOLLOWS: Final = 0.9  # of the rate asked for that has to be reached
SPARE_FILES: Final = 200
MOST_SECONDS: Final = 300.0
CLIMB_SECONDS: Final = 230.0  # after which no faster rate is tried

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """How much to measure: times in seconds, `steps` as multiples of the rate that the first pace gives."""

    game: str = field(default_factory=lambda: next(iter(GAMES)))  # the first there is
    tables: int = 1000
    thinking: float = 2.5
    warm_up: float = 10.0
    settling: float = 2.0
    seconds: float = 8.0
    rounds: int = 3
    steps: tuple[float, ...] = (1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 8.0)
    seed: int = 1

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return GAMES[self.game].seats[0]


QUICK: Final = Plan(tables=20, thinking=0.2, warm_up=1.0, settling=0.2, seconds=1.0, rounds=1, steps=(1.5,))


@dataclass(frozen=True)
class Window:
    """What was measured in one window; latencies in seconds, `cost` in seconds of the processor an act."""

    rate: float
    p50: float
    p99: float
    most: float
    told_p99: float
    cost: float
    busy: float
    crowd_busy: float
    refused: int


@dataclass
class Round:
    """An act, an echo and an echo to the whole table, at the same rate."""

    act: Window
    echo: Window
    echo_to_all: Window

    @property
    def ratio(self) -> float:
        """What an act costs, in echoes."""
        return self.act.cost / self.echo.cost

    @property
    def ratio_to_all(self) -> float:
        """What an act costs, in echoes to the whole table."""
        return self.act.cost / self.echo_to_all.cost


@dataclass
class Report:
    """Everything that was measured."""

    plan: Plan
    build: str = "plain"
    sync: float = 0.0
    act_bytes: int = 0
    update_bytes: int = 0
    memory_empty: float = 0.0
    memory: float = 0.0
    rounds: list[Round] = field(default_factory=list[Round])
    steps: list[Window] = field(default_factory=list[Window])
    at_most: Round | None = None

    @property
    def held(self) -> Window:
        """The fastest window in which 99 of 100 acts were quick enough."""
        windows = [found.act for found in self.rounds] + self.steps
        return max((found for found in windows if found.p99 <= LIMIT), key=lambda found: found.rate, default=windows[0])

    @property
    def ratio(self) -> float:
        """The middle ratio of the rounds."""
        return median(found.ratio for found in self.rounds)

    @property
    def ratio_to_all(self) -> float:
        """The middle ratio to an echo to the whole table."""
        return median(found.ratio_to_all for found in self.rounds)


async def measured(plan: Plan, build: Path | None, tell: Tell) -> Report:
    """The whole benchmark; it takes a few minutes at most, and this process is then as it was before."""
    files = _allowed_files(2 * plan.seats * plan.tables + SPARE_FILES)
    with files, TemporaryDirectory(prefix="carteado-load-") as folder, ExitStack() as ended:
        run = _Run(plan, build, Path(folder), ended, tell)
        async with asyncio.timeout(MOST_SECONDS):
            await run.run()
        return run.report


@contextmanager
def _allowed_files(count: int) -> Generator[None]:
    """At least so many: a socket is a file, and the servers inherit what is allowed here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        raise OSError(f"{count} open files are needed and {hard} are allowed (ulimit -Hn): ask for fewer tables")
    wanted = soft if soft == resource.RLIM_INFINITY else max(soft, count)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class _Run:
    def __init__(self, plan: Plan, build: Path | None, folder: Path, ended: ExitStack, tell: Tell) -> None:
        self.plan, self.folder, self.ended, self.tell = plan, folder, ended, tell
        self.env = {} if build is None else {"PYTHONPATH": str(build.resolve())}
        self.begun = perf_counter()
        self.report = Report(plan, kind(self.env), sync_milliseconds(folder))
        self.crowd = Crowd(plan.seed)
        self.talkers = Crowd(plan.seed)
        self.core, own = cores()
        ended.enter_context(pinned(own))

    async def run(self) -> None:
        plan, report = self.plan, self.report
        server = self._server()
        report.memory_empty = server.megabytes()
        await open_tables(self.crowd, server.port, GAMES[plan.game], plan.tables, lambda n: self.tell(f"opening tables: {n}"))
        self.ended.callback(self.crowd.close)
        self.tell("warming up")
        self.crowd.play(plan.thinking)
        await asyncio.sleep(plan.warm_up)
        seen = self.crowd.look()
        report.act_bytes = seen.bytes_sent // max(1, len(seen.answered))
        report.update_bytes = seen.bytes_told // max(1, seen.updates)
        await self.crowd.rest()
        echo, tables = await self._echo()
        for number in range(plan.rounds):
            self.tell(f"round {number + 1} of {plan.rounds}")
            report.rounds.append(await self._round(server, echo, tables, plan.thinking))
        report.memory = server.megabytes()
        await self._climb(server, echo, tables)

    def _server(self) -> Process:
        command = ["-m", "carteado", "serve", "--port", "0", "--data", str(self.folder / "data"), "--log-level", "warning"]
        env = {**self.env, "CARTEADO_LIMITS": "0"}
        return self.ended.enter_context(started(command, env, self.core, self.folder / "server.log"))

    async def _echo(self) -> tuple[Process, list[EchoTable]]:
        self.tell("opening echoes")
        command = ["-m", "carteado.lab.load_echoes", str(self.report.update_bytes)]
        echo = self.ended.enter_context(started(command, {}, self.core, self.folder / "echo.log"))
        tables = await open_echoes(self.talkers, echo.port, self.plan.tables, self.plan.seats, self.report.act_bytes)
        self.ended.callback(self.talkers.close)
        return echo, tables

    async def _round(self, server: Process, echo: Process, tables: list[EchoTable], thinking: float) -> Round:
        act = await self._window(self.crowd, server, thinking)
        pause = self.plan.tables / act.rate
        one = await self._window(self.talkers, echo, pause)
        for table in tables:
            table.to_all = True
        everybody = await self._window(self.talkers, echo, pause)
        for table in tables:
            table.to_all = False
        return Round(act, one, everybody)

    async def _window(self, crowd: Crowd, process: Process, thinking: float) -> Window:
        crowd.play(thinking)
        await asyncio.sleep(self.plan.settling)
        crowd.look()
        begun, spent, own = perf_counter(), process.seconds(), process_time()
        await asyncio.sleep(self.plan.seconds)
        times = crowd.look()
        passed, spent, own = perf_counter() - begun, process.seconds() - spent, process_time() - own
        await crowd.rest()
        acts = max(1, len(times.answered))
        return Window(
            rate=acts / passed,
            p50=percentile(times.answered, 0.5),
            p99=percentile(times.answered, 0.99),
            most=max(times.answered, default=0.0),
            told_p99=percentile(times.told, 0.99),
            cost=spent / acts,
            busy=spent / passed,
            crowd_busy=own / passed,
            refused=times.refused.total(),
        )

    async def _climb(self, server: Process, echo: Process, tables: list[EchoTable]) -> None:
        """Ask for more and more acts a second until too many are late, and then compare once more at the last rate held."""
        plan, steps = self.plan, self.report.steps
        first = self.report.rounds[-1].act
        unthinking = max(0.0, plan.tables / first.rate - plan.thinking)
        held = plan.thinking
        for step in plan.steps:
            wanted = first.rate * step
            thinking = max(0.001, plan.tables / wanted - unthinking)
            if perf_counter() - self.begun > CLIMB_SECONDS:
                break
            self.tell(f"{wanted:.0f} acts a second")
            found = await self._window(self.crowd, server, thinking)
            steps.append(found)
            if found.p99 > LIMIT or found.rate < FOLLOWS * wanted:
                break
            held, unthinking = thinking, max(0.0, plan.tables / found.rate - thinking)
        self.tell("comparing at full rate")
        self.report.at_most = await self._round(server, echo, tables, held)
