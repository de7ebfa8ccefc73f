"""How good a hand is now: the chance to win the mão, from counts alone.

The vazas to come are taken as independent, every other seat as playing the better of about `EFFORT` cards it might hold.
A vaza's result is followed through the rules of ties, so the first vaza weighs what it weighs in the regulation.
"""

from collections.abc import Iterable
from typing import Final

from carteado.bots.truco.reading import OURS, THEIRS, TIED, Odds, Other, Reading
from carteado.truco.vaza import ALL_TIED, UNDECIDED, VERDICTS

EFFORT: Final = (2.0, 1.5, 1.0)
NOTHING: Final = 0

Chances = tuple[float, float]


class Outlook:
    """The chances of one seat in the mão: card by card, or as it stands."""

    def __init__(self, reading: Reading, others: tuple[Other, ...]) -> None:
        self.reading = reading
        left = [other for other in others if other.to_play]
        vaza = reading.vaza
        self._now = _sides(left, vaza, reading.odds)
        self._later = [_sides(others, later, reading.odds) for later in range(vaza + 1, 3)]
        self._known: dict[tuple[int, int], Chances] = {}

    def after(self, power: int, rest: tuple[int, ...]) -> float:
        """The chance to win the mão if this power goes on the table now and these powers stay in hand."""
        reading = self.reading
        friends, foes = self._now
        win, tie = vaza_chances(max(power, reading.ours), reading.theirs, friends, foes)
        return self._weighed(win, tie, reading.results, reading.vaza, rest)

    def best(self, hand: tuple[int, ...]) -> float:
        """The chance to win the mão with these powers still in hand, played as well as one can."""
        if self.reading.played or not hand:
            return self.after(NOTHING, hand)
        return max(self.after(power, without(hand, at)) for at, power in enumerate(hand))

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
        best = 0.0
        for at, power in enumerate(hand or (NOTHING,)):
            win, tie = self._chances(vaza, power)
            best = max(best, self._weighed(win, tie, results, vaza, without(hand, at)))
        return best

    def _chances(self, vaza: int, power: int) -> Chances:
        found = self._known.get((vaza, power))
        if found is None:
            friends, foes = self._later[vaza - self.reading.vaza - 1]
            found = self._known[vaza, power] = vaza_chances(power, NOTHING, friends, foes)
        return found


def outlook(reading: Reading) -> Outlook:
    """The chances with a partner who plays on their own."""
    return Outlook(reading, reading.others)


def powers(reading: Reading) -> tuple[int, ...]:
    """The powers of the cards in hand, as they lie."""
    return tuple(reading.power[card.index] for card in reading.hand)


def chance(reading: Reading) -> float:
    """The chance to win the mão as it stands."""
    return outlook(reading).best(powers(reading))


def joint_chance(reading: Reading) -> float:
    """The same for a pair that knows both hands: the best of one goes with the worst of the other."""
    mine = sorted(powers(reading), reverse=True)
    partner = sorted(reading.power[card.index] for card in reading.partner)
    paired = tuple(max(pair) for pair in zip(mine, partner, strict=False))
    return Outlook(reading, tuple(other for other in reading.others if not other.friend)).best(paired or tuple(mine))


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


def without(hand: tuple[int, ...], at: int) -> tuple[int, ...]:
    """The hand less one card."""
    return hand[:at] + hand[at + 1 :]


def _sides(others: Iterable[Other], vaza: int, odds: Odds) -> tuple[Odds, Odds]:
    listed = list(others)
    friends = [other.odds for other in listed if other.friend]
    foes = [other.odds for other in listed if not other.friend]
    return _pooled(friends, EFFORT[vaza], len(odds)), _pooled(foes, EFFORT[vaza], len(odds))


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
