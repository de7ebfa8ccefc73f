"""The benchmark: ours and the rivals measured in turn, repetition by repetition, in one run, on one core.

Rule 1: only ratios within one run mean anything; the machine is shared.
Rule 2: each measurement has a process of its own; builds are chosen by the path put before the others.
Rule 3: seconds are those the processor spent on it, so that a neighbour on the machine does not count.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from pathlib import Path
from statistics import median
from typing import Any

from carteado.catalogue import GAMES
from carteado.family import Trial
from carteado.lab.chores import CHORES, Chore
from carteado.lab.rivals import missing, rivals
from carteado.lab.speed import WAYS

BASELINE = "OpenSpiel euchre"
MELDS_BASELINE = "OpenSpiel gin_rummy"  # the nearest rival of games of melds
REFERENCE = "C reference"
BUSY = 0.9


@dataclass
class Contender:
    """Something to measure, and what was measured: decisions a second, one number a repetition.

    `listed` is how many acts a menu had on the average, where that is known; `slow`, of a question to the rules, how many
    seconds 99 answers of 100 took at most.
    """

    name: str
    call: str
    path: Path | None = None
    rates: list[float] = field(default_factory=list[float])
    shares: list[float] = field(default_factory=list[float])
    listed: float | None = None
    slow: float | None = None

    @property
    def rate(self) -> float:
        """The middle repetition."""
        return median(self.rates)


def contenders(builds: dict[str, Path | None], games: Iterable[str] = ()) -> list[Contender]:
    """These games of ours, or all, in every way and build; then whatever rival is installed."""
    ours = [
        Contender(f"{game} {way}, {build}", f"ours/{way}/{game}", path)
        for game in tuple(games) or tuple(GAMES)
        for build, path in builds.items()
        for way in (*WAYS, *GAMES[game].bench.asked)
    ]
    return ours + [Contender(rival.name, rival.name) for rival in rivals()]


def run(
    field_: list[Contender], seconds: float, repetitions: int, seed: int, tell: Callable[[str], None]
) -> tuple[list[Contender], list[str]]:
    """Measure everybody, repetition by repetition; the contenders with their figures, and remarks worth reading."""
    remarks = [f"{name} is not installed" for name in missing()]
    with _Reference() as reference:
        if reference is None:
            remarks.append("no C compiler: no C reference")
        racers = field_ if reference is None else [*field_, Contender(REFERENCE, "")]
        for repetition in range(repetitions):
            for racer in racers:
                tell(racer.name)
                decisions, spent = _measured(racer, reference, seconds, seed + repetition)
                racer.rates.append(decisions / spent)
                if racer.slow is None:
                    racer.shares.append(spent / seconds)
    spared = [(racer.name, min(racer.shares)) for racer in racers if racer.shares]
    remarks += [f"{name} had less than a core ({least:.2f})" for name, least in spared if least < BUSY]
    return racers, remarks


def trials(builds: dict[str, Path | None], games: Iterable[str], rounds: int, seed: int) -> Iterator[tuple[str, Trial]]:
    """What these games compute, or all, played in so many rounds on the last of the builds."""
    build, path = list(builds.items())[-1]
    for game in tuple(games) or tuple(GAMES):
        for name in GAMES[game].bench.trials if rounds else ():
            yield f"{game} {name}, {build}", Trial(**_worked(f"trial/{name}/{game}", path, rounds, seed))


def chores(builds: dict[str, Path | None]) -> Iterator[tuple[str, Chore]]:
    """What an event waits for, each on the last of the builds."""
    build, path = list(builds.items())[-1]
    for name in CHORES:
        yield f"{name}, {build}", Chore(**_worked(f"chore/{name}", path, 0, 0))


def _measured(racer: Contender, reference: Path | None, seconds: float, seed: int) -> tuple[float, float]:
    if racer.name == REFERENCE:
        before = _children_seconds()
        out = subprocess.run([str(reference), str(seconds), str(seed)], capture_output=True, text=True, check=True).stdout
        data = json.loads(out)
        return data["decisions"], _children_seconds() - before
    data = _worked(racer.call, racer.path, seconds, seed)
    racer.listed, racer.slow = data.get("listed"), data.get("slow")
    return data["decisions"], data["seconds"]


def _worked(call: str, path: Path | None, amount: float, seed: int) -> dict[str, Any]:
    """What a process of its own says."""
    env = dict(os.environ)
    if path is not None:
        env["PYTHONPATH"] = str(path.resolve())
    command = [sys.executable, "-m", "carteado.lab.worker", call, str(amount), str(seed)]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout)
    return found


def _children_seconds() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


class _Reference:
    """The C program built in a temporary folder, or nothing where there is no compiler."""

    def __enter__(self) -> Path | None:
        self.folder = tempfile.TemporaryDirectory()
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        if compiler is None:
            return None
        target = Path(self.folder.name) / "reference"
        with as_file(files("carteado.lab").joinpath("reference.c")) as source:
            subprocess.run([compiler, "-O2", "-o", str(target), str(source)], check=True)
        return target

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()


def ratios(racers: list[Contender], baseline: str = BASELINE) -> Iterator[tuple[Contender, tuple[float, float, float] | None]]:
    """Each contender against the baseline, repetition by repetition: the middle ratio, the least, the greatest.

    Nothing where the baseline was not measured.
    """
    base = next((racer for racer in racers if racer.name == baseline), None)
    for racer in racers:
        if base is None:
            yield racer, None
            continue
        each = [ours / theirs for ours, theirs in zip(racer.rates, base.rates, strict=True)]
        yield racer, (median(each), min(each), max(each))
