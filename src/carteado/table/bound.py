"""A table of an event: what nobody may do at it, and what the event does with its chairs.

Rule 1: chairs are given by the event alone, each to its person, whatever device they come with; no bot ever sits down.
Rule 2: a chair changes its person between partidas only; the same person may come with another device at any moment.
Rule 3: the referee of an event needs nobody's consent, and has no chair besides.
"""

from carteado.game import REFEREE, Seat
from carteado.table import entries as log
from carteado.table.acting import Draw, Refused, committed
from carteado.table.deciding import Effects
from carteado.table.naming import legible, look
from carteado.table.seats import Who
from carteado.table.stages import BETWEEN, OVER, PLAYING
from carteado.table.table import Table


def seated(table: Table, now: int, who: Who, seat: Seat) -> Effects:
    """The person of this chair takes it, or takes it up again with another device."""
    try:
        return Effects(tuple(_seated(table, now, who, seat)))
    except Refused as refused:
        return Effects(reason=refused.reason)


def _seated(table: Table, now: int, who: Who, seat: Seat) -> list[log.AnyEntry]:
    if table.bound is None or table.settled or table.stage == OVER:
        raise Refused("event-over")
    if not 0 <= seat < len(table.places):
        raise Refused("no-such-seat", "", seat, len(table.places) - 1)
    place, name = table.places[seat], legible(who.name)
    if table.referee == who.player or table.involved.get(who.player, seat) == REFEREE:
        raise Refused("referee-seated")
    if table.seat_of(who.player) not in (None, seat):
        raise Refused("device-seated")
    if place.player == who.player and place.name == name:
        return []
    same = look(place.name) == look(name)
    if place.player and not same and table.stage == PLAYING:
        raise Refused("playing")
    if not same and table.involved.get(who.player, seat) != seat:
        raise Refused("involved")
    return [log.Seated(at=now, player=who.player, seat=seat, name=name)]


def refereed(table: Table, now: int, who: Who) -> Effects:
    """The coordinator, or the judge of the table, takes the referee's chair."""
    try:
        return Effects(tuple(_refereed(table, now, who)))
    except Refused as refused:
        return Effects(reason=refused.reason)


def _refereed(table: Table, now: int, who: Who) -> list[log.AnyEntry]:
    if table.bound is None or not table.setup.referee:
        raise Refused("no-referee")
    if table.referee == who.player:
        return []
    in_match = table.stage in (PLAYING, BETWEEN)
    if table.seat_of(who.player) is not None or (in_match and table.involved.get(who.player, REFEREE) != REFEREE):
        raise Refused("involved")
    if any(look(place.name) == look(who.name) for place in table.places if place.player):
        raise Refused("involved")
    if table.referee and look(table.referee_name) != look(who.name):
        raise Refused("seat-taken", "", table.referee_name)
    return [log.RefereeSat(at=now, player=who.player, name=legible(who.name))]


def settled(table: Table, now: int, draw: Draw, why: str = "") -> Effects:
    """The event closes the table; what its packs came from is shown, unless others still play the same ones."""
    if table.bound is None or table.settled:
        return Effects()
    made: list[log.AnyEntry] = [log.Settled(at=now, why=why)]
    if table.begun and not table.shown and not table.bound.packs:
        made += [log.Revealed(at=now), committed(now, draw)]
    return Effects(tuple(made))
