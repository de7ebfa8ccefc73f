"""How good a hand is now: the chance to win the mão, from counts alone.

The vazas to come are taken as independent, every other seat as playing the better of about `EFFORT` cards it might hold.
A vaza's result is followed through the rules of ties, so the first vaza weighs what it weighs in the regulation.
"""

from collections.abc import Iterable
from typing import Final

from carteado.bots.truco.reading import OURS, THEIRS, TIED, Odds, Other, Reading
from carteado.cards import Card
from carteado.truco.vaza import ALL_TIED, UNDECIDED, VERDICTS

EFFORT: Final = (2.0, 1.5, 1.0)
NOTHING: Final = 0

Chances = tuple[float, float]


class Outlook:
    """The chances of one seat in the mão: card by card, or as it stands. Hands are tuples of powers, strongest first."""

    def __init__(self, reading: Reading, others: tuple[Other, ...], hand: tuple[int, ...]) -> None:
        vaza = reading.vaza
        self.reading = reading
        self.hand = hand
        self._now = _sides([other for other in others if other.to_play], vaza, len(reading.odds))
        self._later = [_sides(others, later, len(reading.odds)) for later in range(vaza + 1, 3)]
        self._chances: dict[tuple[int, int], Chances] = {}
        self._values: dict[tuple[int, tuple[int, ...]], float] = {}
        self._after: dict[tuple[int, tuple[int, ...]], float] = {}

    def chance(self) -> float:
        """The chance to win the mão with this hand, played as well as one can."""
        if self.reading.played or not self.hand:
            return self.after(NOTHING, self.hand)
        return max(self.after(power, without(self.hand, power)) for power in self.hand)

    def after(self, power: int, rest: tuple[int, ...]) -> float:
        """The chance to win the mão if this power goes on the table now and these powers stay in hand."""
        known = self._after.get((power, rest))
        if known is None:
            reading = self.reading
            friends, foes = self._now
            win, tie = vaza_chances(max(power, reading.ours), reading.theirs, friends, foes)
            known = self._after[power, rest] = self._weighed(win, tie, reading.results, reading.vaza, rest)
        return known

    def _weighed(self, win: float, tie: float, results: int, vaza: int, rest: tuple[int, ...]) -> float:
        value = 0.0
        for chance, result in ((win, OURS), (tie, TIED), (1.0 - win - tie, THEIRS)):
            if chance > 0.0:
                value += chance * self._value(results | result << (2 * vaza), vaza + 1, rest)
        return value

    def _value(self, results: int, vaza: int, hand: tuple[int, ...]) -> float:
        verdict = VERDICTS[results]
        if verdict != UNDECIDED:
            return self.reading.all_tied if verdict == ALL_TIED else 1.0 - verdict
        known = self._values.get((results, hand))
        if known is None:
            known = self._values[results, hand] = max(
                self._weighed(*self._in_vaza(vaza, power), results, vaza, without(hand, power)) for power in hand or (NOTHING,)
            )
        return known

    def _in_vaza(self, vaza: int, power: int) -> Chances:
        known = self._chances.get((vaza, power))
        if known is None:
            friends, foes = self._later[vaza - self.reading.vaza - 1]
            known = self._chances[vaza, power] = vaza_chances(power, NOTHING, friends, foes)
        return known


def outlook(reading: Reading) -> Outlook:
    """The chances with a partner who plays on their own."""
    return Outlook(reading, reading.others, powers(reading.hand, reading))


def joint_outlook(reading: Reading) -> Outlook:
    """The chances of a pair that knows both hands: the best of one goes with the worst of the other."""
    mine = powers(reading.hand, reading)
    partner = powers(reading.partner, reading)[::-1]
    paired = sorted(map(max, mine, partner), reverse=True) if partner else mine
    return Outlook(reading, tuple(other for other in reading.others if not other.friend), tuple(paired))


def powers(cards: tuple[Card, ...], reading: Reading) -> tuple[int, ...]:
    """The powers of these cards, strongest first."""
    return tuple(sorted([reading.power[card.index] for card in cards], reverse=True))


def vaza_chances(ours: int, theirs: int, friends: Odds, foes: Odds) -> Chances:
    """The chance to win and to tie a vaza, given the best on the table of each side and what the others may add."""
    win = tie = ours_below = 0.0
    theirs_below = foes[ours - 1] if ours > theirs else 0.0
    for level in range(ours, len(foes)):
        here = friends[level] - ours_below
        theirs_here = foes[level] if level >= theirs else 0.0
        win += here * theirs_below
        tie += here * (theirs_here - theirs_below)
        ours_below = friends[level]
        theirs_below = theirs_here
    return win, tie


def without(hand: tuple[int, ...], power: int) -> tuple[int, ...]:
    """The hand less one card of this power, if it has one."""
    if power not in hand:
        return hand
    at = hand.index(power)
    return hand[:at] + hand[at + 1 :]


def _sides(others: Iterable[Other], vaza: int, levels: int) -> tuple[Odds, Odds]:
    friends: list[Odds] = []
    foes: list[Odds] = []
    for other in others:
        (friends if other.friend else foes).append(other.odds)
    return _pooled(friends, EFFORT[vaza], levels), _pooled(foes, EFFORT[vaza], levels)


def _pooled(hands: list[Odds], effort: float, levels: int) -> Odds:
    """The odds of the best card that these hands put on the table."""
    if not hands:
        return (1.0,) * levels
    first = hands[0]
    if all(hand is first for hand in hands):
        power = effort * len(hands)
        return tuple([chance**power for chance in first])
    pooled = [1.0] * levels
    for hand in hands:
        pooled = [known * chance**effort for known, chance in zip(pooled, hand, strict=True)]
    return tuple(pooled)
