"""What somebody at a table of Truco Cego remembers: which sides have sung a flor in this volta, one bit each."""

from typing import Final

from carteado.game import Event, View
from carteado.games.cego.rules.events import Called, Declared, VoltaBegan
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.rules.words import ACHICO, CONTRA_FLOR, CONTRA_FLOR_E_O_RESTO, FLOR, FLOR_E_TRUCO
from carteado.words.people import Listener

FLORES: Final = (FLOR, CONTRA_FLOR, CONTRA_FLOR_E_O_RESTO, ACHICO, FLOR_E_TRUCO)


def sung(listener: Listener) -> int:
    """The sides that have sung a flor, one bit each."""
    return listener.memory if isinstance(listener.memory, int) else 0


def remember(listener: Listener, event: Event) -> object:
    """The sides after this event."""
    if isinstance(event, VoltaBegan):
        return 0
    said = event.call if isinstance(event, Called) else event.what if isinstance(event, Declared) else ""
    if isinstance(event, (Called, Declared)) and said in FLORES:
        return sung(listener) | 1 << (event.seat & 1)
    return listener.memory


def recall(view: View) -> object:
    """The sides whose flores lie on the table."""
    if not isinstance(view, CegoView):
        return 0
    return sum(1 << side for side in {hand.seat & 1 for hand in view.known.hands if hand.flor in FLORES})
