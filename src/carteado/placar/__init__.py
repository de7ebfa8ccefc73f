"""The scoreboard of a physical table: people enter results, calls, irregularities; the code keeps the score.

Rule 1: a `Placar` is a value, the fold of the lines that stand. Nothing computed by a person is ever entered.
Rule 2: its seats are the two sides, and the referee: any of them may enter a line, a side alone confirms for itself.
Rule 3: what the rules of the code refuse is refused here, with the clause; a line is never removed, only corrected.
"""

from carteado.placar.consequences import Consequence
from carteado.placar.entries import (
    Accept,
    Call,
    Confirm,
    Correction,
    Eleven,
    Entry,
    FirstDealer,
    Incident,
    Result,
    Run,
    Said,
)
from carteado.placar.incidents import Offer, offers
from carteado.placar.lines import Line, Placar, new
from carteado.placar.state import Credit, Mao, Match, Partida

__all__ = [
    "Accept",
    "Call",
    "Confirm",
    "Consequence",
    "Correction",
    "Credit",
    "Eleven",
    "Entry",
    "FirstDealer",
    "Incident",
    "Line",
    "Mao",
    "Match",
    "Offer",
    "Partida",
    "Placar",
    "Result",
    "Run",
    "Said",
    "new",
    "offers",
]
