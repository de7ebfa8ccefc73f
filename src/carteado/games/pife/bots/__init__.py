"""The players of cacheta and pif-paf, the best one first."""

from typing import Final

from carteado.bots import Players
from carteado.games.pife.bots.aprendiz import AprendizBot
from carteado.games.pife.bots.pifador import PifadorBot

__all__ = ["FACE", "AprendizBot", "PifadorBot"]

FACE: Final = Players({"pifador": PifadorBot, "aprendiz": AprendizBot})
