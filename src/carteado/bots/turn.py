"""Whether the game waits for the seat whose view this is: what `State.actors` says, read from the view alone."""

from carteado.game import Seat, View
from carteado.truco.views import Mesa, TrucoView


def waited(view: View) -> bool:
    """Whether the seat of this view is one the game waits for."""
    if not isinstance(view, TrucoView):
        raise TypeError(f"no bot knows how to read a {type(view).__name__}")
    return view.seat >= 0 and _truco(view.known, view.seat)


def _truco(mesa: Mesa, seat: Seat) -> bool:
    phase = mesa.phase
    if phase == "play":
        return seat == mesa.turn
    if phase == "answer":
        return seat & 1 != mesa.raiser and seat not in mesa.folded
    if phase == "cut":
        return seat == (mesa.dealer + mesa.seats - 1) % mesa.seats
    if phase == "deal":
        return seat == mesa.dealer
    if phase == "draw":
        return seat == len(mesa.drawn)
    if phase == "eleven":
        return seat & 1 == mesa.owner
    return phase == "choose-card" and seat & 1 != mesa.thrower & 1
