"""`carteado blackjack solve`: what every choice of every starting hand is worth, or of one hand alone."""

import json
from collections.abc import Iterator
from typing import Any, Final

import click

from carteado.cli.language import Command
from carteado.games.blackjack.commands.acts import LETTERS, act, legend
from carteado.games.blackjack.commands.asked import (
    BEST,
    Shoe,
    cards_of,
    facts,
    heading,
    leaving,
    shoe_of,
    solving,
    value_of,
    working,
)
from carteado.games.blackjack.commands.figures import decimal, percent
from carteado.games.blackjack.rules.counting import are_pair
from carteado.games.blackjack.solver.chart import PAIR, UPS, Row, chart, label, sign
from carteado.games.blackjack.solver.hands import HANDS, OVER, TEN, VALUES
from carteado.games.blackjack.solver.position import values
from carteado.games.blackjack.solver.solution import COMPOSITION, Cell, Solution, solve
from carteado.games.blackjack.solver.table import Choices
from carteado.words import Words

WIDTH: Final = 7
DIGITS: Final = 6
TEN_RANKS: Final = ("10", "J", "Q", "K")


def command(words: Words) -> click.Command:
    """The command of this file."""
    say = words.say

    @click.command("solve", cls=Command, words=words, help=say("Resolve o jogo: quanto vale cada decisão, exatamente."))
    @solving(words, COMPOSITION)
    @leaving(words)
    @click.option("--hand", default="", help=say("Só esta mão, como em 10,6; peça também --up."))
    @click.option("--up", default="", help=say("A carta aberta da casa, como em A."))
    def solve_(
        packs: int | None,
        settings: tuple[tuple[str, str], ...],
        strategy: str,
        insure: str,
        as_json: bool,
        gone: str,
        hand: str,
        up: str,
    ) -> None:
        own = words.of("blackjack")
        shoe = shoe_of(own, packs, settings, gone)
        if hand or up:
            _one(own, shoe, hand, up, as_json)
            return
        with working(say("resolvendo"), VALUES) as advance:
            found = solve(shoe.rules, shoe.counts, strategy, shoe.tens, advance)
        if as_json:
            click.echo(json.dumps({**facts(shoe, strategy, insure), **solved(found, insure == BEST)}, indent=2))
            return
        for line in _told(own, shoe, found, insure == BEST):
            click.echo(line)

    return solve_


def solved(found: Solution, insure: bool) -> dict[str, Any]:
    """A whole solution, for programs."""
    edge = found.edge(insure)
    return {"edge": edge, "edge_percent": round(100 * edge, DIGITS), "hands": [_cell(cell) for cell in found.cells]}


def _cell(cell: Cell) -> dict[str, Any]:
    told = {"hand": [sign(cell.low), sign(cell.high)], "up": sign(cell.up), "pair": cell.pair, "chance": cell.chance}
    return {**told, **({} if cell.choices is None else _choices(cell.choices)), "before_the_check": cell.worth}


def _choices(found: Choices) -> dict[str, Any]:
    return {
        "best": found.act,
        "worth": found.worth,
        "stand": found.stand,
        "hit": found.hit,
        "double": found.double,
        "split": found.split,
        "surrender": found.surrender,
        "insurance": found.insurance,
        "insure": found.insure,
        "house_blackjack": found.natural,
    }


def _told(words: Words, shoe: Shoe, found: Solution, insure: bool) -> Iterator[str]:
    """The edge, and each hand's best choice with its worth."""
    yield heading(words, shoe)
    yield words.say("Vantagem de quem joga: {edge}", edge=percent(words, found.edge(insure)))
    yield ""
    yield f"{'':7}" + "".join([f"{sign(up):>{WIDTH}}" for up in UPS])
    shape = ""
    for row in chart(found):
        if row.shape == PAIR != shape:
            yield ""
        shape = row.shape
        yield _line(words, row)
    yield ""
    yield legend(words)
    yield words.say("Cada número é o que a melhor escolha vale, por ficha apostada, depois que a casa olhou a carta.")


def _line(words: Words, row: Row) -> str:
    cells = ["·" if field is None else words.say(LETTERS[field.act]) + decimal(words, field.worth, 2) for field in row.fields]
    return f"{label(row):<7}" + "".join([f"{cell:>{WIDTH}}" for cell in cells])


def _one(words: Words, shoe: Shoe, hand: str, up: str, as_json: bool) -> None:
    """One hand at the table, of two cards or more, from what is left of the shoe."""
    mine, faces = cards_of(words, hand), cards_of(words, up)
    if len(mine) < 2 or len(faces) != 1:
        raise click.ClickException(words.say("Diga a mão, de duas cartas ou mais, e a carta da casa: --hand 10,6 --up A."))
    held = [value_of(rank) for rank in mine]
    if HANDS.number(sorted([value - 1 for value in held])) == OVER:
        raise click.ClickException(words.say("{hand} passa de 21: já não há o que decidir.", hand=" ".join(mine)))
    left = shoe.less(words, [*mine, *faces])
    pair = len(mine) == 2 and are_pair(_index(mine[0]), _index(mine[1]), shoe.rules.split_by_rank)
    alike = left.tens[TEN_RANKS.index(mine[0])] if shoe.rules.split_by_rank and mine[0] in TEN_RANKS else None
    found = values(shoe.rules, left.counts, held, value_of(faces[0]), pair=pair, alike=alike)
    if as_json:
        told = {**facts(shoe, COMPOSITION, "never"), "hand": mine, "up": faces[0]}
        click.echo(json.dumps({**told, **_choices(found), "before_the_check": found.whole}, indent=2))
        return
    click.echo(heading(words, shoe))
    for line in _choice_lines(words, found):
        click.echo(line)


def _index(rank: str) -> int:
    """A card of this rank, whatever its suit."""
    return ("A", *[str(number) for number in range(2, TEN + 1)], *TEN_RANKS).index(rank)


def _choice_lines(words: Words, found: Choices) -> Iterator[str]:
    each = {
        "stand": found.stand,
        "hit": found.hit,
        "double": found.double,
        "split": found.split,
        "surrender": found.surrender,
    }
    offered = [(name, worth) for name, worth in each.items() if worth is not None]
    for name, worth in sorted(offered, key=lambda pair: (pair[0] != found.act, -pair[1])):
        yield f"  {act(words, name):<14}{decimal(words, worth, 4):>9}"
    if found.insurance is not None:
        yield f"  {words.say('seguro'):<14}{decimal(words, found.insurance, 4):>9}"
