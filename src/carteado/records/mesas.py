"""The table of a state as one pair of eyes sees it, whatever truco is played there."""

from carteado.game import PUBLIC, Seat, State
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.games.truco.rules.views import Mesa, TrucoView

AnyView = TrucoView | CegoView
AnyMesa = Mesa | MesaCego


def view_of(state: State, seat: Seat) -> AnyView:
    """What this pair of eyes sees."""
    view = state.view(seat)
    assert isinstance(view, (TrucoView, CegoView))
    return view


def mesa_of(state: State, seat: Seat) -> AnyMesa:
    """What it knows of the table."""
    return view_of(state, seat).known


def seats_of(state: State) -> int:
    """How many sit there."""
    mesa = mesa_of(state, PUBLIC)
    return mesa.seats if isinstance(mesa, Mesa) else SEATS
