"""What flores are worth when nobody sings them, by which clause, and which is the best."""

from typing import Final

from carteado.games.cego.rules import clauses
from carteado.games.cego.rules.chains import contest, shrunk
from carteado.games.cego.rules.pontos import flor_song
from carteado.games.cego.rules.seats import COUNT, NOBODY, SIDES
from carteado.games.cego.rules.stages import COUNTERED, COUNTERED_REST, TESTA
from carteado.games.cego.rules.volta import Volta

_OTHER: Final[tuple[int, ...]] = (1, 0)


def alone_clause(volta: Volta, said: int) -> str:
    """Why flores that nobody met are paid."""
    if COUNT[said] > 1:
        return clauses.FLORES_ALONE
    if said & volta.shrunk:
        return clauses.SHRUNK_ALONE
    rest = (volta.top_a if said & SIDES[0] else volta.top_b) > 1
    return clauses.REST_ALONE if rest else clauses.FLOR_ALONE


def given_in(volta: Volta) -> int:
    """Tentos for the side that put the last call on the flores, when the other does not take it."""
    winner = volta.flor_by
    mine, theirs = volta.said_flor() & SIDES[winner], volta.said_flor() & SIDES[_OTHER[winner]]
    if volta.flor_step != COUNTERED_REST:
        return shrunk(COUNT[mine], COUNT[theirs])
    if volta.form == TESTA:
        return volta.rules.testa_counter_refused
    return contest(COUNT[mine], COUNT[theirs & volta.flores], COUNT[theirs & volta.shrunk])


def given_in_clause(volta: Volta) -> str:
    """The clause behind those tentos."""
    if volta.flor_step == COUNTERED_REST:
        return clauses.COUNTER_REFUSED
    if COUNT[volta.said_flor()] > 2:
        return clauses.SEVERAL_SHRUNK
    return clauses.SHRUNK if volta.flor_step == COUNTERED else clauses.REST_REFUSED


def compared(volta: Volta, winner: int) -> int:
    """Tentos for the side with the best flor, nothing having been put on them."""
    mine, theirs = volta.said_flor() & SIDES[winner], SIDES[_OTHER[winner]]
    return contest(COUNT[mine], COUNT[theirs & volta.flores], COUNT[theirs & volta.shrunk])


def best_flor(volta: Volta) -> int:
    """The side of the best flor that did not give in; of equal ones, the nearest to the mão."""
    best = -1
    side = NOBODY
    for nth in range(6):
        seat = (volta.first + nth) % 6
        if volta.flores >> seat & 1:
            a, b, c = volta.cards(seat)
            if flor_song(a, b, c) > best:
                best = flor_song(a, b, c)
                side = seat & 1
    return side
