"""`carteado blackjack count`: what a count is worth, by the card that leaves the shoe and by the true count."""

import json
from pathlib import Path
from typing import Final

import click

from carteado.cli.language import Command
from carteado.games.blackjack.commands.asked import BEST, draw, drawing, facts, heading, leaving, shoe_of, solving, working
from carteado.games.blackjack.commands.count_drawn import svg as drawn
from carteado.games.blackjack.commands.figures import decimal, percent
from carteado.games.blackjack.solver.chart import sign
from carteado.games.blackjack.solver.counted import TAGS, by_count, shoes
from carteado.games.blackjack.solver.effects import removals
from carteado.games.blackjack.solver.hands import VALUES
from carteado.games.blackjack.solver.solution import COMPOSITION, solve
from carteado.words import Words

DIGITS: Final = 6


def command(words: Words) -> click.Command:
    """The command of this file."""
    say = words.say

    @click.command(
        "count", cls=Command, words=words, help=say("Quanto vale contar as cartas: a vantagem depois que elas saem.")
    )
    @solving(words, COMPOSITION)
    @leaving(words)
    @drawing(words)
    def count(
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
        insured = insure == BEST
        with working(say("resolvendo"), VALUES * (1 + VALUES + len(shoes(shoe.rules.decks)))) as advance:
            edge = solve(shoe.rules, shoe.counts, strategy, shoe.tens, advance).edge(insured)
            cards = removals(shoe.rules, shoe.counts, strategy, insured, shoe.tens, advance)
            counts = by_count(shoe.rules, strategy, insured, advance)
        draw(own, drawn(own, heading(own, shoe), edge, cards, counts), svg, png)
        if as_json:
            told = {**facts(shoe, strategy, insure), "edge": edge, "edge_percent": round(100 * edge, DIGITS)}
            by_card = [
                {
                    "card": sign(each.value),
                    "count": TAGS[each.value - 1],
                    "edge": each.edge,
                    "adds_percent": round(100 * (each.edge - edge), DIGITS),
                }
                for each in cards
            ]
            by_true = [{"true_count": each.true, "edge": each.edge} for each in counts]
            click.echo(json.dumps({**told, "cards": by_card, "counts": by_true}, indent=2))
            return
        click.echo(heading(own, shoe))
        click.echo(own.say("Vantagem de quem joga: {edge}", edge=percent(own, edge)))
        click.echo("\n" + own.say("Se sai mais uma carta, a vantagem muda, em pontos percentuais:"))
        for each in cards:
            click.echo(f"  {sign(each.value):>3}  {decimal(own, 100 * (each.edge - edge), 4):>8}")
        click.echo("\n" + own.say("Vantagem por contagem real, com o sapato pela metade:"))
        for counted in counts:
            click.echo(f"  {decimal(own, counted.true, 1):>5}  {percent(own, counted.edge):>10}")

    return count
