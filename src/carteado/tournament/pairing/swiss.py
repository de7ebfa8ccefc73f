"""One round of a Swiss stage, as one matching of everybody at the least cost.

Rule 1: what is wanted is compared in this order: nobody meets twice; an entity stays apart; the round off goes to the lowest
score among those without one or a walkover won; few and small differences of points; nobody floats twice running; in a
score the upper half meets the lower one; lots.
Rule 2: meeting again, a second round off and, where that is absolute, an entity are refused. A round that is impossible so says
which of these rules to relax; relaxed, they cost, in that order.
Rule 3: those who are not there are not handed over.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, Literal

from carteado.tournament.pairing.matching import Priced, cheapest, scales
from carteado.tournament.pairing.rounds import Pair, Round

Rule = Literal["entity", "bye", "rematch"]
RULES: Final[tuple[Rule, ...]] = ("entity", "bye", "rematch")  # the one to be given up first is first
Apart = Literal["absolute", "weak", "no"]
MIXED: Final = (1 << 31) - 1  # a prime: where lots leave two rounds equal, numbers mixed from them hardly ever do
MIXING: Final = 5


@dataclass(frozen=True, slots=True)
class Paired:
    """An entry that is there for this round: `points` in whole units, twice the points where there are halves.

    `met` has an entry once for every jogo against it; `rested` is whoever has had a bye or won by walkover, `floated` who met
    somebody with other points in the round before.
    """

    entry: int
    points: int = 0
    entity: str = ""
    met: tuple[int, ...] = ()
    rested: bool = False
    floated: bool = False


class Impossible(Exception):
    """No round keeps all the rules; it can be paired when those in `relax` are given up."""

    def __init__(self, relax: tuple[Rule, ...]) -> None:
        super().__init__(f"no round keeps all rules; relax {', '.join(relax)}")
        self.relax = relax


def keeps_apart(rounds: int, played: int, how: Apart = "absolute") -> Apart:
    """How an entity is kept apart after so many rounds, when that holds for the first `rounds` only; -1 for all of them."""
    return how if rounds < 0 or played < rounds else "no"


def paired(present: Sequence[Paired], lots: Sequence[int], apart: Apart = "weak", relaxed: Collection[Rule] = ()) -> Round:
    """The round of those who are there, ranked best first; `lots` are their numbers in the order in which they were drawn.

    The pairs with those who are ranked first are first, and in each the better ranked one.
    """
    field = _Field(present, lots, apart)
    found = field.matched(relaxed)
    if found is None:
        raise Impossible(_to_relax(field, relaxed))
    return found


def _to_relax(field: "_Field", relaxed: Collection[Rule]) -> tuple[Rule, ...]:
    """The fewest rules that have to be given up besides, the first in order; without all of them any round is possible."""
    more: list[Rule] = [rule for rule in RULES if rule not in relaxed]
    some: Iterator[tuple[Rule, ...]] = (rules for many in range(1, len(more)) for rules in combinations(more, many))
    return next((rules for rules in some if field.matched((*relaxed, *rules)) is not None), tuple(more))


class _Field:
    """Everybody who is to be paired: places in the ranking, in their score, and in the order of the lots."""

    def __init__(self, present: Sequence[Paired], lots: Sequence[int], apart: Apart) -> None:
        if sorted(lots) != sorted(one.entry for one in present) or len(set(lots)) < len(lots):
            raise ValueError("lots order those who are there, each of them once")
        self.present = present
        self.apart = apart
        self.met = [Counter(one.met) for one in present]
        drawn = {entry: n for n, entry in enumerate(lots)}
        self.drawn = [drawn[one.entry] for one in present]
        self.marks = [pow(n + 2, MIXING, MIXED) for n in self.drawn]
        self.half = _halves(present)
        self.least = min((one.points for one in present), default=0)
        self.span = max((one.points for one in present), default=0) - self.least
        often = max((max(met.values(), default=0) for met in self.met), default=0)
        greatest = (often, 1, 2 * self.span + 1, self.span**2, 2, 1, len(lots) ** 2, MIXED)
        self.scales = scales(greatest, len(present) // 2 + 1)

    def matched(self, relaxed: Collection[Rule]) -> Round | None:
        """The best round with these rules relaxed, or nothing."""
        count = len(self.present)
        byes = list(self._byes(relaxed)) if count % 2 else []
        costs = [*self._meetings(relaxed), *byes]
        found = self._ideal(costs, byes) or cheapest(count + count % 2, costs)
        if found is None:
            return None
        pairs = tuple((self.present[one].entry, self.present[other].entry) for one, other in found if other < count)
        bye = next((self.present[one].entry for one, other in found if other == count), None)
        return Round(pairs, bye)

    def _ideal(self, costs: Sequence[Priced], byes: Sequence[Priced]) -> tuple[Pair, ...] | None:
        """The best round among those which nothing but lots tells apart, if there are any: few pairs are left to choose from.

        Where an odd number has more points than a gap between two scores, somebody has to cross it; nobody else crosses any.
        """
        _, _, off, apart, _, level, _, _ = self.scales
        count, points = len(self.present), [one.points for one in self.present]
        lowest = min((cost // off for _, _, cost in byes), default=0)
        resting = [points[one] for one, _, cost in byes if cost // off == lowest][:1]
        scores = Counter(points)
        scores.subtract(resting)
        above, crossed = 0, dict[tuple[int, int], int]()
        for upper, lower in pairwise(sorted((score for score in scores if scores[score]), reverse=True)):
            above += scores[upper]
            if above % 2:
                crossed[upper, lower] = crossed[lower, upper] = apart * (upper - lower) ** 2
        few = [
            (one, other, cost)
            for one, other, cost in costs
            if (cost // off == lowest if other == count else cost - crossed.get((points[one], points[other]), 0) < level)
        ]
        found = cheapest(count + count % 2, few)
        if found is None:
            return None
        crossings = sum(points[one] != points[other] for one, other in found if other < count)
        return found if 2 * crossings == len(crossed) else None

    def _meetings(self, relaxed: Collection[Rule]) -> Iterator[Priced]:
        again, same, _, apart, floating, level, lot, _ = self.scales
        absolute = self.apart == "absolute" and "entity" not in relaxed
        for a, one in enumerate(self.present):
            met, half, drawn, mark = self.met[a], self.half[a], self.drawn[a], self.marks[a]
            mine = one.entity if self.apart != "no" else ""
            for b in range(a + 1, len(self.present)):
                other = self.present[b]
                cost = lot * (drawn - self.drawn[b]) ** 2 + mark * self.marks[b] % MIXED
                if one.points != other.points:
                    cost += apart * (one.points - other.points) ** 2 + floating * (one.floated + other.floated)
                elif half and half == self.half[b]:
                    cost += level
                if mine and mine == other.entity:
                    if absolute:
                        continue
                    cost += same
                if other.entry in met:
                    if "rematch" not in relaxed:
                        continue
                    cost += again * met[other.entry]
                yield a, b, cost

    def _byes(self, relaxed: Collection[Rule]) -> Iterator[Priced]:
        off = self.scales[2]
        for a, one in enumerate(self.present):
            if not one.rested or "bye" in relaxed:
                height = one.points - self.least + (self.span + 1) * one.rested
                yield a, len(self.present), off * height + self.marks[a]


def _halves(present: Sequence[Paired]) -> list[int]:
    """For everybody the half of those with the same points: 1 the upper, 2 the lower, 0 the middle of an odd number."""
    scores = Counter(one.points for one in present)
    seen = Counter[int]()
    halves: list[int] = []
    for one in present:
        seen[one.points] += 1
        twice, middle = 2 * seen[one.points], scores[one.points] + 1
        halves.append(0 if twice == middle else 1 if twice < middle else 2)
    return halves
