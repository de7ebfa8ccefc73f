"""Words that somebody types at a table, heard as an act of the game: only where the game is played with words.

Rule 1: what is heard depends on the speaker's own view and menu.
Rule 2: words that are no act go to nobody else.
"""

from typing import Final

from carteado.game import Reason, Seat
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words.ear import Heard
from carteado.games.cego.words.falas import heard as heard_in_cego
from carteado.table.acting import Refused
from carteado.table.table import Table
from carteado.words import tables

MAX_SAID: Final = 80
HELD: Final = tables.HEARD + "held"


def heard(table: Table, seat: Seat, text: str) -> Heard:
    """What this seat says with these words; `Refused` where nobody listens to words."""
    if len(text) > MAX_SAID:
        raise Refused("say-long", "", MAX_SAID)
    if table.state is None:
        raise Refused("not-begun")
    view = table.state.view(seat)
    if not isinstance(view, CegoView):
        raise Refused("say-buttons")
    return heard_in_cego(text, view, table.state.legal(seat), seat=seat, names=table.names())


def promised(note: Reason) -> int:
    """The song that words have bound their speaker to, 0 for none."""
    song = note.facts[-1] if note.code == HELD else 0
    return song if isinstance(song, int) else 0


def code(found: Heard) -> str:
    """Why the words were taken so, as a code among those of a table."""
    return tables.HEARD + found.why
