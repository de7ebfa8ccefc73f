"""Brinquedo on a scoreboard: what a deal gave or cost each player, and what the table decides besides."""

from typing import Final

from carteado.placar.code import Sheet
from toy.brinquedo.sheet.keeping import opened

FACE: Final = Sheet(opened)
