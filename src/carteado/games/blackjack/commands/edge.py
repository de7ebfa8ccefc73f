"""`carteado blackjack edge`: what a bet brings on average, and what each rule adds to that."""

import json
from typing import Final

import click

from carteado.cli.language import Command
from carteado.games.blackjack.commands.asked import BEST, facts, heading, leaving, shoe_of, solving, working
from carteado.games.blackjack.commands.figures import decimal, percent
from carteado.games.blackjack.solver.effects import Effect, others, rule_effects
from carteado.games.blackjack.solver.hands import VALUES
from carteado.games.blackjack.solver.house import Houses
from carteado.games.blackjack.solver.solution import COMPOSITION, solve
from carteado.words import Words

DIGITS: Final = 6


def command(words: Words) -> click.Command:
    """The command of this file."""
    say = words.say

    @click.command("edge", cls=Command, words=words, help=say("A vantagem de quem joga, e o que cada regra muda nela."))
    @solving(words, COMPOSITION)
    @leaving(words)
    @click.option("--rules", "by_rule", is_flag=True, help=say("Diz também o que cada regra da casa acrescentaria."))
    def edge(
        packs: int | None,
        settings: tuple[tuple[str, str], ...],
        strategy: str,
        insure: str,
        as_json: bool,
        gone: str,
        by_rule: bool,
    ) -> None:
        own = words.of("blackjack")
        shoe = shoe_of(own, packs, settings, gone)
        houses = Houses(list(shoe.counts))
        steps = VALUES * (1 + len(others(shoe.rules)) if by_rule else 1)
        with working(say("resolvendo"), steps) as advance:
            found = solve(shoe.rules, shoe.counts, strategy, shoe.tens, advance, houses)
            edge = found.edge(insure == BEST)
            effects = rule_effects(found, edge, insure == BEST, shoe.tens, houses, advance) if by_rule else []
        if as_json:
            told = {**facts(shoe, strategy, insure), "edge": edge, "edge_percent": round(100 * edge, DIGITS)}
            click.echo(json.dumps({**told, "rules": [_effect(each) for each in effects]} if by_rule else told, indent=2))
            return
        click.echo(heading(own, shoe))
        click.echo(own.say("Vantagem de quem joga: {edge}", edge=percent(own, edge)))
        if effects:
            click.echo("")
            width = max([len(_rule(each)) for each in effects])
            for each in sorted(effects, key=lambda effect: -effect.adds):
                click.echo(f"  {_rule(each):<{width}}  {decimal(own, 100 * each.adds, 4):>8}  {percent(own, each.edge):>10}")

    return edge


def _rule(effect: Effect) -> str:
    return f"{effect.option}={effect.value}"


def _effect(effect: Effect) -> dict[str, object]:
    return {
        "option": effect.option,
        "value": effect.value,
        "edge": effect.edge,
        "edge_percent": round(100 * effect.edge, DIGITS),
        "adds_percent": round(100 * effect.adds, DIGITS),
    }
