"""`carteado completion`: what a shell needs to complete commands, games and options."""

import click
from click.shell_completion import get_completion_class

from carteado.cli.language import Command
from carteado.words import Words

SHELLS = ("bash", "zsh", "fish")


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""

    @click.command(
        "completion", cls=Command, words=words, help=words.say("Escreve o que o shell precisa para completar comandos.")
    )
    @click.argument("shell", metavar="SHELL", type=click.Choice(SHELLS))
    @click.pass_context
    def completion(context: click.Context, shell: str) -> None:
        found = get_completion_class(shell)
        assert found is not None
        root = context.find_root()
        click.echo(found(root.command, {}, "carteado", "_CARTEADO_COMPLETE").source())

    return [completion]
