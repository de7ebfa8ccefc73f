"""What each act of a menu is worth in chips, by the book and by the cards that were seen.

Rule 1: a worth is of the hand that is asked or played, with its stake; what else lies on the table is won or lost all the same.
Rule 2: of bets nothing is told: each is worth its chips times the edge, which takes seconds to find. `study` tells it.
"""

from collections.abc import Sequence
from random import Random

from carteado.advice import Valued
from carteado.game import Action, View
from carteado.games.blackjack.bots.book import choices
from carteado.games.blackjack.bots.table import BETTING, Table
from carteado.games.blackjack.bots.worth import worths
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.games.blackjack.solver.position import values
from carteado.games.blackjack.solver.table import Choices


def by_the_book(view: View, menu: Sequence[Action], rng: Random) -> Sequence[Valued]:
    """From a full shoe, knowing the hand, the card face up and the pair that was split: what one learns by heart."""
    del rng
    table = asked(view, menu)
    return () if table is None else told(table, choices(table), menu)


def by_the_cards(view: View, menu: Sequence[Action], rng: Random) -> Sequence[Valued]:
    """From the cards that this seat has not seen since the shoe was shuffled."""
    del rng
    table = asked(view, menu)
    return () if table is None else told(table, unseen_choices(table), menu)


def asked(view: View, menu: Sequence[Action]) -> Table | None:
    """The table of somebody who has a hand to decide about."""
    if not menu or not view.waited:
        return None
    table = Table(view)
    return None if table.mesa.phase == BETTING else table


def unseen_choices(table: Table) -> Choices:
    """What the hand's choices are worth from what is unseen; second hands know what the first ones drew."""
    mao = table.hand
    alike = float(table.alike()) if table.by_rank and table.pair else None
    return values(
        table.rules, table.unseen(), table.values, table.up, mao.born, len(table.me.maos), mao.of_aces, table.pair, alike
    )


def told(table: Table, found: Choices, menu: Sequence[Action]) -> list[Valued]:
    """The acts of the menu with their worths in chips."""
    stake = table.hand.stake / HALVES
    return [Valued(action, worth * stake) for action, worth in worths(table, found, menu).items()]
