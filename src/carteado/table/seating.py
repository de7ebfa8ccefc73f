"""Requests about seats: to sit, to get up, to put a bot in for somebody silent, to send somebody away and let them come again.

Rule 1: in a match nobody new sits down at once: they take the seat when the next deal begins, so they see no hand that was
        another's. Until then it is whose it was, and who got up from it may come back.
"""

from typing import Final

from carteado.bots import default_bot
from carteado.game import Seat
from carteado.table import entries as log
from carteado.table.acting import Refused
from carteado.table.naming import distinct, legible
from carteado.table.seats import Who
from carteado.table.stages import BETWEEN, OPEN, OVER, PLAYING
from carteado.table.table import Table

PATIENCE: Final = 45_000  # ms without an act after which any player may put a bot in


def seat_of(table: Table, who: Who) -> Seat:
    """The seat of who asks; `Refused` without one."""
    seat = table.seat_of(who.player)
    if seat is None:
        raise Refused("not-seated")
    return seat


def as_host(table: Table, who: Who) -> None:
    """`Refused` for who does not have the host's powers."""
    if not table.hosts(who.player):
        raise Refused("host-only")


def name_of(table: Table, who: Who) -> str:
    """The name of who asks at this table, where nobody else's looks like it."""
    others = [place.name for place in table.places if place.player != who.player or not who.player]
    heirs = [place.heir.name for place in table.places if place.heir is not None and place.heir.player != who.player]
    referee = "" if table.referee == who.player else table.referee_name
    return distinct(legible(who.name), [*others, *heirs, referee])


class Seating:
    """One person and the seats of one table, at one moment."""

    def __init__(self, table: Table, now: int, who: Who) -> None:
        self.table = table
        self.now = now
        self.who = who

    def sit(self, seat: Seat) -> list[log.AnyEntry]:
        """Take a seat, or one when the next deal begins, or come back to one's own."""
        table = self.table
        mine = table.seat_of(self.who.player)
        if mine is not None and table.places[mine].away and seat in (-1, mine):
            return [log.CameBack(at=self.now, seat=mine)]
        if table.referee == self.who.player:
            raise Refused("referee-seated")
        wanted = seat if seat >= 0 else self._free_seat()
        if not 0 <= wanted < len(table.places):
            raise Refused("no-such-seat", "", seat, len(table.places) - 1)
        if mine == wanted:
            raise Refused("seated-already")
        if not table.places[wanted].takeable:
            raise Refused("seat-taken", "", table.places[wanted].name)
        if table.stage in (PLAYING, BETWEEN):
            return self._book(wanted)
        return [log.Seated(at=self.now, seat=wanted, name=name_of(table, self.who))]

    def _free_seat(self) -> Seat:
        places = self.table.places
        mine = self.table.involved.get(self.who.player, -1)
        if self.table.stage in (PLAYING, BETWEEN) and mine >= 0 and places[mine].takeable:
            return mine
        free = [seat for seat, place in enumerate(places) if place.empty]
        free += [seat for seat, place in enumerate(places) if place.takeable and not place.empty and place.heir is None]
        if not free:
            raise Refused("table-full")
        return free[0]

    def _book(self, seat: Seat) -> list[log.AnyEntry]:
        """A seat from the next deal on; not for one who has seen other cards of this match."""
        table, heir = self.table, self.table.places[seat].heir
        if not table.setup.substitutes:
            raise Refused("no-substitutes")
        if table.involved.get(self.who.player, seat) != seat:
            raise Refused("involved")
        if heir is not None:
            raise Refused("seated-already") if heir.player == self.who.player else Refused("seat-taken", "", heir.name)
        return [log.Booked(at=self.now, seat=seat, name=name_of(table, self.who))]

    def stand(self) -> list[log.AnyEntry]:
        """Get up, or give up the seat that one was to have."""
        table = self.table
        joins = table.heir_of(self.who.player)
        if joins is not None:
            return [log.Unbooked(at=self.now, seat=joins)]
        seat = seat_of(table, self.who)
        if table.stage in (OPEN, OVER):
            return [log.Vacated(at=self.now, seat=seat)]
        if table.places[seat].away:
            raise Refused("away")
        return [self._stand_in(seat, "left"), *self._begins_without(seat)]

    def _stand_in(self, seat: Seat, why: log.Why) -> log.StoodIn:
        return log.StoodIn(at=self.now, seat=seat, bot=default_bot(self.table.setup.game), why=why)

    def _begins_without(self, seat: Seat) -> list[log.AnyEntry]:
        places = self.table.places
        people = [other for other in places if other.player and not other.bot and other is not places[seat]]
        ready = self.table.stage == BETWEEN and people and all(other.ready for other in places if other is not places[seat])
        return [log.Began(at=self.now)] if ready else []

    def remove(self, seat: Seat) -> list[log.AnyEntry]:
        """Before a match the host clears a seat, and a person stays out; in it a bot plays for one who does not answer."""
        table = self.table
        if not 0 <= seat < len(table.places) or table.places[seat].empty:
            raise Refused("no-such-seat", "", seat, len(table.places) - 1)
        place = table.places[seat]
        if table.stage in (OPEN, OVER):
            as_host(table, self.who)
            sent_away = bool(place.player) and place.player not in (self.who.player, table.host)
            return [log.Vacated(at=self.now, seat=seat, out=sent_away)]
        seat_of(table, self.who)
        if place.bot:
            raise Refused("seat-of-bot", "", place.name)
        since = max(table.acted_at + table.rest, table.woken)
        waited = seat in table.state.actors() if table.state is not None and table.stage == PLAYING else not place.ready
        if not waited or self.now - since < PATIENCE:
            raise Refused("patience", "", place.name, PATIENCE // 1000)
        return [self._stand_in(seat, "silent"), *self._begins_without(seat)]

    def admit(self, which: int, name: str) -> list[log.AnyEntry]:
        """The host lets in again whom they sent away."""
        as_host(self.table, self.who)
        out = list(self.table.removed.items())
        if not 0 <= which < len(out) or out[which][1] != name:
            raise Refused("not-removed")
        return [log.Admitted(at=self.now, guest=out[which][0])]


def renamed(table: Table, now: int, who: Who) -> list[log.AnyEntry]:
    """Somebody comes to the table under another name than they sit there with."""
    if table.bound is not None:
        return []  # the names of an event are those of its entries
    seat, joins, name = table.seat_of(who.player), table.heir_of(who.player), name_of(table, who)
    if seat is not None and table.places[seat].name != name:
        return [log.Renamed(at=now, player=who.player, seat=seat, name=name)]
    if joins is not None and table.places[joins].heir != Who(who.player, name):
        return [log.Booked(at=now, player=who.player, seat=joins, name=name)]
    return []
