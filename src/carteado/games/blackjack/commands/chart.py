"""`carteado blackjack chart`: the choices on one page, as a table, a picture or JSON."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import click

from carteado.cli.language import Command
from carteado.games.blackjack.commands.acts import footnote, legend, letter
from carteado.games.blackjack.commands.asked import BEST, draw, drawing, facts, heading, leaving, shoe_of, solving, working
from carteado.games.blackjack.commands.chart_drawn import GROUPS, svg
from carteado.games.blackjack.solver.chart import UPS, Field, Row, chart, label, sign
from carteado.games.blackjack.solver.hands import VALUES
from carteado.games.blackjack.solver.solution import TOTALS, solve
from carteado.words import Words

WIDTH: Final = 5


def command(words: Words) -> click.Command:
    """The command of this file."""
    say = words.say

    @click.command("chart", cls=Command, words=words, help=say("A tabela da estratégia: o que fazer com cada mão."))
    @solving(words, TOTALS)
    @leaving(words)
    @drawing(words)
    def chart_(
        packs: int | None,
        settings: tuple[tuple[str, str], ...],
        strategy: str,
        insure: str,
        as_json: bool,
        gone: str,
        svg: Path | None,
        png: Path | None,
    ) -> None:
        own = words.of("blackjack")
        shoe = shoe_of(own, packs, settings, gone)
        with working(say("resolvendo"), VALUES) as advance:
            found = solve(shoe.rules, shoe.counts, strategy, shoe.tens, advance)
        rows = chart(found)
        draw(own, picture(own, heading(own, shoe), rows), svg, png)
        if as_json:
            told = {**facts(shoe, strategy, insure), "edge": found.edge(insure == BEST), "up": [sign(up) for up in UPS]}
            click.echo(json.dumps({**told, "rows": [_row(row) for row in rows]}, indent=2))
            return
        for line in lines(own, heading(own, shoe), rows):
            click.echo(line)

    return chart_


def picture(words: Words, title: str, rows: Sequence[Row]) -> str:
    """The chart as an SVG document."""
    return svg(words, title, rows)


def lines(words: Words, title: str, rows: Sequence[Row]) -> Iterator[str]:
    """The chart for a terminal."""
    yield title
    shape = ""
    for row in rows:
        if row.shape != shape:
            yield ""
            yield f"{words.say(GROUPS[row.shape]):<9}" + "".join([f"{sign(up):>{WIDTH}}" for up in UPS])
            shape = row.shape
        yield f"{label(row):<9}" + "".join([f"{_sign(words, field):>{WIDTH}}" for field in row.fields])
    yield ""
    yield legend(words)
    yield footnote(words)
    if insured := insurance(rows):
        yield words.say("Contra um ás, fazer seguro com: {hands}.", hands=", ".join(insured))


def insurance(rows: Sequence[Row]) -> list[str]:
    """The hands with which insuring is worth it."""
    return [label(row) for row in rows if row.fields[-1] is not None and row.fields[-1].insure]


def _sign(words: Words, field: Field | None) -> str:
    return "·" if field is None else letter(words, field.act, field.otherwise)


def _row(row: Row) -> dict[str, Any]:
    fields = [
        None if field is None else {"act": field.act, "otherwise": field.otherwise, "worth": field.worth}
        for field in row.fields
    ]
    return {"shape": row.shape, "hand": label(row), "fields": fields}
