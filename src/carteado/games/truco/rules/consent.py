"""What a side decides together, so that the table asks the partner before it is done."""

from carteado.game import PUBLIC, Action, Seat, State
from carteado.games.truco.rules.acts import Concede, GiveUp
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import FOLD_BY_BOTH
from carteado.games.truco.rules.views import TrucoView


def consent(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """The other seats that have to agree: both partners concede, and give an eleven hand up where both must run."""
    if not isinstance(action, (Concede, GiveUp)):
        return ()
    view = state.view(PUBLIC)
    if not isinstance(view, TrucoView) or view.known.seats == 2:
        return ()
    if isinstance(action, GiveUp) and rules_of(view.regulation, dict(view.options)).answer != FOLD_BY_BOTH:
        return ()
    return (seat ^ 2,)
