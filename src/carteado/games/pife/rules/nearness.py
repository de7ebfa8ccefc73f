"""How many of nine cards the nearest batida keeps: the others have to be exchanged.

Rule 1: a batida to be may want any card of two packs; no face more than twice, a curinga in hand or one that may still come.
Rule 2: melds are tried with what they keep of the hand at the start, the most first, so a bound ends the search early.
"""

from typing import Final

from carteado.games.pife.rules.shapes import SUIT, HandGrammar, Parts, Shapes, bits, lowest
from carteado.games.pife.rules.sharing import COPIES, Way
from carteado.melds.grammar import RANKS

NINE: Final = 9
FOUR: Final = 4
THREE: Final = 3


class Nearness:
    """The parts of a grammar without their order by lowest face."""

    __slots__ = ("fives", "fours", "grammar", "threes")

    def __init__(self, grammar: HandGrammar, shapes: Shapes) -> None:
        self.grammar = grammar
        self.threes = _together(shapes.threes)
        self.fours = _together(shapes.fours_in_nine)
        self.fives = _together(shapes.fives)

    def kept(self, found: list[Way], wild: tuple[int, ...], tame: tuple[int, ...]) -> int:
        """How many of nine cards the nearest batida keeps, whichever curingas act."""
        best = 0
        for once, twice, acting in reversed(found):
            search = _Search(self, once, acting, wild, tame, best)
            search.threes(THREE, once, twice, acting, self.grammar.most_wild, 0, 0)
            if self.grammar.long_runs:
                search.four_and_five(once, twice, acting)
            best = search.best
            if best == NINE:
                break
        return best


def _together(parts: Parts) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([part for at in row for part in at]) for row in parts])


class _Search:
    """One search through the batidas of nine; `best` is how many cards are kept in the best one found so far."""

    __slots__ = ("best", "chosen", "most", "near", "rows", "starts", "tame", "tight", "top", "wild")

    def __init__(self, near: Nearness, once: int, acting: int, wild: tuple[int, ...], tame: tuple[int, ...], best: int) -> None:
        self.near = near
        self.most = near.grammar.most_wild
        self.tight = near.grammar.wild_in_runs_only
        self.wild = wild
        self.tame = tame
        self.best = best
        self.chosen: list[int] = [0, 0, 0, 0]
        self.rows: list[list[int]] = []  # by acting curingas: parts that keep some of the hand, those that keep most first
        self.starts: list[list[int]] = []  # where in them those begin that keep three cards, two and one, and where they end
        for wilds in range(min(acting, self.most) + 1):
            self._sort(near.threes[wilds], once)
        self.top = THREE if self.starts[0][1] else 2 if self.starts[0][2] else 1

    def _sort(self, parts: tuple[int, ...], once: int) -> None:
        three: list[int] = []
        two: list[int] = []
        one: list[int] = []
        for part in parts:
            common = part & once
            if common:
                common &= common - 1
                if not common:
                    one.append(part)
                elif common & (common - 1):
                    three.append(part)
                else:
                    two.append(part)
        self.rows.append(three + two + one)
        self.starts.append([0, len(three), len(three) + len(two), len(three) + len(two) + len(one)])

    def threes(self, left: int, once: int, twice: int, acting: int, most: int, start: int, kept: int) -> None:
        """So many melds more, of curingas not more each than in the one before, and where as many after it in its row."""
        others = left - 1
        for wilds in range(min(most, acting), -1, -1):
            row, starts = self.rows[wilds], self.starts[wilds]
            most_others = min(THREE * others, self.top * others + acting - wilds)
            first = start if wilds == most else 0
            for keeps in (3, 2, 1):
                if kept + keeps + wilds + most_others <= self.best:
                    break
                for at in range(max(first, starts[THREE - keeps]), starts[THREE + 1 - keeps]):
                    part = row[at]
                    common = part & once
                    value = kept + wilds + bits(common)
                    if value + most_others <= self.best:
                        continue
                    self.chosen[left] = part
                    if others:
                        self.threes(others, once & ~common | twice & common, twice & ~common, acting - wilds, wilds, at, value)
                    elif self._three_possible():
                        self.best = value

    def _three_possible(self) -> bool:
        """Whether two packs have the cards: a face that all three melds want has to be a curinga in one of them."""
        one, other, third = self.chosen[1], self.chosen[2], self.chosen[3]
        clash = one & other & third
        spent = NINE - bits(one) - bits(other) - bits(third)
        if not clash:
            return not spent or self._supplied(one | other | third, one & other | other & third | one & third, spent)
        more = bits(clash)
        room = self._room(one) + self._room(other) + self._room(third)
        return more <= room and self._supplied(one | other | third, one & other | other & third | one & third, spent + more)

    def _room(self, part: int) -> int:
        """How many curingas more may act in this meld of three."""
        natural = bits(part)
        if self.tight and part >> RANKS * (lowest(part) // RANKS) > SUIT:
            return 0
        return min(self.most - (THREE - natural), natural - 1)

    def _supplied(self, once: int, twice: int, spent: int) -> bool:
        """Whether so many curingas may act where of them those in the masks are natural."""
        free = 0
        for face in self.wild:
            free += COPIES - max((once >> face & 1) + (twice >> face & 1), self.tame.count(face))
        return spent <= free

    def four_and_five(self, once: int, twice: int, acting: int) -> None:
        """A run of five beside a meld of four."""
        for wilds in range(min(self.most, acting) + 1):
            for part in self.near.fives[wilds]:
                common = part & once
                kept = bits(common) + wilds
                if kept + FOUR > self.best:
                    self._four(part, once & ~common | twice & common, acting - wilds, wilds, kept)

    def _four(self, five: int, once: int, acting: int, spent: int, kept: int) -> None:
        for wilds in range(min(self.most, acting) + 1):
            for part in self.near.fours[wilds]:
                value = kept + wilds + bits(part & once)
                if value > self.best and (not spent + wilds or self._supplied(part | five, part & five, spent + wilds)):
                    self.best = value
