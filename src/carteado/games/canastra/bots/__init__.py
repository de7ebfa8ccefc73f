"""The players of canastra and buraco, the best one first."""

from typing import Final

from carteado.bots import Players
from carteado.games.canastra.bots.aprendiz import AprendizBot
from carteado.games.canastra.bots.bot import CanastraBot

__all__ = ["FACE", "AprendizBot", "CanastraBot"]

FACE: Final = Players({"canastra": CanastraBot, "aprendiz": AprendizBot})
