"""One hand: the cards drawn for it, by the number of the draw in the round, and what they come to."""

from typing import Final

from carteado.game import Seat
from carteado.games.blackjack.rules.counting import ACE, POINTS, best, is_soft
from carteado.games.blackjack.rules.phases import LIVE
from carteado.games.blackjack.rules.rulebook import BEST
from carteado.native import mypyc_attr

DEALT: Final = 0  # a hand as it was dealt; 1 and 2 were born of a first and a second split


@mypyc_attr(acyclic=True)
class Hand:
    """A hand of a seat, or of the house, in play. `gain` is what it brought once `how` tells the way it ended."""

    __slots__ = ("ace", "born", "doubled", "draws", "due", "gain", "hard", "how", "of_aces", "seat", "stake", "state")

    def __init__(
        self,
        seat: Seat,
        draws: tuple[int, ...],
        hard: int,
        ace: bool,
        stake: int,
        born: int,
        of_aces: bool,
        doubled: bool,
        due: int,
        state: int,
        how: str,
        gain: int,
    ) -> None:
        self.seat = seat
        self.draws = draws
        self.hard = hard
        self.ace = ace
        self.stake = stake
        self.born = born
        self.of_aces = of_aces
        self.doubled = doubled
        self.due = due
        self.state = state
        self.how = how
        self.gain = gain

    def copy(self) -> "Hand":
        """The same, to be changed by oneself."""
        return Hand(
            self.seat, self.draws, self.hard, self.ace, self.stake, self.born, self.of_aces, self.doubled, self.due,
            self.state, self.how, self.gain,
        )  # fmt: skip

    def take(self, number: int, face: int) -> None:
        """One more card, which was the draw of this number."""
        self.draws = (*self.draws, number)
        self.hard += POINTS[face]
        self.ace = self.ace or POINTS[face] == ACE

    def total(self) -> int:
        """The total, an ace as eleven where that is not too many."""
        return best(self.hard, self.ace)

    def soft(self) -> bool:
        """Whether an ace counts eleven."""
        return is_soft(self.hard, self.ace)

    def natural(self) -> bool:
        """Whether it is a BlackJack: 21 with the two cards dealt, none of them after a split (BJ-BJ-1, BJ-SPLIT-3, BJ-S4)."""
        return self.born == DEALT and len(self.draws) == 2 and self.total() == BEST

    def key(self) -> tuple[object, ...]:
        """All of it as plain values."""
        return (
            self.seat, self.draws, self.hard, self.ace, self.stake, self.born, self.of_aces, self.doubled, self.due,
            self.state, self.how, self.gain,
        )  # fmt: skip


def empty(seat: Seat, stake: int) -> Hand:
    """A hand before its first card."""
    return Hand(seat, (), 0, False, stake, DEALT, False, False, 0, LIVE, "", 0)
