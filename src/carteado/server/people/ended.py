"""How the partidas of a table ended, for the people who played them from the first card, out of its log.

Rule 1: a partida counts for a rating only at an ordinary table: public, without a password, an event, a referee, advice or
        a bot, in a game of people against one another, and where it was played to an end that stands.
Rule 2: who left the others sitting has lost, whatever the bot in their chair brought home, and nobody is rated by it but them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from carteado.game import REFEREE
from carteado.table import Table
from carteado.table import entries as log

WON, LOST, DRAWN, LEFT = "won", "lost", "drawn", "left"
VOID: Final = "void"


@dataclass(slots=True)
class Ended:
    """One partida: the version of the log it began with, its number, who sat where, and what each of them gained."""

    first: int
    n: int
    game: str
    players: list[str]
    sides: tuple[int, ...]
    ordinary: bool
    at: int = 0
    gains: tuple[int, ...] = ()
    left: set[int] = field(default_factory=set[int])
    over: bool = False

    def result(self, seat: int) -> str:
        """What it was for this seat."""
        if seat in self.left:
            return LEFT
        if not any(gain > 0 for gain in self.gains):
            return DRAWN
        return WON if self.gains[seat] > 0 else LOST


def ended(entries: Iterable[log.AnyEntry]) -> list[Ended]:
    """The partidas that have come to their end."""
    table = Table()
    found: list[Ended] = []
    for entry in entries:
        moment = table.fold(entry)
        if isinstance(entry, log.Began):
            found.append(_begun(table, moment.version, len(found) + 1))
        elif found and not found[-1].over:
            _gone_on(found[-1], table, entry)
    return [one for one in found if one.over]


def _begun(table: Table, first: int, n: int) -> Ended:
    people = ["" if place.bot else place.player for place in table.places]
    sides = table.found.sides(len(people), table.setup.options)
    return Ended(first, n, table.setup.game, people, sides, _ordinary(table, people))


def _ordinary(table: Table, people: Sequence[str]) -> bool:
    """At the start. A game that one can play alone is played against the house."""
    open_to_all = table.setup.public and not table.lock and table.bound is None
    against_one_another = 1 not in table.found.seats and len(people) > 1
    return open_to_all and against_one_another and all(people) and not table.referee and table.advice != "on"


def _gone_on(one: Ended, table: Table, entry: log.AnyEntry) -> None:
    match entry:
        case log.StoodIn(seat=seat):
            one.left.add(seat)
        case log.CameBack(seat=seat):
            one.left.discard(seat)
        case log.Seated(seat=seat):
            one.players[seat] = ""  # another one sits there, who has not seen it from the first card
            one.ordinary = False
        case log.RefereeSat() | log.Learning(wants=True):
            one.ordinary = False
        case log.Acted(seat=seat):
            one.ordinary = one.ordinary and seat != REFEREE
            _looked(one, table, entry.at)
        case _:
            pass


def _looked(one: Ended, table: Table, at: int) -> None:
    """Whether it is over by now."""
    outcome = table.state.outcome if table.state is not None else None
    if outcome is None or table.state is None or table.outcome(table.state) is None:
        return
    one.over, one.at, one.gains = True, at, tuple(outcome.returns)
    one.ordinary = one.ordinary and outcome.how != VOID
