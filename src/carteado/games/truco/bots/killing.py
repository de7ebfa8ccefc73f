"""Quem trucou tem que matar: what a truco called on an open card does to the chances in that vaza."""

from carteado.games.truco.bots.reading import Reading
from carteado.games.truco.rules.rulebook import KILL_OR_LOSE_MAO
from carteado.tricks.chances import OURS, Odds
from carteado.tricks.play import Play

Killed = tuple[float, float, float, float]


def killed(reading: Reading, best: int, friends: Odds, foes: Odds, win: float, tie: float) -> Killed:
    """The chances to win the vaza, to tie it, and to win or lose the whole mão by it; `best` is what this side has there.

    Who has to beat the card and ties with it loses the vaza; in the harder code, who does not beat it loses the mão.
    """
    level = reading.kill
    ours = _upto(friends, best, level)
    theirs = _upto(foes, reading.theirs, level)
    tied = (ours - _upto(friends, best, level - 1)) * (theirs - _upto(foes, reading.theirs, level - 1))
    hard = reading.rules.must_kill == KILL_OR_LOSE_MAO
    if reading.killer == OURS:
        return win, tie - tied, 0.0, ours if hard else 0.0
    if hard:
        return win + tied - theirs, tie - tied, theirs, 0.0
    return win + tied, tie - tied, 0.0, 0.0


def killers(reading: Reading, plays: list[Play]) -> list[Play]:
    """Those of these plays with which this side has beaten what it has to; all of them where nothing has to be beaten."""
    if reading.killer != OURS or reading.ours > reading.kill:
        return plays
    return [play for play in plays if not play.down and reading.power[play.card.index] > reading.kill]


def may_kill(reading: Reading) -> bool:
    """Whether this seat, not on turn, can vouch for beating what its side has to."""
    if reading.killer != OURS or reading.ours > reading.kill:
        return True
    return not reading.played and any(reading.power[card.index] > reading.kill for card in reading.hand)


def _upto(odds: Odds, least: int, level: int) -> float:
    """The chance that a side with this much on the table ends at this level or below."""
    return odds[level] if level >= least else 0.0
