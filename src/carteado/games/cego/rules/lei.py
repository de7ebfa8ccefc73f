"""The lei do jogo: falta envido and truco, or contra-flor e o resto, said before the deal and answered after looking.

A last resort (CEGO-9.XVI.l-1) that any trio may say.
"""

from typing import Final

from carteado.game import Event, Seat
from carteado.games.cego.rules import acts, clauses, songs, words
from carteado.games.cego.rules.chains import SIMPLE, F, shrunk
from carteado.games.cego.rules.events import Answered, Called, Declared
from carteado.games.cego.rules.flores import say, void_envido
from carteado.games.cego.rules.resuming import points_over
from carteado.games.cego.rules.seats import COUNT, SIDES
from carteado.games.cego.rules.stages import ANSWER_LEI, ENVIDO, FLOR, LEI_ANSWERERS, LEI_PROPOSERS, OPENED_REST
from carteado.games.cego.rules.volta import Volta

Log = list[Event] | None

_SHRINKS: Final = (acts.SHRINK_QUERO, acts.SHRINK_QUERO_RAISE, acts.SHRINK_NAO_QUERO)
_RAISES: Final = (acts.QUERO_RAISE, acts.PASS_POINTS_RAISE, acts.SHRINK_QUERO_RAISE)
_PASSES_POINTS: Final = (acts.PASS_POINTS, acts.PASS_POINTS_RAISE)
_NO_TRUCO: Final = (acts.NAO_QUERO, acts.PASS_TRUCO, acts.SHRINK_NAO_QUERO)


def begin(volta: Volta, caller: Seat, falta: int) -> None:
    """The cards are out and all look (CEGO-9.XVI.l-3, CEGO-9.XVI.l-4): the answering side says its flores first."""
    side = caller & 1
    volta.lei = side
    volta.caller = caller
    volta.falta = falta
    volta.chain = (F,)
    volta.chain_by = side
    volta.points = ENVIDO
    volta.gated = True
    volta.asked = 1
    volta.asked_by = side
    volta.asker = caller
    volta.spoke |= 1 << side
    volta.window = LEI_ANSWERERS
    volta.waiting = volta.in_play() & SIDES[1 - side]


def declare(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """A seat says whether it has a flor."""
    volta.waiting &= ~(1 << seat)
    volta.spoke |= 1 << (seat & 1)
    if code == acts.FLOR:
        say(volta, seat, code)
    elif volta.rules.clean:
        volta.no_flor |= 1 << seat
    if log is not None:
        log.append(Declared(seat, words.FLOR if code == acts.FLOR else words.E_BOA, clauses.LEI_FLOR))
    if volta.waiting:
        return
    if volta.window == LEI_ANSWERERS:
        volta.window = ANSWER_LEI
        volta.waiting = volta.flores & SIDES[1 - volta.lei] or volta.to_answer(1 - volta.lei)
    else:
        _settle(volta, log)


def answer(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """The side answers for all; then the proposers say their flores."""
    volta.lei_answer = code
    volta.spoke |= 1 << (seat & 1)
    if log is not None:
        _tell(volta, seat, code, log)
    if code in _NO_TRUCO:
        volta.refused = volta.asked
        volta.asked = 0
    else:
        volta.level = 1
        volta.raiser = seat & 1
        volta.asked = 2 if code in _RAISES else 0
        volta.no_envido = 3
        if volta.asked:
            volta.asked_by = seat & 1
            volta.asker = seat
            if log is not None:
                log.append(Called(seat, words.RETRUCO, volta.asked + 1, clauses.CALLS[words.RETRUCO]))
    volta.window = LEI_PROPOSERS
    volta.waiting = volta.in_play() & SIDES[volta.lei]


def _tell(volta: Volta, seat: Seat, code: int, log: list[Event]) -> None:
    wants = code not in (acts.NAO_QUERO, acts.SHRINK_NAO_QUERO)
    passing = words.OF_TRUCO if code == acts.PASS_TRUCO else words.OF_ENVIDO if code in _PASSES_POINTS else ""
    shrinking = code in _SHRINKS
    if volta.flores & SIDES[seat & 1]:
        with_truco = code not in _NO_TRUCO
        clause = clauses.LEI_FLOR_QUERO if with_truco else clauses.LEI_FLOR_NO_TRUCO
        if shrinking:
            clause = clauses.LEI_SHRINK_QUERO if with_truco else clauses.LEI_SHRINK_NO_TRUCO
    else:
        clause = clauses.LEI_PART if passing else clauses.LEI_ANSWER
    log.append(Answered(seat, wants, words.OF_BOTH, volta.falta, code in _RAISES, passing, shrinking, clause))


def _settle(volta: Volta, log: Log) -> None:
    """Flores first: one side's alone are simple ones; against each other they are played for the rest, or made small.

    The truco comes after the points (CEGO-9.XVI.l-6).
    """
    proposer, code = volta.lei, volta.lei_answer
    mine = COUNT[volta.flores & SIDES[proposer]]
    theirs = COUNT[volta.flores & SIDES[1 - proposer]]
    if mine or theirs:
        void_envido(volta, log)
        volta.points = FLOR
    if mine and theirs:
        if code in _SHRINKS:
            clause = clauses.LEI_SHRINK_NO_TRUCO if code == acts.SHRINK_NAO_QUERO else clauses.LEI_SHRINK_QUERO
            points_over(volta, words.OF_FLOR, proposer, shrunk(mine, theirs), clause, log)
        else:
            volta.flor_step = OPENED_REST
            volta.flor_by = proposer
            songs.begin(volta, 0)
    elif mine or theirs:
        side = proposer if mine else 1 - proposer
        points_over(volta, words.OF_FLOR, side, SIMPLE * (mine + theirs), clauses.LEI_FLOR, log)
    elif code == acts.NAO_QUERO or code in _PASSES_POINTS:
        clause = clauses.LEI_ANSWER if code == acts.NAO_QUERO else clauses.LEI_PART
        points_over(volta, words.OF_ENVIDO, proposer, 1, clause, log)
    else:
        songs.begin(volta, volta.falta)
