"""`carteado compare`: where two regulations differ, and where the same hand would have gone otherwise."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from carteado.catalogue import GAMES, BadOption, game
from carteado.cli.language import Command, FileType, visible
from carteado.cli.records import read_record
from carteado.compare import Code, Comparing, NotCompared, Row, Side, known, not_compared, paired
from carteado.records import RecordError
from carteado.regulations import regulation
from carteado.words import Words


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("compare", cls=Command, words=words, help=say("Compara dois regulamentos, regra por regra."))
    @click.argument("one", metavar="ID")
    @click.argument("other", metavar="ID")
    @click.option("--record", "path", type=FileType(words), default=None, help=say("Diz onde as mãos deste registro mudariam."))
    @click.option("--all", "whole", is_flag=True, help=say("Mostra também o que é igual."))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def compare(one: str, other: str, path: Path | None, whole: bool, as_json: bool) -> None:
        for name in (one, other):
            _known(words, name)
        pair = _pair(words, one, other)
        if path is not None:
            _compare_record(words, pair, path, as_json)
            return
        found = tuple(row for row in pair[0].rows(pair[1]) if whole or row.differs)
        if as_json:
            click.echo(json.dumps(described(words, pair, found), ensure_ascii=False, indent=2))
        else:
            _print(words, pair, found)

    return [compare]


def _known(words: Words, text: str) -> None:
    """A name that no game has, or a house rule without a value, is told before anything else."""
    name, _, settings = text.partition(":")
    if name.partition("/")[0] not in GAMES:
        there = ", ".join(known())
        raise click.ClickException(words.say("Não conheço o jogo {name}. Há: {known}.", name=visible(text), known=there))
    for setting in settings.split(","):
        if setting and not setting.partition("=")[2]:
            raise click.ClickException(words.say("Escreva a opção como chave=valor, e não {given}.", given=visible(setting)))


def _pair(words: Words, one: str, other: str) -> tuple[Code, Code]:
    try:
        return paired(one, other)
    except NotCompared as error:
        raise click.ClickException(not_compared(words, error)) from error
    except BadOption as error:
        raise click.ClickException(words.bad_option(error)) from error


def _compare_record(words: Words, pair: tuple[Code, Code], path: Path, as_json: bool) -> None:
    """The hands of a record by the code of the two that it was not played by."""
    record = read_record(words, path)
    if record.regulation not in (pair[0].id, pair[1].id):
        both = " / ".join(code.id for code in pair)
        raise click.ClickException(words.say("O registro é de {game}, e não de {known}.", game=record.regulation, known=both))
    other = pair[1] if record.regulation == pair[0].id else pair[0]
    fit = game(other.id).seats
    if record.seats not in fit:
        facts = {"game": other.id, "fit": " / ".join(map(str, fit)), "seats": record.seats}
        raise click.ClickException(words.say("{game} se joga com {fit} lugares, e não com {seats}.", **facts))
    try:
        found = other.face.retold(words, record, other.rules)
    except RecordError as error:
        raise click.ClickException(f"{path}:{error.line}: {words.record_error(error)}") from error
    if as_json:
        click.echo(json.dumps([hand.data for hand in found], ensure_ascii=False, indent=2))
        return
    for hand in found:
        click.echo(hand.header)
        for difference in hand.differences:
            click.echo("  " + difference)
        click.echo("  " + (hand.ending if hand.differences else words.say("Tudo igual.")))


def described(words: Words, pair: tuple[Code, Code], found: tuple[Row, ...]) -> dict[str, object]:
    """The comparison as data, with its words."""
    face = pair[0].face
    return {
        "regulations": [code.spelled for code in pair],
        "features": [
            {
                "key": row.key,
                "group": row.group,
                "name": face.feature(words, row.key),
                "differs": row.differs,
                "sides": [_side(words, face, row.key, side) for side in row.sides],
            }
            for row in found
        ],
    }


def _side(words: Words, face: Comparing, key: str, side: Side) -> dict[str, object]:
    return {"value": side.value.code, "text": face.value(words, key, side.value), "clause": side.clause, "house": side.house}


def _print(words: Words, pair: tuple[Code, Code], found: tuple[Row, ...]) -> None:
    console = Console(highlight=False)
    if not found:
        console.print(words.say("Os dois dizem a mesma coisa."))
        return
    titles = [f"{escape(regulation(code.id).title(words.lang))}" for code in pair]
    grid = Table("", *titles, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    face, group = pair[0].face, ""
    for row in found:
        if row.group != group:
            group = row.group
            grid.add_row()
            grid.add_row(f"[bold]{escape(face.group(words, group))}[/]")
        cells = [_cell(words, face, row.key, side) for side in row.sides]
        grid.add_row(escape(face.feature(words, row.key)), *cells)
    console.print(grid)


def _cell(words: Words, face: Comparing, key: str, side: Side) -> str:
    notes = [side.clause] if side.clause else []
    if side.house:
        notes = [words.say("regra da casa")]
    cited = f" [dim]{escape('[' + ', '.join(notes) + ']')}[/]" if notes else ""
    return escape(face.value(words, key, side.value)) + cited
