"""All against all by the circle method: one stays, the others go round, and who is across is the opponent.

Rule 1: each pair meets once; where the number is odd, everybody rests once.
Rule 2: entries of one entity meet in the first rounds, as far as the circle allows: for them seats in it and its rounds are
chosen, in one order, so that the same entries give the same table everywhere.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from carteado.tournament.pairing.rounds import Pair, Round

NO_ENTITIES: Final[Mapping[int, str]] = {}
NOBODY: Final = 0  # who has this opponent rests; entries are counted from 1


def all_against_all(entries: Sequence[int], entities: Mapping[int, str] = NO_ENTITIES) -> tuple[Round, ...]:
    """The rounds in which each of these meets each of the others."""
    if len(entries) < 2 or len(set(entries)) < len(entries) or min(entries) <= NOBODY:
        raise ValueError("a round robin needs two entries, counted from 1, and each of them once")
    seats = _seated(tuple(entries) + (NOBODY,) * (len(entries) % 2), entities)
    turns = len(seats) - 1
    early = Counter(_turn(one, other, turns) for one, other in _alike(seats, entities))
    order = sorted(range(turns), key=lambda turn: (-early[turn], turn))
    return tuple(_round(seats, turn) for turn in order)


def _round(seats: Sequence[int], turn: int) -> Round:
    """Who meets in this turn of the circle: seats across from each other, and the last seat with the one that is left."""
    turns = len(seats) - 1
    alone = next(seat for seat in range(turns) if 2 * seat % turns == turn % turns)
    across = [(seat, (turn - seat) % turns) for seat in range(turns)]
    met = [(alone, turns), *((one, other) for one, other in across if one < other)]
    pairs = [(seats[one], seats[other]) for one, other in met]
    rest = next((max(pair) for pair in pairs if NOBODY in pair), None)
    return Round(tuple(sorted(_facing(pair) for pair in pairs if NOBODY not in pair)), rest)


def _facing(pair: Pair) -> Pair:
    return min(pair), max(pair)


def _turn(one: int, other: int, turns: int) -> int:
    """The turn of the circle in which two seats meet; the last seat meets each where it would meet itself."""
    if turns in (one, other):
        return 2 * min(one, other) % turns
    return (one + other) % turns


def _alike(seats: Sequence[int], entities: Mapping[int, str]) -> list[Pair]:
    """The seats of two entries of one entity."""
    of = [entities.get(entry, "") for entry in seats]
    return [(one, other) for one, other in combinations(range(len(seats)), 2) if of[one] and of[one] == of[other]]


def _seated(entries: tuple[int, ...], entities: Mapping[int, str]) -> tuple[int, ...]:
    """The entries in the circle: as they come, then two at a time change seats while that brings an entity together earlier."""
    seats = list(entries)
    best = _lateness(seats, entities)
    better = best > (0, 0)
    while better:
        better = False
        for one, other in combinations(range(len(seats)), 2):
            if entities.get(seats[one], "") == entities.get(seats[other], ""):
                continue
            seats[one], seats[other] = seats[other], seats[one]
            found = _lateness(seats, entities)
            if found < best:
                best, better = found, True
            else:
                seats[one], seats[other] = seats[other], seats[one]
    return tuple(seats)


def _lateness(seats: Sequence[int], entities: Mapping[int, str]) -> tuple[int, int]:
    """In how many rounds entries of one entity meet, and how late that is in all when the fullest of them come first."""
    turns = len(seats) - 1
    early = Counter(_turn(one, other, turns) for one, other in _alike(seats, entities))
    return len(early), sum(n * many for n, many in enumerate(sorted(early.values(), reverse=True), 1))
