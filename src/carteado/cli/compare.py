"""`carteado compare`: where two regulations differ, and where the same hand would have gone otherwise."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from carteado.catalogue import GAMES, BadOption
from carteado.cli.language import Command, visible
from carteado.cli.records import read_record
from carteado.compare import Compared, NotCompared, Row, Side, compared, differences, identified, rows, spelled
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.words import compare as told
from carteado.games.truco.words import same_hand
from carteado.games.truco.words.same_hand import Pair
from carteado.records import RecordError
from carteado.regulations import regulation
from carteado.words import Words


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("compare", cls=Command, words=words, help=say("Compara dois regulamentos, regra por regra."))
    @click.argument("one", metavar="ID")
    @click.argument("other", metavar="ID")
    @click.option(
        "--record", "path", type=click.Path(path_type=Path), default=None, help=say("Diz onde as mãos deste registro mudariam.")
    )
    @click.option("--all", "whole", is_flag=True, help=say("Mostra também o que é igual."))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def compare(one: str, other: str, path: Path | None, whole: bool, as_json: bool) -> None:
        for name in (one, other):
            _known(words, name)
        pair = (_rules(words, one), _rules(words, other))
        if path is not None:
            _compare_record(words, pair, path, as_json)
            return
        found = rows(*pair) if whole else differences(*pair)
        if as_json:
            click.echo(json.dumps(described(words, pair, found), ensure_ascii=False, indent=2))
        else:
            _print(words, pair, found)

    return [compare]


def _known(words: Words, text: str) -> None:
    """A name that no game has, or a house rule without a value, is told before anything else."""
    name, _, settings = text.partition(":")
    if name.partition("/")[0] not in GAMES:
        known = ", ".join(OPTIONS)
        raise click.ClickException(words.say("Não conheço o jogo {name}. Há: {known}.", name=visible(text), known=known))
    for setting in settings.split(","):
        if setting and not setting.partition("=")[2]:
            raise click.ClickException(words.say("Escreva a opção como chave=valor, e não {given}.", given=visible(setting)))


def _rules(words: Words, text: str) -> TrucoRules:
    try:
        return identified(text)
    except NotCompared as error:
        raise click.ClickException(told.not_compared(words, error)) from error
    except BadOption as error:
        raise click.ClickException(words.bad_option(error)) from error


def _compare_record(words: Words, pair: tuple[TrucoRules, TrucoRules], path: Path, as_json: bool) -> None:
    """The mãos of a record by the code of the two that it was not played by."""
    record = read_record(words, path)
    if record.regulation not in (pair[0].id, pair[1].id):
        known = " / ".join(rules.id for rules in pair)
        wrong = words.say("O registro é de {game}, e não de {known}.", game=record.regulation, known=known)
        raise click.ClickException(wrong)
    other = pair[1] if record.regulation == pair[0].id else pair[0]
    try:
        found = compared(record, other)
    except RecordError as error:
        raise click.ClickException(f"{path}:{error.line}: {words.record_error(error)}") from error
    except ValueError as error:
        facts = {"game": other.id, "fit": " / ".join(map(str, other.seats)), "seats": record.seats}
        raise click.ClickException(words.say("{game} se joga com {fit} lugares, e não com {seats}.", **facts)) from error
    names = tuple(regulation(identity).title(words.lang) for identity in (record.regulation, other.id))
    spoken = Pair(words, names[0], names[1], record.names)
    if as_json:
        click.echo(json.dumps([_mao(spoken, mao) for mao in found], ensure_ascii=False, indent=2))
        return
    for mao in found:
        click.echo(same_hand.header(spoken, mao))
        for difference in mao.differences:
            click.echo("  " + same_hand.difference(spoken, difference))
        click.echo("  " + (same_hand.ending(spoken, mao) if mao.differences else words.say("Tudo igual.")))


def _mao(spoken: Pair, mao: Compared) -> dict[str, object]:
    ended = [
        None if end is None else {"side": end.side, "points": end.points, "score": end.score, "clause": end.clause}
        for end in mao.ended
    ]
    return {
        "mao": mao.number,
        "line": mao.line,
        "dealer": mao.dealer,
        "score": mao.score,
        "vira": None if mao.vira is None else str(mao.vira),
        "ended": ended,
        "differences": [
            {
                "kind": found.kind,
                "line": found.line,
                "here": found.here,
                "there": found.there,
                "clauses": found.clauses,
                "text": same_hand.difference(spoken, found),
            }
            for found in mao.differences
        ],
    }


def described(words: Words, pair: tuple[TrucoRules, TrucoRules], found: tuple[Row, ...]) -> dict[str, object]:
    """The comparison as data, with its words."""
    return {
        "regulations": [spelled(rules) for rules in pair],
        "features": [
            {
                "key": row.key,
                "group": row.group,
                "name": told.feature(words, row.key),
                "differs": row.differs,
                "sides": [_side(words, row.key, side) for side in row.sides],
            }
            for row in found
        ],
    }


def _side(words: Words, key: str, side: Side) -> dict[str, object]:
    return {"value": side.value.code, "text": told.value(words, key, side.value), "clause": side.clause, "house": side.house}


def _print(words: Words, pair: tuple[TrucoRules, TrucoRules], found: tuple[Row, ...]) -> None:
    console = Console(highlight=False)
    if not found:
        console.print(words.say("Os dois dizem a mesma coisa."))
        return
    titles = [f"{escape(regulation(rules.id).title(words.lang))}" for rules in pair]
    grid = Table("", *titles, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    group = ""
    for row in found:
        if row.group != group:
            group = row.group
            grid.add_row()
            grid.add_row(f"[bold]{escape(told.group(words, group))}[/]")
        cells = [_cell(words, row.key, side) for side in row.sides]
        grid.add_row(escape(told.feature(words, row.key)), *cells)
    console.print(grid)


def _cell(words: Words, key: str, side: Side) -> str:
    notes = [side.clause] if side.clause else []
    if side.house:
        notes = [words.say("regra da casa")]
    cited = f" [dim]{escape('[' + ', '.join(notes) + ']')}[/]" if notes else ""
    return escape(told.value(words, key, side.value)) + cited
