"""How the house ends, exactly: for one card of its own face up and any set of cards gone from the shoe.

The house has no choice (BJ-CRUP-1), so its final hands are few: some hundred multisets for each card face up, each reached in a
known number of orders. The chance of one is that number times a product of what is left in the shoe. Multisets that begin
alike share the beginning of the product: `Course` is that tree, laid out once for each card face up.
"""

from typing import Final

from carteado.games.blackjack.solver.hands import ACE, BITS, HANDS, MASK, OVER, TEN, VALUES

STANDS: Final = 17
ENDS: Final = 5  # 17 to 21
TOP: Final = 5  # the rank of 21
MOST: Final = 512  # of one value in a shoe, at the very most
# So many cards of a value may be in one hand of the house, and one more.
WIDTHS: Final[tuple[int, ...]] = (22, 11, 8, 6, 5, 4, 4, 3, 3, 3)
PLACES: Final[tuple[int, ...]] = (0, 22, 33, 41, 47, 52, 56, 60, 63, 66)
LONGEST: Final = 24
PACK: Final = 7
LOW: Final = 127
FALLING: Final[list[float]] = [float(MOST - at) for at in range(MOST + LONGEST)]


class Course:
    """All ways the house can go on from one card face up: a tree of cards in ascending order, and the ends that hang on it.

    A branch and the factor it multiplies by are one number, `branch << 7 | factor`. The ends are hung from 21 down: who stands
    on 21 need only know how often the house has 21 too, and the branches of lower ends are not even looked at.
    """

    def __init__(self, up: int, hit_soft_17: bool) -> None:
        self.steps: list[int] = []  # of each branch after the root: where it grows, and its factor
        self.depths: list[int] = []
        self.needed = [0] * ENDS  # so many branches, for this end and all higher ones
        self.leaves: list[list[int]] = [[] for _ in range(ENDS)]
        self.orders: list[list[float]] = [[] for _ in range(ENDS)]
        first = HANDS.number([up])
        branches: dict[int, int] = {0: 0}
        finals = _finals(first, hit_soft_17)
        for end in range(ENDS - 1, -1, -1):
            for hand, orders in finals:
                if HANDS.ranks[hand] - 1 == end and (HANDS.sizes[hand] > 2 or end < ENDS - 1):  # two cards would be a BlackJack
                    self.leaves[end].append(self._step(branches, HANDS.keys[hand] - HANDS.keys[first]))
                    self.orders[end].append(float(orders))
            self.needed[end] = len(self.steps)

    def _step(self, branches: dict[int, int], key: int) -> int:
        """The last card of these, the highest: the branch of the others, and how many of its value they hold."""
        highest = VALUES - 1
        while not (key >> (BITS * highest)) & MASK:
            highest -= 1
        stem = key - (1 << (BITS * highest))
        return self._branch(branches, stem) << PACK | (PLACES[highest] + ((stem >> (BITS * highest)) & MASK))

    def _branch(self, branches: dict[int, int], key: int) -> int:
        known = branches.get(key, OVER)
        if known == OVER:
            step = self._step(branches, key)
            parent = step >> PACK
            self.steps.append(step)
            self.depths.append(1 if parent == 0 else self.depths[parent - 1] + 1)
            known = branches[key] = len(self.steps)
        return known

    def ends(self, grown: list[float], row: list[float], shares: list[float], least: int, most: int) -> list[float]:
        """The chance of each end, from the highest down; `row`: the cards left, `shares`: one over the shoe at each draw.

        `grown` is room for the branches, kept by who asks: numbers laid over others cost less than new ones.
        """
        grown[0] = shares[0]
        needed, at = self.needed[least], 0
        for step, depth in zip(self.steps, self.depths):  # noqa: B905
            if at == needed:
                break
            at += 1  # noqa: SIM113 (compiled, a count beside `zip` is the quicker)
            grown[at] = grown[step >> PACK] * row[step & LOW] * shares[depth]
        return [self._end(end, grown, row) for end in range(most, least - 1, -1)]

    def _end(self, end: int, grown: list[float], row: list[float]) -> float:
        chance = 0.0
        for step, orders in zip(self.leaves[end], self.orders[end]):  # noqa: B905
            chance += orders * grown[step >> PACK] * row[step & LOW]
        return chance


