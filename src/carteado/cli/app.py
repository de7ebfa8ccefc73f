"""The program: finds the language, builds the commands in it, and turns every error into one clear sentence."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import click

from carteado import __version__
from carteado.cli import (
    ban,
    bench,
    compare,
    completion,
    coverage,
    data,
    games,
    play,
    records,
    regulation,
    role,
    serve,
    simulate,
    tournament,
    verify,
)
from carteado.cli.families import Program
from carteado.cli.language import complain
from carteado.words import Words

PARTS = (
    games,
    play,
    serve,
    simulate,
    records,
    verify,
    tournament,
    data,
    ban,
    role,
    regulation,
    compare,
    coverage,
    bench,
    completion,
)


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows another sign
    words = _words(arguments)
    try:
        code = program(words).main(arguments, prog_name="carteado", standalone_mode=False)
    except click.exceptions.Exit as leaving:
        code = leaving.exit_code
    except click.exceptions.Abort:
        code = 130
    except click.ClickException as error:
        click.echo(complain(words, error), err=True)
        code = error.exit_code
    sys.exit(code if isinstance(code, int) else 0)


def program(words: Words) -> click.Group:
    """All commands, speaking one language."""
    say = words.say

    @click.group(
        cls=Program, words=words, invoke_without_command=True, help=say("Jogos de baralho brasileiros, pelo regulamento.")
    )
    @click.version_option(__version__, "--version", message="%(prog)s %(version)s", help=say("Mostra a versão."))
    @click.option("--lang", default=words.lang, help=say("Idioma: pt-BR ou en."))
    @click.pass_context
    def carteado(context: click.Context, lang: str) -> None:
        del lang
        if context.invoked_subcommand is None:
            play.open_menu(context, words)

    for part in PARTS:
        for command in part.commands(words):
            carteado.add_command(command)
    return carteado


def _words(arguments: list[str]) -> Words:
    """The language asked for: `--lang` wherever it stands, else CARTEADO_LANG, else Portuguese."""
    lang = os.environ.get("CARTEADO_LANG") or "pt-BR"
    for at, argument in enumerate(arguments):
        if argument == "--lang":
            lang = next(iter(arguments[at + 1 :]), "")
            del arguments[at : at + 2]
            break
        if argument.startswith("--lang="):
            lang = argument.removeprefix("--lang=")
            del arguments[at]
            break
    try:
        return Words(lang)
    except ValueError:
        told = f"Idioma desconhecido: {lang}." if lang else "Falta o idioma."
        click.echo(f"{told} Use {' ou '.join(Words.LANGUAGES)}.", err=True)
        sys.exit(2)
