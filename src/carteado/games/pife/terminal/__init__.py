"""Cacheta and pif-paf at the terminal: all that depends on `PifeView`."""

from typing import Final

from carteado.games.pife.terminal.table import PifeTable

FACE: Final = PifeTable
