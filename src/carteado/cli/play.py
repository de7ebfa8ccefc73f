"""`carteado play`, and the menu that opens when `carteado` is called alone."""

import sys

import click

from carteado.bots import all_bots, bots_for, default_bot
from carteado.catalogue import Game
from carteado.cli.language import GameType, OptionType, PresetType, ScoredCommand, ScoreType, chosen, scored, start, visible
from carteado.words import Words


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("play", cls=ScoredCommand, words=words, help=say("Abre uma mesa no terminal, você contra robôs."))
    @click.argument("game", metavar="ID", type=GameType(words))
    @click.option("--seat", default=0, show_default=True, help=say("O seu lugar."))
    @click.option("--seats", type=int, default=None, help=say("Quantos lugares."))
    @click.option(
        "--bots",
        default="",
        help=say("Robôs dos outros lugares, separados por vírgula; há: {bots}.", bots=", ".join(all_bots())),
    )
    @click.option("--preset", type=PresetType(), default="", help=say("Modalidade: regras da casa que têm um nome."))
    @click.option("--set", "settings", multiple=True, type=OptionType(words), help=say("Regra da casa; repita quantas quiser."))
    @click.option("--score", type=ScoreType(words), default=None, help=say("Placar inicial: um número por lado."))
    @click.option("--seed", type=int, default=None, help=say("Semente, para repetir a mesma partida."))
    def play(
        game: Game,
        seat: int,
        seats: int | None,
        bots: str,
        preset: str,
        settings: tuple[tuple[str, str], ...],
        score: tuple[str, ...] | None,
        seed: int | None,
    ) -> None:
        sitting = seats or game.seats[0]
        options = chosen(words, game, sitting, preset, settings)
        start(words, game, seats, options)
        sides = max(game.sides(sitting, options)) + 1
        if score is not None and len(score) != sides:
            raise click.ClickException(say("Neste jogo o placar tem {n} números, um por lado.", n=sides))
        begun = () if score is None else scored(words, game, score)
        if begun:
            start(words, game, seats, options, score=begun)
        if not 0 <= seat < sitting:
            last = sitting - 1
            raise click.ClickException(say("O lugar vai de 0 a {last}, e não {seat}.", last=last, seat=seat))
        named = tuple(bots.split(",")) if bots else (default_bot(game.id),)
        playing = bots_for(game.id)
        for name in named:
            if name not in playing:
                raise click.ClickException(say("Não há robô {name}. Há: {bots}.", name=visible(name), bots=", ".join(playing)))
        _needs_terminal(words)
        from carteado import terminal

        terminal.run(
            game_id=game.id,
            lang=words.lang,
            options=options,
            seat=seat,
            bots=named,
            seed=seed,
            score=begun,
            seats=sitting,
        )

    return [play]


def open_menu(context: click.Context, words: Words) -> None:
    """The menu of the terminal; where there is no terminal, the help."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from carteado import terminal

        terminal.run(lang=words.lang)
    else:
        click.echo(context.get_help())


def _needs_terminal(words: Words) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.ClickException(
            words.say("Para jogar é preciso um terminal; para partidas sem ninguém olhando há simulate.")
        )
