"""`carteado coverage`: which clause is held by which test."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from carteado.catalogue import GAMES, Game
from carteado.cli.language import Command, FileType, GameType
from carteado.cli.regulation import KINDS
from carteado.regulations import Regulation, regulation
from carteado.regulations.coverage import RESULTS, Row, Tested, gaps, page, read_results, table, unknown
from carteado.words import Words

WATCHED: Final = (".py", ".caso", ".torneio", ".toml")

COLOURS = {"covered": "green", "failing": "red", "missing": "red", "later": "dim"}


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("coverage", cls=Command, words=words, help=say("Mostra que testes seguram cada cláusula, e o que falta."))
    @click.argument("games", metavar="[ID...]", nargs=-1, type=GameType(words))
    @click.option("--check", "strict", is_flag=True, help=say("Falha se falta teste a uma cláusula de regulamento pronto."))
    @click.option("--write", "folder", type=FileType(words), default=None, help=say("Escreve as páginas nesta pasta."))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def coverage(games: tuple[Game, ...], strict: bool, folder: Path | None, as_json: bool) -> None:
        asked = [regulation(game.id) for game in games or tuple(GAMES.values())]
        tests = _results(words)
        tables = [(found, table(found, tests)) for found in asked]
        strange = unknown(tuple(regulation(name) for name in GAMES), tests)
        if folder is not None:
            _write(folder, tables)
        if as_json:
            click.echo(json.dumps([_described(found, rows) for found, rows in tables], ensure_ascii=False, indent=2))
        else:
            for found, rows in tables:
                _print(words, found, rows, brief=strict)
        for name, clause in strange:
            click.echo(say("{test} cita {clause}, que não existe.", test=name, clause=clause), err=True)
        open_ = [found.id for found in asked if not GAMES[found.id].finished]
        for name in open_ if strict else ():
            click.echo(say("{game} não diz que tipos de cláusula estão prontos (`finished`).", game=name), err=True)
        if strict and (strange or open_ or any(gaps(rows) for _, rows in tables)):
            raise click.exceptions.Exit(1)

    return [coverage]


def _results(words: Words) -> tuple[Tested, ...]:
    """The results of the last run of the tests; in a checkout without any, run them now."""
    if not Path("tests").is_dir():
        raise click.ClickException(words.say("A cobertura sai dos testes do projeto: rode este comando na pasta dele."))
    if not RESULTS.exists() or _older(RESULTS):
        click.echo(words.say("Rodando os testes que citam cláusulas…"), err=True)
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-m", "clause"], stdout=sys.stderr, check=False
        )
        if not RESULTS.exists():
            raise click.ClickException(words.say("Os testes não deixaram resultado (código {code}).", code=ran.returncode))
    return read_results()


def _older(results: Path) -> bool:
    """Whether a test, a case or the program changed since."""
    when = results.stat().st_mtime
    watched = [path for top in ("tests", "cases", "src") for path in Path(top).rglob("*") if "__pycache__" not in path.parts]
    return any(path.stat().st_mtime > when for path in watched if path.is_file() and path.suffix in WATCHED)


def _print(words: Words, found: Regulation, rows: tuple[Row, ...], brief: bool) -> None:
    console = Console(highlight=False)
    missing = gaps(rows)
    shown = missing if brief else rows
    if shown:
        grid = Table(
            words.say("cláusula"), words.say("tipo"), words.say("testes"), words.say("situação"), box=None, pad_edge=False
        )
        for row in shown:
            names = row.passed + row.failed
            told = ", ".join(name.rpartition("::")[2] for name in names[:2]) + (f" +{len(names) - 2}" if len(names) > 2 else "")
            grid.add_row(row.entry.id, words.say(KINDS[row.kind]), told, f"[{COLOURS[row.status]}]{_status(words, row)}[/]")
        console.print(grid)
    for kind in dict.fromkeys(row.kind for row in rows):
        some = [row for row in rows if row.kind == kind]
        held = sum(row.status == "covered" for row in some)
        later = "" if kind in GAMES[found.id].finished else words.say(" (fica para depois)")
        console.print(f"{found.id}, {words.say(KINDS[kind])}: {held}/{len(some)}{later}")
    console.print(words.count("{n} cláusula sem teste que passe", "{n} cláusulas sem teste que passe", len(missing)))


def _status(words: Words, row: Row) -> str:
    if row.status == "covered":
        return words.say("passa")
    if row.status == "later":
        return words.say("depois")
    return words.say("FALTA") if row.status == "missing" else words.say("FALHA")


def _described(found: Regulation, rows: tuple[Row, ...]) -> dict[str, object]:
    return {
        "id": f"{found.id}/{found.version}",
        "gaps": [row.entry.id for row in gaps(rows)],
        "clauses": [
            {"id": row.entry.id, "kind": row.kind, "status": row.status, "passed": row.passed, "failed": row.failed}
            for row in rows
        ],
    }


def _write(folder: Path, tables: list[tuple[Regulation, tuple[Row, ...]]]) -> None:
    for found, rows in tables:
        path = folder / "coverage" / f"{found.id}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(found, rows), encoding="utf-8")
