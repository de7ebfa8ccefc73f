"""The rules of two regulations compared, and the same hand played by both.

Rule 1: pure values; what they mean in words is told by `carteado.words.compare`.
"""

from carteado.games.truco.compare.differences import FEATURES, NotCompared, Row, Side, differences, identified, rows, spelled
from carteado.games.truco.compare.feature import GROUPS, NOT_USED, Feature, Value
from carteado.games.truco.compare.otherwise import Compared, Difference, compared

__all__ = [
    "FEATURES",
    "GROUPS",
    "NOT_USED",
    "Compared",
    "Difference",
    "Feature",
    "NotCompared",
    "Row",
    "Side",
    "Value",
    "compared",
    "differences",
    "identified",
    "rows",
    "spelled",
]
