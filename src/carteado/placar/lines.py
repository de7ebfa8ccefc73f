"""The lines of a scoreboard and the value they add up to.

Rule 1: a line is written once. A correction is a line too: what it says takes the place of the line it names.
Rule 2: a correction stands only if every later line still does; the first that would not is named.
Rule 3: a confirmation holds until a line or a correction of its partida comes after it; it never makes a line impossible.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from carteado.game import REFEREE, Illegal, Reason, Seat
from carteado.placar import folding
from carteado.placar.consequences import Consequence
from carteado.placar.entries import (
    Accept,
    Call,
    Confirm,
    Correction,
    Eleven,
    Entry,
    FirstDealer,
    Incident,
    Result,
    Run,
    Said,
)
from carteado.placar.incidents import judged
from carteado.placar.state import Match
from carteado.truco.family import rules_of
from carteado.truco.rules import TrucoRules

MOST_LINES: Final = 2000


@dataclass(frozen=True)
class Line:
    """Who entered what; lines count from 1."""

    number: int
    side: Seat
    entry: Entry


@dataclass
class Slot:
    """A place in the order of play: the line that made it, the line whose words stand in it, and those words."""

    number: int
    since: int
    entry: Said | Confirm | None
    side: Seat


class Unfit(Exception):
    """A line that does not stand after the lines before it."""

    def __init__(self, slot: Slot, reason: Reason) -> None:
        super().__init__(f"line {slot.since}: {reason.code}")
        self.slot = slot
        self.reason = reason


@dataclass(frozen=True)
class Placar:
    """A scoreboard: the code it keeps, how many sit at the table, and its lines."""

    rules: TrucoRules
    seats: int
    best_of: int
    lines: tuple[Line, ...] = ()

    @cached_property
    def match(self) -> Match:
        """What the lines that stand add up to; for reading only."""
        return _folded(self.rules, self.seats, self.best_of, _slots(self.lines))

    @cached_property
    def standing(self) -> Mapping[int, int]:
        """For each line that stands, the line in whose place it stands."""
        return {slot.since: slot.number for slot in _slots(self.lines) if slot.entry is not None}

    def check(self, side: Seat, entry: Entry) -> Reason | None:
        """Why this side may not enter this now, or `None`: the authority."""
        if side not in (0, 1, REFEREE):
            return Reason("no-such-side")
        if len(self.lines) >= MOST_LINES:
            return Reason("too-many-lines", "", (MOST_LINES,))
        if isinstance(entry, Confirm):
            return self._confirm_objection(side, entry)
        if isinstance(entry, Correction):
            return self._correction_objection(side, entry)
        return folding.objection(self.match, entry)

    def enter(self, side: Seat, entry: Entry) -> "Placar":
        """The scoreboard with one more line; `Illegal` if `check` objects."""
        reason = self.check(side, entry)
        if reason is not None:
            raise Illegal(side, reason)
        return self.written(side, entry)

    def written(self, side: Seat, entry: Entry) -> "Placar":
        """The same for a line that was checked before: one that was stored."""
        return Placar(self.rules, self.seats, self.best_of, (*self.lines, Line(len(self.lines) + 1, side, entry)))

    def actors(self) -> tuple[Seat, ...]:
        """The sides that have still to confirm a partida that ended."""
        owing = [side for partida in self.match.partidas if partida.over for side in (0, 1) if side not in partida.agreed()]
        return tuple(sorted(set(owing)))

    def legal(self, side: Seat) -> tuple[Entry, ...]:
        """What this side may enter now, without irregularities and corrections: of those `check` decides."""
        partidas = self.match.partidas
        steps = self.rules.ladder.steps[1:]
        found: list[Entry] = [FirstDealer(seat) for seat in range(self.seats)]
        found += [Eleven(True), Eleven(False), Result(0), Result(1), Result(None)]
        found += [Call(caller, to) for caller in (0, 1) for to in steps]
        found += [answer(stake) for stake in steps for answer in (Accept, Run)]
        found += [Confirm(partida.number, partida.score) for partida in partidas]
        return tuple(entry for entry in found if self.check(side, entry) is None)

    @property
    def undo(self) -> int | None:
        """The line that undoing the last thing names."""
        done = [slot for slot in _slots(self.lines) if slot.entry is not None and not isinstance(slot.entry, Confirm)]
        return done[-1].since if done else None

    def foresee(self, incident: Incident) -> Consequence:
        """What an irregularity that `check` accepts would bring."""
        partida = self.match.partida
        assert partida is not None
        return judged(self.match, partida, incident)

    def _confirm_objection(self, side: Seat, entry: Confirm) -> Reason | None:
        partidas = self.match.partidas
        if side == REFEREE:
            return Reason("sides-confirm")
        if not 1 <= entry.partida <= len(partidas):
            return Reason("no-such-partida", "", (entry.partida,))
        partida = partidas[entry.partida - 1]
        if not partida.over:
            return Reason("partida-not-over", self.rules.cites["partida"])
        if partida.score != entry.score:
            return Reason("another-score", partida.clause, partida.score)
        return Reason("confirmed-already") if side in partida.agreed() else None

    def _correction_objection(self, side: Seat, entry: Correction) -> Reason | None:
        slots = _slots(self.lines)
        if not 1 <= entry.line <= len(self.lines):
            return Reason("no-such-line", "", (entry.line,))
        slot = next((slot for slot in slots if slot.since == entry.line), None)
        if slot is None:
            return Reason("corrected-already", "", (entry.line, self._in_place_of(entry.line)))
        if isinstance(slot.entry, Confirm):
            return Reason("confirmation-stays", "", (entry.line,))
        if slot.entry == entry.entry:
            return Reason("nothing-to-correct", "", (entry.line,))
        number = len(self.lines) + 1
        corrected = _slots((*self.lines, Line(number, side, entry)))
        try:
            _folded(self.rules, self.seats, self.best_of, corrected)
        except Unfit as unfit:
            if unfit.slot.since == number:
                return unfit.reason
            return Reason("later-line", unfit.reason.clause, (unfit.slot.since, unfit.reason.code))
        return None

    def _in_place_of(self, line: int) -> int:
        """The line that says now what this line said."""
        place = line
        for later in self.lines[line:]:
            if isinstance(later.entry, Correction) and later.entry.line == place:
                place = later.number
        return place


def _slots(lines: tuple[Line, ...]) -> list[Slot]:
    """The lines in the order of play, each with its last correction."""
    slots: list[Slot] = []
    holder: dict[int, Slot] = {}
    for line in lines:
        if isinstance(line.entry, Correction):
            slot = holder.pop(line.entry.line)
            slot.since, slot.entry, slot.side = line.number, line.entry.entry, line.side
        else:
            slot = Slot(line.number, line.number, line.entry, line.side)
            slots.append(slot)
        holder[line.number] = slot
    return slots


def _folded(rules: TrucoRules, seats: int, best_of: int, slots: list[Slot]) -> Match:
    """The match after these; `Unfit` at the first that does not stand."""
    match = Match(rules, seats, best_of)
    for slot in slots:
        if isinstance(slot.entry, Confirm):
            _confirm(match, slot, slot.entry)
            continue
        if slot.entry is not None:
            reason = folding.objection(match, slot.entry)
            if reason is not None:
                raise Unfit(slot, reason)
            folding.apply(match, slot.entry, slot.number)
        partida = match.partida
        if partida is not None:
            partida.changed = max(partida.changed, slot.since)
    return match


def _confirm(match: Match, slot: Slot, confirm: Confirm) -> None:
    """It counts for the result it names; where a correction made another of it, it counts for nothing."""
    if confirm.partida <= len(match.partidas):
        partida = match.partidas[confirm.partida - 1]
        if partida.over and partida.score == confirm.score:
            partida.confirmed[slot.side] = slot.since


def new(game: str, settings: Mapping[str, str] | None = None, seats: int | None = None, best_of: int = 0) -> Placar:
    """A scoreboard with nothing on it: `new("truco-fenacef", best_of=3)`; without a length, the one of the code.

    `KeyError` for a code that is not there, `BadOption` for house rules that cannot be, `ValueError` for the rest.
    """
    rules = rules_of(game, settings or {})
    table = rules.seats[0] if seats is None else seats
    length = best_of or rules.best_of
    if table not in rules.seats:
        raise ValueError("seats")
    if length < 1 or length % 2 == 0 or length > 15:
        raise ValueError("best_of")
    return Placar(rules, table, length)
