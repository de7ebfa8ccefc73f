"""A hand as one would hold it: the melds it has now, and the cards that are in none.

Rule 1: the best arrangement has most cards in melds, then fewest curingas acting, then fewest melds; among equals it is the
        first in the order of the cards, so always the same for the same hand. Runs that meet then lie as one where they may.
Rule 2: where a batida of ten cards may have a ponta, one meld of any hand may have one: the next card drawn is the tenth.
Rule 3: no card is left over only where the hand is a batida, and one of ten only where the hand is a batida without it.
"""

from typing import Final

from carteado.game import Value
from carteado.games.pife.rules.shapes import ALL, FACES, SUIT, HandGrammar, Parts, Shapes, bits, lowest
from carteado.games.pife.rules.sharing import Way, ways
from carteado.melds.grammar import HIGH_ACE, LOW_ACE, RANKS
from carteado.melds.meld import Meld
from carteado.native import mypyc_attr

NINE: Final = 9
CARD: Final = 64  # what a card in a meld is worth when arrangements are compared; a meld costs 1
ACTING: Final = 8  # what a curinga that acts costs
Choice = tuple[int, int]  # the part of a meld and how many cards it has


@mypyc_attr(acyclic=True)
class Arrangement(Value):
    """The melds of a hand, each as it lies, and the cards in none of them."""

    __slots__ = ("dead", "melds")
    __match_args__ = ("melds", "dead")

    def __init__(self, melds: tuple[Meld, ...], dead: tuple[int, ...]) -> None:
        self.melds = melds
        self.dead = dead


class Arranger:
    """The parts of a grammar by size: 3, 4 without a ponta, 4 with it, 5."""

    __slots__ = ("grammar", "tables")

    def __init__(self, grammar: HandGrammar, shapes: Shapes) -> None:
        self.grammar = grammar
        four = shapes.fours_in_nine
        ponta = tuple(
            [
                tuple([tuple([part for part in parts if part not in four[wilds][face]]) for face, parts in enumerate(row)])
                for wilds, row in enumerate(shapes.fours_in_ten)
            ]
        )
        self.tables: tuple[tuple[int, Parts], ...] = ((5, shapes.fives), (4, four), (4, ponta), (3, shapes.threes))

    def arranged(self, counts: list[int], wild: tuple[int, ...], tame: tuple[int, ...]) -> Arrangement:
        """The best arrangement of any hand."""
        best = _Search(self)
        for once, twice, acting in sorted(ways(counts, wild, tame), key=_acting):
            best.way = (once, twice, acting)
            best.descend(once, twice, acting, 0, 0, False)
        return self._laid(best, counts)

    def _laid(self, best: "_Search", counts: list[int]) -> Arrangement:
        once, twice, _ = best.best_way
        left = counts[:]
        curingas = [face for face in range(FACES) for _ in range(counts[face] - (once >> face & 1) - (twice >> face & 1))]
        melds: list[Meld] = []
        for part, size in best.best_chosen:
            wilds = size - bits(part)
            meld = laid(part, size, tuple(curingas[:wilds]))
            curingas = curingas[wilds:]
            melds.append(meld)
            for face in meld.cards:
                left[face] -= 1
        if self.grammar.long_runs:
            melds = joined(melds, self.grammar.most_wild)
        return Arrangement(tuple(melds), tuple([face for face in range(FACES) for _ in range(left[face])]))


def _acting(way: tuple[int, int, int]) -> int:
    return way[2]


class _Search:
    """One search: what is chosen so far, and the best that was."""

    __slots__ = ("arranger", "best", "best_chosen", "best_way", "chosen", "most", "way")

    def __init__(self, arranger: Arranger) -> None:
        self.arranger = arranger
        self.most = arranger.grammar.most_wild
        self.way: Way = (0, 0, 0)
        self.best_way: Way = (0, 0, 0)
        self.chosen: list[Choice] = []
        self.best = -1
        self.best_chosen: tuple[Choice, ...] = ()

    def descend(self, once: int, twice: int, acting: int, covered: int, worth: int, ponta: bool) -> None:
        """Lay the lowest natural card that is left in every meld it may lie in, or in none."""
        if worth + CARD * (bits(once) + bits(twice) + acting) <= self.best:
            return
        if not once:
            if worth > self.best and not (covered == NINE and ponta):
                self.best, self.best_way, self.best_chosen = worth, self.way, tuple(self.chosen)
            return
        low = once & -once
        face = lowest(once)
        for nth, (size, parts) in enumerate(self.arranger.tables):
            if nth == 2 and ponta:
                continue
            for wilds in range(min(acting, self.most) + 1):
                for part in parts[wilds][face]:
                    first, again = part & ALL, part >> FACES
                    if once & first == first and twice & again == again:
                        self.chosen.append((part, size))
                        self.descend(
                            (once & ~first | twice & first) & ~again,
                            twice & ~first,
                            acting - wilds,
                            covered + size,
                            worth + CARD * size - ACTING * wilds - 1,
                            ponta or nth == 2,
                        )
                        self.chosen.pop()
        self.descend(once & ~low | twice & low, twice & ~low, acting, covered, worth, ponta)


def laid(part: int, size: int, wild: tuple[int, ...]) -> Meld:
    """The meld of so many cards that has this part: curingas in its gaps, then above it as far as there is room, then below."""
    natural = [face for face in range(FACES) for _ in range((part >> face & 1) + (part >> face + FACES & 1))]
    cards = tuple(sorted([*natural, *wild]))
    suit = natural[0] // RANKS
    if part >> FACES or part >> RANKS * suit > SUIT:
        return Meld(cards, natural[0] % RANKS, 0, 0, wild)
    places = (part >> RANKS * suit) << LOW_ACE
    if places & 1 << LOW_ACE and places.bit_length() - LOW_ACE > size:
        places ^= 1 << LOW_ACE | 1 << HIGH_ACE
    low, high = lowest(places), places.bit_length() - 1
    high = min(HIGH_ACE, low + size - 1)
    low = high - size + 1
    stands = tuple([place for place in range(low, high + 1) if not places >> place & 1])
    return Meld(cards, suit, low, high, wild, stands)


def joined(melds: list[Meld], most_wild: int) -> list[Meld]:
    """The melds with those runs laid together that go on where another ends, if not too many curingas act in both."""
    found: list[Meld] = []
    for meld in sorted(melds, key=_first_place):
        for at, other in enumerate(found):
            if _goes_on(other, meld, most_wild):
                wild, stands = other.wild + meld.wild, other.stands + meld.stands
                found[at] = Meld(tuple(sorted(other.cards + meld.cards)), meld.of, other.low, meld.high, wild, stands)
                break
        else:
            found.append(meld)
    return sorted(found, key=_lowest_card)


def _lowest_card(meld: Meld) -> int:
    return meld.cards[0]


def _first_place(meld: Meld) -> int:
    return meld.low


def _goes_on(one: Meld, other: Meld, most_wild: int) -> bool:
    together = one.low != 0 and other.low == one.high + 1 and one.of == other.of
    return together and len(one.wild) + len(other.wild) <= most_wild
