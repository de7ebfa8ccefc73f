"""From a record to text, and from a played partida to a record."""

from collections.abc import Iterable, Mapping, Sequence

from carteado.catalogue import game
from carteado.game import Action, Outcome, Seat
from carteado.records.face import Position, Setting
from carteado.records.lines import tell, turned_up
from carteado.records.model import (
    ABSENT,
    ENDINGS,
    FORMAT,
    Act,
    Comment,
    Expectation,
    Hands,
    Line,
    Record,
    RecordError,
    Refusal,
    Result,
    TableLine,
    longest,
)
from carteado.records.settings import setting, setting_of
from carteado.records.text import plain, points_told


def write(record: Record) -> str:
    """The record as text; parsing it again gives an equal record, line numbers aside.

    `RecordError` for a line longer than a reader takes.
    """
    found = setting_of(record)
    body = [_line(found, line) for line in record.lines]
    ending = [] if record.result is None else [_result(found, record.result)]
    lines = [plain(line) for line in (*_header(found, record), "", *body, *ending)]
    for number, line in enumerate(lines, 1):
        if len(line) > longest(line):
            raise RecordError(number, "line-too-long", longest(line))
    return "\n".join(lines) + "\n"


def _header(setting: Setting, record: Record) -> list[str]:
    lines = [f"carteado {FORMAT}", f"regulamento {record.regulation}/{record.version}"]
    lines += [f"opção {key}={value}" for key, value in record.options.items()]
    lines.append(f"lugares {record.seats}")
    lines += [f"nome {seat} {name}" for seat, name in enumerate(record.names)]
    lines.append(f"motor {record.engine}")
    start = setting.notation.start.tell(record.start)
    if start:
        lines.append(f"início {start}")
    if record.viewer is not None:
        lines.append(f"visto {record.viewer}")
    lines += _dealing(record)
    if record.table:
        lines.append(f"mesa {record.table}")
    if record.title:
        lines.append(f"título {record.title}")
    if record.clauses:
        lines.append(f"cláusula {' '.join(record.clauses)}")
    return lines


def _dealing(record: Record) -> list[str]:
    lines = [f"compromisso {record.commitment}"] if record.commitment else []
    if record.seed:
        lines.append(f"semente {record.seed}")
    lines += [f"nonce {seat} {nonce or ABSENT}" for seat, nonce in enumerate(record.nonces)]
    if record.before:
        lines.append(f"baralhos {record.before}")
    return lines


def _line(setting: Setting, line: Line) -> str:
    if isinstance(line, Comment):
        return f"# {line.text}"
    if isinstance(line, TableLine):
        return f"@ {line.text}"
    if isinstance(line, Expectation):
        return f"= {' '.join(line.words)}"
    if isinstance(line, Refusal):
        clause = f"{line.clause} " if line.clause else ""
        return f"! {line.code} {clause}{tell(setting, line.seat, line.action)}"
    if isinstance(line, Hands):
        first = [f"{word} {value}" for word, value in line.parts]
        return "cartas " + " / ".join([*first, *[f"{seat}: {' '.join(map(str, held))}" for seat, held in line.hands]])
    text = line.hidden if line.action is None else tell(setting, line.seat, line.action, line.faces)
    return f"{text} {{{plain(line.notes, '{', '(', '}', ')')}}}" if line.notes else text


def _result(setting: Setting, result: Result) -> str:
    return " ".join(["resultado", *points_told(result.score, setting.game.unit), ENDINGS[result.how], result.clause]).rstrip()


def recorded(
    regulation: str,
    acts: Iterable[tuple[Seat, Action]],
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    start: Position | None = None,
    notes: Mapping[int, str] | None = None,
    around: Mapping[int, Sequence[str]] | None = None,
    seats: int = 0,
) -> Record:
    """The record of a partida played from its start by these acts, with its result if it ended; 0 seats are the usual number.

    `notes` are those of an act by its number, from 0; `around` is what the table did before that act, or after the last one.
    """
    found = game(regulation)
    seats = seats or found.seats[0]
    chosen = found.settled(seats, options or {})
    written = setting(found.id, seats, chosen)
    begun = written.notation.start.told(start or {})
    state = found.start(seats, chosen, **begun)
    lines: list[Line] = []
    told = around or {}
    played = tuple(acts)
    for number, (seat, action) in enumerate(played):
        lines += [TableLine(0, text) for text in told.get(number, ())]
        step = state.apply(seat, action)
        lines.append(Act(0, seat, action, turned_up(written, action, step.events), (notes or {}).get(number, "")))
        state = step.state
    lines += [TableLine(0, text) for text in told.get(len(played), ())]
    return Record(
        regulation=found.id,
        version=found.version,
        options=chosen,
        seats=seats,
        names=tuple(names),
        start=begun,
        lines=tuple(lines),
        result=result_of(state.outcome),
    )


def result_of(outcome: Outcome | None) -> Result | None:
    """The last line of a finished record."""
    return None if outcome is None else Result(0, outcome.score, outcome.how, outcome.clause)
