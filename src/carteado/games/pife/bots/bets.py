"""The bets of pif-paf: the share of the pot that a hand may hope for, against what it costs.

A hand is weighed by its plans before a card is drawn: 1 is what plays as well as the hands that others bet on.
"""

from math import exp, log
from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.pife.bots.outlook import Outlook
from carteado.games.pife.bots.plans import LEAST, Plans
from carteado.games.pife.bots.table import Table
from carteado.games.pife.rules.acts import Abandon, Follow, Raise
from carteado.games.pife.rules.views import Lugar

USUAL: Final = -1.15  # the worth, as a logarithm, of the hand that weighs 1
STEEP: Final = 0.8
LIGHTEST: Final = 0.3
HEAVIEST: Final = 2.5
SPOKEN: Final = 1.1  # what the hand of somebody who has bet weighs
SILENT: Final = 0.8  # and of somebody who has not spoken, who may still abandon
COME: Final = 0.8  # how many of those who owe chips pay them
RAISED: Final = 1.15  # what a chip more has to bring back
BLUFFED: Final = 0.03  # how often a hand that is not worth its price raises all the same
SLOW: Final = 0.2  # how often a good hand is content with the least


def bets(table: Table, legal: tuple[Action, ...], rng: Random) -> Action:
    """Raise what wins more than its share, follow what pays, abandon the rest; now and then a bluff, or a trap."""
    raises = [act for act in legal if isinstance(act, Raise)]
    follow = next((act for act in legal if isinstance(act, Follow)), None)
    due = max(lugar.bet for lugar in table.mesa.lugares)
    own = table.mesa.lugares[table.seat].bet
    others = [lugar for lugar in table.mesa.lugares if lugar.status == "in" and lugar.seat != table.seat]
    share = chance(weight(table), others)
    if raises and share * (1 + COME * len(others)) > RAISED:
        slow = rng.random() < SLOW
        return (follow or raises[0]) if slow else raises[-1]
    price = (due or table.rules.bet_min) - own
    if share * _pot(table, others, max(due, table.rules.bet_min), price) > price:
        return follow or (raises[0] if raises else _abandon(legal))
    if raises and rng.random() < BLUFFED:
        return raises[0]
    return follow if follow is not None and due == own else _abandon(legal)


def weight(table: Table) -> float:
    """How good the nine cards are, against those that others bet on."""
    worth = Plans(Outlook(table), table.counts, table.tame).total
    return min(max(exp(STEEP * (log(worth + LEAST) - USUAL)), LIGHTEST), HEAVIEST)


def chance(own: float, others: list[Lugar]) -> float:
    """The chance of going out before these others."""
    against = sum([SPOKEN if lugar.bet else SILENT for lugar in others])
    return own / (own + against)


def _pot(table: Table, others: list[Lugar], due: int, price: int) -> float:
    return table.mesa.pot + price + COME * sum([due - lugar.bet for lugar in others])


def _abandon(legal: tuple[Action, ...]) -> Action:
    return next(act for act in legal if isinstance(act, Abandon))
