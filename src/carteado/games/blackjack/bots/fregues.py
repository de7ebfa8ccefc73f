"""The player who plays as people do. Its habits, all of them:

Bets     the least; after a round that won chips the last bet and the least once more, after one that lost the least again,
         after one that did neither the same; never more than the house allows or it has.
Insures  only a 20 or a BlackJack. Never gives a hand up.
Splits   Aces and eights always; 2, 3, 6 and 7 against 2 to 6; never fours, fives, nines and what counts ten.
Doubles  two cards that make a hard 10 or 11, against 2 to 9.
Stands   on 12 to 15 against 2 to 6, the 2 and the 3 not excepted; on a hard 16 against anything; on 17 and more; with an Ace
         that counts eleven on 18 and more.
Hits     everything else.
"""

from random import Random
from typing import Final

from carteado.game import Action, View
from carteado.games.blackjack.bots.table import ASKING, BETTING, Table
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand
from carteado.games.blackjack.rules.counting import ACE
from carteado.games.blackjack.rules.rulebook import HALVES

ALWAYS: Final = (1, 8)
OFTEN: Final = (2, 3, 6, 7)
WEAK: Final = (2, 3, 4, 5, 6)  # cards of the house that look like a bust
DOUBLED: Final = (10, 11)
STRONGEST: Final = 9  # card of the house against which it doubles
INSURED: Final = 20


class FreguesBot:
    """Plays blackjack by habit, under every house rule."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """What its habits say; `None` out of turn."""
        del rng
        if not legal or not view.waited:
            return None
        table = Table(view)
        if table.mesa.phase == BETTING:
            return Bet(table.mesa.mao, wager(table))
        acts = {type(act): act for act in legal}
        if table.mesa.phase == ASKING:
            return acts[Insure] if Insure in acts and insures(table) else acts[Decline]
        return acts[habit(table, set(acts))]


def wager(table: Table) -> int:
    """A little more after a round that won, the least after one that lost."""
    least, most = table.rules.bet_min, table.most()
    hands = table.me.maos
    gained = table.me.score - table.mesa.base[table.me.seat]
    if not hands or gained < 0:
        return least
    bet = hands[0].stake // (2 * HALVES if hands[0].doubled else HALVES)
    return max(least, min(most, bet + least if gained > 0 else bet))


def insures(table: Table) -> bool:
    """Only what it would hate to lose."""
    return table.hand.blackjack or table.hand.total == INSURED


def habit(table: Table, able: set[type[Action]]) -> type[Action]:
    """What it does in its turn, of what it may do."""
    hand, up = table.hand, table.up
    if Split in able and splits(table.values[0], up):
        return Split
    if Double in able and doubles(hand.total, hand.soft, up):
        return Double
    return Hit if Hit in able and not stands(hand.total, hand.soft, up) else Stand


def splits(value: int, up: int) -> bool:
    """Whether it splits a pair of this value."""
    return value in ALWAYS or (value in OFTEN and up in WEAK)


def doubles(total: int, soft: bool, up: int) -> bool:
    """Whether it doubles two cards."""
    return not soft and total in DOUBLED and ACE < up <= STRONGEST


def stands(total: int, soft: bool, up: int) -> bool:
    """Whether it keeps a hand as it is."""
    if soft:
        return total >= 18
    return total >= 16 or (total >= 12 and up in WEAK)
