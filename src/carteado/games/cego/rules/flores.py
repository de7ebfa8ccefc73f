"""Flores: who is asked for one, what one side puts on another's, and what giving in costs."""

from typing import Final

from carteado.game import Event, Seat
from carteado.games.cego.rules import acts, clauses, songs, words
from carteado.games.cego.rules.chains import SIMPLE, shrunk
from carteado.games.cego.rules.events import Answered, Called, Declared, Deferred, EnvidoVoid
from carteado.games.cego.rules.flor_prices import alone_clause, given_in, given_in_clause
from carteado.games.cego.rules.resuming import points_over, resume
from carteado.games.cego.rules.seats import COUNT, NOBODY, SIDES
from carteado.games.cego.rules.stages import (
    ANSWER_ENVIDO,
    ANSWER_FLOR,
    COUNTERED,
    COUNTERED_REST,
    ENVIDO,
    FLOR,
    GATE,
    HIDDEN,
    OPENED_REST,
    RAISE_FLOR,
)
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import if_refused

Log = list[Event] | None

# How high a flor was said; made small it is none of these.
SAID: Final = 1
COUNTER: Final = 2
REST: Final = 3
_HEIGHT: Final = {acts.FLOR: SAID, acts.CONTRA: COUNTER, acts.RESTO: REST}
_WORDS: Final = {
    acts.FLOR: words.FLOR, acts.CONTRA: words.CONTRA_FLOR, acts.RESTO: words.CONTRA_FLOR_E_O_RESTO, acts.ACHICO: words.ACHICO,
    acts.E_BOA: words.E_BOA,
}  # fmt: skip

# The clause of an answer, by what was put on the flores (see `stages.COUNTERED` and the next two).
_TAKEN: Final[tuple[str, ...]] = ("", clauses.CONTRA_WON, clauses.REST_WON, clauses.COUNTER_REST_WON)
_NOT_TAKEN: Final[tuple[str, ...]] = ("", clauses.SHRUNK, clauses.REST_REFUSED, clauses.COUNTER_REFUSED)


def say(volta: Volta, seat: Seat, code: int) -> None:
    """A seat has said its flor in this form."""
    bit, side = 1 << seat, seat & 1
    if volta.first_flor == NOBODY:
        volta.first_flor = side
    if volta.rules.clean:
        volta.has_flor |= bit
    if code == acts.ACHICO:
        volta.shrunk |= bit
        return
    volta.flores |= bit
    height = _HEIGHT[code]
    if side == 0:
        volta.top_a = max(volta.top_a, height)
    else:
        volta.top_b = max(volta.top_b, height)


