"""`carteado check` and `carteado replay`: cases and records."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from carteado import advice
from carteado.cli.language import Command, FileType, unreadable
from carteado.game import PUBLIC, Step
from carteado.records import Moment, Record, RecordError, failures, parse, replay, start, verify
from carteado.wire import encode
from carteado.words import Words

CASE = ".caso"
RECORD = ".carteado"
ROTEIRO = ".torneio"


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    return [_check(words), _replay(words)]


def _check(words: Words) -> click.Command:
    say = words.say
    told = say("Confere casos e registros: cada linha esperada, ou onde falha. O formato está em docs/records.md.")

    @click.command("check", cls=Command, words=words, help=told)
    @click.argument("paths", metavar=say("ARQUIVO") + "...", nargs=-1, required=True, type=FileType(words))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def check_(paths: tuple[Path, ...], as_json: bool) -> None:
        files = found_in(words, paths, _files)
        problems = [(path, line, text) for path in files for line, text in _problems(words, path)]
        if as_json:
            rows = [{"file": str(path), "line": line, "problem": text} for path, line, text in problems]
            click.echo(json.dumps({"files": len(files), "failures": rows}, ensure_ascii=False, indent=2))
        else:
            for path, line, text in problems:
                click.echo(f"{path}:{line}: {text}")
            good = len(files) - len({path for path, _, _ in problems})
            click.echo(
                words.count("{good} de {n} arquivo está certo", "{good} de {n} arquivos estão certos", len(files), good=good)
            )
        if problems:
            raise click.exceptions.Exit(1)

    return check_


def found_in(words: Words, paths: tuple[Path, ...], files: Callable[[Words, Path], Iterator[Path]]) -> list[Path]:
    """The files that are named, or lie in the folders that are; a folder that cannot be read is named in one sentence."""
    found: list[Path] = []
    for path in paths:
        try:
            found += files(words, path)
        except OSError as error:
            raise click.ClickException(unreadable(words, path, error)) from error
    return found


def _files(words: Words, path: Path) -> Iterator[Path]:
    if path.is_dir():
        inside = sorted(found for found in path.rglob("*") if found.suffix in (CASE, RECORD, ROTEIRO))
        if not inside:
            raise click.ClickException(
                words.say("Em {path} não há arquivo {case} nem {record}.", path=path, case=CASE, record=RECORD)
            )
        yield from inside
    elif path.is_file():
        yield path
    else:
        raise click.ClickException(words.say("Não encontrei {path}.", path=path))


def _problems(words: Words, path: Path) -> list[tuple[int, str]]:
    told: list[tuple[int, str]] = []
    if path.suffix == ROTEIRO:
        return _roteiro(words, path)
    try:
        record = parse(path.read_bytes())
        for failure in failures(record):
            facts = {"expected": failure.expected, "found": failure.found}
            told.append((failure.line, words.say("esperava «{expected}», veio «{found}»", **facts)))
        if record.result is not None:
            told += [(record.result.line, words.record_problem(code)) for code in verify(record)]
    except RecordError as error:
        told.append((error.line, words.record_error(error)))
    except OSError as error:
        told.append((0, unreadable(words, path, error)))
    return told


def _roteiro(words: Words, path: Path) -> list[tuple[int, str]]:
    """What a whole event does not do as its roteiro says."""
    from carteado.cli.tournament.showing import fault_text
    from carteado.tournament.roteiro import RoteiroError, run

    try:
        found = run(path.read_text(encoding="utf-8"))
    except RoteiroError as error:
        return [(error.line, error.text)]
    except UnicodeDecodeError as error:
        return [(1, words.say("O arquivo não está em UTF-8: {error}.", error=error.reason))]
    except OSError as error:
        return [(0, unreadable(words, path, error))]
    return [(one.line, fault_text(words, found.event, one)) for one in found.faults]


def _replay(words: Words) -> click.Command:
    say = words.say

    @click.command("replay", cls=Command, words=words, help=say("Mostra um registro lance por lance."))
    @click.argument("path", metavar=say("ARQUIVO"), type=FileType(words))
    @click.option("--seat", type=int, default=None, help=say("Visto deste lugar."))
    @click.option("--text", is_flag=True, help=say("Conta a história em texto, sem abrir a tela."))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def replay_(path: Path, seat: int | None, text: bool, as_json: bool) -> None:
        record = read_record(words, path)
        try:
            moments = list(replay(record))
        except RecordError as error:
            raise click.ClickException(f"{path}:{error.line}: {words.record_error(error)}") from error
        if seat is not None and not 0 <= seat < record.seats:
            raise click.ClickException(say("O lugar vai de 0 a {last}, e não {seat}.", last=record.seats - 1, seat=seat))
        if as_json:
            click.echo(json.dumps([_as_json(words, record, moment, seat) for moment in moments], ensure_ascii=False, indent=2))
        elif text or not (sys.stdin.isatty() and sys.stdout.isatty()):
            for moment in moments:
                for line in _story(words, record, moment, seat):
                    click.echo(line)
            for remark in advice.report(words, record) if seat is None else ():
                click.echo(f"{say('Linha {n}', n=remark.line)}: {remark.text}")
        else:
            steps = [Step(start(record), ()), *(Step(moment.state, moment.events) for moment in moments)]
            from carteado import terminal

            terminal.replay(steps, record.names, words.lang, seat or 0)

    return replay_


def read_record(words: Words, path: Path) -> Record:
    """The record in a file, or one clear sentence about what is wrong with it."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise click.ClickException(unreadable(words, path, error)) from error
    except RecordError as error:
        raise click.ClickException(f"{path}:{error.line}: {words.record_error(error)}") from error


def _story(words: Words, record: Record, moment: Moment, seat: int | None) -> list[str]:
    viewer = PUBLIC if seat is None else seat
    view = moment.state.view(viewer)
    told = [(words.story(event.to(viewer), record.names, seat, view), words.clause_of(event)) for event in moment.events]
    return [f"{sentence}  [{clause}]" if clause else sentence for sentence, clause in told if sentence]


def _as_json(words: Words, record: Record, moment: Moment, seat: int | None) -> dict[str, object]:
    viewer = PUBLIC if seat is None else seat
    return {
        "line": moment.line,
        "seat": moment.seat,
        "events": [encode(event.to(viewer)) for event in moment.events],
        "story": _story(words, record, moment, seat),
    }
