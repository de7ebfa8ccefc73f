"""The referee without a table: people tell the public facts and an irregularity, and a code says what follows.

Rule 1: one `Referee` a code: each builds a position from the facts in its own way and lets its own judge rule in it.
Rule 2: pure values; what they mean in words is told by `carteado.words.arbitro`.
"""

from collections.abc import Iterator, Mapping

from carteado import catalogue
from carteado.arbitro.asking import Asked, Credit, Finding, Irregularity, Referee, Rulings, Usual, Verdict
from carteado.placar.shape import Shape

__all__ = ["Asked", "Credit", "Finding", "Irregularity", "Referee", "Rulings", "Usual", "Verdict", "facts", "referees"]


def referees() -> Mapping[str, Referee]:
    """The referees there are, by the code they know: a family's `rulings` face has its own."""
    return {code: referee for own in _faces() for code, referee in own.referees.items()}


def facts() -> tuple[Shape, ...]:
    """What the referees of all families may be told of a hand."""
    return tuple(shape for own in _faces() for shape in own.facts)


def _faces() -> Iterator[Rulings]:
    for _, own in catalogue.faces("rulings"):
        yield own
