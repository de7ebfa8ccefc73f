"""The bill of a volta: what is shown, what comes out, and who is paid what.

The order is that of the text: what must be shown, what was asked for, what came out; then the points part, the truco part and
the single tentos of penalty. A side at fault in a part pays it to the other; where both are, nobody is paid.
"""

from typing import Final

from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.chains import SIMPLE
from carteado.games.cego.rules.faults import faults, hidden_clause, points_clause, truco_clause
from carteado.games.cego.rules.flor_prices import best_flor, compared
from carteado.games.cego.rules.proofs import Log, show_demanded, show_flores, show_songs
from carteado.games.cego.rules.seats import COUNT, NOBODY, ORDERED, SIDES
from carteado.games.cego.rules.stages import DONE, HIDDEN, SETTLED
from carteado.games.cego.rules.volta import Volta

_BOTH: Final = 3  # sides, as bits


def settle(volta: Volta, truco_to: int, clause: str, log: Log) -> None:
    """Show, look for faults, and write the bill; `truco_to` is who won the truco part, or nobody where it is not played."""
    show_flores(volta, log)
    show_songs(volta, log)
    if volta.demands:
        show_demanded(volta, log)
    flor, song, hidden, unfounded = faults(volta, log)
    if volta.points == HIDDEN:
        _compare_hidden(volta, flor)
    bill: list[tuple[str, int, int, str]] = []
    _bill_points(volta, flor, song, bill)
    hiders = (1 if hidden & SIDES[0] else 0) | (2 if hidden & SIDES[1] else 0)
    if hiders and hiders != _BOTH:
        bill.append((words.OF_FLOR, 0 if hiders == 2 else 1, SIMPLE * COUNT[hidden], hidden_clause(volta, hidden)))
    at_fault = flor | song | hiders
    if at_fault == 0:
        if truco_to != NOBODY:
            bill.append((words.OF_TRUCO, truco_to, volta.truco_worth(), clause))
    elif at_fault != _BOTH:
        to = 0 if at_fault == 2 else 1
        bill.append((words.OF_TRUCO, to, volta.truco_worth(), truco_clause(volta, flor, song, hidden)))
    for seat in ORDERED[volta.first][unfounded]:  # S-CEGO-55
        bill.append(("penalty", seat & 1, 1, clauses.NONE_FOUND))
    _done(volta, tuple(bill))


def _done(volta: Volta, bill: tuple[tuple[str, int, int, str], ...]) -> None:
    volta.window = DONE
    volta.waiting = 0
    volta.points = SETTLED
    volta.bill = bill


def _bill_points(volta: Volta, flor: int, song: int, bill: list[tuple[str, int, int, str]]) -> None:
    if volta.won_by == NOBODY:
        return
    part, side, tentos = volta.won_part, volta.won_by, volta.won
    at_fault = flor if part == words.OF_FLOR else song
    clause = volta.won_clause
    if at_fault == _BOTH:
        return
    if at_fault:
        other = 0 if at_fault == 2 else 1
        clause = points_clause(volta, flor)
        if other != side and flor and not volta.rules.false_flor_pays_all:
            tentos = SIMPLE
        if flor and volta.voided and volta.chain_by == other:
            tentos += volta.voided
        side = other
    if tentos:
        bill.append((part, side, tentos, clause))


def _compare_hidden(volta: Volta, at_fault: int) -> None:
    """Flor e flor: the best flor takes them all; a side at fault pays three for each, also for one that had given in.

    By house rule it pays for the false one alone.
    """
    if at_fault == _BOTH:
        volta.points = SETTLED
        return
    winner = best_flor(volta) if at_fault == 0 else 0 if at_fault == 2 else 1
    many = COUNT[volta.said_flor()]
    fine = SIMPLE * many if volta.rules.false_flor_pays_all else SIMPLE
    clause = clauses.FLOR_E_FLOR if many == 2 else clauses.FLORES_E_FLOR
    award(volta, words.OF_FLOR, winner, fine if at_fault else compared(volta, winner), clause)


def award(volta: Volta, part: str, side: int, tentos: int, clause: str) -> None:
    """The points part goes to a side."""
    volta.won_part = part
    volta.won_clause = clause
    volta.won_by = side
    volta.won = tentos
    volta.points = SETTLED
