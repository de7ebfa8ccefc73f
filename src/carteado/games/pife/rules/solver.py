"""Whether a hand is a batida, and which cards make it one: exactly, by a search over masks.

Rule 1: every curinga acts or is natural; each way to share them out is a search of its own, in which all that act find a place.
Rule 2: the lowest natural card that is left lies in the next meld, or is the one that is discarded.
"""

from carteado.games.pife.rules.arranging import Arrangement, Arranger
from carteado.games.pife.rules.nearness import NINE, Nearness
from carteado.games.pife.rules.shapes import ALL, FACES, HandGrammar, Parts, Shapes, lowest
from carteado.games.pife.rules.sharing import COPIES, NONE, Way, ways, without


class Solver:
    """The answers about hands in one grammar; it holds tables alone, so one serves all tables."""

    __slots__ = ("_arranger", "_fives", "_fours_in_nine", "_fours_in_ten", "_most", "_near", "_threes", "grammar")

    def __init__(self, grammar: HandGrammar) -> None:
        self.grammar = grammar
        shapes = Shapes(grammar)
        self._most = grammar.most_wild
        self._threes: Parts = shapes.threes
        self._fours_in_nine: Parts = shapes.fours_in_nine
        self._fours_in_ten: Parts = shapes.fours_in_ten
        self._fives: Parts = shapes.fives
        self._near = Nearness(grammar, shapes)
        self._arranger = Arranger(grammar, shapes)

    def nine(self, counts: list[int], wild: tuple[int, ...] = NONE, tame: tuple[int, ...] = NONE) -> bool:
        """Whether these nine cards are a batida."""
        return self._nine(ways(counts, wild, tame), 0)

    def ten(self, counts: list[int], wild: tuple[int, ...] = NONE, tame: tuple[int, ...] = NONE) -> bool:
        """Whether these ten cards are a batida, all of them."""
        return self._ten(ways(counts, wild, tame))

    def out(self, counts: list[int], wild: tuple[int, ...] = NONE, tame: tuple[int, ...] = NONE) -> bool:
        """Whether one goes out with these ten cards, one of them discarded or not."""
        found = ways(counts, wild, tame)
        return self._nine(found, 1) or self._ten(found)

    def discards(self, counts: list[int], wild: tuple[int, ...] = NONE, tame: tuple[int, ...] = NONE) -> int:
        """Of ten cards the faces without which nine are a batida, as a mask; a tame copy goes before the others."""
        if not self._nine(ways(counts, wild, tame), 1):
            return 0
        counts, found = counts[:], 0
        for face in range(FACES):
            if counts[face]:
                counts[face] -= 1
                if self._nine(ways(counts, wild, without(tame, face)), 0):
                    found |= 1 << face
                counts[face] += 1
        return found

    def outs(self, counts: list[int], wild: tuple[int, ...] = NONE, tame: tuple[int, ...] = NONE) -> int:
        """The faces that take nine cards out when one of them is drawn, as a mask; of one that is held twice none is left."""
        far = self.distance(counts, wild, tame)
        found = 0
        if far <= 1:
            held = ways(counts, wild, tame)
            for face in range(FACES):
                if counts[face] < COPIES and (not far or self._drawn(face, counts, held, wild, tame)):
                    found |= 1 << face
        return found

    def _drawn(self, face: int, counts: list[int], held: list[Way], wild: tuple[int, ...], tame: tuple[int, ...]) -> bool:
        """Whether one goes out with a card more; `held` are the ways of the nine without it."""
        if face in wild:
            more = counts[:]
            more[face] += 1
            return self.out(more, wild, tame)
        bit = 1 << face
        found = [(once | bit, twice | once & bit, acting) for once, twice, acting in held]
        return self._nine(found, 1) or self._ten(found)

    def distance(self, counts: list[int], wild: tuple[int, ...] = NONE, tame: tuple[int, ...] = NONE) -> int:
        """How many of nine cards have to be exchanged until they are a batida of nine: 1 is pifado."""
        return NINE - self._near.kept(ways(counts, wild, tame), wild, tame)

    def arranged(self, counts: list[int], wild: tuple[int, ...] = NONE, tame: tuple[int, ...] = NONE) -> Arrangement:
        """The melds that a hand of any size has now; of a batida all of them, as its proof."""
        return self._arranger.arranged(counts, wild, tame)

    def _nine(self, found: list[Way], spare: int) -> bool:
        """Nine cards as three melds, or as runs of four and five; so many cards are left over."""
        for once, twice, acting in found:
            if acting - spare > 3 * self._most:
                continue
            if self._fits(once, twice, acting, spare, 3, 0, 0, self._fours_in_nine):
                return True
            if self.grammar.long_runs and self._fits(once, twice, acting, spare, 0, 1, 1, self._fours_in_nine):
                return True
        return False

    def _ten(self, found: list[Way]) -> bool:
        """Ten cards as three melds of which one has four cards, or as two runs of five."""
        for once, twice, acting in found:
            if acting > 3 * self._most:
                continue
            if self._fits(once, twice, acting, 0, 2, 1, 0, self._fours_in_ten):
                return True
            if self.grammar.long_runs and self._fits(once, twice, acting, 0, 0, 0, 2, self._fours_in_ten):
                return True
        return False

    def _fits(self, once: int, twice: int, acting: int, spare: int, three: int, four: int, five: int, fours: Parts) -> bool:
        """Whether what is left is so many melds of three, four and five and `spare` cards; their numbers always agree."""
        melds = three + four + five
        if not melds:
            return True
        if not once or acting - spare > melds * self._most:
            return False
        low = once & -once
        face = lowest(once)
        for wilds in range(min(acting, self._most) + 1):
            left = acting - wilds
            if three:
                for part in self._threes[wilds][face]:
                    if once & part == part and self._fits(
                        once & ~part | twice & part, twice & ~part, left, spare, three - 1, four, five, fours
                    ):
                        return True
            if five:
                for part in self._fives[wilds][face]:
                    if once & part == part and self._fits(
                        once & ~part | twice & part, twice & ~part, left, spare, three, four, five - 1, fours
                    ):
                        return True
            if four:
                for part in fours[wilds][face]:
                    first, again = part & ALL, part >> FACES
                    if once & first == first and twice & again == again:
                        rest, more = once & ~first | twice & first, twice & ~first
                        if self._fits(rest & ~again, more, left, spare, three, four - 1, five, fours):
                            return True
        return spare > 0 and self._fits(once & ~low | twice & low, twice & ~low, acting, spare - 1, three, four, five, fours)
