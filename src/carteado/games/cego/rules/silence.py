"""Who keeps silent when: in a testa there are no signals, and the four who wait stay out of it."""

from typing import Final

from carteado.game import PUBLIC, Seat, State
from carteado.games.cego.rules.views import CegoView, MesaCego

NO_SIGNALS: Final = "CEGO-9.V-1"
STAY_OUT: Final = "CEGO-9.III-10"
# A card that turned up and waits for its owner lies in a testa that is on already.
ON: Final = ("play", "exposed")
# What one who waits may say all the same: to ask what is owed, to ask leave.
ALLOWED: Final = ("CEGO-9.III-12", "CEGO-6.V-2")


def silenced(state: State, seat: Seat, audience: str, clause: str) -> str:
    """The clause that keeps a seat from saying something to these ears now; "" where none does."""
    view = state.view(PUBLIC)
    assert isinstance(view, CegoView)
    return kept_silent(view.known, seat, audience, clause)


def kept_silent(mesa: MesaCego, seat: Seat, audience: str, clause: str) -> str:
    """The same by what any seat sees of the table."""
    if mesa.phase not in ON or mesa.form != "testa" or audience == "referee":
        return ""
    if audience == "partner":
        return NO_SIGNALS
    return "" if clause in ALLOWED or seat in (mesa.first, (mesa.first + 3) % 6) else STAY_OUT
