"""`carteado verify`: whether the packs of records are those their seed gives, and their play is by the rules."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

import click

from carteado.cli.language import Command, FileType, unreadable
from carteado.cli.records import RECORD, found_in
from carteado.cli.verify_events import drawn, is_event
from carteado.records import Pack, Problem, Proof, Record, RecordError, follow, parse, prove, verify
from carteado.records.model import ABSENT
from carteado.records.proof import FALSE, PROVED
from carteado.words import Words
from carteado.words.records import proof_problem

NOT_PROVED = 1
UNREADABLE = 2


class Fault(NamedTuple):
    """Something wrong at a line, 0 for the file itself: a code for programs, a sentence for people."""

    line: int
    code: str
    text: str


@dataclass
class Report:
    """What was found out about one file; `faults` are those of the file and of its play."""

    path: Path
    record: Record | None = None
    proof: Proof | None = None
    faults: list[Fault] = field(default_factory=list[Fault])
    notes: list[Problem] = field(default_factory=list[Problem])

    @property
    def verdict(self) -> str:
        """`proved`, `false`, `unproved`, or `unreadable` for what is no record."""
        if self.record is None:
            return "unreadable"
        return FALSE if self.faults or self.proof is None else self.proof.verdict

    def all_faults(self, words: Words) -> list[Fault]:
        """Those of the packs first."""
        problems = () if self.proof is None else self.proof.problems
        return [*(Fault(problem.line, problem.code, proof_problem(words, problem)) for problem in problems), *self.faults]


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    return [_verify(words)]


def _verify(words: Words) -> click.Command:
    say = words.say

    @click.command(
        "verify", cls=Command, words=words, help=say("Refaz os baralhos de um registro a partir da semente, e diz se conferem.")
    )
    @click.argument("paths", metavar=say("ARQUIVO") + "...", nargs=-1, required=True, type=FileType(words))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def verify_(paths: tuple[Path, ...], as_json: bool) -> None:
        events = [drawn(words, path) for path in paths if is_event(path)]
        others = tuple([path for path in paths if not is_event(path)])
        reports = [_report(words, path) for path in found_in(words, others, _files)]
        _follow(reports)
        if as_json:
            rows = [_as_json(words, report) for report in reports]
            proved = all(report.verdict == PROVED for report in reports) and all(one.holds for one in events)
            told: dict[str, object] = {"proved": proved, "records": rows}
            if events:
                told["events"] = [{"file": str(one.path), "fault": one.fault, "draws": one.told} for one in events]
            click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        else:
            for report in reports:
                _tell(words, report)
            for one in events:
                click.echo(one.fault or str(one.path), err=bool(one.fault))
                for line in one.lines:
                    click.echo(f"  {line}")
        if any(report.record is None for report in reports) or any(one.fault for one in events):
            raise click.exceptions.Exit(UNREADABLE)
        if any(report.verdict != PROVED for report in reports) or not all(one.holds for one in events):
            raise click.exceptions.Exit(NOT_PROVED)

    return verify_


def _files(_words: Words, path: Path) -> Iterator[Path]:
    """A file, or the records inside a folder; a folder without any stands for itself."""
    inside = sorted(path.rglob(f"*{RECORD}")) if path.is_dir() else []
    yield from inside or [path]


def _report(words: Words, path: Path) -> Report:
    try:
        record = parse(path.read_bytes())
    except RecordError as error:
        return Report(path, faults=[Fault(error.line, error.code, words.record_error(error))])
    except OSError as error:
        return Report(path, faults=[Fault(0, "no-file", _no_file(words, path, error))])
    report = Report(path, record)
    try:
        report.proof = prove(record)
        report.faults += [Fault(_end(record), code, words.record_problem(code)) for code in verify(record)]
    except RecordError as error:
        if error.code != "hidden" or report.verdict == PROVED:
            report.faults.append(Fault(error.line, error.code, words.record_error(error)))
    return report


def _end(record: Record) -> int:
    """The line of the result, else the last one."""
    return record.lines[-1].line if record.result is None else record.result.line


def _no_file(words: Words, path: Path, error: OSError) -> str:
    if path.is_dir():
        return words.say("Em {path} não há arquivo {record}.", path=path, record=RECORD)
    return unreadable(words, path, error)


def _follow(reports: list[Report]) -> None:
    """Add what only shows when the records of a match are laid side by side."""
    readable = [(report, report.record) for report in reports if report.record is not None]
    for at, problem in follow([record for _, record in readable]):
        report, _ = readable[at]
        if problem.code == "begins-late":
            report.notes.append(problem)
        elif report.proof is not None:
            report.proof = replace(report.proof, problems=(problem, *report.proof.problems))


def _tell(words: Words, report: Report) -> None:
    for fault in report.all_faults(words):
        where = f"{report.path}:{fault.line}" if fault.line else str(report.path)
        click.echo(f"{where}: {fault.text}", err=report.record is None)
    if report.verdict == PROVED and report.record is not None and report.proof is not None:
        click.echo(str(report.path))
        for line in _proved(words, report.record, report.proof):
            click.echo(f"  {line}")
    for note in report.notes:
        click.echo(f"  {proof_problem(words, note)}")


def _proved(words: Words, record: Record, proof: Proof) -> Iterator[str]:
    """What was proved, and what only the player can compare."""
    lots = len([pack for pack in proof.packs if pack.lot])
    packs = len(proof.packs) - lots
    if packs:
        yield words.count("O baralho confere com a semente.", "Os {n} baralhos conferem com a semente.", packs)
    if lots:
        yield words.count("O sorteio confere com a semente.", "Os {n} sorteios conferem com a semente.", lots)
    yield words.say("A semente é a que foi prometida.")
    if record.result is None:
        yield words.say("Os lances valem; este registro para antes do fim da partida.")
    else:
        yield words.say("Jogada de novo, a partida dá o resultado registrado.")
    yield words.say("Compare você mesmo com o que a mesa mostrou antes do primeiro baralho:")
    yield f"  compromisso {record.commitment}"
    for seat, nonce in enumerate(record.nonces):
        name = f" ({record.names[seat]})" if record.names else ""
        yield f"  nonce {seat} {nonce or ABSENT}{name}"


def _as_json(words: Words, report: Report) -> dict[str, object]:
    told: dict[str, object] = {"file": str(report.path), "verdict": report.verdict}
    if report.record is not None:
        told |= {
            "commitment": report.record.commitment,
            "seed": report.record.seed,
            "nonces": list(report.record.nonces),
            "before": report.record.before,
        }
    if report.proof is not None:
        told["packs"] = [_as_pack(pack) for pack in report.proof.packs]
    told["problems"] = [fault._asdict() for fault in report.all_faults(words)]
    told["notes"] = [proof_problem(words, note) for note in report.notes]
    return told


def _as_pack(pack: Pack) -> dict[str, object]:
    told: dict[str, object] = {"n": pack.n, "line": pack.line, "ok": pack.ok, "place": pack.place or None}
    return {**told, "lot": True} if pack.lot else told
