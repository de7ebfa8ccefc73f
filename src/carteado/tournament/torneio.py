"""One event of one category: the value its log adds up to.

Rule 1: a `Torneio` is the fold of its log; a correction stands where what it corrects was said, and is folded there.
Rule 2: `check` is the authority; `after` believes it was asked. No clock, no random number, no I/O.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from carteado.game import Reason
from carteado.reading import WireError
from carteado.tournament import entries as log
from carteado.tournament.checks import correcting, objection
from carteado.tournament.checks.roles import undoing
from carteado.tournament.folding import fold
from carteado.tournament.hands import hand
from carteado.tournament.log import uncollected
from carteado.tournament.state import State

MOST_LINES: Final = 200_000
STAYS: Final = (log.Opened, log.RoleGiven, log.RoleTaken, log.LotsCommitted, log.LotsDrawn, log.Published, log.EventEnded)


OF_A_RESULT: Final = (log.RowsTaken, log.WalkoverGiven, log.SanctionGiven, log.TimeCalled, log.Ruled, log.Observed)


class Refused(Exception):
    """An entry that may not be written, with the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {reason.clause}".strip())
        self.reason = reason


class Torneio:
    """An event as it stands, and the log behind it."""

    def __init__(self, entries: tuple[log.AnyEntry, ...], state: State) -> None:
        self.log = entries
        self.state = state

    @classmethod
    def of(cls, entries: Sequence[log.AnyEntry] = ()) -> "Torneio":
        """The event with this log."""
        said = effective(entries)
        state = State(redone=redone(entries), hands=hands(entries))
        with uncollected():
            for number, entry in enumerate(said, 1):
                if entry is not None:
                    fold(state, entry, number)
        state.corrected = [(entry.at, entry.number, entry.why) for entry in entries if isinstance(entry, log.Corrected)]
        return cls(tuple(entries), state)

    def check(self, entry: log.AnyEntry) -> Reason | None:
        """Why this may not be entered now, or `None`: the authority."""
        if len(self.log) >= MOST_LINES:
            return Reason("too-many-lines", "", (MOST_LINES,))
        reason = objection(self.state, entry)
        if reason is None and isinstance(entry, log.Corrected):
            return self._correction_objection(entry)
        return reason

    def after(self, entry: log.AnyEntry) -> "Torneio":
        """The event with one more line, which `check` has nothing against."""
        lines = (*self.log, entry)
        if isinstance(entry, log.Corrected):
            return Torneio.of(lines)
        state = self.state.copy()
        fold(state, entry, len(lines))
        return Torneio(lines, state)

    def entered(self, entry: log.AnyEntry) -> "Torneio":
        """The same, asked first; `Refused` says why not."""
        reason = self.check(entry)
        if reason is not None:
            raise Refused(reason)
        return self.after(entry)

    @cached_property
    def said(self) -> tuple[log.AnyEntry | None, ...]:
        """What stands at each line: the last word of its corrections, nothing where it was taken back."""
        return tuple(effective(self.log))

    def _correction_objection(self, entry: log.Corrected) -> Reason | None:
        """What it names is there and may be corrected, and what it says could have been entered there."""
        if not 1 <= entry.number <= len(self.log):
            return Reason("no-such-line", "", (entry.number, len(self.log)))
        target = line_of(self.log, entry.number)
        old = self.said[target - 1]
        if isinstance(self.log[target - 1], STAYS):
            return Reason("line-stays", "", (entry.number,))
        kept = None if old is None else undoing(self.state, old, entry.role)
        if kept is not None:
            return kept
        try:
            new = None if entry.instead is None else log.read(entry.instead)
        except WireError as error:
            return Reason("no-such-entry", "", (str(error)[:200],))
        kept = correcting.locked(self.state, self.said, target, new, entry.role)
        if kept is not None:
            return kept
        if new is None:
            return Reason("nothing-to-correct", "", (entry.number,)) if old is None else self._lost_ground(entry, target)
        if type(new) is not type(self.log[target - 1]):
            return Reason("another-kind", "", (entry.number,))
        if old is not None and signed_as(new, old) == old:
            return Reason("nothing-to-correct", "", (entry.number,))
        reason = objection(_before(self.said, target), replace(new, who=entry.who, role=entry.role))
        return reason or self._lost_ground(entry, target)

    def _lost_ground(self, entry: log.Corrected, target: int) -> Reason | None:
        """Whether lines after this one would be about jogos that are others then, or not there."""
        if not isinstance(self.log[target - 1], correcting.TABLE):
            return None
        try:
            after = Torneio.of((*self.log, entry)).state
        except (KeyError, StopIteration):
            return Reason("played-on", "", (target,))
        return correcting.moved(self.state, after, correcting.named(self.said, target))


def signed_as(entry: log.AnyEntry, other: log.AnyEntry) -> log.AnyEntry:
    """The entry as if it had been written when, and by whom, the other was."""
    return replace(entry, at=other.at, who=other.who, role=other.role, before=other.before)


def _before(said: Sequence[log.AnyEntry | None], number: int) -> State:
    """The state before this line."""
    state = State()
    for at, entry in enumerate(said[: number - 1], 1):
        if entry is not None:
            fold(state, entry, at)
    return state


def line_of(entries: Sequence[log.AnyEntry], number: int) -> int:
    """The line that a correction of line `number` is about: a correction is corrected where it stands."""
    entry = entries[number - 1]
    while isinstance(entry, log.Corrected):
        number = entry.number
        entry = entries[number - 1]
    return number


def redone(entries: Sequence[log.AnyEntry]) -> dict[str, int]:
    """The number of the last correction of each jogo: whoever had signed its sheet before has to sign again."""
    found: dict[str, int] = {}
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, log.Corrected):
            about = entries[line_of(entries, entry.number) - 1]
            if isinstance(about, OF_A_RESULT):
                found[about.jogo] = number
    return found


def hands(entries: Sequence[log.AnyEntry]) -> dict[int, str]:
    """Who wrote what stands at each line that was corrected: the last to correct it."""
    found: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, log.Corrected):
            found[line_of(entries, entry.number)] = hand(entry)
    return found


def effective(entries: Sequence[log.AnyEntry]) -> list[log.AnyEntry | None]:
    """What stands at each line, in order; corrections stand at the line they are about."""
    said: list[log.AnyEntry | None] = list(entries)
    for at, entry in enumerate(entries):
        if not isinstance(entry, log.Corrected):
            continue
        said[at] = None
        target = line_of(entries, entry.number)
        first = entries[target - 1]
        new = None if entry.instead is None else log.read(entry.instead)
        said[target - 1] = None if new is None else replace(new, at=first.at, who=first.who, role=first.role)
    return said
