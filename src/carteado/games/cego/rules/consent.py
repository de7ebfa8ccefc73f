"""What a trio decides together, so that the table asks the partners before it is done."""

from carteado.game import PUBLIC, Action, Seat, State
from carteado.games.cego.rules.acts import GiveHandUp
from carteado.games.cego.rules.views import CegoView


def consent(state: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """The other seats that have to agree: partners still in play, where the trio gives the hand up."""
    if not isinstance(action, GiveHandUp):
        return ()
    view = state.view(PUBLIC)
    assert isinstance(view, CegoView)
    return tuple([hand.seat for hand in view.known.hands if hand.playing and hand.seat != seat and (hand.seat ^ seat) & 1 == 0])
