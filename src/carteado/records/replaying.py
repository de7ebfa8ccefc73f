"""Play a record again, act by act, and compare the end with what was recorded."""

from collections.abc import Iterator
from dataclasses import dataclass

from carteado.catalogue import game
from carteado.game import Action, BadStart, Event, Illegal, Seat, State
from carteado.options import BadOption, quoted
from carteado.records.face import CannotDeal, Setting
from carteado.records.header import SEATS, START, option_line
from carteado.records.lines import meant, turned_up
from carteado.records.model import ENGINE, Act, Hands, Line, Record, RecordError
from carteado.records.settings import setting_of
from carteado.records.text import HIDDEN


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
        return found.begin(record.seats, record.options, **record.start)
    except BadOption as error:
        raise RecordError(_line_of(record, error), error.code, *error.facts) from error
    except (TypeError, ValueError) as error:
        said = START if record.seats in found.seats and START in record.told else SEATS
        line = record.told.get(said, 1)
        if isinstance(error, BadStart):
            raise RecordError(line, error.code, *error.facts) from error
        raise RecordError(line, "start-position", error) from error


def _line_of(record: Record, wrong: BadOption) -> int:
    """Where the option is set that cannot be."""
    named = {fact.partition("=")[0] for fact in wrong.facts}
    lines = [record.told.get(option_line(key), 1) for key in record.options if quoted(key).partition("=")[0] in named]
    return min(lines, default=1)


def acts_of(setting: Setting, line: Line, state: State) -> list[tuple[Seat, Action]]:
    """The acts a line stands for in this state."""
    if isinstance(line, Hands):
        return _dealt(setting, line, state)
    if isinstance(line, Act):
        if line.action is None:
            raise RecordError(line.line, "hidden")
        return [(line.seat, meant(setting, state, line.action))]
    return []


def _dealt(setting: Setting, line: Hands, state: State) -> list[tuple[Seat, Action]]:
    cartas = setting.notation.cartas
    assert cartas is not None
    for seat, _ in line.hands:
        if seat >= setting.seats:
            raise RecordError(line.line, "number-range", seat, 0, setting.seats - 1)
    try:
        return cartas.deal(state, line.hands, line.parts)
    except CannotDeal as error:
        raise RecordError(line.line, error.code, *error.facts) from error


def moments_of(setting: Setting, line: Line, state: State) -> Iterator[Moment]:
    """Play one line."""
    for seat, action in acts_of(setting, line, state):
        try:
            step = setting.game.again(state, seat, action) if setting.kept else state.apply(seat, action)
        except Illegal as error:
            raise RecordError(line.line, "illegal", seat, error.code, error.clause, reason=error.reason) from error
        state = step.state
        _same_face(setting, line, action, step.events)
        yield Moment(line.line, seat, action, state, step.events)


def _same_face(setting: Setting, line: Line, action: Action, events: tuple[Event, ...]) -> None:
    if not isinstance(line, Act) or not line.faces:
        return
    shown = turned_up(setting, action, events)
    if shown != line.faces:
        told = [" ".join(map(str, faces)) or HIDDEN for faces in (line.faces, shown)]
        raise RecordError(line.line, "another-face", *told)


def replay(record: Record) -> Iterator[Moment]:
    """Every moment of the record, one act at a time; `RecordError` where an act is refused."""
    state = start(record)
    setting = setting_of(record)
    for line in record.lines:
        for moment in moments_of(setting, line, state):
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
