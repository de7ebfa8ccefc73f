"""Do the tests notice when a rule is broken? Break it in many small ways, one at a time, and see.

    make mutants                                            every family
    make mutants ARGS="--family truco"                      300 mutants of its rules and of tricks or melds, always the same
    make mutants ARGS="--family cego --seed 2 --count 50"   others, fewer
    make mutants ARGS="--family cego --only flores.py"      those of the files named so
    make mutants ARGS="--sources A.py --tests test_a.py"    any file, with any tests

It prints how many were killed, file by file, then those that survived, with their line before and after; stopped with Ctrl-C,
of those it has tried.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tools.mutants import choice, points, reach, report
from tools.mutants.pool import DONE, Trial, run
from tools.mutants.report import Result
from tools.mutants.trial import QUIET, Task, imported, ready, warm

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "mutants"
_IMPORTED: Final = re.compile(r"^from carteado\.(tricks|melds)(?:\.(\w+))? import (\w*)", re.MULTILINE)  # what they count with
MEASURING: Final = 1800  # seconds of the processor
SPARE: Final = 20  # what a trial may take beyond four times its tests


class Plan(NamedTuple):
    """What is mutated, each file with its module, and what ought to notice."""

    name: str
    sources: dict[Path, str]
    tests: tuple[str, ...]
    arguments: tuple[str, ...]


def of_family(name: str) -> Plan:
    """The rules of a family and the files it counts vazas or melds with; its tests, and the cases."""
    package = ROOT / "src" / "carteado"
    rules = tuple((package / "games" / name / "rules").rglob("*.py"))
    sources = (*rules, *_kernels(rules, package))
    tests = (f"tests/games/{name}/rules", f"tests/games/{name}/records", "tests/test_cases.py")
    return Plan(name, _named(sources, ROOT / "src"), tests, ("--family", name))


def _kernels(files: Iterable[Path], package: Path) -> set[Path]:
    """The files of the kernels that these import, and what those import in turn."""
    found: set[Path] = set()
    left = list(files)
    while left:
        for kernel, module, name in _IMPORTED.findall(left.pop().read_text(encoding="utf-8")):
            path = package / kernel / f"{module or name}.py"
            if path not in found:
                found.add(path)
                left.append(path)
    return found


def of_files(sources: Sequence[Path], tests: Sequence[str]) -> Plan:
    """These files, each imported by its own name."""
    paths = [path.resolve() for path in sources]
    sys.path[:0] = sorted({str(path.parent) for path in paths})
    return Plan("files", {path: path.stem for path in paths}, tuple(tests), ())


def _named(sources: Sequence[Path], root: Path) -> dict[Path, str]:
    return {path: ".".join(path.relative_to(root).with_suffix("").parts) for path in sorted(sources) if path.stem != "__init__"}


def main() -> None:
    """Measure, choose, try and tell."""
    asked = _parsed()
    os.chdir(ROOT)
    sys.dont_write_bytecode = False
    sys.pycache_prefix = sys.pycache_prefix or str(ROOT / "build" / "bytecode")
    warm()
    if asked.sources:
        examine(of_files(asked.sources, asked.tests), asked)
        return
    for family in asked.family or sorted(path.parent.name for path in (ROOT / "src/carteado/games").glob("*/rules")):
        print(f"\n# {family}\n")
        examine(of_family(family), asked)


def examine(plan: Plan, asked: argparse.Namespace) -> None:
    """One set of sources, from the measuring to the figure."""
    reached, measuring = _reach(plan, asked)
    mutants = sample(plan, asked)
    results: list[Result] = []
    with suppress(KeyboardInterrupt):
        for result in report.progress(tried(plan, mutants, choice.Choice(reached), asked.jobs), len(mutants)):
            results.append(result)
    report.tell(results, len(mutants), measuring)


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--family", nargs="+", help="the families whose rules are mutated; all, if none is named")
    what.add_argument("--sources", type=Path, nargs="+", help="files to mutate, in place of a family's")
    parser.add_argument("--tests", nargs="+", default=[], help="what is run against --sources")
    parser.add_argument("--only", nargs="+", default=[], help="only files with these names")
    parser.add_argument("--count", type=int, default=300, help="how many mutants are tried; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--measure", action="store_true", help="measure again which tests reach which lines")
    return parser.parse_args()


def sample(plan: Plan, asked: argparse.Namespace) -> list[points.Mutant]:
    """So many of all the mutants, the same for the same seed."""
    files = [path for path in plan.sources if not asked.only or path.name in asked.only]
    every = [mutant for path in files for mutant in points.mutants(path)]
    if not asked.count or asked.count >= len(every):
        return every
    return Random(asked.seed).sample(every, asked.count)


def _reach(plan: Plan, asked: argparse.Namespace) -> tuple[reach.Reach, float]:
    """Which tests reach which lines, and how long the processor worked to find out."""
    kept = KEPT / f"{plan.name}-{reach.digest([*plan.sources, *_files(plan.tests)])}.json"
    if kept.exists() and not asked.measure:
        return reach.read(kept), 0.0
    print("Running the tests once, to see which lines each of them reaches...", flush=True)
    places = [kept.with_suffix(f".{part}") for part in range(asked.jobs)]
    ended = list(
        run([(part, MEASURING, _measuring(plan, place, part, asked.jobs)) for part, place in enumerate(places)], asked.jobs)
    )
    for part in ended:
        if part.how != DONE:
            raise SystemExit(f"The tests could not be measured: {part.how} {part.found}")
    reach.write(reach.joined([reach.read(place) for place in places]), kept)
    for place in places:
        place.unlink()
    return reach.read(kept), sum(part.seconds for part in ended)


def _measuring(plan: Plan, place: Path, part: int, parts: int) -> Callable[[], str]:
    def work() -> str:
        reach.write(reach.measured(plan.sources, [*QUIET, *plan.arguments, *plan.tests], part, parts), place)
        return ""

    return work


def _files(tests: Sequence[str]) -> Iterator[Path]:
    for path in map(Path, tests):
        yield from [path] if path.is_file() else path.rglob("*.py")


def tried(plan: Plan, mutants: Sequence[points.Mutant], chooser: choice.Choice, jobs: int) -> Iterator[Result]:
    """Each mutant with its trial, or none where no test reaches it."""
    swapped: list[Task] = []
    anew: list[Task] = []
    for number, mutant in enumerate(mutants):
        batches = chooser.batches(mutant)
        limit = SPARE + int(4 * sum(test.seconds for batch in batches for test in batch))
        task = Task(number, mutant, plan.sources[mutant.path], batches, limit)
        if not batches:
            yield mutant, None
        else:
            (anew if chooser.at_import(mutant) else swapped).append(task)
    trials: list[Iterator[Trial]] = [
        ready(swapped, jobs, [*plan.arguments, *plan.tests]),
        run([(task.number, task.limit, imported(task, plan.arguments)) for task in anew], jobs),
    ]
    for part in trials:
        yield from ((mutants[trial.number], trial) for trial in part)


if __name__ == "__main__":
    main()
