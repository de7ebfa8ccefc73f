"""The scoreboard of a physical table: people enter results, calls, irregularities; the code keeps the score.

Rule 1: a `Placar` is a value, the fold of the lines that stand. What the code can compute, nobody has to enter.
Rule 2: its seats are the two sides, and the referee: any of them may enter a line, a side alone confirms for itself.
Rule 3: what the rules of the code refuse is refused here, with the clause; a line is never removed, only corrected.
"""

from carteado.placar.code import Code, Offer, Shown
from carteado.placar.codes import AnyPlacar, codes, opened
from carteado.placar.consequence import Consequence
from carteado.placar.entries import (
    Accept,
    Call,
    Confirm,
    Correction,
    Eleven,
    Entry,
    Envido,
    FirstDealer,
    Flor,
    Incident,
    Result,
    Run,
    Said,
    Tentos,
    Truco,
    Volta,
)
from carteado.placar.lines import Line, Placar
from carteado.placar.match import Credit

__all__ = [
    "Accept",
    "AnyPlacar",
    "Call",
    "Code",
    "Confirm",
    "Consequence",
    "Correction",
    "Credit",
    "Eleven",
    "Entry",
    "Envido",
    "FirstDealer",
    "Flor",
    "Incident",
    "Line",
    "Offer",
    "Placar",
    "Result",
    "Run",
    "Said",
    "Shown",
    "Tentos",
    "Truco",
    "Volta",
    "codes",
    "opened",
]
