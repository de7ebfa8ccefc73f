"""The referee without a table: people tell the public facts and an irregularity, and a code says what follows.

Rule 1: one `Referee` a code: each builds a position from the facts in its own way and lets its own judge rule in it.
Rule 2: pure values; what they mean in words is told by `carteado.words.arbitro`.
"""

from typing import Final

from carteado.arbitro.asking import Asked, Credit, Irregularity, Referee, Usual, Verdict, Volta
from carteado.arbitro.pairs import Pairs
from carteado.arbitro.trios import Trios
from carteado.truco.cego.rules import CEGO
from carteado.truco.family import OPTIONS

__all__ = ["REFEREES", "Asked", "Credit", "Irregularity", "Referee", "Usual", "Verdict", "Volta"]

REFEREES: Final[dict[str, Referee]] = {**{identity: Pairs(identity) for identity in OPTIONS}, CEGO.id: Trios()}
