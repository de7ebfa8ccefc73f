"""The players of blackjack, the best one first."""

from typing import Final

from carteado.bots import Players
from carteado.games.blackjack.bots.contador import ContadorBot
from carteado.games.blackjack.bots.estrategista import EstrategistaBot
from carteado.games.blackjack.bots.fregues import FreguesBot

__all__ = ["FACE", "ContadorBot", "EstrategistaBot", "FreguesBot"]

FACE: Final = Players({"contador": ContadorBot, "estrategista": EstrategistaBot, "fregues": FreguesBot})
