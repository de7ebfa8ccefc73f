"""Acts tried before they are done, such as the melds of an opening: whether they would stand, for their seat's eyes alone."""

from typing import Final

from carteado.game import Action, Draft
from carteado.table import incoming, messages
from carteado.table.acting import Refused
from carteado.table.table import Table
from carteado.wire import WireError, decode_action

MOST: Final = 64  # acts in one draft


def drafted(table: Table, player: str, request: incoming.Draft) -> Draft:
    """How far the acts would stand now; `Refused` for who has no seat, or acts that are none."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not-seated")
    if table.state is None:
        raise Refused("not-begun")
    if request.version > table.version:
        raise Refused("version-ahead", "", request.version, table.version)
    if len(request.actions) > MOST:
        raise Refused("draft-long", "", MOST)
    return table.state.draft(seat, tuple([_read(table, action) for action in request.actions]))


def _read(table: Table, action: messages.Json) -> Action:
    try:
        return decode_action(table.found, action)
    except WireError as error:
        raise Refused("not-an-act", "", str(error)[:200]) from error
