"""Every meld that a hand can form, and every card that a meld takes.

Rule 1: what is found is a number, always the same for the same cards: whoever has an act for each meld keeps them by number.
Rule 2: every multiset of cards is found once, under the arrangement that `arranging` calls the best.
Rule 3: found are the melds with at most one wild card; where more are allowed, those of three cards with two of them too. Each
        larger one grows out of these, card by card.
"""

from itertools import combinations_with_replacement
from typing import Final

from carteado.melds.arranging import arranged
from carteado.melds.grammar import FACES, HIGH_ACE, JOKER, LOW_ACE, RANKS, Grammar, card_in
from carteado.melds.meld import Meld

ENDS: Final = 15  # places are 1 to 14
COPIES: Final = 4  # of a face in a group, counted from 0
RUNS: Final = ENDS * ENDS * ENDS  # first place, last place, the gap or 0
GROUPS: Final = RANKS * COPIES**4
ALL_RANKS: Final = (1 << RANKS) - 1
MOST_PARTS: Final = 1 << 16  # kept; then they are forgotten, and found again where they are needed


class Finder:
    """The melds of one grammar, by number."""

    __slots__ = ("_groups_from", "_known", "_own", "_pairs", "_pairs_from", "_parts", "_step", "_wild", "grammar")

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._wild = tuple(sorted({*grammar.wild, *grammar.group_wild}))
        self._own = [[face for face in self._wild if face // RANKS == suit] for suit in range(4)]
        self._step = 1 + len(self._wild)
        self._groups_from = 4 * RUNS * self._step
        self._pairs_from = self._groups_from + GROUPS * self._step
        self._pairs = tuple(combinations_with_replacement(grammar.wild, 2)) if grammar.most_wild > 1 else ()
        self._known: dict[int, Meld | None] = {}
        self._parts: dict[int, tuple[int, ...]] = {}

    def found(self, counts: list[int]) -> list[int]:
        """The numbers of all melds that a hand with so many of each face can form, in a fixed order."""
        numbers: list[int] = []
        for part in self.parts(counts, mask_of(counts)):
            numbers += self.melds(part, counts)
        return numbers

    def parts(self, counts: list[int], mask: int) -> list[int]:
        """The parts of a hand that may have melds of their own: each suit, each rank, each pair of wild cards.

        A part is a number too: two hands that have the same one have the same melds there, so whoever lists melds keeps them
        by part. `mask` are the faces the hand has.
        """
        held = 0
        for nth, face in enumerate(self._wild):
            if counts[face]:
                held |= 1 << nth
        stands = 1 if held else 0  # cards more than the natural ones that a meld can have
        parts: list[int] = []
        if self.grammar.run_most:
            for suit in range(4):
                run = mask >> RANKS * suit & ALL_RANKS
                twice = 1 if counts[RANKS * suit] > 1 else 0
                if run.bit_count() + twice + stands >= self.grammar.run_least:
                    code = held << RANKS | run
                    for face in self._own[suit]:
                        code = code << 1 | (1 if counts[face] > 1 else 0)
                    parts.append(((code << 1 | twice) << 2 | suit) * 3)
        if self.grammar.group_most:
            for rank in range(RANKS):
                alike = counts[rank] + counts[rank + 13] + counts[rank + 26] + counts[rank + 39]
                if alike > 1 and alike + stands >= self.grammar.group_least:
                    code = held
                    for suit in range(4):
                        code = code * COPIES + min(counts[RANKS * suit + rank], COPIES - 1)
                    parts.append((code * RANKS + rank) * 3 + 1)
        for nth in range(len(self._pairs)):
            parts.append(self._pair(nth, counts))
        return parts

    def melds(self, part: int, counts: list[int]) -> tuple[int, ...]:
        """The numbers of the melds in one part of this hand."""
        found = self._parts.get(part)
        if found is None:
            if len(self._parts) > MOST_PARTS:
                self._parts.clear()
            found = self._parts[part] = tuple(self._of(part, counts))
        return found

    def _of(self, part: int, counts: list[int]) -> list[int]:
        """Runs of a suit depend on the faces there are, on a second ace, on which wild cards are held and whether one of the
        suit is held twice; groups on how many there are of each face, and on the wild cards.
        """
        numbers: list[int] = []
        code, kind = divmod(part, 3)
        if kind == 0:
            self._runs(code & 3, counts, self._held(counts), numbers)
        elif kind == 1:
            self._groups(code % RANKS, counts, self._held(counts), numbers)
        else:
            mask, nth = divmod(code, len(self._pairs))
            for face in range(JOKER):
                if mask >> face & 1:
                    self._offer(self._pairs_from + nth * FACES + face, counts, numbers)
        return numbers

    def _pair(self, nth: int, counts: list[int]) -> int:
        """A natural card with two wild ones depends on the faces there are."""
        one, other = self._pairs[nth]
        mask = 0
        if counts[one] and counts[other] > (one == other):
            for face in range(JOKER):
                if counts[face] > (face == one) + (face == other):
                    mask |= 1 << face
        return (mask * len(self._pairs) + nth) * 3 + 2

    def _held(self, counts: list[int]) -> list[int]:
        return [nth + 1 for nth, face in enumerate(self._wild) if counts[face]]

    def meld(self, number: int) -> Meld:
        """The meld with this number."""
        found = self._meld(number)
        assert found is not None
        return found

    def _runs(self, suit: int, counts: list[int], held: list[int], numbers: list[int]) -> None:
        """Runs over one stretch of natural cards, with a wild card at its end, or over two with one in the gap.

        The gap may be a card that the hand has and keeps.
        """
        first = RANKS * suit
        mask = 0
        for place in range(1, RANKS + 1):
            if counts[first + place - 1]:
                mask |= 1 << place
        aces = counts[first]
        if aces:
            mask |= 1 << HIGH_ACE
        low = 1
        while mask >> low:
            if mask >> low & 1:
                self._from(suit, low, mask, counts, held, numbers)
            low += 1

    def _from(self, suit: int, low: int, mask: int, counts: list[int], held: list[int], numbers: list[int]) -> None:
        """The runs whose first natural card is here."""
        gap = 0
        base = (suit * RUNS + low * ENDS * ENDS) * self._step
        for high in range(low, HIGH_ACE + 1):
            if not mask >> high & 1:
                if gap:
                    return
                gap = high
                continue
            if high == HIGH_ACE and low == 1 and counts[RANKS * suit] < 2:
                return
            number = base + high * ENDS * self._step
            if not gap:
                self._offer(number, counts, numbers)
            gaps = range(gap, gap + 1) if gap else range(low, high)
            for missing in gaps:
                at = number + (missing if missing > low else 0) * self._step
                for nth in held:
                    self._offer(at + nth, counts, numbers)

    def _groups(self, rank: int, counts: list[int], held: list[int], numbers: list[int]) -> None:
        """Groups of every part of the natural cards, with and without a wild card."""
        most = [min(counts[RANKS * suit + rank], COPIES - 1) for suit in range(4)]
        if most[0] + most[1] + most[2] + most[3] < 2:
            return
        for of_p in range(most[0] + 1):
            for of_c in range(most[1] + 1):
                for of_e in range(most[2] + 1):
                    for of_o in range(most[3] + 1):
                        code = ((of_p * COPIES + of_c) * COPIES + of_e) * COPIES + of_o
                        number = self._groups_from + (rank * COPIES**4 + code) * self._step
                        if of_p + of_c + of_e + of_o >= 2:
                            self._offer(number, counts, numbers)
                            for nth in held:
                                self._offer(number + nth, counts, numbers)

    def _offer(self, number: int, counts: list[int], numbers: list[int]) -> None:
        """Note the meld with this number, if it is one and the hand has the cards for it."""
        meld = self._meld(number)
        if meld is None:
            return
        for card in meld.wild:
            if meld.cards.count(card) > counts[card]:
                return
        numbers.append(number)

    def _meld(self, number: int) -> Meld | None:
        if number not in self._known:
            self._known[number] = self._made(number)
        return self._known[number]

    def _made(self, number: int) -> Meld | None:
        """The meld that is known by this number: `None` where the cards are none, or are known by another."""
        if number >= self._pairs_from:
            pair, face = divmod(number - self._pairs_from, FACES)
            one, other = self._pairs[pair]
            meld = arranged(self.grammar, (one, other, face))
            return meld if meld is not None and sorted((*meld.wild, face)) == list(meld.cards) else None
        if number >= self._groups_from:
            return self._group(number - self._groups_from)
        code, nth = divmod(number, self._step)
        place, gap = divmod(code, ENDS)
        place, high = divmod(place, ENDS)
        suit, low = divmod(place, ENDS)
        places = [place for place in range(low, high + 1) if place != gap]
        cards = tuple([card_in(suit, place) for place in places])
        meld = arranged(self.grammar, (*cards, self._wild[nth - 1]) if nth else cards)
        if meld is None or not meld.is_run or meld.of != suit or len(meld.wild) != (1 if nth else 0):
            return None
        return meld if meld.naturals() == sum([1 << place for place in places]) else None

    def _group(self, code: int) -> Meld | None:
        code, nth = divmod(code, self._step)
        rank, code = divmod(code, COPIES**4)
        cards: list[int] = []
        for suit in (3, 2, 1, 0):
            code, count = divmod(code, COPIES)
            cards += [RANKS * suit + rank] * count
        meld = arranged(self.grammar, (*cards, self._wild[nth - 1]) if nth else tuple(cards))
        if meld is None or meld.is_run or meld.of != rank or len(meld.wild) != (1 if nth else 0):
            return None
        return meld


def mask_of(counts: list[int]) -> int:
    """The faces of which there are any."""
    mask = 0
    for face in range(FACES):
        if counts[face]:
            mask |= 1 << face
    return mask


def takes(grammar: Grammar, meld: Meld, pinned: int = 0) -> int:
    """The faces of which one card may be added to this meld, as a mask."""
    mask = 0
    for face in _near(grammar, meld):
        if arranged(grammar, (*meld.cards, face), pinned) is not None:
            mask |= 1 << face
    return mask


def _near(grammar: Grammar, meld: Meld) -> set[int]:
    """The faces that can come into question; where many may be wild, a run of one natural card may turn into a group."""
    if grammar.most_wild > 1:
        return set(range(FACES))
    if meld.is_run:
        around = (meld.low - 2, meld.low - 1, *meld.stands, meld.high + 1, meld.high + 2)  # a wild card may move into a gap
        return {*grammar.wild, *[card_in(meld.of, place) for place in around if LOW_ACE <= place <= HIGH_ACE]}
    return {*grammar.group_wild, *range(meld.of, JOKER, RANKS)}
