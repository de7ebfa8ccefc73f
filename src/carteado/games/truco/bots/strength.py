"""How good a hand is now: the chance to win the mão, from counts alone.

The vazas to come are taken as independent, every other seat as playing the better of about `EFFORT` cards it might hold.
A vaza's result is followed through the rules of ties, so the first vaza weighs what it weighs in the regulation; where a
tied first vaza makes all show their highest card, that is what they play next.
"""

from collections.abc import Iterable
from typing import Final

from carteado.cards import Card
from carteado.games.truco.bots.killing import killed
from carteado.games.truco.bots.reading import Other, Reading
from carteado.games.truco.rules.rulebook import ALL_SHOW
from carteado.tricks.chances import NOTHING, OURS, THEIRS, TIED, Chances, Odds, vaza_chances, without
from carteado.tricks.vaza import ALL_TIED, UNDECIDED, VERDICTS

EFFORT: Final = (2.0, 1.5, 1.0)
BEST_OF_TWO: Final = 2.0
UNSEEN: Final = 1.0
ALL_DARK: Final = 3


class Outlook:
    """The chances of one seat in the mão: card by card, or as it stands. Hands are tuples of powers, strongest first.

    In the first `dark` vazas nobody sees what they play.
    """

    def __init__(self, reading: Reading, others: tuple[Other, ...], hand: tuple[int, ...], dark: int = 0) -> None:
        vaza = reading.vaza
        levels = len(reading.odds)
        self.reading = reading
        self.hand = hand
        self._duty = reading.rules.tie_duty == ALL_SHOW and dark < ALL_DARK
        efforts = (UNSEEN,) * dark + EFFORT[dark:]
        effort = BEST_OF_TWO if self._bound(reading.results) else efforts[vaza]
        self._now = _sides([other for other in others if other.to_play], effort, levels)
        self._later = [_sides(others, efforts[later], levels) for later in range(vaza + 1, 3)]
        self._tied = _sides(others, BEST_OF_TWO, levels) if self._duty and vaza == 0 else None
        self._chances: dict[tuple[int, int], Chances] = {}
        self._values: dict[tuple[int, tuple[int, ...]], float] = {}
        self._after: dict[tuple[int, tuple[int, ...]], float] = {}

    def chance(self) -> float:
        """The chance to win the mão with this hand, played as well as one can."""
        if self.reading.played or not self.hand:
            return self.after(NOTHING, self.hand)
        hand = self.hand[:1] if self._bound(self.reading.results) else self.hand
        return max(self.after(power, without(self.hand, power)) for power in hand)

    def after(self, power: int, rest: tuple[int, ...]) -> float:
        """The chance to win the mão if this power goes on the table now and these powers stay in hand."""
        known = self._after.get((power, rest))
        if known is None:
            reading = self.reading
            friends, foes = self._now
            best = max(power, reading.ours)
            win, tie = vaza_chances(best, reading.theirs, friends, foes)
            won = lost = 0.0
            if reading.kill:
                win, tie, won, lost = killed(reading, best, friends, foes, win, tie)
            lose = 1.0 - win - tie - won - lost
            known = self._after[power, rest] = won + self._weighed(win, tie, lose, reading.results, reading.vaza, rest)
        return known

    def _bound(self, results: int) -> bool:
        """Whether everybody has to show the highest card, now that only the first vaza has been played, and was tied."""
        return self._duty and results == TIED

    def _weighed(self, win: float, tie: float, lose: float, results: int, vaza: int, rest: tuple[int, ...]) -> float:
        value = 0.0
        for chance, result in ((win, OURS), (tie, TIED), (lose, THEIRS)):
            if chance > 0.0:
                value += chance * self._value(results | result << (2 * vaza), vaza + 1, rest)
        return value

    def _value(self, results: int, vaza: int, hand: tuple[int, ...]) -> float:
        verdict = VERDICTS[results]
        if verdict != UNDECIDED:
            return self.reading.all_tied if verdict == ALL_TIED else 1.0 - verdict
        known = self._values.get((results, hand))
        if known is None:
            bound = self._bound(results)
            known = 0.0
            for power in (hand[:1] if bound else hand) or (NOTHING,):
                win, tie = self._in_vaza(vaza, power, bound)
                known = max(known, self._weighed(win, tie, 1.0 - win - tie, results, vaza, without(hand, power)))
            self._values[results, hand] = known
        return known

    def _in_vaza(self, vaza: int, power: int, bound: bool) -> Chances:
        key = (TIED if bound else vaza, power)
        known = self._chances.get(key)
        if known is None:
            friends, foes = self._tied if bound and self._tied is not None else self._later[vaza - self.reading.vaza - 1]
            known = self._chances[key] = vaza_chances(power, NOTHING, friends, foes)
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


def _sides(others: Iterable[Other], effort: float, levels: int) -> tuple[Odds, Odds]:
    friends: list[Odds] = []
    foes: list[Odds] = []
    for other in others:
        (friends if other.friend else foes).append(other.odds)
    return _pooled(friends, effort, levels), _pooled(foes, effort, levels)


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
