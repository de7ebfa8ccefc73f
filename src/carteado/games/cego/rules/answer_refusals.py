"""Why an answer to a bet is refused, or a song."""

from carteado.game import Reason, Seat
from carteado.games.cego.rules import clauses
from carteado.games.cego.rules.acts import Defer, NaoMato, NaoQuero, Quero, Sing
from carteado.games.cego.rules.codes import about
from carteado.games.cego.rules.pontos import ENVIDO_SONGS, PAIR, place_of
from carteado.games.cego.rules.seats import SIDES
from carteado.games.cego.rules.stages import (
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    FLOR,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    SINGING,
)
from carteado.games.cego.rules.volta import Volta


def of_answer(volta: Volta, seat: Seat, action: Quero | NaoQuero | Defer) -> Reason:
    """Quero, não quero, or leaving it to the partners."""
    if volta.window == SINGING:
        return Reason("song-first", "CEGO-9.XIV-13")
    if volta.window in (GATE, LEI_ANSWERERS, LEI_PROPOSERS):
        return Reason("flores-first", "CEGO-9.XIV-21")
    if volta.window not in (ANSWER_ENVIDO, ANSWER_TRUCO, ANSWER_FLOR, ANSWER_LEI):
        return Reason("nothing-to-answer", "CEGO-9.VIII.h-3")
    if not volta.waiting >> seat & 1:
        if volta.waiting & SIDES[seat & 1]:
            return not_polled(volta, seat)
        return Reason("others-answer", "CEGO-9.VIII.h-5")
    part, value = about(volta)
    if action.part != part or action.value != value:
        return Reason("answers-something-else", "CEGO-9.VIII.h-5", (part, value))
    if isinstance(action, Defer):
        return Reason("last-must-answer", "CEGO-9.VIII.h-5")
    if isinstance(action, Quero) and action.raising and volta.asked > 2:
        return Reason("truco-at-top", "CEGO-9.XVI.a-1")
    return Reason("not-an-answer", "CEGO-9.VIII.i-2")


def not_polled(volta: Volta, seat: Seat) -> Reason:
    """Partners are asked and this seat is not: it left it to them, is out of the hand, or has no flor to answer with."""
    if volta.passed >> seat & 1 and not volta.rules.passed_speak:
        return Reason("has-passed", "S-CEGO-18")
    if volta.window in (ANSWER_FLOR, ANSWER_LEI) and not volta.flores >> seat & 1 and volta.flores & SIDES[seat & 1]:
        return Reason("flor-answers", "CEGO-9.XIII.a-2" if volta.window == ANSWER_FLOR else clauses.LEI_FLOR_QUERO)
    return Reason("already-deferred", "CEGO-9.VIII.h-5")


def of_song(volta: Volta, seat: Seat, action: Sing | NaoMato) -> Reason:
    """A song, or not beating one."""
    if volta.window != SINGING:
        return Reason("nothing-to-sing", "CEGO-9.XIV-13")
    if seat != volta.singer:
        return Reason("not-your-song", "CEGO-9.XIV-15", (volta.singer,))
    if isinstance(action, NaoMato):
        return Reason("mao-must-sing", "CEGO-9.XIV-14")
    if volta.points == FLOR and place_of(action.points) < PAIR:
        return Reason("no-such-flor", "CEGO-9.IX.a-4", (action.points,))
    if volta.points != FLOR and not 0 <= place_of(action.points) < ENVIDO_SONGS:
        return Reason("no-such-song", "CEGO-9.XIV-6", (action.points,))
    return Reason("not-your-points", "CEGO-9.XIV-1", (action.points,))
