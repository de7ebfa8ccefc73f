"""Draws and pairings to be measured, made up from numbers: the same on every machine."""

import time
from typing import Final

from carteado.lab.chores import Chore
from carteado.tournament.draw import draw, pots, proposed
from carteado.tournament.lots import Lots, Seed
from carteado.tournament.pairing.swiss import Paired, paired

ENTRIES: Final = 400
ROUNDS: Final = 5
DRAWN: Final = 64
DRAWS: Final = 10
SECONDS: Final = 1.0
WIN: Final = 2


def swiss(entries: int = ENTRIES, rounds: int = ROUNDS) -> Chore:
    """The slowest of the first rounds of a Swiss stage, with entities kept apart."""
    points = dict.fromkeys(range(1, entries + 1), 0)
    met: dict[int, tuple[int, ...]] = dict.fromkeys(points, ())
    floated: set[int] = set()
    took: list[float] = []
    for number in range(rounds):
        ranking = sorted(points, key=lambda entry: (-points[entry], entry))
        present = [Paired(one, points[one], f"E{one % 27}", met[one], floated=one in floated) for one in ranking]
        lots = Lots(_seed(number)).order(points)
        before = time.process_time()
        pairs = paired(present, lots).pairs
        took.append(time.process_time() - before)
        floated = {entry for pair in pairs if points[pair[0]] != points[pair[1]] for entry in pair}
        for one, other in pairs:
            met[one], met[other] = (*met[one], other), (*met[other], one)
            points[one if (one * 7 + other * 3 + number) % 5 else other] += WIN
    return Chore(max(took), SECONDS)


def drawn(entries: int = DRAWN, draws: int = DRAWS) -> Chore:
    """The slowest of some draws of groups of four, with entities of many and of few entries."""
    sizes = proposed(entries, entries // 4)
    seeded = pots(range(1, entries + 1), sizes)
    took: list[float] = []
    for number in range(draws):
        entities = {entry: f"E{min(entry * entry, entry * 7 + number) % (5 + number)}" for entry in range(1, entries + 1)}
        before = time.process_time()
        draw(seeded, sizes, Lots(_seed(number)), entities)
        took.append(time.process_time() - before)
    return Chore(max(took), SECONDS)


def _seed(number: int) -> Seed:
    return Seed(bytes([number]) * 32, ("zap", "copeta"))
