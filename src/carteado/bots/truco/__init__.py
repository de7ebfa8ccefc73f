"""The truco player: reads the table, counts the cards that are out, and weighs every choice by the partida it may win."""

from carteado.bots.truco.bot import TrucoBot

__all__ = ["TrucoBot"]
