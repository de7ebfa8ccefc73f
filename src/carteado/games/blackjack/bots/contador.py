"""The player who counts.

Every card it sees counts: 2 to 6 one up, Aces and ten-value cards one down, 7 to 9 nothing. The running count divided by the
packs that are left is the true count. Up to one it bets the least, from four on the most, between them in proportion; a shoe
that is about to be shuffled counts nothing. It insures where more than a third of the unseen cards count ten, whatever its
hand. Its hands it plays by the book of a full shoe.
"""

from random import Random
from typing import Final

from carteado.game import Action, View
from carteado.games.blackjack.bots.book import best, choices, chosen
from carteado.games.blackjack.bots.table import ASKING, BETTING, Table
from carteado.games.blackjack.bots.worth import worths
from carteado.games.blackjack.rules.acts import Bet, Decline, Insure
from carteado.games.blackjack.solver.counted import true_count
from carteado.games.blackjack.solver.position import insurance_value

LEAST: Final = 1.0  # the true count up to which the least is bet
MOST: Final = 4.0  # and from which on the most


class ContadorBot:
    """Plays blackjack by the book, and bets and insures by the count."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """A bet by the count, the best act; `None` out of turn."""
        del rng
        if not legal or not view.waited:
            return None
        table = Table(view)
        if table.mesa.phase == BETTING:
            return Bet(table.mesa.mao, wager(table))
        insure = next((act for act in legal if isinstance(act, Insure)), None)
        if insure is None or table.mesa.phase != ASKING:
            return chosen(table, legal)
        return insures(table, insure, legal)


def insures(table: Table, insure: Insure, legal: tuple[Action, ...]) -> Action:
    """Insurance by the cards that are unseen, against the book's worth of the hand."""
    each = worths(table, choices(table), legal)
    kept = next(each[act] for act in legal if isinstance(act, Decline))
    each[insure] = kept + insurance_value(table.unseen())
    return best(each, legal)


def wager(table: Table) -> int:
    """Between the least and the most this seat can bet, in whole chips."""
    share = (true_count(table.coming()) - LEAST) / (MOST - LEAST)
    least = table.rules.bet_min
    return least + int(min(1.0, max(0.0, share)) * (table.most() - least))
