"""A family's own commands stand beside those of the house, and are looked for when somebody asks."""

from collections.abc import Sequence

import click
import pytest

from carteado.cli.language import Command
from carteado.words import Words
from cli.typed import Typed
from families_kit import game, patch, plant

__all__ = ["patch"]


def commands(words: Words) -> Sequence[click.Command]:
    @click.command("edge", cls=Command, words=words, help="The edge of the house.")
    @click.option("--packs", default=6)
    def edge(packs: int) -> None:
        click.echo(f"{packs} packs")

    return [edge]


def test_a_family_adds_its_commands_under_its_name(patch: pytest.MonkeyPatch, carteado: Typed) -> None:
    plant(patch, "vinte", game("vinte-e-um"), commands=commands)
    assert carteado("vinte", "edge", "--packs", "2").out == "2 packs\n"
    assert "vinte" in carteado("--help").out
    assert "The edge of the house." in carteado("vinte", "--help").out


def test_a_family_without_commands_has_no_group(patch: pytest.MonkeyPatch, carteado: Typed) -> None:
    plant(patch, "vinte", game("vinte-e-um"))
    assert carteado("vinte").refused().startswith("Não existe o comando vinte.")
    assert "vinte" not in carteado("--help").out


def test_a_command_of_the_house_asks_no_family(patch: pytest.MonkeyPatch, carteado: Typed) -> None:
    def never(_words: Words) -> Sequence[click.Command]:
        raise AssertionError

    plant(patch, "vinte", game("vinte-e-um"), commands=never)
    assert carteado("regulation", "truco-fenacef", "FEN-9").code == 0