def open_flor(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """A flor opens the points part, or is put over a truco or (where nobody is asked) an envido, whose caller has lost his."""
    lost = 1 << volta.caller if volta.points == ENVIDO else 0
    volta.caller = seat
    say(volta, seat, code)
    open_gate(volta, 1 << seat | lost, log)


def open_gate(volta: Volta, said: int, log: Log) -> None:
    """All who may still have a flor are asked but for these, the caller's partners first."""
    volta.gated = True
    volta.window = GATE
    volta.waiting = volta.untouched() & ~said
    if volta.waiting == 0:
        close_gate(volta, log)


def declare(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """A seat that was asked says its flor, or that it has none, which is how a flor is hidden (CEGO-9.XI-2)."""
    volta.waiting &= ~(1 << seat)
    volta.spoke |= 1 << (seat & 1)
    if code != acts.E_BOA:
        say(volta, seat, code)
    elif volta.rules.clean:
        volta.no_flor |= 1 << seat
    if log is not None:
        word = _WORDS[code]
        log.append(Declared(seat, word, clauses.CALLS[word]))
    if volta.waiting == 0:
        close_gate(volta, log)


def close_gate(volta: Volta, log: Log) -> None:
    """Everybody has been asked: without a flor the envido is answered, with one it is void."""
    if volta.said_flor() == 0:
        volta.window = ANSWER_ENVIDO
        volta.waiting = volta.to_answer(1 - volta.chain_by)
        return
    void_envido(volta, log)
    volta.points = FLOR
    _weigh(volta, log)


def void_envido(volta: Volta, log: Log) -> None:
    """A flor undoes the envido; what refusing it would have cost is remembered against a false one."""
    if volta.chain:
        if not volta.rules.gate and volta.first_flor != volta.chain_by:
            volta.voided = if_refused(volta)
        volta.chain = ()
        if log is not None:
            log.append(EnvidoVoid(clauses.ENVIDO_VOID))


def _weigh(volta: Volta, log: Log) -> None:
    """All flores are said: uncontested, given in, left as they are, or to be answered."""
    first = volta.first_flor
    other = 1 - first
    mine, theirs = volta.said_flor() & SIDES[first], volta.said_flor() & SIDES[other]
    top, their_top = (volta.top_b, volta.top_a) if first else (volta.top_a, volta.top_b)
    if not theirs:
        points_over(volta, words.OF_FLOR, first, SIMPLE * COUNT[mine], alone_clause(volta, mine), log)
    elif top == 0:
        clause = clauses.SHRUNK_FIRST if COUNT[mine | theirs] == 2 else clauses.SEVERAL_SHRUNK
        points_over(volta, words.OF_FLOR, other, shrunk(COUNT[theirs], COUNT[mine]), clause, log)
    elif their_top == 0:
        clause = clauses.SHRUNK if COUNT[mine | theirs] == 2 else clauses.SEVERAL_SHRUNK
        points_over(volta, words.OF_FLOR, first, shrunk(COUNT[mine], COUNT[theirs]), clause, log)
    elif top == REST:
        _await_answer(volta, OPENED_REST, first)
    elif their_top == SAID:
        volta.window = RAISE_FLOR
        volta.waiting = volta.flores & SIDES[first]
    else:
        _await_answer(volta, COUNTERED if their_top == COUNTER else OPENED_REST, other)


def _await_answer(volta: Volta, step: int, by: int) -> None:
    volta.flor_step = step
    volta.flor_by = by
    volta.window = ANSWER_FLOR
    volta.waiting = volta.flores & SIDES[1 - by]


def raise_flor(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """Contra-flor, or contra-flor e o resto, put on flores that have met."""
    rest = COUNTERED_REST if volta.flor_step == COUNTERED else OPENED_REST
    if log is not None:
        word = _WORDS[code]
        over = code == acts.RESTO and rest == COUNTERED_REST
        log.append(Called(seat, word, 0, clauses.COUNTER_REST_WON if over else clauses.CALLS[word]))
    _await_answer(volta, COUNTERED if code == acts.CONTRA else rest, seat & 1)


def leave_it(volta: Volta, seat: Seat, log: Log) -> None:
    """A singer puts nothing on the other's flor; when none does they are compared at the end."""
    volta.waiting &= ~(1 << seat)
    if log is not None:
        log.append(Deferred(seat, words.OF_FLOR))
    if volta.waiting == 0:
        volta.points = HIDDEN
        resume(volta, log)


def answer_flor(volta: Volta, seat: Seat, code: int, log: Log) -> None:
    """Quero: the flores are sung. Não quero, or com flor me achico: the other side is paid.

    At once, to the rest as well (CEGO-9.XIII.d-3).
    """
    wants = code == acts.QUERO
    shrinking = code == acts.ACHICO
    if log is not None:
        clause = _TAKEN[volta.flor_step] if wants else _NOT_TAKEN[volta.flor_step]
        log.append(Answered(seat, wants, words.OF_FLOR, 0, False, "", shrinking, clause))
    if wants:
        songs.begin(volta, 0)
        return
    points_over(volta, words.OF_FLOR, volta.flor_by, given_in(volta), given_in_clause(volta), log)
