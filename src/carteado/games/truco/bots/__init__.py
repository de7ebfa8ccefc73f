"""The truco player: reads the table, counts the cards that are out, and weighs every choice by the partida it may win."""

from typing import Final

from carteado.bots import Players
from carteado.games.truco.bots.bot import TrucoBot

__all__ = ["FACE", "TrucoBot"]

FACE: Final = Players({"truco": TrucoBot})
