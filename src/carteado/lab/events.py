"""Draws and pairings to be measured, made up from numbers: the same on every machine."""

import time
from typing import Final

from carteado.lab.chores import Chore
from carteado.tournament import entries as log
from carteado.tournament.draw import draw, pots, proposed
from carteado.tournament.entries import AnyEntry
from carteado.tournament.lots import Lots, Seed
from carteado.tournament.pairing.swiss import Paired, paired
from carteado.tournament.tables import standing
from carteado.tournament.templates import letters
from carteado.tournament.torneio import Torneio

ENTRIES: Final = 400
ROUNDS: Final = 5
DRAWN: Final = 64
DRAWS: Final = 10
SECONDS: Final = 1.0
ONE_MORE: Final = 0.02
RESULTS: Final = 20
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


def _played(entries: int, groups: int) -> list[AnyEntry]:
    """The log of an event of groups of one size, all against all, every jogo with its result."""
    lines: list[AnyEntry] = [log.Opened(name="Bench", preset="livre")]
    lines += [log.EntryMade(name=f"D{number}") for number in range(1, entries + 1)]
    lines.append(log.EntriesClosed())
    size = entries // groups
    for name, first in zip(letters(groups), range(1, entries + 1, size), strict=False):
        slots = tuple([f"#{number}" for number in range(first, first + size)])
        lines.append(log.GroupSet(stage="grupos", group=name, slots=slots))
    for number, jogo in enumerate(Torneio.of(lines).state.jogos.values()):
        one, other = [int(text[1:]) for text in jogo.slots]
        rows = ((12, number % 11), (12, number * 7 % 12)) if number % 3 else ((number % 11, 12), (3, 12))
        lines.append(log.RowsTaken(jogo=jogo.id, sides=(one, other), rows=rows))
    return lines


def tables(entries: int = 1000, groups: int = 23) -> Chore:
    """All tables of a large event, from its log."""
    lines = _played(entries, groups)
    before = time.process_time()
    _asked(Torneio.of(lines))
    return Chore(time.process_time() - before, SECONDS)


def result(entries: int = 1000, groups: int = 23) -> Chore:
    """The slowest of some results more in such an event, asked first, with all tables after each."""
    lines = _played(entries, groups)
    event = Torneio.of(lines[:-RESULTS])
    _asked(event)
    took: list[float] = []
    for entry in lines[-RESULTS:]:
        before = time.process_time()
        event = event.entered(entry)
        _asked(event)
        took.append(time.process_time() - before)
    return Chore(max(took), ONE_MORE)


def _asked(event: Torneio) -> None:
    for name in event.state.groups:
        standing(event.state, name)
