"""What the tests of canastra and buraco are written with: a table set up in one line, acts and cards as text."""

from games.canastra.kit.mesa import Casa, Mesa, dada, deita, mesa, sorteio
from games.canastra.kit.partidas import comeca, encerra, esgota, partida
from games.canastra.kit.words import cartas

__all__ = ["Casa", "Mesa", "cartas", "comeca", "dada", "deita", "encerra", "esgota", "mesa", "partida", "sorteio"]
