"""Two builds of Carteado side by side: is the second as fast as the first?

    tools/faster.py BEFORE AFTER                          every code both have, at random play
    tools/faster.py BEFORE AFTER truco-cego --rounds 9    one code, more rounds

BEFORE and AFTER are folders with a package `carteado` in them, as `pip install --target` makes them: compiled, or `src`.

Rule 1: both play the same partidas with the same dice, driven by this file: of each build only the contract is used, so
        its modules may stand anywhere.
Rule 2: each measurement has a process of its own; the builds take turns, and who begins changes every round.
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


def work(wanted: list[Any]) -> None:
    """Measure in this process, pinned to one core where that can be done; without anything wanted, name the games."""
    import carteado
    from carteado.catalogue import GAMES

    if not wanted:
        print(json.dumps([str(Path(carteado.__file__).parent), list(GAMES)]))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(json.dumps(measured(*wanted)))


# In the process that compares.


def asked(build: Path, *wanted: object) -> Any:
    """What a process that uses this build answers."""
    env = {**os.environ, "PYTHONPATH": str(build)}
    command = [sys.executable, __file__, "--work", json.dumps(wanted)]
    return json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)


def games_of(build: Path) -> list[str]:
    """The codes of a build, which must be the one that is measured."""
    found, games = asked(build)
    if Path(found).parent != build:
        sys.exit(f"{build}: the package found is that of {found}")
    return list(games)


def compared(before: Path, after: Path, game: str, way: str, rounds: int, seconds: float) -> list[tuple[Run, Run]]:
    """The runs of both builds, round by round."""
    partidas = Run(*asked(before, way, game, 0, 0, seconds)).partidas
    made: list[tuple[Run, Run]] = []
    for number in range(rounds):
        order = (before, after) if number % 2 == 0 else (after, before)
        runs = {build: Run(*asked(build, way, game, number, partidas, 0)) for build in order}
        made.append((runs[before], runs[after]))
    return made


def told(game: str, way: str, made: list[tuple[Run, Run]]) -> float:
    """Print one line; the middle ratio."""
    ratios = [old.seconds / new.seconds for old, new in made]
    rates = [median(runs[at].decisions / runs[at].seconds for runs in made) for at in (0, 1)]
    same = "" if all(old.decisions == new.decisions for old, new in made) else "  the partidas differ"
    span = f"{min(ratios):.3f} … {max(ratios):.3f}"
    print(f"{game:16} {way:8} {rates[0]:11,.0f} {rates[1]:11,.0f} {median(ratios):7.3f}  {span}{same}", flush=True)
    return median(ratios)


def main() -> None:
    """Compare two builds; leave with 1 where a ratio is below the least."""
    if sys.argv[1:2] == ["--work"]:
        work(json.loads(sys.argv[2]))
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=lambda text: Path(text).resolve())
    parser.add_argument("after", type=lambda text: Path(text).resolve())
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--least", type=float, default=LEAST)
    given = parser.parse_args()
    here, there = games_of(given.before), games_of(given.after)
    print(f"{'decisions/s':16} {'':8} {'before':>11} {'after':>11} {'ratio':>7}  from … to")
    ratios = [
        told(game, way, compared(given.before, given.after, game, way, given.rounds, given.seconds))
        for game in given.games or [game for game in here if game in there]
        for way in WAYS
    ]
    sys.exit(int(min(ratios) < given.least))


if __name__ == "__main__":
    main()
