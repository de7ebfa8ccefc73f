"""The commands of blackjack: `carteado blackjack ...`."""

from collections.abc import Sequence
from typing import Final

import click

from carteado.cli.families import Commands
from carteado.games.blackjack.commands import chart, count, edge, simulate, solve, study, train
from carteado.words import Words


def commands(words: Words) -> Sequence[click.Command]:
    """All of them."""
    return [each.command(words) for each in (solve, chart, edge, count, simulate, study, train)]


FACE: Final[Commands] = commands
