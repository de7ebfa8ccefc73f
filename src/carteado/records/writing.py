"""From a record to text, from a played partida to a record, and the record of one seat with what it did not see hidden."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from carteado.catalogue import game
from carteado.game import Action, Outcome, Seat
from carteado.records import truco
from carteado.records.model import (
    ENDINGS,
    FORMAT,
    MAX_LINE,
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
)


def write(record: Record) -> str:
    """The record as text; parsing it again gives an equal record, line numbers aside.

    `RecordError` for a line longer than a reader takes.
    """
    body = [_line(line) for line in record.lines]
    ending = [] if record.result is None else [_result(record.result)]
    lines = [truco.plain(line) for line in (*_header(record), "", *body, *ending)]
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise RecordError(number, "line-too-long", MAX_LINE)
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
    if record.commitment:
        lines.append(f"compromisso {record.commitment}")
    if record.title:
        lines.append(f"título {record.title}")
    if record.clauses:
        lines.append(f"cláusula {' '.join(record.clauses)}")
    return lines


def _start(start: Start) -> str:
    words = [f"placar {start.score[0]} {start.score[1]}"]
    if start.dealer is not None:
        words.append(f"carteador {start.dealer}")
    if start.mao != 1:
        words.append(f"mão {start.mao}")
    if not start.cut:
        words.append("sem-corte")
    return " ".join(words)


def _line(line: Line) -> str:
    if isinstance(line, Comment):
        return f"# {line.text}"
    if isinstance(line, Expectation):
        return f"= {' '.join(line.words)}"
    if isinstance(line, Refusal):
        clause = f"{line.clause} " if line.clause else ""
        return f"! {line.code} {clause}{truco.tell(line.seat, line.action)}"
    if isinstance(line, Hands):
        return "cartas " + " / ".join(f"{seat}: {' '.join(map(str, held))}" for seat, held in line.hands)
    text = line.hidden if line.action is None else truco.tell(line.seat, line.action, line.face)
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
) -> Record:
    """The record of a partida played from its start by these acts, with its result if it ended."""
    found = game(regulation)
    begun = start or Start()
    seats = found.seats[0]
    state = found.start(seats, options or {}, score=begun.score, dealer=begun.dealer, mao=begun.mao, cut=begun.cut)
    lines: list[Line] = []
    for number, (seat, action) in enumerate(acts):
        step = state.apply(seat, action)
        lines.append(Act(0, seat, action, truco.turned_up(action, step.events), (notes or {}).get(number, "")))
        state = step.state
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

    `RecordError` for a case: its hands and expectations are written for everybody.
    """
    return replace(record, viewer=viewer, lines=tuple(_masked_line(line, viewer) for line in record.lines))


def _masked_line(line: Line, viewer: Seat) -> Line:
    if isinstance(line, (Hands, Expectation, Refusal)):
        raise RecordError(line.line, "case-not-masked")
    if isinstance(line, Act) and line.action is not None and truco.hides(line.seat, line.action, viewer):
        return replace(line, action=None, hidden=truco.hide(line.seat, line.action))
    return line
