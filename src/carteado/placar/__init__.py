"""The scoreboard of a physical table: people enter results, calls, irregularities; the code keeps the score.

Rule 1: a `Placar` is a value, the fold of the lines that stand. What the code can compute, nobody has to enter.
Rule 2: its seats are the sides, two or more, and the referee: any of them may enter a line, a side alone confirms for itself.
Rule 3: what the rules of the code refuse is refused here, with the clause; a line is never removed, only corrected.
"""

from carteado.placar.code import Code, Offer, Sheet, Shown
from carteado.placar.codes import AnyPlacar, codes, opened
from carteado.placar.consequence import Consequence
from carteado.placar.entries import Confirm, Correction, Entry, FirstDealer, Incident, OwnEntry, Said, Tally
from carteado.placar.lines import Line, Placar
from carteado.placar.match import Credit

__all__ = [
    "AnyPlacar",
    "Code",
    "Confirm",
    "Consequence",
    "Correction",
    "Credit",
    "Entry",
    "FirstDealer",
    "Incident",
    "Line",
    "Offer",
    "OwnEntry",
    "Placar",
    "Said",
    "Sheet",
    "Shown",
    "Tally",
    "codes",
    "opened",
]
