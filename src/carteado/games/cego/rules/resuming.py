"""What comes next once the points part is settled: the end of the partida, a truco that waits, or the next card."""

from carteado.game import Event
from carteado.games.cego.rules import clauses
from carteado.games.cego.rules.endings import end_by_refusal, end_face_down
from carteado.games.cego.rules.events import PointsSettled
from carteado.games.cego.rules.rulebook import TARGET
from carteado.games.cego.rules.seats import NOBODY, SIDES
from carteado.games.cego.rules.settling import settle
from carteado.games.cego.rules.stages import AFTER_DOWN, ANSWER_TRUCO, OPEN, SETTLED, TURN
from carteado.games.cego.rules.volta import Volta

Log = list[Event] | None


def points_over(volta: Volta, part: str, side: int, tentos: int, clause: str, log: Log) -> None:
    """The points part goes to a side; where that takes it out, it is proved at once and the truco is not played."""
    volta.points = SETTLED
    volta.won_part = part
    volta.won_clause = clause
    volta.won_by = side
    volta.won = tentos
    volta.waiting = 0
    volta.singer = NOBODY
    if log is not None:
        log.append(PointsSettled(part, side, tentos, clause))
    if (volta.base_b if side else volta.base_a) + tentos >= TARGET:
        settle(volta, NOBODY, clauses.WENT_OUT_WITH_FLOR, log)
    else:
        resume(volta, log)


def resume(volta: Volta, log: Log) -> None:
    """Whatever was put over the truco is done: only now is the truco answered (CEGO-9.XVI-5), or the next card played."""
    volta.double = 0
    if volta.refused:
        end_by_refusal(volta, log)
    elif volta.down != NOBODY:
        _after_down(volta, log)
    elif volta.asked:
        volta.window = ANSWER_TRUCO
        volta.waiting = volta.to_answer(1 - volta.asked_by)
    else:
        volta.window = TURN
        volta.waiting = 0


def _after_down(volta: Volta, log: Log) -> None:
    """After a truco with a card face down the rival may still open the points, if it has not played; else it is over."""
    rivals = volta.untouched() & SIDES[1 - (volta.down & 1)]
    if volta.points == OPEN and volta.asked and rivals:
        volta.window = AFTER_DOWN
        volta.waiting = rivals
    else:
        end_face_down(volta, log)
