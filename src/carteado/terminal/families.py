"""Which table a view is drawn by: one family of games for each class of view."""

from collections.abc import Callable
from typing import Final

from carteado.game import Seat, State, View
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.terminal.table import CegoTable
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.terminal.table import TrucoTable
from carteado.terminal.family import Sight, Table

TableView = TrucoView | CegoView

TABLES: Final[dict[type[View], Callable[[Sight], Table]]] = {TrucoView: TrucoTable, CegoView: CegoTable}


def table_of(sight: Sight) -> Table:
    """The table of a sight."""
    return TABLES[type(sight.view)](sight)


def seen(state: State, seat: Seat) -> TableView:
    """The view of a seat, as a kind this terminal can draw."""
    view: View = state.view(seat)
    if not isinstance(view, (TrucoView, CegoView)):
        raise TypeError(f"this terminal cannot draw a {type(view).__name__}")
    return view
