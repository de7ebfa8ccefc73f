"""The lines of a scoreboard and the value they add up to.

Rule 1: a line is written once. A correction is a line too: what it says takes the place of the line it names.
Rule 2: a correction stands only if every later line still does; the first that would not is named.
Rule 3: a confirmation holds until a line or a correction of its partida comes after it; it never makes a line impossible.
Rule 4: the next partida begins once all sides have confirmed the one before; where a judge pays, once the judge says so.
Rule 5: where every entry is confirmed, only what is written counts (`claims.py`), and no partida is confirmed besides.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Generic

from carteado import catalogue
from carteado.game import REFEREE, Illegal, Reason, Seat
from carteado.placar import claims
from carteado.placar.claims import BY_ENTRY, BY_PARTIDA, Claim, Line, Reading
from carteado.placar.code import Code, M, Offer, Shown
from carteado.placar.consequence import Consequence
from carteado.placar.entries import (
    Agree,
    AssignJudge,
    Confirm,
    Contest,
    Correction,
    Entry,
    FirstDealer,
    Incident,
    Said,
    Settle,
    Tally,
    Withdraw,
)
from carteado.placar.match import MatchOf, Score

MOST_LINES: Final = 2000
CONFIRM_FIRST: Final = "confirm-first"


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
class Placar(Generic[M]):
    """A scoreboard: the code it keeps, how many sit at the table, and its lines. Where a `judge` pays, nobody else does.

    `options` are its house rules as they were chosen, `confirm` says what the sides confirm: each partida, or each entry.
    """

    code: Code[M]
    seats: int
    best_of: int
    judge: bool = False
    lines: tuple[Line, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    confirm: str = BY_PARTIDA

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return catalogue.game(self.code.id).sides(self.seats, self.options)

    @cached_property
    def count(self) -> int:
        """How many sides there are."""
        return max(self.sides) + 1

    @property
    def by_entry(self) -> bool:
        """Whether every entry is confirmed before it is written."""
        return self.confirm == BY_ENTRY

    @cached_property
    def reading(self) -> Reading:
        """Its lines as they count."""
        return claims.read(self.lines, self.count, self.by_entry, self.judge)

    @property
    def claim(self) -> Claim | None:
        """What waits to be confirmed."""
        return self.reading.claim

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """What is written, in the order of play; for reading only."""
        return tuple(_slots(self.reading.written))

    @cached_property
    def match(self) -> M:
        """What the lines that stand add up to; for reading only."""
        return self._folded(self.slots)

    @cached_property
    def standing(self) -> Mapping[int, int]:
        """For each line that stands, the line in whose place it stands."""
        return {slot.since: slot.number for slot in self.slots if slot.entry is not None}

    def check(self, side: Seat, entry: Entry) -> Reason | None:
        """Why this side may not enter this now, or `None`: the authority."""
        if side not in (*range(self.count), REFEREE):
            return Reason("no-such-side")
        if len(self.lines) >= MOST_LINES:
            return Reason("too-many-lines", "", (MOST_LINES,))
        clause = self.code.judge_clause
        if isinstance(entry, AssignJudge):
            return claims.judge_objection(self.reading, side, entry, clause)
        if isinstance(entry, claims.ANSWERS):
            reason = claims.answer_objection(self.reading, side, entry, clause)
            written = entry.entry if isinstance(entry, Settle) else None
            return reason if reason is not None or written is None else self._writing_objection(side, written)
        if self.reading.judge and side != REFEREE and not isinstance(entry, Confirm):
            return Reason("judge-pays", clause)
        return claims.waiting(self.reading) or self._writing_objection(side, entry)

    def _writing_objection(self, side: Seat, entry: Said | Correction | Confirm) -> Reason | None:
        """Why this cannot be written after what is written."""
        if isinstance(entry, Confirm):
            return self._confirm_objection(side, entry)
        if isinstance(entry, Correction):
            return self._correction_objection(side, entry)
        return self._objection(self.match, entry) or self._unconfirmed(entry)

    def enter(self, side: Seat, entry: Entry, *, recorded: bool = False) -> "Placar[M]":
        """The scoreboard with one more line; `Illegal` if `check` objects.

        A line that was `recorded` elsewhere stands though its partida began before the one before it was confirmed.
        """
        reason = self.check(side, entry)
        if reason is not None and not (recorded and reason.code == CONFIRM_FIRST):
            raise Illegal(side, reason)
        return self.written(side, entry)

    def written(self, side: Seat, entry: Entry) -> "Placar[M]":
        """The same for a line that was checked before: one that was stored."""
        return replace(self, lines=(*self.lines, Line(len(self.lines) + 1, side, entry)))

    def actors(self) -> tuple[Seat, ...]:
        """Who has still to answer a claim, or to confirm a partida that ended."""
        if self.claim is not None:
            return claims.awaited(self.claim, self.count, self.reading.judge)
        if self.by_entry:
            return ()
        ended = [partida.agreed() for partida in self.match.partidas if partida.over]
        return tuple([side for side in range(self.count) if any(side not in agreed for agreed in ended)])

    def legal(self, side: Seat) -> tuple[Entry, ...]:
        """What this side may enter now, without irregularities and corrections: of those `check` decides."""
        found: list[Entry] = [*self.code.sayable(self.match)]
        found += [Confirm(partida.number, partida.score) for partida in self.match.partidas]
        found += claims.answers(self.claim, side)
        found += [AssignJudge(not self.reading.judge)] if self.by_entry else []
        return tuple(entry for entry in found if self.check(side, entry) is None)

    @property
    def sheet(self) -> tuple[Score, ...]:
        """The partidas as they are written down."""
        return self.match.sheet(self.code.target)

    @property
    def undo(self) -> int | None:
        """The line that undoing the last thing names."""
        if self.claim is not None:
            return None
        done = [slot for slot in self.slots if slot.entry is not None and not isinstance(slot.entry, Confirm)]
        return done[-1].since if done else None

    def foresee(self, incident: Incident) -> Consequence:
        """What an irregularity that `check` accepts would bring."""
        return self.code.foresee(self.match, incident)

    def offers(self) -> tuple[Offer, ...]:
        """All irregularities of the code, those that this moment does not allow included."""
        return self.code.offers(self.match)

    def shown(self) -> Shown:
        """What is on the table now."""
        return self.code.shown(self.match)

    def _objection(self, match: M, entry: Said) -> Reason | None:
        return self.code.objection(match, entry) or (self._tally_objection(match, entry) if isinstance(entry, Tally) else None)

    def _tally_objection(self, match: M, entry: Tally) -> Reason | None:
        due = self.code.shown(match).tally
        if len(entry.points) != self.count:
            return Reason("points-of-each", "", (self.count,))
        return Reason("another-deal", "", (due,)) if due is not None and due != entry.deal else None

    def _unconfirmed(self, entry: Said) -> Reason | None:
        """Why the next partida does not begin yet; what was confirmed and is corrected later takes no partida back."""
        partida = self.match.partida
        if self.reading.judge or self.by_entry or partida is None or not partida.over or isinstance(entry, Incident):
            return None
        if len(partida.agreed()) == self.count:
            return None
        return Reason("confirm-first", "", (partida.number, *partida.score))

    def _confirm_objection(self, side: Seat, entry: Confirm) -> Reason | None:
        partidas = self.match.partidas
        if self.by_entry:
            return Reason("confirmed-by-entry")
        if side == REFEREE:
            return Reason("sides-confirm")
        if not 1 <= entry.partida <= len(partidas):
            return Reason("no-such-partida", "", (entry.partida,))
        partida = partidas[entry.partida - 1]
        if not partida.over:
            return Reason("partida-not-over", self.code.partida_clause)
        if partida.score != entry.score:
            return Reason("another-score", partida.clause, partida.score)
        return Reason("confirmed-already") if side in partida.agreed() else None

    def _correction_objection(self, side: Seat, entry: Correction) -> Reason | None:
        if not 1 <= entry.line <= len(self.lines):
            return Reason("no-such-line", "", (entry.line,))
        slot = next((slot for slot in self.slots if slot.since == entry.line), None)
        if slot is None and entry.line not in {line.number for line in self.reading.written}:
            return Reason("nothing-written", "", (entry.line,))
        if slot is None:
            return Reason("corrected-already", "", (entry.line, self._in_place_of(entry.line)))
        if isinstance(slot.entry, Confirm):
            return Reason("confirmation-stays", "", (entry.line,))
        if slot.entry == entry.entry:
            return Reason("nothing-to-correct", "", (entry.line,))
        number = len(self.lines) + 1
        corrected = _slots((*self.reading.written, Line(number, side, entry)))
        try:
            self._folded(corrected)
        except Unfit as unfit:
            if unfit.slot.since == number:
                return unfit.reason
            return Reason("later-line", unfit.reason.clause, (unfit.slot.since, unfit.reason.code))
        return None

    def _folded(self, slots: Sequence[Slot]) -> M:
        """The match after these; `Unfit` at the first that does not stand."""
        match = self.code.begun(self.sides, self.best_of)
        for slot in slots:
            if isinstance(slot.entry, Confirm):
                _confirm(match, slot, slot.entry)
                continue
            if slot.entry is not None:
                reason = self._objection(match, slot.entry)
                if reason is not None:
                    raise Unfit(slot, reason)
                self.code.apply(match, slot.entry, slot.number)
            partida = match.partida
            if partida is not None:
                if isinstance(slot.entry, FirstDealer):
                    partida.first = slot.entry.seat
                partida.changed = max(partida.changed, slot.since)
        return match

    def _in_place_of(self, line: int) -> int:
        """The line that says now what this line said."""
        place = line
        for later in self.reading.written:
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
            assert not isinstance(line.entry, AssignJudge | Agree | Contest | Withdraw | Settle)  # no slot
            slot = Slot(line.number, line.number, line.entry, line.side)
            slots.append(slot)
        holder[line.number] = slot
    return slots


def _confirm(match: MatchOf[Any, Any], slot: Slot, confirm: Confirm) -> None:
    """It counts for the result it names; where a correction made another of it, it counts for nothing."""
    if confirm.partida <= len(match.partidas):
        partida = match.partidas[confirm.partida - 1]
        if partida.over and partida.score == confirm.score:
            partida.confirmed[slot.side] = slot.since


def length_of(best_of: int) -> int:
    """So many partidas at most; `ValueError` where that cannot be."""
    if best_of < 1 or best_of % 2 == 0 or best_of > 15:
        raise ValueError("best_of")
    return best_of
