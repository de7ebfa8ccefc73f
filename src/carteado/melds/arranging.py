"""Whether cards are a meld: by existence, out of any multiset the best arrangement there is.

The best one has the fewest wild cards. Among those the canonical one: a run before a group, the lowest suit, the ace low, and
what is not needed in a gap lies above the run as far as there is room, then below it.
"""

from typing import Final

from carteado.melds.grammar import FACES, HIGH_ACE, JOKER, KING, LOW_ACE, Grammar, card_in, rank_of, suit_of
from carteado.melds.meld import Meld

SUITS: Final = 4


def arranged(grammar: Grammar, cards: tuple[int, ...], pinned: int = 0) -> Meld | None:
    """The best meld that these cards make, all of them; `None` where they make none.

    With `pinned` only runs count in which a wild card stands in that place.
    """
    cards = tuple(sorted(cards))
    best: Meld | None = None
    for suit in _suits(grammar, cards):
        found = run_of(grammar, cards, suit, pinned)
        if found is not None and (best is None or len(found.wild) < len(best.wild)):
            best = found
    if not pinned and (best is None or best.wild):
        for rank in _ranks(grammar, cards):
            found = group_of(grammar, cards, rank)
            if found is not None and (best is None or len(found.wild) < len(best.wild)):
                best = found
    return best


def _suits(grammar: Grammar, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The suits of which these cards may be a run: the one of the cards that stand for no other, else all there are."""
    plain = {suit_of(card) for card in cards if card not in grammar.wild}
    if len(plain) > 1 or not grammar.run_least <= len(cards) <= grammar.run_most:
        return ()
    return tuple(sorted(plain or {suit_of(card) for card in cards if card != JOKER}))


def _ranks(grammar: Grammar, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The ranks of which these cards may be a group: the one of the cards that stand for no other, else all there are."""
    if not grammar.group_least <= len(cards) <= grammar.group_most:
        return ()
    plain = {rank_of(card) for card in cards if card not in grammar.group_wild}
    return () if len(plain) > 1 else tuple(sorted(plain or {rank_of(card) for card in cards if card != JOKER}))


def run_of(grammar: Grammar, cards: tuple[int, ...], suit: int, pinned: int = 0) -> Meld | None:
    """The best run of this suit that these sorted cards make."""
    if not grammar.run_least <= len(cards) <= grammar.run_most:
        return None
    lying = _Lying(grammar, suit)
    for card in cards:
        if not lying.take(card):
            return None
    return lying.run(cards, pinned)


class _Lying:
    """Cards of a run to be: the places they fill for sure, aces, those of the suit that may be wild, and those that are."""

    __slots__ = ("aces", "grammar", "mask", "may", "suit", "wild")

    def __init__(self, grammar: Grammar, suit: int) -> None:
        self.grammar = grammar
        self.suit = suit
        self.mask = 0
        self.aces = 0
        self.may: list[int] = []
        self.wild: list[int] = []

    def take(self, card: int) -> bool:
        """Put a card where it belongs; whether there is a place for it at all."""
        wild = card in self.grammar.wild
        if suit_of(card) != self.suit:
            self.wild.append(card)
            return wild
        if wild:
            self.may.append(card)
            return True
        if rank_of(card) == 0:
            self.aces += 1
            return self.aces <= 2
        place = rank_of(card) + 1
        fresh = not self.mask >> place & 1
        self.mask |= 1 << place
        return fresh

    def run(self, cards: tuple[int, ...], pinned: int) -> Meld | None:
        """The best of all ways to have those that may be wild natural or not, and the aces low or high."""
        best: Meld | None = None
        for natural in range((1 << len(self.may)) - 1, -1, -1):
            found = self._with(cards, natural, pinned)
            if found is not None and (best is None or len(found.wild) < len(best.wild)):
                best = found
        return best

    def _with(self, cards: tuple[int, ...], natural: int, pinned: int) -> Meld | None:
        """The run in which of those that may be wild these are natural, as a mask over `may`."""
        mask, aces, wild = self.mask, self.aces, list(self.wild)
        for nth, card in enumerate(self.may):
            place = rank_of(card) + 1
            if not natural >> nth & 1:
                if not self.grammar.own_suit_wild:
                    return None
                wild.append(card)
            elif place == LOW_ACE:
                aces += 1
            elif mask >> place & 1:
                return None
            else:
                mask |= 1 << place
        if len(wild) > self.grammar.most_wild or aces > 2 or (pinned and not self._may_stand(wild, pinned)):
            return None
        wild.sort()
        if aces == 1:
            low = self._spread(cards, mask | 1 << LOW_ACE, wild, pinned) if self.grammar.ace_low else None
            return low or (self._spread(cards, mask | 1 << HIGH_ACE, wild, pinned) if self.grammar.ace_high else None)
        if aces == 2:
            both = self.grammar.ace_low and self.grammar.ace_high
            return self._spread(cards, mask | 1 << LOW_ACE | 1 << HIGH_ACE, wild, pinned) if both else None
        return self._spread(cards, mask, wild, pinned)

    def _may_stand(self, wild: list[int], place: int) -> bool:
        """Whether one of these stands for another in that place: a card in its own place stands for none."""
        return any(card != card_in(self.suit, place) for card in wild)

    def _spread(self, cards: tuple[int, ...], mask: int, wild: list[int], pinned: int) -> Meld | None:
        """The run with these natural places, its gaps and ends filled by the wild cards."""
        if not mask or (pinned and mask >> pinned & 1):
            return None
        whole = mask | 1 << pinned if pinned else mask
        low, high = lowest(whole), whole.bit_length() - 1
        bottom = LOW_ACE if self.grammar.ace_low else LOW_ACE + 1
        top = HIGH_ACE if self.grammar.ace_high else KING
        more = len(cards) - (high - low + 1)
        if low < bottom or high > top or not 0 <= more <= top - high + low - bottom:
            return None
        above = min(more, top - high)
        low, high = low - (more - above), high + above
        stands = tuple([place for place in range(low, high + 1) if not mask >> place & 1])
        return Meld(cards, self.suit, low, high, tuple(wild), stands)


def lowest(mask: int) -> int:
    """The lowest place of a mask."""
    return (mask & -mask).bit_length() - 1


def group_of(grammar: Grammar, cards: tuple[int, ...], rank: int) -> Meld | None:
    """The best group of this rank that these sorted cards make."""
    if not grammar.group_least <= len(cards) <= grammar.group_most or rank == grammar.barred:
        return None
    naturals = [card for card in cards if card != JOKER and rank_of(card) == rank]
    wild = [card for card in cards if card == JOKER or rank_of(card) != rank]
    twice = len(naturals) - len(set(naturals)) - grammar.repeats
    for card in reversed(naturals[1:]):
        if twice > 0 and card in grammar.group_wild and naturals.count(card) > 1:
            naturals.remove(card)
            wild.append(card)
            twice -= 1
    crowded = len(cards) > SUITS + grammar.repeats
    if twice > 0 or crowded or len(naturals) < 2 or len(wild) > grammar.most_wild:
        return None
    if any(card not in grammar.group_wild for card in wild):
        return None
    return Meld(cards, rank, 0, 0, tuple(sorted(wild)))


def added(grammar: Grammar, meld: Meld, cards: tuple[int, ...], pinned: int = 0) -> Meld | None:
    """The meld with these cards added to it; `None` where the union is none."""
    return arranged(grammar, meld.cards + cards, pinned)


def counts_of(cards: tuple[int, ...]) -> list[int]:
    """How many there are of each face."""
    counts = [0] * FACES
    for card in cards:
        counts[card] += 1
    return counts
