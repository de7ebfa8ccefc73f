"""The rules of two regulations compared, and the same hand played by both.

Rule 1: which questions codes of one family answer, and in which words, is their own `compare` face; here it is asked.
Rule 2: rule by rule only codes of one family can be compared.
"""

from carteado.compare.codes import Code, NotCompared, comparable, identified, known, paired
from carteado.compare.face import Comparing, Retold
from carteado.compare.telling import not_compared
from carteado.compare.values import NOT_USED, Row, Side, Value

__all__ = [
    "NOT_USED",
    "Code",
    "Comparing",
    "NotCompared",
    "Retold",
    "Row",
    "Side",
    "Value",
    "comparable",
    "identified",
    "known",
    "not_compared",
    "paired",
]
