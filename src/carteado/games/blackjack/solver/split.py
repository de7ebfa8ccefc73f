"""What splitting a pair is worth.

The definition, for a pair of the value p and cards numbered in the order in which they come:

1.  A hand born of a split knows the card face up, its own cards and the split cards: the card p at the bottom of every hand
    there is. It knows no other hand's draws. With two hands two cards p are known, with three hands three, with four four.
2.  It is played as well as can be for the shoe less those cards, and *is worth* what that play brings in truth.
3.  A hand that may be split again is split where two hands of one card p each, by 1 and 2, are worth more than it is unsplit.
4.  The first hand is played to its end, hands of its second split included, then the second (BJ-OPT-RESPLIT-2). So the second
    hand knows three cards p where the first was parted; where it was not, it knows two, and is not told that the first hand's
    second card was no p. Hands born of a second split are not split again.

Draws nobody knows can be taken in any order without changing a chance, so without a second split both hands are worth the same.
With one, let s be the chance that the first hand draws a p, V the worth of the second hand's play by 1 and 2 with two cards p
known, from the shoe less two, and V' that of the *same* play from the shoe less three. The second hand of an unparted first is
worth V - s V' (all cases, less those in which the first hand was parted).
"""

from carteado.games.blackjack.rules.rulebook import BlackjackRules
from carteado.games.blackjack.solver.hands import ACE, BITS, HANDS, VALUES
from carteado.games.blackjack.solver.house import House
from carteado.games.blackjack.solver.play import TIE, Play


class Splits:
    """The splits of one value against one house; `alike` cards that would make a pair with it are left in the shoe.

    With a `book` every hand follows its choices; otherwise each is played best.
    """

    def __init__(self, rules: BlackjackRules, house: House, value: int, book: Play | None = None) -> None:
        self.rules = rules
        self.house = house
        self.value = value
        self.card = 1 << (BITS * value)
        self.one = HANDS.number([value])
        self.twin = HANDS.number([value, value])
        self.book = book
        self.plays: dict[int, Play] = {}

    def worth(self, alike: float) -> float:
        """Parting a pair that was dealt: all the hands that come of it."""
        near = self.play(1)
        if not self.again() or alike <= 0.0:
            return 2.0 * self.hand(near, 0.0)
        if not self.parts(1):
            return 2.0 * self.hand(near, 0.0)
        parted = self.once_more(2)
        share = alike / (near.rest - 1)
        first = self.hand(near, alike) + share * parted
        blind = first - share * self._blind(near, alike - 1.0)
        return first + blind + share * self._sighted(alike - 1.0)

    def once_more(self, others: int) -> float:
        """Parting a hand of a split: the two hands that come of it, with so many other cards p known."""
        return 2.0 * self.hand(self.play(others), 0.0)

    def parts(self, others: int) -> bool:
        """Whether a hand that drew another p is split again, so many other cards p being known."""
        return self.once_more(others + 1) > self._second(self.play(others), self.twin) + TIE

    def again(self) -> bool:
        """Whether a hand of this split may be split once more."""
        return self.rules.hands > 2 and (self.value != ACE or self.rules.resplit_aces)

    def hand(self, play: Play, apart: float) -> float:
        """One card p, from its second card on; of those that are alike, so many are left out."""
        at = VALUES * self.one
        worth = 0.0
        for value in range(VALUES):
            count = float(play.left[value] - HANDS.held[at + value])
            if value == self.value:
                count -= apart
            if count > 0.0:
                worth += count * self._second(play, HANDS.after[at + value])
        return worth / (play.rest - 1)

    def _second(self, play: Play, hand: int) -> float:
        if self.value == ACE:
            return play.stand(hand)  # BJ-SPLIT-2
        return play.first(hand, self.rules.das)

    def _sighted(self, alike: float) -> float:
        """The second hand, where the first was parted: three cards p are known."""
        play = self.play(2)
        if self.rules.hands == 3 or alike <= 0.0:
            return self.hand(play, 0.0)
        twin = self.once_more(3) if self.parts(2) else self._second(play, self.twin)
        return self.hand(play, alike) + alike / (play.rest - 1) * twin

    def _blind(self, near: Play, alike: float) -> float:
        """The second hand, where the first was parted and the second plays as if it had not seen that."""
        led = Play(self.house, 2 * self.card, near if self.book is None else self.book)
        if alike <= 0.0:
            return self.hand(led, 0.0)
        parting = self.play(2) if self.book is None else self.book
        parted = 2.0 * self.hand(Play(self.house, 3 * self.card, parting), 0.0)
        return self.hand(led, alike) + alike / (led.rest - 1) * parted

    def play(self, others: int) -> Play:
        """A hand's play, so many other cards p being known."""
        if others not in self.plays:
            self.plays[others] = Play(self.house, others * self.card, self.book)
        return self.plays[others]
