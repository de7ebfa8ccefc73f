"""Which board a view is drawn by: the face `terminal` of its family, or the plain board, which draws any game."""

from collections.abc import Callable

from carteado import catalogue
from carteado.terminal.family import Sight, Table
from carteado.terminal.plain import PlainTable


def table_of(sight: Sight) -> Table:
    """The table of a sight."""
    own: Callable[[Sight], Table] | None = catalogue.face(sight.view.regulation, "terminal")
    table: Table = PlainTable(sight) if own is None else own(sight)
    return table
