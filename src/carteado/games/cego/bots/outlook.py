"""How good a hand is for the vazas: the chance to win them, from counts alone.

The vazas to come are taken as independent, every other seat as playing the better of about `EFFORT` cards it might hold; a
vaza's result is followed through the rules of pardas.
"""

from typing import Final

from carteado.games.cego.bots.reading import LEVELS, Reading
from carteado.tricks.chances import NOTHING, OURS, THEIRS, TIED, Odds, vaza_chances, without
from carteado.tricks.vaza import ALL_TIED, UNDECIDED, VERDICTS

EFFORT: Final = (2.0, 1.5, 1.0)
EVEN: Final = 0.5
_NOBODY: Final[Odds] = (1.0,) * LEVELS


class Outlook:
    """The chances of one seat in the vazas: card by card, or as it stands. Hands are tuples of powers, strongest first."""

    __slots__ = ("_after", "_chances", "_foes", "_friends", "_later", "_values", "reading")

    def __init__(self, reading: Reading) -> None:
        effort = EFFORT[reading.vaza]
        self.reading = reading
        self._friends = _best_of(reading.friends_to_play, effort)
        self._foes = _best_of(reading.foes_to_play, effort)
        self._later: dict[int, tuple[Odds, Odds]] = {}
        self._chances: dict[tuple[int, int], tuple[float, float]] = {}
        self._values: dict[tuple[int, tuple[int, ...]], float] = {}
        self._after: dict[int, float] = {}

    def chance(self) -> float:
        """The chance to win the vazas, played as well as one can."""
        reading = self.reading
        if reading.played or not reading.hand:
            return self.after(NOTHING)
        return max([self.after(power) for power in reading.hand])

    def after(self, power: int) -> float:
        """The chance to win the vazas if this power goes on the table now."""
        known = self._after.get(power)
        if known is None:
            reading = self.reading
            win, tie = vaza_chances(max(power, reading.ours), reading.theirs, self._friends, self._foes)
            rest = without(reading.hand, power)
            known = self._after[power] = self._weighed(win, tie, reading.results, reading.vaza, rest)
        return known

    def _weighed(self, win: float, tie: float, results: int, vaza: int, rest: tuple[int, ...]) -> float:
        value = 0.0
        if win > 0.0:
            value += win * self._value(results | OURS << 2 * vaza, vaza + 1, rest)
        if tie > 0.0:
            value += tie * self._value(results | TIED << 2 * vaza, vaza + 1, rest)
        lose = 1.0 - win - tie
        if lose > 0.0:
            value += lose * self._value(results | THEIRS << 2 * vaza, vaza + 1, rest)
        return value

    def _value(self, results: int, vaza: int, hand: tuple[int, ...]) -> float:
        verdict = VERDICTS[results]
        if verdict != UNDECIDED:
            return EVEN if verdict == ALL_TIED else 1.0 - verdict
        known = self._values.get((results, hand))
        if known is None:
            known = 0.0
            for power in hand or (NOTHING,):
                win, tie = self._in_vaza(vaza, power)
                known = max(known, self._weighed(win, tie, results, vaza, without(hand, power)))
            self._values[results, hand] = known
        return known

    def _in_vaza(self, vaza: int, power: int) -> tuple[float, float]:
        known = self._chances.get((vaza, power))
        if known is None:
            sides = self._later.get(vaza)
            if sides is None:
                effort = EFFORT[vaza]
                reading = self.reading
                sides = self._later[vaza] = (_best_of(reading.friends, effort), _best_of(reading.foes, effort))
            known = self._chances[vaza, power] = vaza_chances(power, NOTHING, sides[0], sides[1])
        return known


def _best_of(hands: list[Odds], effort: float) -> Odds:
    """The odds of the best card that these hands put on the table."""
    if not hands:
        return _NOBODY
    first = hands[0]
    if all(hand is first for hand in hands):
        times = effort * len(hands)
        return tuple([chance**times for chance in first])
    pooled = [1.0] * LEVELS
    for hand in hands:
        pooled = [known * chance**effort for known, chance in zip(pooled, hand, strict=True)]
    return tuple(pooled)
