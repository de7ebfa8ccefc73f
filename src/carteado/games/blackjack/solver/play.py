"""What a hand is worth against the house: standing, hitting and doubling, played as well as can be or as somebody else plays.

Rule 1: the player knows his own cards, the card face up and the cards named by `gone`; other hands' draws he does not know.
Rule 2: worths are over all hidden cards, as in `house`: so a card is drawn with the plain chance of its count, whether the
        house has checked or not, and only what is compared or shown is divided by `House.open`.
Rule 3: 21 is stood on, and nobody stands on 11 or less who may hit: no card can hurt him.
"""

from typing import Final

from carteado.games.blackjack.solver.hands import BEST, BITS, HANDS, MASK, OVER, VALUES
from carteado.games.blackjack.solver.house import House

UNKNOWN: Final = 0
STAND: Final = 1
HIT: Final = 2
DOUBLE: Final = 3
UNTOLD: Final = -99.0
SAFE: Final = 11
TIE: Final = 1e-12  # two choices worth the same but for this are worth the same: the quieter one is made


class Play:
    """Hands played from one shoe, of which `gone` is known to be missing besides the hand itself.

    With a `leader` each choice is the leader's, who may have another shoe in mind; without, it is the best one.
    """

    def __init__(self, house: House, gone: int, leader: "Play | None" = None) -> None:
        self.house = house
        self.gone = gone
        self.leader = leader
        self.left = [house.counts[value] - ((gone >> (BITS * value)) & MASK) for value in range(VALUES)]
        self.rest = sum(self.left)
        self.worths = [UNTOLD] * HANDS.size
        self.acts = [UNKNOWN] * HANDS.size  # hit or stand
        self.doubled = [UNKNOWN] * HANDS.size  # of two cards

    def stand(self, hand: int) -> float:
        """Standing."""
        return self.house.stand(self.gone + HANDS.keys[hand], HANDS.ranks[hand])

    def hit(self, hand: int) -> float:
        """Drawing a card, and then hitting or standing."""
        at = VALUES * hand
        worth = 0.0
        for value in range(VALUES):
            count = self.left[value] - HANDS.held[at + value]
            if count > 0:
                drawn = HANDS.after[at + value]
                worth += count * (self.best(drawn) if drawn != OVER else self.bust(hand, value))
        rest = self.rest - HANDS.sizes[hand]
        return worth / rest if rest > 0 else UNTOLD

    def double(self, hand: int) -> float:
        """Twice the bet, one card and no more."""
        at = VALUES * hand
        worth = 0.0
        for value in range(VALUES):
            count = self.left[value] - HANDS.held[at + value]
            if count > 0:
                drawn = HANDS.after[at + value]
                worth += count * (self.stand(drawn) if drawn != OVER else self.bust(hand, value))
        rest = self.rest - HANDS.sizes[hand]
        return 2.0 * worth / rest if rest > 0 else UNTOLD

    def bust(self, hand: int, value: int) -> float:
        """The bet lost at once by this card (BJ-JOGO-3)."""
        return -self.house.open(self.gone + HANDS.keys[hand] + (1 << (BITS * value)))

    def best(self, hand: int) -> float:
        """Hitting or standing, whichever is chosen."""
        worth = self.worths[hand]
        if worth == UNTOLD:
            worth = self.worths[hand] = self._chosen(hand) if self.leader is None else self._followed(hand, self.leader)
        return worth

    def hits(self, hand: int) -> bool:
        """Whether he hits a hand that he may not double."""
        if self.acts[hand] == UNKNOWN:
            self.best(hand)
        return self.acts[hand] == HIT

    def doubles(self, hand: int) -> bool:
        """Whether he doubles two cards that he may double."""
        if self.doubled[hand] == UNKNOWN:
            self.first(hand, True)
        return self.doubled[hand] == DOUBLE

    def first(self, hand: int, may_double: bool) -> float:
        """Two cards: stood on, hit, or doubled where that may be; not split."""
        if not may_double:
            return self.best(hand)
        if self.leader is not None:
            return self.double(hand) if self.leader.doubles(hand) else self.best(hand)
        worth = self.best(hand)
        twice = self.double(hand)
        self.doubled[hand] = DOUBLE if twice > worth + TIE else STAND
        return max(twice, worth)

    def _chosen(self, hand: int) -> float:
        total = HANDS.totals[hand]
        if total <= SAFE and self.rest > HANDS.sizes[hand]:
            self.acts[hand] = HIT
            return self.hit(hand)
        self.acts[hand] = STAND
        standing = self.stand(hand)
        if total == BEST or standing >= self._hope(hand):
            return standing
        hitting = self.hit(hand)
        if hitting > standing + TIE:
            self.acts[hand] = HIT
            return hitting
        return standing

    def _hope(self, hand: int) -> float:
        """More than a card can be worth: all that do not bust win. Where standing is worth as much, nothing is drawn."""
        at = VALUES * hand
        worth = 0.0
        rest = self.rest - HANDS.sizes[hand]
        for value in range(VALUES):
            count = self.left[value] - HANDS.held[at + value]
            if count > 0:
                worth += count if HANDS.after[at + value] != OVER else count * self.bust(hand, value)
        return worth / rest if rest > 0 else UNTOLD

    def _followed(self, hand: int, leader: "Play") -> float:
        return self.hit(hand) if leader.hits(hand) else self.stand(hand)
