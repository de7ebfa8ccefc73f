"""The player of Truco Cego: weighs points and vazas by the partida they may win, declares, sings, and bluffs a little."""

from carteado.bots.cego.bot import CegoBot

__all__ = ["CegoBot"]
