"""What a code does to a volta: calls and answers here, cards and leaving in `vazas`. It trusts that it is on the menu."""

from typing import Final

from carteado.game import Event, Seat
from carteado.games.cego.rules import acts, clauses, flores, lei, songs, words
from carteado.games.cego.rules.chains import CALLS, EE, E, F, R
from carteado.games.cego.rules.endings import admit, end_by_refusal, end_face_down
from carteado.games.cego.rules.events import Answered, Called, Deferred, FlorAsked
from carteado.games.cego.rules.resuming import points_over, resume
from carteado.games.cego.rules.stages import (
    AFTER_DOWN,
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    ENVIDO,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    RAISE_FLOR,
    TURN,
)
from carteado.games.cego.rules.vazas import leave, leave_together, play, play_two, proves_no_flor
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import falta, if_accepted, if_refused

Log = list[Event] | None

_CHAIN_CALLS: Final = tuple([{acts.REAL: R, acts.FALTA: F, acts.AGAIN: EE}.get(code, E) for code in range(acts.AGAIN + 1)])
_DOWN_CODES: Final[tuple[int, ...]] = (acts.ENVIDO, acts.REAL, acts.FALTA, acts.FLOR, acts.RESTO, acts.ACHICO, acts.TRUCO)
_DEFERRED: Final = {  # `flor` is kept for who leaves a flor against a flor as it is
    ANSWER_TRUCO: words.OF_TRUCO, ANSWER_ENVIDO: words.OF_ENVIDO, ANSWER_FLOR: words.CONTRA_FLOR, ANSWER_LEI: words.OF_BOTH,
}  # fmt: skip


