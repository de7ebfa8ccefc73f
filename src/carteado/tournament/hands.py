"""Whose hands a sheet went through: where it is checked by two, who typed it is not who checks it.

Rule 1: a hand is a name, or where nobody gave one the part that acted; nobody becomes two by acting in two parts.
"""

from typing import Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.state import Jogo, State, plain

NAMELESS: Final = "coordinator"  # a line that says neither who nor as what is the coordinator's


def hand(entry: log.Entry) -> str:
    """Whoever wrote this line, as people read it."""
    return entry.who.strip() or entry.role or NAMELESS


def typed(jogo: Jogo, by: str, whole: bool) -> tuple[str, ...]:
    """Who typed what the sheet says now: the last alone where it was typed whole, or nothing stood there."""
    return (by,) if whole or not jogo.rows else tuple(dict.fromkeys((*jogo.typed, by)))


def same(state: State, jogo: Jogo, by: str) -> Reason | None:
    """Whether this hand typed the sheet, and somebody else has to check it."""
    if not state.code.double_check or plain(by) not in map(plain, jogo.typed):
        return None
    return Reason("same-hands", state.cited("double_check"), (jogo.id, by))
