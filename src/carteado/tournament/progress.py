"""How far a jogo is, and what the clock says of it; the time comes from outside.

Rule 1: nothing here decides anything: the board proposes, the coordinator declares (spec 12).
"""

from typing import Final

from carteado.tournament.state import Jogo, State
from carteado.tournament.sumula import status
from carteado.tournament.tables import played, sides

MINUTE: Final = 60_000


def state_of(state: State, jogo: Jogo) -> str:
    """How far a jogo is."""
    one = played(state, jogo.id)
    if one is not None and one.decided:
        return {"final": "signed", "homologated": "homologated"}.get(status(state, jogo), "decided")
    if None in sides(state, jogo):
        return "awaited"
    if jogo.started or jogo.rows:
        return "playing"
    return "called" if jogo.called else "scheduled"


def overdue(state: State, jogo: Jogo, now: int) -> int | None:
    """Minutes since a walkover of the next partida may be proposed; `None` while whoever was called may still come.

    The first partida waits for the tolerance, every one after it for that of the next ones.
    """
    if not jogo.called or jogo.started or jogo.decided:
        return None
    waits = state.code.wo_tolerance + len(jogo.rows) * state.code.wo_next
    late = (now - jogo.called) // MINUTE - waits
    return late if late >= 0 else None


def left(state: State, jogo: Jogo, now: int) -> int | None:
    """Minutes that are left of a jogo under way, below nothing where its time is up; `None` where no clock runs."""
    if not state.code.clock or not jogo.started or jogo.decided:
        return None
    return state.code.clock - max(0, now - jogo.started) // MINUTE  # never more than the whole, if the clock was put back
