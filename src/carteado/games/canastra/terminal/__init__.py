"""Canastra and buraco at the terminal: all that depends on `CanastraView`."""

from typing import Final

from carteado.games.canastra.terminal.table import CanastraTable

FACE: Final = CanastraTable
