"""Requests about the referee's chair, from which all hands are seen.

Rule 1: before a match anybody takes it, for all to see. In a match somebody asks for it, the host names them, whoever has a
        seat agrees, and they see hands from the next deal on. Bots agree, and who gets up does not have to.
Rule 2: one person asks at a time; a no of the host or of a seat ends it.
"""

from carteado.game import REFEREE
from carteado.table import entries as log
from carteado.table.acting import Refused
from carteado.table.seating import as_host, name_of, seat_of
from carteado.table.seats import Candidate, Who
from carteado.table.stages import BETWEEN, PLAYING
from carteado.table.table import Table


class Refereeing:
    """One person and the referee's chair of one table, at one moment."""

    def __init__(self, table: Table, now: int, who: Who) -> None:
        self.table = table
        self.now = now
        self.who = who

    def take(self) -> list[log.AnyEntry]:
        """Sit down there, or ask for it; who had it in this match and left it has it again."""
        table, player = self.table, self.who.player
        in_match = table.stage in (PLAYING, BETWEEN)
        if not table.setup.referee:
            raise Refused("no-referee")
        if table.referee:
            raise Refused("seat-taken", "", table.referee_name)
        if table.seat_of(player) is not None or (in_match and table.involved.get(player, -2) >= 0):
            raise Refused("involved")
        if not in_match or table.involved.get(player) == REFEREE:
            return [log.RefereeSat(at=self.now, player=player, name=name_of(table, self.who))]
        if table.candidate is not None:
            raise Refused("referee-asked", "", table.candidate.who.name)
        asked = log.RefereeAsked(at=self.now, name=name_of(table, self.who))
        return [asked, log.RefereeNamed(at=self.now, player=player)] if table.hosts(player) else [asked]

    def leave(self) -> list[log.AnyEntry]:
        """Get up from it, or ask no longer."""
        found = self.table.candidate
        if found is not None and found.who.player == self.who.player:
            return [log.RefereeDropped(at=self.now)]
        if self.table.referee != self.who.player:
            raise Refused("not-referee")
        return [log.RefereeLeft(at=self.now)]

    def consent(self, yes: bool) -> list[log.AnyEntry]:
        """The host names who asked; then each seat says yes, or anybody no."""
        table, found = self.table, self.table.candidate
        if found is None:
            raise Refused("nobody-asks")
        if not yes:
            if not table.hosts(self.who.player):
                seat_of(table, self.who)
            return [log.RefereeDropped(at=self.now)]
        if not found.named:
            as_host(table, self.who)
            return [log.RefereeNamed(at=self.now)]
        return [self._agreed(found)]

    def _agreed(self, found: Candidate) -> log.RefereeAgreed:
        seat = seat_of(self.table, self.who)
        if seat in found.agreed:
            raise Refused("consented")
        if self.table.places[seat].away:
            raise Refused("away")
        return log.RefereeAgreed(at=self.now, seat=seat)
