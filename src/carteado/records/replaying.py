"""Play a record again, act by act, and compare the end with what was recorded."""

from collections.abc import Iterator
from dataclasses import dataclass

from carteado.catalogue import game
from carteado.game import CHANCE, PUBLIC, Action, Event, Illegal, Seat, State
from carteado.options import BadOption
from carteado.records import truco
from carteado.records.hands import CannotDeal, hands_dealt
from carteado.records.mesas import mesa_of, seats_of
from carteado.records.model import ENGINE, Act, Hands, Line, Record, RecordError


@dataclass(frozen=True)
class Moment:
    """A state of the replay, the act that led to it, and what happened in it."""

    line: int
    seat: Seat
    action: Action
    state: State
    events: tuple[Event, ...]


def start(record: Record) -> State:
    """The state a record starts from; `RecordError` if its header cannot be."""
    found = game(record.regulation)
    try:
        return found.start(record.seats, record.options, **record.start.position())
    except BadOption as error:
        raise RecordError(1, error.code, *error.facts) from error
    except ValueError as error:
        raise RecordError(1, "start-position", error) from error


def acts_of(line: Line, state: State) -> list[tuple[Seat, Action]]:
    """The acts a line stands for in this state."""
    if isinstance(line, Hands):
        if state.actors() != (CHANCE,) or not _for_a_mao(state):
            raise RecordError(line.line, "no-shuffle-now")
        return _dealt(line, state)
    if isinstance(line, Act):
        if line.action is None:
            raise RecordError(line.line, "hidden")
        return [(line.seat, line.action)]
    return []


def _for_a_mao(state: State) -> bool:
    return mesa_of(state, PUBLIC).phase == "shuffle"


def _dealt(line: Hands, state: State) -> list[tuple[Seat, Action]]:
    seats = seats_of(state)
    for seat in [*[seat for seat, _ in line.hands], *([] if line.lei is None else [line.lei])]:
        if seat >= seats:
            raise RecordError(line.line, "number-range", seat, 0, seats - 1)
    try:
        return hands_dealt(state, line.hands, line.vira, line.lei)
    except CannotDeal as error:
        raise RecordError(line.line, error.code, *error.facts) from error


def moments_of(line: Line, state: State) -> Iterator[Moment]:
    """Play one line."""
    for seat, action in acts_of(line, state):
        try:
            step = state.apply(seat, action)
        except Illegal as error:
            raise RecordError(line.line, "illegal", seat, error.code, error.clause, reason=error.reason) from error
        state = step.state
        _same_face(line, action, step.events)
        yield Moment(line.line, seat, action, state, step.events)


def _same_face(line: Line, action: Action, events: tuple[Event, ...]) -> None:
    if not isinstance(line, Act) or not line.faces:
        return
    shown = truco.turned_up(action, events)
    if shown != line.faces:
        told = [" ".join(map(str, faces)) or truco.HIDDEN for faces in (line.faces, shown)]
        raise RecordError(line.line, "another-face", *told)


def replay(record: Record) -> Iterator[Moment]:
    """Every moment of the record, one act at a time; `RecordError` where an act is refused."""
    state = start(record)
    for line in record.lines:
        for moment in moments_of(line, state):
            state = moment.state
            yield moment


def verify(record: Record) -> tuple[str, ...]:
    """What the replay says otherwise than the record; empty if nothing.

    A result that differs is told with `engine-differs` where another revision of the engine played it.
    """
    state = start(record)
    for moment in replay(record):
        state = moment.state
    outcome = state.outcome
    stored = record.result
    if stored is None:
        return () if outcome is None else ("result-missing",)
    if outcome is None:
        return ("result-too-early",)
    agrees = (outcome.score, outcome.how, outcome.clause) == (stored.score, stored.how, stored.clause)
    if agrees:
        return ()
    return ("result-differs",) if record.engine == ENGINE else ("result-differs", "engine-differs")
