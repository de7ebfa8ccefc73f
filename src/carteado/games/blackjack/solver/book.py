"""The total-dependent strategy: one choice for each total, hard or soft, whatever cards make it.

Each choice is the better one on average over all starting hands that reach it, pairs counted as unsplit and doubled hands as
not doubled. Which hands reach a total hangs on the choices at the lower ones, and these on what the higher ones are worth:
so the choices are made again from the top down until none changes. Hands after a split are not counted, but follow.
"""

from typing import Final

from carteado.games.blackjack.solver.hands import ACE, BEST, HANDS, SOFT, TEN, VALUES
from carteado.games.blackjack.solver.house import House
from carteado.games.blackjack.solver.play import DOUBLE, HIT, STAND, TIE, Play

STATES: Final = 64
SOFTS: Final = 32  # soft totals are numbered from here
ROUNDS: Final = 20


def state(hand: int) -> int:
    """The total of a hand, soft ones apart."""
    return HANDS.totals[hand] + (SOFTS if HANDS.softs[hand] else 0)


def _order() -> list[int]:
    """The states, each after all that a card can make of it."""
    hard = list(range(BEST, SOFT, -1))
    soft = [SOFTS + total for total in range(BEST, SOFT + 1, -1)]
    return [*hard, *soft, *range(SOFT, 1, -1)]


def _members() -> list[list[int]]:
    members: list[list[int]] = [[] for _ in range(STATES)]
    for hand in range(HANDS.size):
        if HANDS.sizes[hand] > 1:
            members[state(hand)].append(hand)
    return members


ORDER: Final = _order()
MEMBERS: Final = _members()
NATURAL: Final = HANDS.number([ACE, TEN])


class Book:
    """The choices against one card face up: hit or stand, double, and give up or insure where the rules let him."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.play = Play(house, 0)
        self.starts = starting(house.counts)
        self._settle()
        self._double()

    def average(self, total: int, worths: list[float]) -> float:
        """What something is worth over the starting hands of a state, weighed by how often each is dealt."""
        return sum([self.starts[hand] * worths[hand] for hand in MEMBERS[total] if HANDS.sizes[hand] == 2])

    def _settle(self) -> None:
        play = self.play
        play.acts = [STAND if HANDS.totals[hand] == BEST else HIT for hand in range(HANDS.size)]
        widest = self._reach()
        for _ in range(ROUNDS):
            before = list(play.acts)
            self._choose(self._reach(), widest)
            if play.acts == before:
                return

    def _reach(self) -> list[float]:
        """How often each hand comes to be, by the choices as they are."""
        play = self.play
        reach = list(self.starts)
        for hand in range(HANDS.size):
            if reach[hand] > 0.0 and play.acts[hand] == HIT:
                at = VALUES * hand
                share = reach[hand] / max(1, play.rest - HANDS.sizes[hand])
                for value in range(VALUES):
                    drawn = HANDS.after[at + value]
                    if drawn >= 0:
                        reach[drawn] += share * max(0, play.left[value] - HANDS.held[at + value])
        return reach

    def _choose(self, reach: list[float], widest: list[float]) -> None:
        play = self.play
        for total in ORDER:
            members = [hand for hand in MEMBERS[total] if widest[hand] > 0.0]
            standing = [play.stand(hand) for hand in members]
            hitting = [play.hit(hand) if total % SOFTS < BEST else -1.0 for hand in members]
            weights = reach if sum([reach[hand] for hand in members]) > 0.0 else widest
            gain = sum([weights[hand] * (hitting[at] - standing[at]) for at, hand in enumerate(members)])
            for hand in MEMBERS[total]:
                play.acts[hand] = HIT if gain > TIE else STAND
            for at, hand in enumerate(members):
                play.worths[hand] = hitting[at] if gain > TIE else standing[at]

    def _double(self) -> None:
        play = self.play
        for total in ORDER:
            pairs = [hand for hand in MEMBERS[total] if HANDS.sizes[hand] == 2]
            dealt = [hand for hand in pairs if self.starts[hand] > 0.0]
            gain = sum([self.starts[hand] * (play.double(hand) - play.best(hand)) for hand in dealt])
            for hand in pairs:
                play.doubled[hand] = DOUBLE if gain > TIE else STAND


def starting(counts: list[int]) -> list[float]:
    """How often each hand of two cards is dealt from these, by its number; a BlackJack is not played, and counts nothing."""
    rest = sum(counts)
    found = [0.0] * HANDS.size
    for low in range(VALUES):
        for high in range(low, VALUES):
            ways = counts[low] * (counts[low] - 1) if low == high else 2 * counts[low] * counts[high]
            found[HANDS.number([low, high])] = ways / (rest * (rest - 1))
    found[NATURAL] = 0.0
    return found
