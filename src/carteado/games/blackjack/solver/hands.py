"""Every hand that is not over 21, as a number: what it counts, what it holds, and which hand each card makes of it.

Rule 1: a hand is a multiset of values; suits, ranks and the order of the cards do not matter here.
Rule 2: values are numbered from zero: 0 the Ace, 1 to 8 the cards 2 to 9, 9 whatever counts ten.
Rule 3: a set of cards taken from the shoe is one number, its `key`, five bits a value; keys of parts add up.
"""

from typing import Final

VALUES: Final = 10
ACE: Final = 0
TEN: Final = 9
BITS: Final = 5
MASK: Final = 31
BEST: Final = 21
SOFT: Final = 10  # what an Ace counts more where it counts eleven
OVER: Final = -1  # the next hand, where there is none


class Hands:
    """The table of all hands, made once; each list is indexed by the number of the hand, `after` and `held` by ten times it."""

    def __init__(self) -> None:
        self.keys: list[int] = [0]
        self.sizes: list[int] = [0]
        self.hards: list[int] = [0]  # every Ace as one
        self.totals: list[int] = [0]
        self.softs: list[bool] = [False]
        self.ranks: list[int] = [0]  # of a standing hand: 0 up to 16, then 1 to 5 for 17 to 21
        self.held: list[int] = [0] * VALUES
        self.after: list[int] = []
        numbers: dict[int, int] = {0: 0}
        hand = 0
        while hand < len(self.keys):
            for value in range(VALUES):
                self.after.append(self._next(numbers, hand, value))
            hand += 1
        self.size = hand

    def _next(self, numbers: dict[int, int], hand: int, value: int) -> int:
        hard = self.hards[hand] + value + 1
        if hard > BEST:
            return OVER
        key = self.keys[hand] + (1 << (BITS * value))
        known = numbers.get(key, OVER)
        if known == OVER:
            known = numbers[key] = len(self.keys)
            self._add(key, hard, hand, value)
        return known

    def _add(self, key: int, hard: int, hand: int, value: int) -> None:
        held = self.held[VALUES * hand : VALUES * hand + VALUES]
        held[value] += 1
        soft = held[ACE] > 0 and hard + SOFT <= BEST
        total = hard + SOFT if soft else hard
        self.keys.append(key)
        self.sizes.append(self.sizes[hand] + 1)
        self.hards.append(hard)
        self.totals.append(total)
        self.softs.append(soft)
        self.ranks.append(max(0, total - 16))
        self.held.extend(held)

    def number(self, values: list[int]) -> int:
        """The hand of these values, counted from zero; `OVER` where it is over 21."""
        hand = 0
        for value in values:
            hand = self.after[VALUES * hand + value]
            if hand == OVER:
                return OVER
        return hand


HANDS: Final = Hands()
