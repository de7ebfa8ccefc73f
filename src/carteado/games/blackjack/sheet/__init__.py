"""Blackjack on a scoreboard: bets, hands and the house, round by round, in half chips."""

from typing import Final

from carteado.games.blackjack.sheet.entries import ENTRIES, PARTS, SHOWN, Round
from carteado.games.blackjack.sheet.keeping import opened
from carteado.placar.code import Sheet

FACE: Final = Sheet(opened, ENTRIES, parts=PARTS, shown=SHOWN, foreseen=(Round,))
