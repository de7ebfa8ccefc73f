"""A meld as it lies: its cards, and for which of them each wild card stands."""

from typing import Final

from carteado.game import Value
from carteado.melds.grammar import card_in
from carteado.native import mypyc_attr

CANASTRA: Final = 7  # cards
NINE_TO_KING: Final = 0b11111 << 9


@mypyc_attr(acyclic=True)
class Meld(Value):
    """Cards that lie together, arranged in the best way there is: fewest wild cards, then the canonical places.

    Of a run `of` is the suit and `low` to `high` are its places; of a group `of` is the rank, and both are 0.
    `wild` are the cards that stand for others, and `stands` the places of a run in which they do, in the same order.
    """

    __slots__ = ("cards", "high", "low", "of", "stands", "wild")
    __match_args__ = ("cards", "of", "low", "high", "wild", "stands")

    def __init__(
        self,
        cards: tuple[int, ...],
        of: int,
        low: int = 0,
        high: int = 0,
        wild: tuple[int, ...] = (),
        stands: tuple[int, ...] = (),
    ) -> None:
        self.cards = cards
        self.of = of
        self.low = low
        self.high = high
        self.wild = wild
        self.stands = stands

    @property
    def is_run(self) -> bool:
        """Whether it is a run, and not a group of one rank."""
        return self.low != 0

    @property
    def is_canastra(self) -> bool:
        """Whether it has seven cards or more."""
        return len(self.cards) >= CANASTRA

    @property
    def clean(self) -> bool:
        """Whether no card of it stands for another."""
        return not self.wild

    def naturals(self) -> int:
        """The places of a run that hold their own card, as a mask."""
        mask = (1 << self.high + 1) - (1 << self.low)
        for place in self.stands:
            mask &= ~(1 << place)
        return mask

    def spoiled(self) -> bool:
        """Whether a wild card lies in a run together with its own nine, ten, jack, queen or king."""
        return bool(self.wild) and self.low != 0 and bool(self.naturals() & NINE_TO_KING)

    def in_order(self) -> tuple[int, ...]:
        """The cards as they lie: a run from its lowest place, a group by suit with what is wild at its end."""
        if not self.low:
            naturals = list(self.cards)
            for card in self.wild:
                naturals.remove(card)
            return (*naturals, *self.wild)
        lying = [card_in(self.of, place) for place in range(self.low, self.high + 1)]
        for card, place in zip(self.wild, self.stands, strict=True):
            lying[place - self.low] = card
        return tuple(lying)
