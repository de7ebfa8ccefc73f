"""A family's own commands: `carteado <family> ...`, looked for when somebody asks for them.

A family brings them in its `commands` face: a function from the words to its commands.
"""

from collections.abc import Callable, Sequence
from typing import Any

import click

from carteado import catalogue
from carteado.cli.language import Group
from carteado.words import Words

Commands = Callable[[Words], Sequence[click.Command]]


class Program(Group):
    """All commands of the house, and a group for each family that has its own."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        own = [family.name for family, _ in catalogue.faces("commands")]
        return sorted({*super().list_commands(ctx), *own})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return super().get_command(ctx, cmd_name) or of_family(self.words, cmd_name)


def of_family(words: Words, name: str) -> click.Group | None:
    """The commands of the family of this name, where it has any."""
    found = next((family for family in catalogue.families().values() if family.name == name), None)
    if found is None:
        return None
    face: Commands | None = catalogue.face(found.games[0].id, "commands")
    return None if face is None else _group(words, name, face)


def _group(words: Words, name: str, face: Commands) -> click.Group:
    made: dict[str, Any] = {command.name or "": command for command in face(words)}
    return Group(name, words=words, commands=made, help=f"{words.say('Comandos')}: {name}.")
