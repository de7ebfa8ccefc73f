"""The player of the solved strategy.

Always the least bet: the edge is the house's. Of each hand the choice that is worth most from a full shoe, whatever lies in
front of the others and has gone before; insurance never, for from a full shoe it never pays.
"""

from random import Random

from carteado.game import Action, View
from carteado.games.blackjack.bots.book import chosen
from carteado.games.blackjack.bots.table import BETTING, Table
from carteado.games.blackjack.rules.acts import Insure


class EstrategistaBot:
    """Plays blackjack by the book of the table's own rules."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """The least bet, the best act; `None` out of turn."""
        del rng
        if not legal or not view.waited:
            return None
        table = Table(view)
        if table.mesa.phase == BETTING:
            return legal[0]
        return chosen(table, tuple([act for act in legal if not isinstance(act, Insure)]))
