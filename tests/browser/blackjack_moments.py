"""Tables of blackjack worth a look: bets after a round, an insurance to answer, seven places with four hands at one of them."""

from random import Random

from browser.blackjack_tables import Prepared, dealt, opened
from table.table_kit import ANA, BETO, Process

# One seat, cards in the order seat, house, seat, house. A round of 20 against 17; a split of eights, one of them doubled, while
# the house goes over; a BlackJack of the house; a sixteen to give up.
SESSION = "10P 9C 10O 8E  8P 6C 8C 10O 3O 10C 10E 9P  10E AP 9E KC  10C 10P 6P 7C"
SEVEN = "8P 8C 5O 9E 2P AC 7O 6C 8E 8O 5C 9C 3E KO 7E 10O"  # seat 0 and seat 1 have a pair of eights


def session() -> Process:
    """One round is over, and Ana may bet again; what the shoe holds next is known."""
    return dealt(SESSION, 10, das="true", surrender="late").faz("0 mantém").rested()


def first_bet() -> Process:
    """Nobody has bet, at a table of three."""
    return opened(ANA, seats=3).rested()


def insuring() -> Process:
    """The house shows an ace, and Ana of three is asked."""
    return dealt("10P 9C 5O AP 9E JC 6E 7C", 15, 10, 8, surrender="early").rested()


def soft() -> Process:
    """Ana of five has an ace and a seven."""
    return dealt("AP 9C 5O KP 3C 6C 7C JC 6E 5P 9O 10O", 10, 10, 8, 5, 12, surrender="late").rested()


def four() -> Process:
    """Seven at the table: Beto has played four hands, and Ana is at the third of hers."""
    return _four().rested()


def _four() -> Prepared:
    drawn = " 8O 3O 9O 8P 10C 2C  8E 3C 9P 8C KE 5E"
    found = dealt(SEVEN + drawn, *(10,) * 7, people=(BETO, ANA), resplit="true", das="true")
    found.faz("0 divide", "0 divide", "0 mantém", "0 mantém", "0 divide", "0 mantém", "0 mantém")
    return found.faz("1 divide", "1 divide", "1 mantém", "1 mantém", "1 divide")


def settled() -> Process:
    """Seven at the table, and a round with four hands each for Beto and Ana is over."""
    found = _four()
    while found.shown.phase == "playing":
        found.faz(f"{found.shown.turn} mantém")
    return found.rested()


def again() -> Process:
    """Three at the table, and Ana is the last to bet in the second round: in it the bill of the first can be read again."""
    found = dealt("10P 10C 10E 9P 9C 8P 8E 8O  KP 7C 4C 5P QP 9C 6O 10O", 10, 10, 8)
    return found.faz("0 mantém", "1 mantém", "2 mantém", "1 aposta 10", "2 aposta 8").rested()


def nevada() -> Process:
    """Three at the table, nobody sees the cards of the others."""
    return dealt("10P 9C 5O 7P 9E JC 6E 7C", 10, 10, 8, nevada="true").rested()


def studied(seed: int = 5) -> Process:
    """A session of twenty rounds is over; Ana has played it as people do who never counted."""
    return opened(ANA).by_habit(Random(seed)).rested()
