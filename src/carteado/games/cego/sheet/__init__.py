"""Truco Cego on a scoreboard: rodas and testas, malos and buenos, a volta paid in its parts."""

from typing import Final

from carteado.games.cego.sheet.entries import ENTRIES, PARTS, SHOWN, Tentos, Volta
from carteado.games.cego.sheet.keeping import opened
from carteado.placar.code import Sheet

FACE: Final = Sheet(opened, ENTRIES, PARTS, SHOWN, foreseen=(Volta, Tentos), facts=(Volta,))
