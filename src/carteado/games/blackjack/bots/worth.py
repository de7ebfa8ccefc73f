"""What each act of a menu is worth, in bets of the hand, once the solver has said what the hand's choices are.

Before the check (BJ-S18) a choice is weighed over all hidden cards; after it, over those the house may still have.
"""

from collections.abc import Iterable

from carteado.game import Action
from carteado.games.blackjack.bots.table import ASKING, Table
from carteado.games.blackjack.rules.acts import Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.rulebook import LATE
from carteado.games.blackjack.solver.table import GIVEN_UP, Choices


def worths(table: Table, found: Choices, menu: Iterable[Action]) -> dict[Action, float]:
    """Each act of the menu that the solver has a figure for."""
    each = _asked(table, found) if table.mesa.phase == ASKING else _played(found)
    return {action: each[type(action)] for action in menu if type(action) in each}


def _played(found: Choices) -> dict[type[Action], float]:
    each = {Stand: found.stand, Hit: found.hit, Double: found.double, Split: found.split, Surrender: found.surrender}
    return {act: worth for act, worth in each.items() if worth is not None}


def _asked(table: Table, found: Choices) -> dict[type[Action], float]:
    free, price = table.me.free, table.me.bet
    each: dict[type[Action], float] = {Decline: kept(table, found, free), Surrender: GIVEN_UP}
    if found.insurance is not None:
        each[Insure] = kept(table, found, free - price) + found.insurance
    return each


def kept(table: Table, found: Choices, free: int) -> float:
    """A hand before the check that is neither insured nor given up, played by somebody who has so many half chips more."""
    if found.hit is None:
        return found.whole  # a BlackJack
    ways = [found.stand, found.hit]
    if free >= table.hand.stake:
        ways += [worth for worth in (found.double, found.split) if worth is not None]
    if table.rules.surrender == LATE:
        ways.append(GIVEN_UP)
    return max(ways) * (1.0 - found.natural) - found.natural if table.rules.peek else max(ways)
