"""`carteado blackjack simulate`: the solved strategy played round after round, against what the solver says of it."""

import json
from typing import Final

import click

from carteado.cli.language import Command
from carteado.games.blackjack.commands.asked import NEVER, facts, heading, shoe_of, solving, working
from carteado.games.blackjack.commands.figures import decimal, percent
from carteado.games.blackjack.solver.hands import VALUES
from carteado.games.blackjack.solver.simulation import CHUNK, simulate
from carteado.games.blackjack.solver.solution import COMPOSITION, solve
from carteado.words import Words

DIGITS: Final = 6


def command(words: Words) -> click.Command:
    """The command of this file."""
    say = words.say

    @click.command(
        "simulate",
        cls=Command,
        words=words,
        help=say("Joga a estratégia resolvida, rodada após rodada, e confere com a conta."),
    )
    @solving(words, COMPOSITION)
    @click.option("--rounds", default=1_000_000, show_default=True, type=click.IntRange(1), help=say("Quantas rodadas."))
    @click.option("--seed", default=1, show_default=True, help=say("Semente: a mesma dá os mesmos resultados."))
    def simulate_(
        packs: int | None,
        settings: tuple[tuple[str, str], ...],
        strategy: str,
        insure: str,
        as_json: bool,
        rounds: int,
        seed: int,
    ) -> None:
        own = words.of("blackjack")
        if insure != NEVER:
            raise click.ClickException(own.say("A simulação nunca faz seguro: use --insure never."))
        shoe = shoe_of(own, packs, settings)
        with working(say("simulando"), CHUNK * VALUES + rounds) as advance:
            found = solve(shoe.rules, strategy=strategy, progress=lambda _: advance(CHUNK))
            played = simulate(found, rounds, seed, advance)
        apart = (played.mean - found.edge()) / played.error if played.error else 0.0
        if as_json:
            told = {
                **facts(shoe, strategy, insure),
                "rounds": rounds,
                "seed": seed,
                "mean_percent": round(100 * played.mean, DIGITS),
                "error_percent": round(100 * played.error, DIGITS),
                "edge_percent": round(100 * found.edge(), DIGITS),
                "errors_apart": round(apart, 3),
                "processor_seconds": round(played.seconds, 3),
            }
            click.echo(json.dumps(told, indent=2))
            return
        click.echo(heading(own, shoe))
        click.echo(own.say("Pela conta: {edge}", edge=percent(own, found.edge())))
        click.echo(
            own.say(
                "Jogado: {mean}, erro padrão {error}, em {rounds} e {seconds} s de processador.",
                mean=percent(own, played.mean),
                error=percent(own, played.error).lstrip("+"),
                rounds=own.count("{n} rodada", "{n} rodadas", rounds),
                seconds=decimal(own, played.seconds, 1).lstrip("+"),
            )
        )
        click.echo(own.say("Diferença: {apart} erros padrão.", apart=decimal(own, apart, 2)))

    return simulate_
