"""What a side decides together, so that the table asks the partner before it is done."""

from carteado.game import PUBLIC, Action, Seat, State
from carteado.truco.acts import Concede, GiveUp
from carteado.truco.family import rules_of
from carteado.truco.rules import FOLD_BY_BOTH
from carteado.truco.views import TrucoView


def consent(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """The other seats that have to agree: both partners concede, and give an eleven hand up where both must run."""
    if isinstance(action, Concede):
        return (seat ^ 2,)
    if isinstance(action, GiveUp):
        view = state.view(PUBLIC)
        if isinstance(view, TrucoView) and rules_of(view.regulation, dict(view.options)).answer == FOLD_BY_BOTH:
            return (seat ^ 2,)
    return ()
