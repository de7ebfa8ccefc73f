"""What the trials found, told: how far they are, a table by file, and the mutants that no test noticed."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from tools.mutants.points import Mutant
from tools.mutants.pool import BROKE, LATE, Trial

KILLED: Final = "killed"
TIMED_OUT: Final = "timeout"
SURVIVED: Final = "survived"
UNREACHED: Final = "unreached"
HOW: Final = (KILLED, TIMED_OUT, SURVIVED, UNREACHED)
Result = tuple[Mutant, Trial | None]


def outcome(trial: Trial | None) -> str:
    """A mutant with which a trial cannot even be run to its end is killed, too."""
    if trial is None:
        return UNREACHED
    if trial.how == LATE:
        return TIMED_OUT
    return KILLED if trial.found or trial.how == BROKE else SURVIVED


def progress(results: Iterator[Result], total: int) -> Iterator[Result]:
    """The same results, and a line that says how far they are."""
    alive = 0
    for at, (mutant, trial) in enumerate(results, 1):
        alive += outcome(trial) in (SURVIVED, UNREACHED)
        lasting = at == total or (not sys.stdout.isatty() and at % 25 == 0)
        if sys.stdout.isatty() or lasting:
            print(f"\r{at} of {total} tried, {alive} alive", end="\n" if lasting else "", flush=True)
        yield mutant, trial


def tell(results: Sequence[Result], total: int, measuring: float) -> None:
    """The table, those alive, and the figure."""
    files: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant, trial in results:
        files[mutant.path.name][outcome(trial)] += 1
    print(f"\n| file | mutants | {' | '.join(HOW)} |\n| --- |{' ---: |' * (1 + len(HOW))}")
    for name in sorted(files):
        print(_row(name, files[name]))
    print(_row("all", sum(files.values(), Counter())))
    for mutant, trial in sorted(results, key=lambda result: result[0]):
        if outcome(trial) in (SURVIVED, UNREACHED):
            before, after = mutant.difference()
            print(f"\n{mutant.path.name}:{mutant.line()} {mutant.kind}, {outcome(trial)}\n  - {before}\n  + {after}")
    dead = sum(outcome(trial) in (KILLED, TIMED_OUT) for _, trial in results)
    spent = sum(trial.seconds for _, trial in results if trial)
    print(f"\n{dead} of {len(results)} killed: {100 * dead / max(1, len(results)):.1f} %.")
    print(f"The processor worked {spent / 60:.1f} minutes for it, after {measuring / 60:.1f} to see which tests reach what.")
    if len(results) < total:
        print(f"{total - len(results)} were not tried.")
    for mutant, trial in results:
        if trial and trial.how == BROKE:
            print(f"A trial broke: {mutant.path.name}:{mutant.line()} {trial.found.strip().splitlines()[-1:]}")


def _row(name: str, counted: Counter[str]) -> str:
    return f"| {name} | {sum(counted.values())} | {' | '.join(str(counted[how]) for how in HOW)} |"
