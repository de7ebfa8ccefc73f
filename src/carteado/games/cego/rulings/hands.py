"""Cards for a position of Truco Cego that was told in words: who has a flor, whose points and whose cards are best."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from carteado.cards import Card, card_at
from carteado.game import Seat
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, COUNTS, SUIT
from carteado.games.cego.rules.rulebook import POWER, SEATS

SUITS: Final = 4
HELD: Final = 3
# The ranks of a flor: with the best points or not, with the best cards or not.
_RANKS: Final = {
    (True, True): ("7", "3", "2"),
    (True, False): ("6", "5", "4"),
    (False, True): ("3", "2", "1"),
    (False, False): ("11", "10", "4"),
}


@dataclass(frozen=True)
class Wanted:
    """Seats with a flor, the side with the best points, and the side with the best cards, if that is to be any."""

    flores: Collection[Seat]
    points: int
    cards: int | None = None

    def pack(self, dealer: Seat, cut: int) -> tuple[Card, ...]:
        """A pack that gives such hands once so many cards were lifted from it."""
        hands = self.hands()
        dealt = [hands[(dealer + 1 + nth) % SEATS][place] for place in range(HELD) for nth in range(SEATS)]
        order = [*dealt, *(index for index in BARALHO_ESPANHOL if index not in dealt)]
        return tuple(card_at(index) for index in (*order[-cut:], *order[:-cut]))

    def hands(self) -> list[list[int]]:
        """Three cards a seat, as indices: flores first, one suit for each seat of a side; nobody else has one."""
        left = list(BARALHO_ESPANHOL)
        found: list[list[int]] = [[] for _ in range(SEATS)]
        for seat in sorted(self.flores):
            found[seat] = self._flor(seat, [index for index in left if SUIT[index] == seat // 2])
            left = [index for index in left if index not in found[seat]]
        for seat in range(SEATS):
            if not found[seat]:
                found[seat] = self._plain(seat, left)
                left = [index for index in left if index not in found[seat]]
        return found

    def _flor(self, seat: Seat, suit: list[int]) -> list[int]:
        """Three of the suit that count most, or least; where there is a side with the best cards, strong or weak ones."""
        if self.cards is not None:
            ranks = _RANKS[seat & 1 == self.points, seat & 1 == self.cards]
            return [index for index in suit if card_at(index).rank in ranks]
        return sorted(suit, key=lambda index: COUNTS[index], reverse=seat & 1 == self.points)[:HELD]

    def _plain(self, seat: Seat, left: list[int]) -> list[int]:
        """Two of a suit on the side with the best points, three suits on the other."""
        first, *others = self._sorted(seat, left)
        pair = seat & 1 == self.points
        second = next(index for index in others if (SUIT[index] == SUIT[first]) == pair)
        third = next(index for index in others if SUIT[index] not in (SUIT[first], SUIT[second]))
        return [first, second, third]

    def _sorted(self, seat: Seat, cards: list[int]) -> list[int]:
        """The strongest first on the side with the best cards, which is side 0 where nobody asked."""
        return sorted(cards, key=lambda index: POWER[index], reverse=seat & 1 == (self.cards or 0))