def step(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """Do what the code says."""
    if code < acts.PASSES:
        play(volta, seat, code, log)
    elif code >= acts.SING:
        songs.sing(volta, seat, code - acts.SING, log)
    elif code <= acts.UNSEEN:
        leave(volta, seat, code, log)
    elif volta.window == TURN or volta.window == AFTER_DOWN or code >= acts.NAO_MATO or code == acts.CONCEDE:
        _say(volta, seat, code, log)
    else:
        _answer(volta, seat, code, log)


def _say(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """Openings, and what may be said at any time."""
    if (code <= acts.TRUCO and code != acts.CONCEDE) or code == acts.MINHA_FLOR:
        _open(volta, seat, code, False, log)
    elif acts.DOUBLE <= code <= acts.FLOR_TRUCO:
        _open_double(volta, seat, code, log)
    elif acts.ASK <= code < acts.DOWN:
        _ask_flor(volta, seat, code - acts.ASK, log)
    elif acts.DOWN <= code < acts.NOTHING:
        volta.down = seat
        _open(volta, seat, _DOWN_CODES[code - acts.DOWN], True, log)
    elif code == acts.NAO_MATO:
        songs.concede(volta, seat, log)
    elif code == acts.CONCEDE:
        proves_no_flor(volta, seat)
        leave_together(volta, seat & 1, log)
    elif code == acts.ADMIT:
        admit(volta, seat, log)
    elif code == acts.NOTHING:
        end_face_down(volta, log)
    else:
        play_two(volta, seat, code - acts.LAY, log)


# Calls.


def _open(volta: Volta, seat: Seat, code: int, down: bool, log: Log) -> None:
    side = seat & 1
    volta.spoke |= 1 << side
    if code == acts.TRUCO:
        _call_truco(volta, seat, down, log)
        resume(volta, log)
        return
    _tell_call(volta, seat, _word(code), 0 if code >= acts.FLOR and code != acts.MINHA_FLOR else -1, code, down, log)
    if code in (acts.FLOR, acts.RESTO, acts.ACHICO):
        flores.open_flor(volta, seat, code, log)
        return
    if code == acts.MINHA_FLOR:
        volta.minha_flor |= 1 << seat
    _open_envido(volta, seat, _CHAIN_CALLS[code], log)


def _open_envido(volta: Volta, seat: Seat, call: int, log: Log) -> None:
    volta.points = ENVIDO
    volta.chain = (call,)
    volta.chain_by = seat & 1
    volta.caller = seat
    if volta.rules.clean:
        volta.no_flor |= 1 << seat
    if volta.rules.gate and not volta.gated:
        flores.open_gate(volta, 1 << seat, log)
    else:
        volta.window = ANSWER_ENVIDO
        volta.waiting = volta.to_answer(1 - volta.chain_by)


def _call_truco(volta: Volta, seat: Seat, down: bool, log: Log) -> None:
    side = seat & 1
    if volta.level == 0 and not volta.has_played(seat):
        volta.no_envido |= 1 << side
    volta.asked = volta.level + 1
    volta.asked_by = side
    volta.asker = seat
    volta.spoke |= 1 << side
    if log is not None:
        word = words.TRUCO_CALLS[volta.asked]
        log.append(Called(seat, word, volta.asked + 1, clauses.CALLS[word], down))


def _open_double(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """Two proposals in one breath; the points are settled first."""
    side = seat & 1
    volta.asked = 1
    volta.asked_by = side
    volta.asker = seat
    volta.spoke |= 1 << side
    if code == acts.FLOR_TRUCO:
        _tell_call(volta, seat, words.FLOR_E_TRUCO, 0, acts.FLOR, False, log)
        flores.open_flor(volta, seat, acts.FLOR, log)
        return
    nth = code - acts.DOUBLE
    volta.double = 1 if nth < 3 else 2
    _tell_call(volta, seat, acts.DOUBLES[nth], -1, acts.ENVIDO + nth % 3, False, log)
    _open_envido(volta, seat, _CHAIN_CALLS[acts.ENVIDO + nth % 3], log)


def _tell_call(volta: Volta, seat: Seat, word: str, value: int, code: int, down: bool, log: Log) -> None:
    if log is None:
        return
    if value < 0:
        value = call_value(volta, code)
    log.append(Called(seat, word, value, clauses.CALLS[word], down))


def call_value(volta: Volta, code: int) -> int:
    """What an opening of envido puts at stake."""
    if code == acts.FALTA:
        return falta(volta)
    return 3 if code == acts.REAL else 2


def _word(code: int) -> str:
    if code == acts.MINHA_FLOR:
        return words.ENVIDO_MINHA_FLOR
    if code >= acts.FLOR:
        return acts.FLOR_CALLS[code - acts.FLOR]
    return acts.POINTS_CALLS[code - acts.ENVIDO]


def _ask_flor(volta: Volta, seat: Seat, asked: Seat, log: Log) -> None:
    volta.demands |= 1 << asked | seat << (6 + 3 * asked)
    volta.has_flor |= 1 << seat
    if log is not None:
        log.append(FlorAsked(seat, asked, clauses.ASKED_FLOR))


# Answers.


def _answer(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    window = volta.window
    if window == GATE:
        flores.declare(volta, seat, code, log)
    elif window in (LEI_ANSWERERS, LEI_PROPOSERS):
        lei.declare(volta, seat, code, log)
    elif window == RAISE_FLOR:
        if code == acts.DEFER:
            flores.leave_it(volta, seat, log)
        else:
            flores.raise_flor(volta, seat, code, log)
    elif code == acts.DEFER:
        _defer(volta, seat, log)
    else:
        volta.spoke |= 1 << (seat & 1)
        if window == ANSWER_LEI:
            lei.answer(volta, seat, code, log)
        elif window == ANSWER_FLOR:
            if code == acts.RESTO:
                flores.raise_flor(volta, seat, code, log)
            else:
                flores.answer_flor(volta, seat, code, log)
        elif window == ANSWER_ENVIDO:
            _answer_envido(volta, seat, code, log)
        else:
            _answer_truco(volta, seat, code, log)


def _defer(volta: Volta, seat: Seat, log: Log) -> None:
    volta.waiting &= ~(1 << seat)
    if log is not None:
        log.append(Deferred(seat, words.OF_BOTH if volta.double else _DEFERRED[volta.window]))


def _answer_envido(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    if code in (acts.AGAIN, acts.REAL, acts.FALTA):
        _raise_envido(volta, seat, _CHAIN_CALLS[code], log)
    elif code in (acts.FLOR, acts.RESTO, acts.ACHICO):
        _tell_call(volta, seat, _word(code), 0, code, False, log)
        flores.open_flor(volta, seat, code, log)
    elif volta.double:
        _answer_double(volta, seat, code, log)
    else:
        wants = code == acts.QUERO
        _tell_answer(seat, wants, words.OF_ENVIDO, if_accepted(volta), False, "", clauses.ENVIDO_ANSWER, log)
        if wants:
            songs.begin(volta, if_accepted(volta))
        else:
            _refuse_envido(volta, log)


def _raise_envido(volta: Volta, seat: Seat, call: int, log: Log) -> None:
    """A revide accepts what was there (CEGO-9.XV.b-5); who has played a card may still make one (CEGO-9.XIV-8)."""
    volta.chain = (*volta.chain, call)
    volta.chain_by = seat & 1
    volta.caller = seat
    volta.double = 0
    volta.waiting = volta.to_answer(1 - volta.chain_by)
    if log is not None:
        word = CALLS[call]
        log.append(Called(seat, word, if_accepted(volta), clauses.RAISES[word]))


def _refuse_envido(volta: Volta, log: Log) -> None:
    chain = volta.chain
    if len(chain) == 1:
        clause = clauses.FIRST_REFUSED[chain[0]]
    else:
        clause = clauses.FALTA_REFUSED if chain[-1] == F else clauses.RAISE_REFUSED
    points_over(volta, words.OF_ENVIDO, volta.chain_by, if_refused(volta), clause, log)


def _answer_double(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    side = seat & 1
    raising = code in (acts.QUERO_RAISE, acts.PASS_POINTS_RAISE)
    passes_points = code in (acts.PASS_POINTS, acts.PASS_POINTS_RAISE)
    passing = words.OF_TRUCO if code == acts.PASS_TRUCO else words.OF_ENVIDO if passes_points else ""
    clause = clauses.DOUBLE_PART if passing else clauses.DOUBLE_WHOLE
    _tell_answer(seat, code != acts.NAO_QUERO, words.OF_BOTH, if_accepted(volta), raising, passing, clause, log)
    if code in (acts.NAO_QUERO, acts.PASS_TRUCO):
        volta.refused = volta.asked
        volta.asked = 0
    else:
        _take_truco(volta, side)
        if raising:
            _raise_truco(volta, seat, log)
    if code == acts.NAO_QUERO or passes_points:
        _refuse_envido(volta, log)
    else:
        songs.begin(volta, if_accepted(volta))


def _answer_truco(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """Here a raise is a quero first (CEGO-9.XVI.a-2)."""
    if code in (acts.QUERO, acts.QUERO_RAISE):
        raising = code == acts.QUERO_RAISE
        clause = clauses.TRUCO_QUERO if raising else clauses.TRUCO_STEPS[volta.asked]
        _tell_answer(seat, True, words.OF_TRUCO, volta.asked + 1, raising, "", clause, log)
        _take_truco(volta, seat & 1)
        if raising:
            _raise_truco(volta, seat, log)
        resume(volta, log)
    elif code == acts.NAO_QUERO:
        clause = clauses.TRUCO_STEPS[volta.asked]
        _tell_answer(seat, False, words.OF_TRUCO, volta.asked + 1, False, "", clause, log)
        volta.refused = volta.asked
        volta.asked = 0
        end_by_refusal(volta, log)
    else:
        _open(volta, seat, code, False, log)


def _take_truco(volta: Volta, side: int) -> None:
    volta.level = volta.asked
    volta.asked = 0
    volta.raiser = side
    if not volta.rules.envido_after_truco:
        volta.no_envido = 3


def _raise_truco(volta: Volta, seat: Seat, log: Log) -> None:
    volta.asked = volta.level + 1
    volta.asked_by = seat & 1
    volta.asker = seat
    if log is not None:
        word = words.TRUCO_CALLS[volta.asked]
        log.append(Called(seat, word, volta.asked + 1, clauses.CALLS[word]))


def _tell_answer(seat: Seat, wants: bool, part: str, value: int, raising: bool, passing: str, clause: str, log: Log) -> None:
    if log is not None:
        log.append(Answered(seat, wants, part, value, raising, passing, False, clause))