def _finals(first: int, hit_soft_17: bool) -> list[tuple[int, int]]:
    """The hands the house ends with, not over 21, each with the number of orders in which its cards can come."""
    ends: dict[int, int] = {}
    level: dict[int, int] = {first: 1}
    while level:
        further: dict[int, int] = {}
        for hand, orders in level.items():
            for value in range(VALUES):
                drawn = HANDS.after[VALUES * hand + value]
                if drawn == OVER:
                    continue
                total = HANDS.totals[drawn]
                done = total > STANDS or (total == STANDS and not (hit_soft_17 and HANDS.softs[drawn]))
                into = ends if done else further
                into[drawn] = into.get(drawn, 0) + orders
        level = further
    return list(ends.items())


_COURSES: Final[dict[int, Course]] = {}


def course(up: int, hit_soft_17: bool) -> Course:
    """The tree for this card face up; made once."""
    key = 2 * up + int(hit_soft_17)
    if key not in _COURSES:
        _COURSES[key] = Course(up, hit_soft_17)
    return _COURSES[key]


class House:
    """The house with one card face up, before a shoe of which cards are taken: what standing is worth against it.

    Worths are per unit staked, over *all* hidden cards: where the house checks, those with which it has a BlackJack count
    nothing here, for they never come to be played. Divide by `open` for the worth once it has checked.
    """

    def __init__(self, counts: list[int], up: int, peek: bool, hit_soft_17: bool) -> None:
        self.counts = counts  # unseen, the hidden card among them, the one face up not
        self.rest = sum(counts)
        self.up = up
        self.peek = peek
        self.hole = TEN if up == ACE else ACE if up == TEN else OVER  # what would make it a BlackJack
        self.course = course(up, hit_soft_17)
        self.grown = [0.0] * (len(self.course.steps) + 1)
        self.known: dict[int, list[float]] = {}  # standing, from 21 down as far as it was asked for, and what is left of it

    def natural(self, key: int) -> float:
        """The chance that it has a BlackJack once these cards are gone."""
        if self.hole == OVER:
            return 0.0
        gone = 0
        cards = key
        while cards:
            gone += cards & MASK
            cards >>= BITS
        rest = self.rest - gone
        return (self.counts[self.hole] - ((key >> (BITS * self.hole)) & MASK)) / rest if rest > 0 else 0.0

    def open(self, key: int) -> float:
        """How much of the round is left to be played: all of it, or where the house checks, what is no BlackJack."""
        return 1.0 - self.natural(key) if self.peek else 1.0

    def stand(self, key: int, rank: int) -> float:
        """What standing is worth once these cards are gone, on a total of this rank: 0 up to 16, then 1 to 5 for 17 to 21."""
        found = self.known.get(key)
        if found is None:
            natural = self.natural(key)
            found = self.known[key] = [1.0 - (natural if self.peek else 2.0 * natural)]
        if len(found) < TOP - rank + 2:
            self._stand_on(found, key, rank)
        return found[TOP - rank]

    def ends(self, key: int) -> list[float]:
        """The chance of 17 to 21, of a bust and of a BlackJack once these cards are gone."""
        found = self._ends(key, 0, ENDS - 1)
        found.reverse()
        natural = self.natural(key)
        return [*found, 1.0 - natural - sum(found), natural]

    def _ends(self, key: int, least: int, most: int) -> list[float]:
        row: list[float] = []
        rest = 0
        for value in range(VALUES):
            left = self.counts[value] - ((key >> (BITS * value)) & MASK)
            rest += left
            row.extend(FALLING[MOST - left : MOST - left + WIDTHS[value]])
        shares = [1.0 / (rest - drawn) if rest > drawn else 0.0 for drawn in range(LONGEST)]
        return self.course.ends(self.grown, row, shares, least, most)

    def _stand_on(self, found: list[float], key: int, rank: int) -> None:
        """On down to the rank: all there is to play, less what is tied, less twice what is lost, which is kept at the end."""
        worth = found.pop()
        for chance in self._ends(key, max(0, rank - 1), ENDS - 1 - len(found)):
            found.append(worth - chance)
            worth -= 2.0 * chance
        if rank <= 1:
            found.append(worth)
        found.append(worth)


class Houses:
    """The house before one shoe, whatever card it turns up: what was found about its ends serves all rules that share them."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.made: dict[int, House] = {}

    def of(self, up: int, peek: bool, hit_soft_17: bool) -> House:
        """The house with this card of the shoe face up."""
        key = 4 * up + 2 * int(peek) + int(hit_soft_17)
        if key not in self.made:
            left = list(self.counts)
            left[up] -= 1
            self.made[key] = House(left, up, peek, hit_soft_17)
        return self.made[key]
