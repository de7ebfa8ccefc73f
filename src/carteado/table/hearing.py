"""Words that somebody types at a table, heard as an act of the game: only where the game is played with words.

Rule 1: what is heard depends on the speaker's own view and menu.
Rule 2: words that are no act go to nobody else.
"""

from typing import Final

from carteado.game import Reason, Seat
from carteado.table.acting import Refused
from carteado.table.table import Table
from carteado.words import tables
from carteado.words.face import Heard
from carteado.words.speaking import speech

MAX_SAID: Final = 80


def heard(table: Table, seat: Seat, text: str) -> Heard:
    """What this seat says with these words; `Refused` where nobody listens to words."""
    if len(text) > MAX_SAID:
        raise Refused("say-long", "", MAX_SAID)
    if table.state is None:
        raise Refused("not-begun")
    ears = speech(table.setup.game).ears
    if ears is None:
        raise Refused("say-buttons")
    return ears.hear(text, table.state.view(seat), table.state.legal(seat), seat, table.names())


def code(found: Heard) -> str:
    """Why the words were taken so, as a code among those of a table."""
    return tables.HEARD + found.why


def memo(note: Reason) -> int | str | None:
    """What the family keeps of words that were heard for the speaker's next act, if anything."""
    return (note.facts[-1] or None) if note.code.startswith(tables.HEARD) else None
