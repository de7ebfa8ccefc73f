"""A view as a player of blackjack reads it: his hand, the card face up, and which cards nobody has shown him.

Values are as people say them, from 1, the Ace, to 10; lists by value begin with the Ace.
"""

from functools import lru_cache
from typing import Final

from carteado.cards import Card
from carteado.game import View
from carteado.games.blackjack.rules.counting import ACE, POINTS, TEN, are_pair
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.rules.rulebook import FACES, HALVES, RANKS, BlackjackRules
from carteado.games.blackjack.rules.views import BlackjackView, Lugar, Mao
from carteado.games.blackjack.solver.solution import packs

ASKING: Final = "asking"
BETTING: Final = "betting"


@lru_cache(maxsize=64)
def rules_for(options: tuple[tuple[str, str], ...]) -> BlackjackRules:
    """The regulation with these house rules; made once."""
    return rules_of(dict(options))


class Table:
    """What a seat sees, with the questions a player asks of it."""

    __slots__ = ("me", "mesa", "rules", "view")

    def __init__(self, view: View) -> None:
        assert isinstance(view, BlackjackView)
        self.view = view
        self.mesa = view.shown
        self.rules = rules_for(view.options)
        self.me: Lugar = view.shown.lugares[view.seat]

    @property
    def hand(self) -> Mao:
        """The hand that is asked or played."""
        hand = self.view.playing()
        assert hand is not None
        return hand

    @property
    def values(self) -> tuple[int, ...]:
        """The cards of that hand by value."""
        return tuple([POINTS[card.index] for card in self.hand.hand_cards])

    @property
    def up(self) -> int:
        """The card of the house that lies face up."""
        return POINTS[self.mesa.house_cards[0].index]

    @property
    def pair(self) -> bool:
        """Whether the hand is two cards that are a pair here (BJ-S5)."""
        cards = self.hand.hand_cards
        return len(cards) == 2 and are_pair(cards[0].index, cards[1].index, self.rules.split_by_rank)

    @property
    def by_rank(self) -> bool:
        """Whether it matters of which ranks two ten-value cards are."""
        return self.rules.split_by_rank and self.values == (TEN, TEN)

    def seen(self) -> list[Card]:
        """Every card of the shoe that this seat has seen, those of earlier rounds too."""
        found = [*self.view.known.gone_cards, *self.mesa.house_cards]
        for lugar in self.mesa.lugares:
            for mao in lugar.maos:
                found += mao.hand_cards
        return found

    def unseen(self) -> list[int]:
        """What may still come or lie hidden, by value; where a second shoe came in mid-round it counts with the first."""
        counts = list(packs(max(self.rules.decks, self.view.known.cards // FACES)))
        for card in self.seen():
            counts[POINTS[card.index] - 1] -= 1
        return counts

    def alike(self) -> int:
        """How many cards of the rank of the hand's first card are unseen."""
        rank = self.hand.hand_cards[0].index % RANKS
        whole = 4 * max(self.rules.decks, self.view.known.cards // FACES)
        return whole - len([card for card in self.seen() if card.index % RANKS == rank])

    def fresh(self) -> bool:
        """Whether the next round is dealt from newly shuffled packs (BJ-S14)."""
        size = FACES * self.rules.decks
        used = size - self.mesa.shoe
        return self.rules.fresh or not self.view.known.cards or used * 100 >= self.rules.penetration * size

    def coming(self) -> list[int]:
        """The cards by value from which the next round is dealt, as far as this seat knows."""
        return list(packs(self.rules.decks)) if self.fresh() else self.unseen()

    def most(self) -> int:
        """The highest bet this seat can place."""
        return min(self.rules.bet_max, self.me.score // HALVES)

    def shows_ace(self) -> bool:
        """Whether the house shows an Ace."""
        return self.up == ACE
