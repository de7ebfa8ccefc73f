"""Roteiros: an event as text with expectations; tests, bug reports and rehearsals are written so."""

from carteado.tournament.roteiro.running import Fault, Run, run
from carteado.tournament.roteiro.text import RoteiroError

__all__ = ["Fault", "RoteiroError", "Run", "run"]
