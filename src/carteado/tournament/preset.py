"""A published way to run an event: one constant, every field with its clause, like a regulation.

Rule 1: families bring presets in their `event` face; `livre` alone is nobody's.
Rule 2: what a text refuses at the entry is a named function of the preset, and answers with the clause.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from carteado.game import Reason
from carteado.regulations import Text
from carteado.tournament.penalties import Effect, Penalty
from carteado.tournament.people import Person, Side
from carteado.tournament.rules import Rules
from carteado.tournament.settings import Setting


@dataclass(frozen=True)
class Mark:
    """Something a preset asks of a person, by whatever word it is written: `associada`, `associado`."""

    id: str
    words: tuple[str, ...]
    title: Text

    def on(self, person: Person) -> bool:
        """Whether this person has it."""
        return any(mark.strip().casefold() in (self.id, *self.words) for mark in person.marks)


Admission = Callable[[Side], Reason | None]
Fee = Callable[[Side], int]


def free(side: Side) -> int:
    """No entry fee is set."""
    del side
    return 0


@dataclass(frozen=True)
class Preset:
    """How an event is run by a published text: its rules, the settings it knows, who may enter, and what it costs in cents.

    `options` are the keys that the organiser chooses; all `settings` are open to the General Regulation. `cites` has the
    clauses of every field of the rules; none where the organiser decides.
    """

    id: str
    title: Text
    rules: Rules
    cites: Mapping[str, tuple[str, ...]]
    settings: tuple[Setting, ...]
    options: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    admissions: tuple[Admission, ...] = ()
    fee: Fee = free
    penalties: tuple[Penalty, ...] = ()
    acts: Mapping[str, str] = field(default_factory=dict[str, str])
    decides: tuple[str, ...] = ("commission",)  # what no clause foresees, what is reopened, what is corrected after the end
    estimate: Mapping[int, int] = field(default_factory=lambda: {1: 30, 3: 45, 5: 75})  # minutes, by best of

    @property
    def regulation(self) -> str:
        """The regulation this preset is of; "" where any will do."""
        return self.rules.regulation

    def penalty(self, clause: str) -> Penalty | None:
        """The sanction of this clause, without regard to case."""
        return next((one for one in self.penalties if one.clause.casefold() == clause.casefold()), None)

    def meant(self, clause: str, effects: Collection[Effect]) -> str:
        """The clause that is meant by one told in short, CEGO-6.II for CEGO-6.II-1: the first with such an effect, or any.

        With none told it is the first with such an effect; what is no sanction stays as it was told.
        """
        if self.penalty(clause) is not None:
            return clause
        short = f"{clause}-".casefold()
        found = [one for one in self.penalties if not clause or one.clause.casefold().startswith(short)]
        fitting = [one for one in found if one.effect in effects]
        return (fitting or (found if clause else []) or [Penalty(clause, "warning")])[0].clause

    def entry_objection(self, side: Side, rules: Rules | None = None) -> Reason | None:
        """Why this side may not be entered, with the clause; `None` if it may."""
        return seating(rules or self.rules, self.cites, side) or next(
            (reason for admit in self.admissions if (reason := admit(side)) is not None), None
        )


def seating(rules: Rules, cites: Mapping[str, tuple[str, ...]], side: Side) -> Reason | None:
    """Whether so many people make a side, with their reserves and their capataz (CEGO-2-1, RES-37)."""
    players, reserves = len(side.players), len(side.reserves)
    if players not in rules.people:
        return Reason("side-size", _cited(cites, "people"), (players, " | ".join(map(str, rules.people))))
    if reserves > rules.reserves:
        return Reason("too-many-reserves", _cited(cites, "reserves"), (reserves, rules.reserves))
    named = sum(person.capataz for person in side.people)
    if rules.capataz and named != 1:
        return Reason("no-capataz" if not named else "too-many-capatazes", _cited(cites, "capataz"), (named,))
    return None


def _cited(cites: Mapping[str, tuple[str, ...]], name: str) -> str:
    found = cites.get(name, ())
    return found[0] if found else ""


@dataclass(frozen=True)
class Event:
    """What a family brings for tournaments, its `event` face."""

    presets: tuple[Preset, ...]
