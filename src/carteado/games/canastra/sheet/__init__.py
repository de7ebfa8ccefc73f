"""Canastra and buraco on a scoreboard: deals as people count them, vulnerability, the deal that breaks a tie."""

from typing import Final

from carteado.games.canastra.sheet.entries import ENTRIES, PARTS, SHOWN, Rodada
from carteado.games.canastra.sheet.keeping import opened
from carteado.placar.code import Sheet

FACE: Final = Sheet(opened, ENTRIES, PARTS, SHOWN, foreseen=(Rodada,))
