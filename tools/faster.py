"""Two builds of Carteado side by side: is the second as fast as the first?

    tools/faster.py BEFORE AFTER                          every code both have, at random play
    tools/faster.py BEFORE AFTER truco-cego --rounds 9    one code, fewer rounds

BEFORE and AFTER are folders with a package `carteado` in them, as `pip install --target` makes them: compiled, or `src`.

Rule 1: both play the same partidas with the same dice, driven by this file: of each build only the contract is used, so
        its modules may stand anywhere.
Rule 2: each build has a process of its own, on the same core; they take turns, a twentieth of a second each, and who begins
        changes every round. So what else the machine does falls on both.
Rule 3: seconds are the processor's. Rates of two runs are not to be compared; the ratio within one run is.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

LEAST: Final = 0.97
PACKS: Final = 64  # shuffled beforehand: dice are not what is measured
Drive = Callable[[Any, Random, "Packs"], int]


class Run(NamedTuple):
    """What one process did, in how many seconds of the processor."""

    partidas: int
    decisions: int
    seconds: float


# In the process that measures: nothing is known of a build but its contract.


class Packs:
    """Packs ready to be brought, of the cards that chance is asked for."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.cards: Any = None
        self.ready: list[Any] = []
        self.next = 0

    def pack(self, offered: Any) -> Any:
        """The next one."""
        if offered.cards != self.cards:
            self.cards = offered.cards
            self.ready = [type(offered)(tuple(self.rng.sample(self.cards, len(self.cards)))) for _ in range(PACKS)]
        self.next = (self.next + 1) % PACKS
        return self.ready[self.next]


def playout(start: Any, rng: Random, packs: Packs) -> int:
    """One partida inside the engine."""
    del packs
    decisions: int = start.board().playout(rng)
    return decisions


def pure(state: Any, rng: Random, packs: Packs) -> int:
    """One partida by `legal` and `apply`, with every event."""
    decisions = 0
    while actors := state.actors():
        acts = state.legal(actors[0])
        if actors[0] < 0:
            state = state.apply(actors[0], packs.pack(acts[0])).state
            continue
        state = state.apply(actors[0], acts[int(rng.random() * len(acts))]).state
        decisions += 1
    return decisions


WAYS: Final[dict[str, Drive]] = {"playout": playout, "pure": pure}


def measured(way: str, game: str, seed: int, partidas: int, seconds: float) -> Run:
    """So many partidas; with none given, as many as fill the seconds."""
    from carteado import catalogue

    start: Any = catalogue.new(game)
    rng, drive = Random(seed), WAYS[way]
    packs = Packs(rng)
    for _ in range(5):
        drive(start, rng, packs)
    done = decisions = 0
    began = time.process_time()
    while done < partidas if partidas else time.process_time() - began < seconds:
        decisions += drive(start, rng, packs)
        done += 1
    return Run(done, decisions, time.process_time() - began)


def work() -> None:
    """Answer line by line, pinned to one core where that can be done; where nothing is wanted, say which build this is."""
    import carteado
    from carteado.catalogue import GAMES

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for line in sys.stdin:
        wanted = json.loads(line)
        print(json.dumps(measured(*wanted) if wanted else [str(Path(carteado.__file__).parents[1]), list(GAMES)]), flush=True)


# In the process that compares.


class Build:
    """A build, and the process that plays with it."""

    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, __file__, "--work"]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        found, self.games = self._asked()
        if Path(found) != folder:
            self.close()
            sys.exit(f"{folder}: the package found is that of {found}")

    def run(self, way: str, game: str, seed: int, partidas: int, seconds: float = 0) -> Run:
        """One measurement."""
        return Run(*self._asked(way, game, seed, partidas, seconds))

    def _asked(self, *wanted: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(wanted), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        """That was all."""
        self.process.communicate()


def compared(before: Build, after: Build, game: str, way: str, rounds: int, seconds: float) -> list[tuple[Run, Run]]:
    """The runs of both builds, round by round."""
    partidas = before.run(way, game, 0, 0, seconds).partidas
    made: list[tuple[Run, Run]] = []
    for number in range(rounds):
        builds = (before, after) if number % 2 == 0 else (after, before)
        one, other = (build.run(way, game, number, partidas) for build in builds)
        made.append((one, other) if number % 2 == 0 else (other, one))
    return made


def told(game: str, way: str, made: list[tuple[Run, Run]]) -> float:
    """Print one line, with the span of the middle half of the rounds; the middle ratio."""
    ratios = sorted(old.seconds / new.seconds for old, new in made)
    rates = [median(runs[at].decisions / runs[at].seconds for runs in made) for at in (0, 1)]
    same = "" if all(old.decisions == new.decisions for old, new in made) else "  the partidas differ"
    span = f"{ratios[len(ratios) // 4]:.3f} … {ratios[-1 - len(ratios) // 4]:.3f}"
    print(f"{game:16} {way:8} {rates[0]:11,.0f} {rates[1]:11,.0f} {median(ratios):7.3f}  {span}{same}", flush=True)
    return median(ratios)


def main() -> None:
    """Compare two builds; leave with 1 where a ratio is below the least."""
    if sys.argv[1:] == ["--work"]:
        work()
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=lambda text: Path(text).resolve())
    parser.add_argument("after", type=lambda text: Path(text).resolve())
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=41)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--least", type=float, default=LEAST)
    given = parser.parse_args()
    before, after = Build(given.before), Build(given.after)
    print(f"{'decisions/s':16} {'':8} {'before':>11} {'after':>11} {'ratio':>7}  half of the rounds")
    ratios = [
        told(game, way, compared(before, after, game, way, given.rounds, given.seconds))
        for game in given.games or [game for game in before.games if game in after.games]
        for way in WAYS
    ]
    before.close()
    after.close()
    sys.exit(int(min(ratios) < given.least))


if __name__ == "__main__":
    main()
