"""`carteado games`: what can be played."""

import json

import click
from rich.console import Console
from rich.table import Table

from carteado.catalogue import GAMES, Game
from carteado.cli.language import Command, GameType
from carteado.regulations import regulation
from carteado.words import Words


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    about = say("Lista os jogos, com lugares e opções; ou um só, com as suas modalidades.")

    @click.command("games", cls=Command, words=words, help=about)
    @click.argument("game", metavar="[ID]", type=GameType(words), required=False)
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def games(game: Game | None, as_json: bool) -> None:
        if game is not None:
            told = _described(game, words.of(game.id))
            click.echo(json.dumps(told, ensure_ascii=False, indent=2) if as_json else _told(game, words.of(game.id)))
            return
        if as_json:
            all_of_them = [_described(each, words.of(each.id)) for each in GAMES.values()]
            click.echo(json.dumps(all_of_them, ensure_ascii=False, indent=2))
            return
        names = Table(say("jogo"), say("título"), say("código"), box=None, pad_edge=False)
        tables = Table(say("jogo"), say("lugares"), say("opções"), say("modalidades"), box=None, pad_edge=False)
        for each in GAMES.values():
            text = regulation(each.id)
            names.add_row(each.id, text.title(words.lang), text.code(words.lang))
            presets = " ".join(preset.name for preset in each.presets)
            tables.add_row(each.id, " / ".join(map(str, each.seats)), str(len(each.choices)), presets)
        Console().print(names, "", tables, sep="\n")

    return [games]


def _told(game: Game, words: Words) -> str:
    """One game: its names, what it is, and the house games with the settings that make each of them."""
    text = regulation(game.id)
    lines = [text.name(words.lang), text.summary(words.lang)]
    for preset in game.presets:
        settings = " ".join(f"{key}={value}" for key, value in preset.options.items())
        lines += ["", f"{preset.name}: {words.preset(preset.name)}", words.preset_line(preset.name), settings]
    return "\n".join(lines)


def _described(game: Game, words: Words) -> dict[str, object]:
    text = regulation(game.id)
    return {
        "id": game.id,
        "version": game.version,
        "title": text.title(words.lang),
        "code": text.code(words.lang),
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
