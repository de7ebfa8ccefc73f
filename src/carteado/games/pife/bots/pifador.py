"""The player of cacheta and pif-paf, phase by phase. It keeps nothing between decisions: all it remembers is in the view.

It goes out when it can, except that early in a deal of cacheta it may hold nine complete cards for the ponta.
"""

from random import Random
from typing import Final

from carteado.game import Action, View
from carteado.games.pife.bots.bets import bets
from carteado.games.pife.bots.patience import waits
from carteado.games.pife.bots.playing import draws, throws
from carteado.games.pife.bots.table import Table, batida, claim
from carteado.games.pife.rules.acts import Abandon, Pass, Pifei, PointOut
from carteado.pack import Cut

PIFADO: Final = 1
HOPELESS: Final = 5  # cards to exchange, to leave a deal for a life
TRUE: Final = 0.5  # how often it says "pifei" in a turn where that is true
BLUFFED: Final = 0.04  # and where it is not


class PifadorBot:
    """Plays cacheta and pif-paf with any number of seats, under every house rule."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """The act this player likes best; out of turn it points out a rebate or is silent."""
        if not legal:
            return None
        pointed = next((act for act in legal if isinstance(act, PointOut)), None)
        if not view.waited:
            return pointed
        if isinstance(legal[0], Cut):
            return rng.choice(legal)
        table = Table(view)
        phase = table.mesa.phase
        if phase == "claiming":
            return claim(table, legal) or pointed or next(act for act in legal if isinstance(act, Pass))
        if phase == "betting":
            return bets(table, legal, rng)
        if phase == "buying":
            return leaves(table, legal) or says(table, legal, rng) or draws(table, legal)
        out = batida(table, legal)
        if out is None:
            return throws(table, legal)
        return out if out.card is None else waits(table, legal) or out


def leaves(table: Table, legal: tuple[Action, ...]) -> Abandon | None:
    """A life less at once, rather than perhaps two: only with a hand without hope, and never the last life."""
    left = next((act for act in legal if isinstance(act, Abandon)), None)
    if left is None or table.mesa.score[table.seat] < 2 or table.distance() < HOPELESS:
        return None
    return left


def says(table: Table, legal: tuple[Action, ...], rng: Random) -> Pifei | None:
    """The truth sometimes, and sometimes not the truth."""
    said = next((act for act in legal if isinstance(act, Pifei)), None)
    if said is None:
        return None
    dice = rng.random()
    if dice >= TRUE:
        return None
    return said if dice < BLUFFED or table.distance() == PIFADO else None
