"""Tables of cacheta and pif-paf worth a picture: a discard that completes a hand, and a bet to answer."""

from browser import pife_tables
from table.table_kit import Process

ONE_SHORT = "5P 5C 5E 7O 8O 9O QE 3P 2C"  # with the curinga 3P it goes out with the AE or the KE
BETTING = "4P 4C 4O 6E 7E JC QC KC 2O"  # one card short


def one_short() -> Process:
    """Cacheta with four: the card that Ana lacks has just been discarded."""
    found = pife_tables.table("cacheta", ONE_SHORT, seats=4, monte="KO AE")
    found.faz("2 compra", "2 descarta KO", "1 compra", "1 pifei", "1 descarta AE")
    return pife_tables.rested(found)


def betting(seats: int = 6) -> Process:
    """Pif-paf: Ana has bet, one has folded, one has raised, and she is to speak again."""
    found = pife_tables.table("pifpaf", BETTING, seats=seats, profile="clean")
    found.faz("0 aposta 5", "1 acompanha", "2 abandona", "3 aposta 15")
    for seat in range(4, seats):
        found.faz(f"{seat} acompanha")
    return pife_tables.rested(found)
