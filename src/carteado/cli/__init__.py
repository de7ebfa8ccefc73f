"""The command line: `carteado`."""

from carteado.cli.app import main

__all__ = ["main"]
