"""Truco Cego at the terminal: six seats, roda and testa, all that depends on `CegoView`."""

from typing import Final

from carteado.games.cego.terminal.table import CegoTable

FACE: Final = CegoTable
