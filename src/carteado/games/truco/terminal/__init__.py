"""The codes of truco two against two, or one against one, at the terminal: all that depends on `TrucoView`."""

from typing import Final

from carteado.games.truco.terminal.table import TrucoTable

FACE: Final = TrucoTable
