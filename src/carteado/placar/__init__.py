"""The scoreboard of a physical table: people enter results, calls, irregularities; the code keeps the score.

Rule 1: a `Placar` is a value, the fold of the lines that stand. What the code can compute, nobody has to enter.
Rule 2: its seats are the sides, two or more, and the referee: any of them may enter a line, a side alone confirms for itself.
Rule 3: what is entered is written at once, or, where the table wants it so, once the other sides have confirmed it.
Rule 4: what the rules of the code refuse is refused here, with the clause; a line is never removed, only corrected.
"""

from carteado.placar.claims import BY_ENTRY, BY_PARTIDA, Claim, Line
from carteado.placar.code import Code, Offer, Sheet, Shown
from carteado.placar.codes import AnyPlacar, codes, opened
from carteado.placar.consequence import Consequence
from carteado.placar.entries import (
    Agree,
    AssignJudge,
    Confirm,
    Contest,
    Correction,
    Entry,
    FirstDealer,
    Incident,
    OwnEntry,
    Said,
    Settle,
    Tally,
    Withdraw,
)
from carteado.placar.lines import Placar
from carteado.placar.match import Credit
from carteado.placar.told import Told, told

__all__ = [
    "BY_ENTRY",
    "BY_PARTIDA",
    "Agree",
    "AnyPlacar",
    "AssignJudge",
    "Claim",
    "Code",
    "Confirm",
    "Consequence",
    "Contest",
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
    "Settle",
    "Sheet",
    "Shown",
    "Tally",
    "Told",
    "Withdraw",
    "codes",
    "opened",
    "told",
]
