"""How a mão and a partida end: who takes the points, and who has made enough of them."""

from carteado.game import Event
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.mao import ELEVEN, Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import NO_SEAT, OVER, SHUFFLE
from carteado.games.truco.rules.rulebook import DEALER_PAIR, OTHER_PAIR
from carteado.games.truco.rules.telling import tell_face_down
from carteado.pack import PartidaEnded
from carteado.tricks.vaza import ALL_TIED, reason_of


def settle(partida: Partida, mao: Mao, log: list[Event] | None) -> None:
    """The vazas have decided: give the points."""
    rule = reason_of(mao.results)
    side = mao.winner
    if side == ALL_TIED:
        if mao.kind == ELEVEN and partida.rules.eleven.triple_tie == OTHER_PAIR:
            side = 1 - mao.owner
            rule = "eleven-all-tied"
        elif partida.rules.triple_tie == DEALER_PAIR:
            side = mao.dealer & 1
            rule = "all-tied-dealer"
    if log is not None:
        end_mao(partida, side, mao.stake, partida.rules.cites[rule], log)
    else:
        end_mao(partida, side, mao.stake, "", None)


def end_mao(partida: Partida, side: int, points: int, clause: str, log: list[Event] | None) -> None:
    """The mão is over and a side (or, with `ALL_TIED`, nobody) takes its points; the deal passes."""
    if side == 0:
        partida.score_a = partida.capped(partida.base_a + points)
    elif side == 1:
        partida.score_b = partida.capped(partida.base_b + points)
    partida.next_dealer = (partida.dealer + 1) % partida.seats
    partida.phase = SHUFFLE
    if log is not None:
        winner = None if side == ALL_TIED else side
        log.append(MaoEnded(winner, points if side != ALL_TIED else 0, partida.score(), clause))
        if partida.mao is not None:
            tell_face_down(partida.mao, log)
    if partida.score_a >= partida.rules.target or partida.score_b >= partida.rules.target:
        end_partida(partida, "played", partida.rules.cites["partida"], log)


def end_partida(partida: Partida, how: str, clause: str, log: list[Event] | None) -> None:
    """The partida is over."""
    partida.phase = OVER
    partida.thrower = NO_SEAT
    partida.thrown = ()
    partida.how = how
    partida.clause = clause
    if log is not None:
        log.append(PartidaEnded(partida.leading(), partida.score(), how, clause))
