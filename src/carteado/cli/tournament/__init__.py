"""`carteado tournament`: a whole event from the command line, on a folder."""

from carteado.cli.tournament.commands import commands

__all__ = ["commands"]
