"""From a record to text, from a played partida to a record, and the record of one seat with what it did not see hidden."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from carteado.catalogue import game
from carteado.game import Action, Outcome, Seat
from carteado.records import notation, truco
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
    Start,
    TableLine,
    longest,
)


def write(record: Record) -> str:
    """The record as text; parsing it again gives an equal record, line numbers aside.

    `RecordError` for a line longer than a reader takes.
    """
    body = [_line(line) for line in record.lines]
    ending = [] if record.result is None else [_result(record.result)]
    lines = [truco.plain(line) for line in (*_header(record), "", *body, *ending)]
    for number, line in enumerate(lines, 1):
        if len(line) > longest(line):
            raise RecordError(number, "line-too-long", longest(line))
    return "\n".join(lines) + "\n"


def _header(record: Record) -> list[str]:
    lines = [f"carteado {FORMAT}", f"regulamento {record.regulation}/{record.version}"]
    lines += [f"opção {key}={value}" for key, value in record.options.items()]
    lines.append(f"lugares {record.seats}")
    lines += [f"nome {seat} {name}" for seat, name in enumerate(record.names)]
    lines.append(f"motor {record.engine}")
    if record.start != Start():
        lines.append(f"início {_start(record.start)}")
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


def _start(start: Start) -> str:
    words = [f"placar {start.score[0]} {start.score[1]}"]
    if start.dealer is not None:
        words.append(f"carteador {start.dealer}")
    if start.mao != 1:
        words.append(f"mão {start.mao}")
    if not start.cut:
        words.append("sem-corte")
    if start.form:
        words.append(start.form)
    words += [f"pena {seat} {letter} {clause}" for seat, letter, clause in start.sanctions]
    return " ".join(words)


def _line(line: Line) -> str:
    if isinstance(line, Comment):
        return f"# {line.text}"
    if isinstance(line, TableLine):
        return f"@ {line.text}"
    if isinstance(line, Expectation):
        return f"= {' '.join(line.words)}"
    if isinstance(line, Refusal):
        clause = f"{line.clause} " if line.clause else ""
        return f"! {line.code} {clause}{notation.tell(line.seat, line.action)}"
    if isinstance(line, Hands):
        first = [] if line.vira is None else [f"vira {line.vira}"]
        first += [] if line.lei is None else [f"lei {line.lei}"]
        return "cartas " + " / ".join([*first, *[f"{seat}: {' '.join(map(str, held))}" for seat, held in line.hands]])
    text = line.hidden if line.action is None else notation.tell(line.seat, line.action, line.faces)
    return f"{text} {{{truco.plain(line.notes, '{', '(', '}', ')')}}}" if line.notes else text


def _result(result: Result) -> str:
    return f"resultado {result.score[0]} {result.score[1]} {ENDINGS[result.how]} {result.clause}"


def recorded(
    regulation: str,
    acts: Iterable[tuple[Seat, Action]],
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    start: Start | None = None,
    notes: Mapping[int, str] | None = None,
    around: Mapping[int, Sequence[str]] | None = None,
    seats: int = 0,
) -> Record:
    """The record of a partida played from its start by these acts, with its result if it ended; 0 seats are the usual number.

    `notes` are those of an act by its number, from 0; `around` is what the table did before that act, or after the last one.
    """
    found = game(regulation)
    begun = start or Start()
    seats = seats or found.seats[0]
    state = found.start(seats, options or {}, **begun.position())
    lines: list[Line] = []
    told = around or {}
    played = tuple(acts)
    for number, (seat, action) in enumerate(played):
        lines += [TableLine(0, text) for text in told.get(number, ())]
        step = state.apply(seat, action)
        lines.append(Act(0, seat, action, truco.turned_up(action, step.events), (notes or {}).get(number, "")))
        state = step.state
    lines += [TableLine(0, text) for text in told.get(len(played), ())]
    return Record(
        regulation=found.id,
        version=found.version,
        options=dict(options or {}),
        seats=seats,
        names=tuple(names),
        start=begun,
        lines=tuple(lines),
        result=result_of(state.outcome),
    )


def result_of(outcome: Outcome | None) -> Result | None:
    """The last line of a finished record."""
    return None if outcome is None else Result(0, outcome.score, outcome.how, outcome.clause)


def masked(record: Record, viewer: Seat) -> Record:
    """The record as one seat may keep it: packs and other seats' face-down cards are hidden.

    The seed goes, and with it what the table said about itself: nobody here knows what of it this seat may know.
    `RecordError` for a case: its hands and expectations are written for everybody.
    """
    kept = [line for line in record.lines if not isinstance(line, TableLine)]
    return replace(record, viewer=viewer, seed="", lines=tuple(_masked_line(line, viewer) for line in kept))


def _masked_line(line: Line, viewer: Seat) -> Line:
    if isinstance(line, (Hands, Expectation, Refusal)):
        raise RecordError(line.line, "case-not-masked")
    if isinstance(line, Act) and line.action is not None and truco.hides(line.seat, line.action, viewer):
        return replace(line, action=None, hidden=truco.hide(line.seat, line.action))
    return line
