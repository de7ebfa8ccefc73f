"""The player of Truco Cego: weighs points and vazas by the partida they may win, declares, sings, and bluffs a little."""

from typing import Final

from carteado.bots import Players
from carteado.games.cego.bots.bot import CegoBot

__all__ = ["FACE", "CegoBot"]

FACE: Final = Players({"cego": CegoBot})
