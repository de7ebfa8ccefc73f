"""What a family brings in print, its `paper` face: what is drawn for one partida of its súmula.

Rule 1: a family says what there is to tick, to write or to add; how that looks is decided in `templates`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from carteado import catalogue
from carteado.paper.sheets import SumulaSheet
from carteado.words.language import Language


@dataclass(frozen=True)
class Boxes:
    """Points of a side as boxes to tick: rows one below the other (a name, how many boxes), in clusters of so many."""

    parts: tuple[tuple[str, int], ...]
    by: int = 3


@dataclass(frozen=True)
class Columns:
    """Deals to add up: for each side a table of so many lines with these columns, the last of which is the running sum."""

    names: tuple[str, ...]
    lines: int


@dataclass(frozen=True)
class Cells:
    """The running score, change by change: so many empty cells for each side."""

    count: int


Body = Boxes | Columns | Cells


@dataclass(frozen=True)
class Paper:
    """The face: the body of a súmula, in this language."""

    body: Callable[[Language, SumulaSheet], Body]


CELLS: Final = 11
ROW: Final = 12  # boxes side by side on a page


def boxes(points: int) -> Boxes:
    """So many points to tick, in rows without a name."""
    full, rest = divmod(points, ROW)
    return Boxes((*[("", ROW)] * full, *[("", rest)] * (rest > 0)))


def body(words: Language, sheet: SumulaSheet) -> Body:
    """What is drawn for one partida of this sheet; cells to write in where the family has no face, or none is named."""
    found: Paper | None = catalogue.face(sheet.game, "paper") if sheet.game else None
    return Cells(CELLS) if found is None else found.body(words, sheet)
