"""Cacheta and pif-paf on a scoreboard: lives, or chips and a pot, deal by deal."""

from typing import Final

from carteado.games.pife.sheet.entries import ENTRIES, SHOWN, NineCards
from carteado.games.pife.sheet.keeping import opened
from carteado.placar.code import Sheet

FACE: Final = Sheet(opened, ENTRIES, shown=SHOWN, foreseen=(NineCards,))
