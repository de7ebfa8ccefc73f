"""What a code does to a volta: cards, leaving, calls and answers. It trusts that the code is on the seat's menu."""

from typing import Final

from carteado.cards import CARDS
from carteado.game import Event, Seat
from carteado.truco.cego import acts, clauses, flores, lei, songs, words
from carteado.truco.cego.chains import CALLS, EE, E, F, R
from carteado.truco.cego.events import Answered, Called, Deferred, FlorAsked, LaidOver, WentOut
from carteado.truco.cego.proofs import show_before_leaving
from carteado.truco.cego.resuming import points_over, resume
from carteado.truco.cego.rules import POWER, SEATS
from carteado.truco.cego.settling import admit, end_by_leaving, end_by_refusal, end_by_vazas, end_face_down
from carteado.truco.cego.volta import (
    AFTER_DOWN,
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    ANSWER_LEI,
    ANSWER_TRUCO,
    ENVIDO,
    GATE,
    LEI_ANSWERERS,
    LEI_PROPOSERS,
    ORDERED,
    RAISE_FLOR,
    SEATS_OF,
    SIDES,
    TURN,
    Volta,
)
from carteado.truco.cego.worth import falta, if_accepted, if_refused
from carteado.truco.events import Played, VazaWon
from carteado.truco.rules import FIRST_TIED
from carteado.truco.vaza import (
    ALL_TIED,
    TIED,
    UNDECIDED,
    VERDICTS,
    WIDE_BITS,
    close_wide,
    reason_of,
    wide_at,
    wide_entry,
    wide_entry_at,
)

Log = list[Event] | None

_CHAIN_CALLS: Final = {acts.ENVIDO: E, acts.REAL: R, acts.FALTA: F, acts.AGAIN: EE, acts.MINHA_FLOR: E}
_HOW: Final = {acts.PASSES: words.PASS, acts.TO_PACK: words.PACK, acts.UNSEEN: words.UNSEEN}
_DOWN_CODES: Final = (acts.ENVIDO, acts.REAL, acts.FALTA, acts.FLOR, acts.RESTO, acts.ACHICO, acts.TRUCO)
_BY_TRIO: Final = "trio"
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
        _proves_no_flor(volta, seat)
        leave_together(volta, seat & 1, log)
    elif code == acts.ADMIT:
        admit(volta, seat, log)
    elif code == acts.NOTHING:
        end_face_down(volta, log)
    else:
        play_two(volta, seat, code - acts.LAY, log)


# Cards.


def play(volta: Volta, seat: Seat, place: int, log: Log) -> None:
    """A card falls, open; the last of a vaza decides it."""
    at = 3 * seat + place
    _proves_no_flor(volta, seat)
    volta.held &= ~(1 << at)
    volta.seen |= 1 << at
    volta.forced &= ~(1 << at)
    volta.trail |= wide_entry(seat, place) << WIDE_BITS * volta.count
    volta.count += 1
    volta.went |= 1 << seat
    if log is not None:
        log.append(Played(seat, CARDS[volta.hands[at]], False, 0))
    go_on(volta, seat, log)


def _proves_no_flor(volta: Volta, seat: Seat) -> None:
    """In the clean profile who plays or leaves without having said a flor has none."""
    if volta.rules.clean and not volta.has_played(seat) and not volta.said_flor() >> seat & 1:
        volta.no_flor |= 1 << seat


def play_two(volta: Volta, seat: Seat, upper_first: int, log: Log) -> None:
    """The last two cards at once: the one underneath falls now, the other is bound to follow."""
    places = [place for place in range(3) if volta.held >> (3 * seat + place) & 1]
    under, over = (places[1], places[0]) if upper_first else (places[0], places[1])
    at = 3 * seat + over
    volta.forced |= 1 << at
    volta.seen |= 1 << at
    if log is not None:
        log.append(LaidOver(seat, CARDS[volta.hands[at]], clauses.TWO_AT_ONCE))
    play(volta, seat, under, log)


def go_on(volta: Volta, seat: Seat, log: Log) -> None:
    """The turn passes to the right, or the vaza is over."""
    left = volta.in_play() & ~volta.went
    if left:
        volta.turn = ORDERED[(seat + 1) % SEATS][left][0]
    else:
        _close_vaza(volta, log)


def _close_vaza(volta: Volta, log: Log) -> None:
    trail, count = volta.trail, volta.count
    closed = close_wide(trail, count, volta.hands, POWER, volta.rules.parda_lead)
    result, lead = closed >> 3, closed & 7
    nth = len(volta.closed)
    volta.results |= (result + 1) << 2 * nth
    volta.closed = (*volta.closed, trail * 8 + count)
    volta.trail = volta.count = volta.went = 0
    winner = VERDICTS[volta.results]
    if log is not None:
        clause = _parda_clause(volta, winner) if result == TIED else _vaza_clause(volta, trail, count)
        log.append(VazaWon(nth + 1, None if result == TIED else result, lead, clause))
    volta.turn = ORDERED[lead][volta.in_play()][0]
    if winner == UNDECIDED:
        return
    if winner == ALL_TIED:
        winner = _first_of_tied(volta, trail, count) & 1
    end_by_vazas(volta, winner, clauses.BY_VAZAS[reason_of(volta.results)], log)


def _parda_clause(volta: Volta, winner: int) -> str:
    """Why the next leader leads after a tied vaza, or, where it decides the volta, why it is tied."""
    if winner != UNDECIDED:
        return clauses.TIED_VAZA
    return clauses.PARDA_FIRST_TIED if volta.rules.parda_lead == FIRST_TIED else clauses.PARDA


def _vaza_clause(volta: Volta, trail: int, count: int) -> str:
    """Why the next leader leads: the highest card, or the first of partners whose cards are equal."""
    strengths = [POWER[volta.hands[wide_at(wide_entry_at(trail, nth))]] for nth in range(count)]
    return clauses.VAZA_WON if strengths.count(max(strengths)) == 1 else clauses.SAME_TRIO_TIED


def _first_of_tied(volta: Volta, trail: int, count: int) -> Seat:
    """Of three pardas: who first played the card that tied the third."""
    first = wide_entry_at(trail, 0)
    best = 0
    for nth in range(count):
        fallen = wide_entry_at(trail, nth)
        strength = POWER[volta.hands[wide_at(fallen)]]
        if strength > best:
            best = strength
            first = fallen
    return first & 7


# Leaving.


def leave(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """A seat passes or goes to the pack; the last of its side gives the volta up."""
    bit = 1 << seat
    if code != acts.PASSES:
        volta.packed |= bit
    if code == acts.TO_PACK:
        show_before_leaving(volta, seat, log)
    elif code == acts.UNSEEN:
        volta.unseen |= bit
    _proves_no_flor(volta, seat)
    volta.passed |= bit
    if log is not None:
        log.append(WentOut((seat,), _HOW[code], clauses.PASSED if code == acts.PASSES else clauses.TO_PACK))
    if not volta.in_play() & SIDES[seat & 1]:
        end_by_leaving(volta, seat & 1, log)
    elif volta.turn == seat:
        go_on(volta, seat, log)


def leave_together(volta: Volta, side: int, log: Log) -> None:
    """A whole trio gives the volta up."""
    gone = volta.in_play() & SIDES[side]
    volta.passed |= gone
    if log is not None:
        early = volta.count == 0 and not volta.closed
        log.append(WentOut(SEATS_OF[gone], _BY_TRIO, clauses.TOGETHER if early else clauses.TOGETHER_LATER))
    end_by_leaving(volta, side, log)


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
