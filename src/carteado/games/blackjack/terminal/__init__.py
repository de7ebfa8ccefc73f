"""Blackjack at the terminal: all that depends on `BlackjackView`."""

from typing import Final

from carteado.games.blackjack.terminal.table import BlackjackTable

FACE: Final = BlackjackTable
