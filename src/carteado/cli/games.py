"""`carteado games`: what can be played."""

import json

import click
from rich.console import Console
from rich.table import Table

from carteado.catalogue import GAMES, Game
from carteado.cli.language import Command
from carteado.regulations import regulation
from carteado.words import Words


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("games", cls=Command, words=words, help=say("Lista os jogos, com lugares e opções."))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def games(as_json: bool) -> None:
        if as_json:
            click.echo(
                json.dumps([_described(game, words.of(game.id)) for game in GAMES.values()], ensure_ascii=False, indent=2)
            )
            return
        table = Table(say("jogo"), say("título"), say("lugares"), say("opções"), box=None, pad_edge=False)
        for game in GAMES.values():
            title = regulation(game.id).title(words.lang)
            table.add_row(game.id, title, " / ".join(map(str, game.seats)), str(len(game.choices)))
        Console().print(table)

    return [games]


def _described(game: Game, words: Words) -> dict[str, object]:
    text = regulation(game.id)
    return {
        "id": game.id,
        "version": game.version,
        "title": text.title(words.lang),
        "summary": text.summary(words.lang),
        "seats": list(game.seats),
        "options": [
            {
                "key": choice.key,
                "default": choice.default,
                "values": list(choice.values),
                "numbers": None if choice.numbers is None else str(choice.numbers),
            }
            for choice in game.choices
        ],
        "proposes": dict(game.proposes),
        "needs": {str(seats): dict(options) for seats, options in game.needs.items()},
        "presets": [
            {
                "name": preset.name,
                "title": words.preset(preset.name),
                "about": words.preset_line(preset.name),
                "options": dict(preset.options),
            }
            for preset in game.presets
        ],
    }
