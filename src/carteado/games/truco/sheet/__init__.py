"""Truco on a scoreboard: every call and answer a line of its own, and who won the mão."""

from typing import Final

from carteado.games.truco.sheet.entries import ENTRIES, SHOWN
from carteado.games.truco.sheet.keeping import opened
from carteado.placar.code import Sheet

FACE: Final = Sheet(opened, ENTRIES, shown=SHOWN)
