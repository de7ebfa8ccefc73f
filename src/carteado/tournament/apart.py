"""Sides of one group, and of one entity, kept from meeting in the first round of a knock-out.

Rule 1: only equals change places: sides of one rank, such as all second of their groups. A round off stays where it is.
Rule 2: few meetings inside a group come first, then few inside an entity, then that sides stay near the places they had.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.tournament.bracket import first_meetings

Cost = tuple[int, int, int]
SEARCHED: Final = 32  # sides; in larger fields lower and better seeds are put in the best way in turn, and that is all


@dataclass(frozen=True, slots=True)
class Qualified:
    """A side of a knock-out: by the name of its slot, with its rank (1 for the winners of groups), group and entity."""

    side: str
    rank: int = 1
    group: str = ""
    entity: str = ""


def kept_apart(seeded: Sequence[Qualified]) -> tuple[Qualified, ...]:
    """The sides in the order of seeds, the best first, after equals have changed places where that keeps others apart."""
    pairs = [(one - 1, other - 1) for one, other in first_meetings(len(seeded))]
    places = _settled(seeded, list(range(len(seeded))), pairs)
    while len(seeded) <= SEARCHED and any(_cost(seeded, places, pairs)[:2]):
        again = (_settled(seeded, changed, pairs) for changed in _changes(seeded, places, pairs))
        found = min((_cost(seeded, one, pairs), one) for one in (places, *again))[1]
        if found == places:
            break
        places = found
    return tuple(seeded[place] for place in places)


def _settled(seeded: Sequence[Qualified], places: list[int], pairs: Sequence[tuple[int, int]]) -> list[int]:
    """The lower seeds put in the best way, then the better ones, and again while that helps."""
    while True:
        before = _cost(seeded, places, pairs)
        for lower in (True, False):
            places = _moved(seeded, places, pairs, lower)
        if _cost(seeded, places, pairs) >= before:
            return places


def _changes(seeded: Sequence[Qualified], places: Sequence[int], pairs: Sequence[tuple[int, int]]) -> Iterator[list[int]]:
    """The places after two equals have changed theirs, one of whom meets somebody it should not."""
    spots = sorted(spot for pair in pairs for spot in pair)
    for pair in pairs:
        if any(_conflict(*(seeded[places[spot]] for spot in pair))):
            for one in pair:
                for other in spots:
                    if other not in pair and seeded[places[one]].rank == seeded[places[other]].rank:
                        changed = list(places)
                        changed[one], changed[other] = changed[other], changed[one]
                        yield changed


def _conflict(one: Qualified, other: Qualified) -> tuple[int, int]:
    return int(one.group == other.group != ""), int(one.entity == other.entity != "")


def _cost(seeded: Sequence[Qualified], places: Sequence[int], pairs: Sequence[tuple[int, int]]) -> Cost:
    """Meetings inside a group, inside an entity, and how far sides are from their seeds."""
    met = [_conflict(seeded[places[one]], seeded[places[other]]) for one, other in pairs]
    return sum(one[0] for one in met), sum(one[1] for one in met), sum((n - place) ** 2 for n, place in enumerate(places))


def _moved(seeded: Sequence[Qualified], places: Sequence[int], pairs: Sequence[tuple[int, int]], lower: bool) -> list[int]:
    """The lower seeds of all pairs put anew in the best way, or the better ones, while the others stay."""
    facing = {other: one for one, other in pairs} if lower else dict(pairs)
    large = 1 + len(places) ** 3
    moved = list(places)
    for rank in dict.fromkeys(side.rank for side in seeded):
        spots = [spot for spot in sorted(facing) if seeded[places[spot]].rank == rank]
        sides = sorted(places[spot] for spot in spots)
        costs = [[_price(seeded, side, places[facing[spot]], spot, large) for side in sides] for spot in spots]
        for spot, column in zip(spots, assigned(costs), strict=True):
            moved[spot] = sides[column]
    return moved


def _price(seeded: Sequence[Qualified], side: int, other: int, spot: int, large: int) -> int:
    group, entity = _conflict(seeded[side], seeded[other])
    return (group * large + entity) * large + (spot - side) ** 2


def assigned(costs: Sequence[Sequence[int]]) -> list[int]:
    """A column for each row, each column once, at the least cost in all.

    Rows come one after another; whoever is in the way moves on by the cheapest path (the Hungarian method).
    """
    size = len(costs)
    row_of = [-1] * (size + 1)  # of each column; a new row begins at the last
    rows, columns = [0] * size, [0] * (size + 1)
    for row in range(size):
        row_of[size], column = row, size
        least, came, done = [1 << 200] * size, [size] * size, {size: row}
        while row_of[column] >= 0:
            here = done[column] = row_of[column]
            opened = [to for to in range(size) if to not in done]
            for to in opened:
                price = costs[here][to] - rows[here] - columns[to]
                if price < least[to]:
                    least[to], came[to] = price, column
            nearest = min(opened, key=least.__getitem__)
            step = least[nearest]
            for to, there in done.items():
                rows[there] += step
                columns[to] -= step
            for to in opened:
                least[to] -= step
            column = nearest
        while column != size:
            row_of[column], column = row_of[came[column]], came[column]
    return sorted(range(size), key=row_of.__getitem__)
