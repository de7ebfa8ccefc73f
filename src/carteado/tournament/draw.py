"""The draw of groups: pots, entities kept apart, and every name put where all that come after it still have a place.

Rule 1: a group takes one entry of each pot, and of an entity as few as there can be: its entries over the groups, rounded up.
Rule 2: entries are placed as they are drawn, each in the first group that keeps rule 1 for it and for all that follow.
Rule 3: where no draw can keep the limit of an entity it is one higher, and the draw says so.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.tournament.lots import Lots
from carteado.tournament.placing import Places

Pots = tuple[tuple[int, ...], ...]
NO_ENTITIES: Final[Mapping[int, str]] = {}


@dataclass(frozen=True)
class Raised:
    """An entity of which no draw of this kind could keep so few in a group as the rule wants: the limit it has instead."""

    entity: str
    limit: int


@dataclass(frozen=True)
class Drawn:
    """A draw as it was held: groups of entries, in order of drawing; each step, an entry and its group; what had to be told."""

    groups: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, int], ...]
    orders: Pots
    lots: int
    raised: tuple[Raised, ...] = ()


def proposed(entries: int, groups: int) -> tuple[int, ...]:
    """Sizes as equal as can be, larger first; no group of one."""
    if groups < 1 or entries < 2 * groups:
        raise ValueError(f"{entries} entries make no {groups} groups of two at least")
    least, more = divmod(entries, groups)
    return (least + 1,) * more + (least,) * (groups - more)


def pots(order: Sequence[int], sizes: Sequence[int]) -> Pots:
    """This order cut into pots: one for each place of a group, with as many entries as groups have that place."""
    if len(order) != sum(sizes):
        raise ValueError(f"{len(order)} entries do not fill groups of {' '.join(map(str, sizes))}")
    cut: list[tuple[int, ...]] = []
    at = 0
    for place in range(max(sizes)):
        wide = sum(size > place for size in sizes)
        cut.append(tuple(order[at : at + wide]))
        at += wide
    return tuple(cut)


def draw(pots: Pots, sizes: Sequence[int], lots: Lots, entities: Mapping[int, str] = NO_ENTITIES) -> Drawn:
    """The draw from pots: each pot is ordered by lots, then its entries are placed one after another."""
    before = lots.taken
    orders = tuple(lots.order(pot) for pot in pots)
    return placed(orders, sizes, entities, lots.taken - before)


def draw_unseeded(entries: Sequence[int], sizes: Sequence[int], lots: Lots, entities: Mapping[int, str] = NO_ENTITIES) -> Drawn:
    """The draw where nobody is seeded: all are ordered by lots once, and the pots are cut from that order."""
    before = lots.taken
    orders = pots(lots.order(entries), sizes)
    return placed(orders, sizes, entities, lots.taken - before)


def limits(entries: Sequence[int], entities: Mapping[int, str], groups: int) -> dict[str, int]:
    """How many of each entity a group may hold, before any limit is raised; an entry without an entity counts for none."""
    counted = Counter(entities[entry] for entry in entries if entities.get(entry))
    return {entity: -(-many // groups) for entity, many in counted.items()}


def placed(orders: Pots, sizes: Sequence[int], entities: Mapping[int, str], taken: int = 0) -> Drawn:
    """The entries of these pots in their groups, one after another as they stand there."""
    entries = [entry for pot in orders for entry in pot]
    if len(entries) != sum(sizes) or len(set(entries)) < len(entries):
        raise ValueError("every entry is in one pot, and the groups hold as many as there are")
    allowed = limits(entries, entities, len(sizes))
    raised = _raised(orders, sizes, entities, allowed)
    places = Places(orders, sizes, entities, allowed)
    steps = tuple((entry, places.place(entry)) for entry in entries)
    groups = tuple(tuple(entry for entry, group in steps if group == n) for n in range(len(sizes)))
    return Drawn(groups, steps, orders, taken, raised)


def _raised(orders: Pots, sizes: Sequence[int], entities: Mapping[int, str], allowed: dict[str, int]) -> tuple[Raised, ...]:
    """Raise limits until there is a draw: the one that helps alone if there is such a one, of the largest entity first."""
    if not Places(orders, sizes, {}, {}).possible:
        raise ValueError("a pot has more entries than there are groups with room for it")
    raised: dict[str, int] = {}
    counted = Counter(entities[entry] for pot in orders for entry in pot if entities.get(entry))
    largest = sorted(counted, key=lambda entity: (-counted[entity], entity))
    while not Places(orders, sizes, entities, allowed).possible:
        helps = (one for one in largest if Places(orders, sizes, entities, {**allowed, one: allowed[one] + 1}).possible)
        entity = next(helps, max(largest, key=lambda one: counted[one] - allowed[one]))
        allowed[entity] += 1
        raised[entity] = allowed[entity]
    return tuple(Raised(entity, limit) for entity, limit in sorted(raised.items()))
