"""The command line, run in this process."""

from cli.conftest import carteado

__all__ = ["carteado"]
