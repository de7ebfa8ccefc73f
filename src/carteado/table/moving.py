"""People come, go and change places: what such an entry of the log does to a table. Only its fold calls this."""

from dataclasses import replace
from typing import TYPE_CHECKING

from carteado.game import REFEREE, Seat
from carteado.table import entries as log
from carteado.table.naming import legible
from carteado.table.seats import Candidate, Who
from carteado.table.stages import BETWEEN, PLAYING

if TYPE_CHECKING:
    from carteado.table.table import Table


def move(table: "Table", entry: log.AnyEntry) -> None:
    """Who sits, gets up, waits for a chair or has to stay out."""
    match entry:
        case log.Seated():
            _sit(table, entry)
        case log.Vacated():
            _vacate(table, entry)
        case log.StoodIn():
            table.places[entry.seat].stand_in(entry.bot, entry.why == "left")
            table.thought_ply = -1
        case log.CameBack():
            table.places[entry.seat].come_back()
        case log.Readied():
            table.places[entry.seat].nonce = entry.nonce
        case log.Learning():
            table.places[entry.seat].learn(entry.wants, entry.at)
        case log.Booked() | log.Unbooked() | log.Renamed() | log.Admitted():
            _expect(table, entry)
        case _:
            _judge(table, entry)


def _sit(table: "Table", entry: log.Seated) -> None:
    before = table.seat_of(entry.player) if not entry.bot else None
    if before is not None:
        table.places[before].clear()
    player = "" if entry.bot else entry.player
    if player != table.places[entry.seat].player:
        table.made.pop(entry.seat, None)
    if player and table.heir_of(player) == entry.seat:
        _joins(table, entry.seat)
    table.places[entry.seat].sit(player, legible(entry.name), entry.bot)
    if table.stage in (PLAYING, BETWEEN) and player:
        table.involved[player] = entry.seat


def _vacate(table: "Table", entry: log.Vacated) -> None:
    place = table.places[entry.seat]
    if entry.out:
        table.removed[place.player] = place.name
    place.clear()


def _expect(table: "Table", entry: log.Booked | log.Unbooked | log.Renamed | log.Admitted) -> None:
    """Who will sit where, under which name, and who may come again."""
    match entry:
        case log.Booked():
            _forget(table, entry.player)
            table.places[entry.seat].heir = Who(entry.player, legible(entry.name))
        case log.Unbooked():
            table.places[entry.seat].heir = None
        case log.Renamed() if entry.seat == REFEREE:
            table.referee_name = legible(entry.name)
        case log.Renamed():
            table.places[entry.seat].name = legible(entry.name)
        case log.Admitted():
            table.removed.pop(entry.guest, None)


def _judge(table: "Table", entry: log.AnyEntry) -> None:
    """The referee's chair, and the way to it in a match that runs: the host who names agrees."""
    found = table.candidate
    match entry:
        case log.RefereeSat():
            if found is not None and found.who.player == entry.player:
                _joins(table, REFEREE)
                table.candidate = None
            table.referee, table.referee_name = entry.player, legible(entry.name)
            table.involved[entry.player] = REFEREE
        case log.RefereeLeft():
            table.referee = table.referee_name = ""
        case log.RefereeAsked():
            _forget(table, entry.player)
            table.candidate = Candidate(Who(entry.player, legible(entry.name)))
        case log.RefereeDropped():
            table.candidate = None
        case log.RefereeNamed() if found is not None:
            seat = table.seat_of(entry.player)
            table.candidate = replace(found, named=True, agreed=() if seat is None else (seat,))
        case log.RefereeAgreed() if found is not None:
            table.candidate = replace(found, agreed=(*found.agreed, entry.seat))
        case _:
            raise TypeError(f"nobody moves in {type(entry).__name__}")


def _forget(table: "Table", player: str) -> None:
    """Who waits for one chair waits for no other."""
    seat = table.heir_of(player)
    if seat is not None:
        table.places[seat].heir = None
    if table.candidate is not None and table.candidate.who.player == player:
        table.candidate = None


def _joins(table: "Table", role: Seat) -> None:
    """Somebody comes to this role in the middle of a partida, and is told of it from the act that began this deal."""
    table.joined = {**table.joined, role: len(table.story) - 1}
