"""Advice asked of a table, for who has a seat at it: what each choice is worth, and what the last act cost.

Rule 1: there is advice while every person who sits at the table wants it; nobody asks for another seat.
Rule 2: nothing is counted here and nothing waits for it: what comes out is a question, which others answer.
"""

from carteado.game import Action, Seat
from carteado.table import incoming
from carteado.table.acting import Refused
from carteado.table.stages import PLAYING
from carteado.table.table import Table
from carteado.table.teaching import Question


def advising(table: Table, player: str, request: incoming.Advise) -> Question:
    """What to value for who is waited for; `Refused` for everybody else, and where not all want advice."""
    seat = _learner(table, player, request.version)
    state = table.state
    if state is None or table.stage != PLAYING:
        raise Refused("not-begun")
    if table.places[seat].away:
        raise Refused("away")
    if seat not in state.actors():
        raise Refused("advice-not-asked")
    return Question(table.setup.game, state.view(seat), tuple(state.legal(seat)))


def reviewing(table: Table, player: str, request: incoming.Review) -> tuple[Question, Action]:
    """What to value where somebody wants to know what their last act of this partida cost, and that act."""
    seat = _learner(table, player, request.version)
    made = table.made.get(seat)
    if made is None:
        raise Refused("nothing-made")
    return Question(table.setup.game, made.state.view(seat), tuple(made.state.legal(seat))), made.action


def _learner(table: Table, player: str, version: int) -> Seat:
    """The seat of who asks, where there is advice."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not-seated")
    if version > table.version:
        raise Refused("version-ahead", "", version, table.version)
    if table.advice != "on":
        raise Refused("advice-off" if table.advice else "advice-none")
    return seat
