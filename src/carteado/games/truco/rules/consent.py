"""What a side decides together, so that the table asks the partner before it is done."""

from carteado.game import PUBLIC, Action, Seat, State
from carteado.games.truco.rules.acts import Concede
from carteado.games.truco.rules.views import TrucoView


def consent(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """The other seats that have to agree: both partners concede. To run takes both by the rules themselves, where it does."""
    if not isinstance(action, Concede):
        return ()
    view = state.view(PUBLIC)
    return (seat ^ 2,) if isinstance(view, TrucoView) and view.known.seats > 2 else ()
