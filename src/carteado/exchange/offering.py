"""What a list offers an event: entries that are not there yet, those that are, and by row and column what is wrong.

Rule 1: nothing here is written. Whoever writes asks again, of the event as it stands then: the same list twice adds nothing.
Rule 2: names are compared without case and accents, with those of the event and with those further up in the list.
Rule 3: whether a side may be entered is the event's to say (`checks`).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from carteado.exchange.columns import Kind, guessed, header_of, widened
from carteado.exchange.sheet import FORMULA, Row, Sheet
from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.checks import objection
from carteado.tournament.folding import fold
from carteado.tournament.people import Person
from carteado.tournament.state import State, plain

Paid = Literal["", "paid", "exempt"]
YES: Final = frozenset(["sim", "s", "x", "ok", "pago", "paga", "quitado", "yes", "y", "true", "v", "paid", "feito", "✓", "✔"])
NO: Final = frozenset(["", "nao", "n", "no", "-", "a pagar", "pendente", "false", "devendo", "deve", "owed", "falta"])
EXEMPT: Final = frozenset(["isento", "isenta", "exempt", "gratis"])
SEEDS: Final = 9999
_MONEY: Final = re.compile(r"(-?)\s*(?:r\$)?\s*(-?)\s*(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?")
_BETWEEN: Final = re.compile(r"\s*[/&+]\s*")
_MARKED: Final = re.compile(r"(.*?)\s*[\[(]([^\])]*)[\])]")
CAPTAIN: Final = ("capataz", "capitao", "captain")
RESERVE: Final = ("reserva", "suplente", "reserve")


@dataclass(frozen=True)
class Problem:
    """What is wrong in a row: the column counted from 0, -1 where it is the whole row; a reason of the event's, or our own."""

    row: int
    column: int
    reason: Reason


@dataclass(frozen=True)
class Offered:
    """An entry that may be made, from this row; what was said of its fee, and how to reach it."""

    row: int
    entry: log.EntryMade
    paid: Paid = ""
    phone: str = ""
    email: str = ""


@dataclass(frozen=True)
class Offer:
    """A list as an event looks at it now. `known` are rows of entries that are there already, and whose they are."""

    columns: tuple[Kind, ...]
    header: Row | None
    offered: tuple[Offered, ...] = ()
    known: tuple[tuple[int, int], ...] = ()
    problems: tuple[Problem, ...] = ()


@dataclass
class _Looking:
    """A list looked at row by row, with the event as it would be."""

    state: State
    columns: tuple[Kind, ...]
    seen: dict[str, int] = field(default_factory=dict[str, int])
    offered: list[Offered] = field(default_factory=list[Offered])
    known: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    problems: list[Problem] = field(default_factory=list[Problem])

    def look(self, row: Row, there: State) -> None:
        """One row."""
        cells = [*row.cells, *[""] * (len(self.columns) - len(row.cells))]
        if not any(cell for cell, kind in zip(cells, self.columns, strict=False) if kind):
            return
        found = self._formula(row, cells) or self._offered(row, cells)
        if isinstance(found, Problem):
            self.problems.append(found)
            return
        name = plain(found.entry.name)
        before = self.seen.setdefault(name, row.number) if name else row.number
        if before != row.number:
            self.problems.append(Problem(row.number, self._first("name"), Reason("repeats", "", (found.entry.name, before))))
            return
        here = there.named(found.entry.name)
        if here is not None:
            self.known.append((row.number, here.number))
            return
        reason = objection(self.state, found.entry)
        if reason is not None:
            self.problems.append(Problem(row.number, self._column(reason, cells), reason))
            return
        fold(self.state, found.entry, 0)
        self.offered.append(found)

    def _first(self, *kinds: str) -> int:
        return next((at for at, kind in enumerate(self.columns) if kind in kinds), -1)

    def _formula(self, row: Row, cells: Sequence[str]) -> Problem | None:
        for at, (cell, kind) in enumerate(zip(cells, self.columns, strict=False)):
            if kind and cell.startswith(FORMULA):
                return Problem(row.number, at, Reason("formula", "", (cell[:40],)))
        return None

    def _column(self, reason: Reason, cells: Sequence[str]) -> int:
        """The column that a reason is about."""
        people = [at for at, kind in enumerate(self.columns) if kind == "person"]
        if reason.code == "side-size" and people:
            return next((at for at in people if not cells[at]), people[-1])
        if reason.code == "person-twice" and reason.facts:
            twice = plain(str(reason.facts[0]))
            return next((at for at, cell in enumerate(cells) if twice and twice in plain(cell)), -1)
        if reason.code in ("no-capataz", "too-many-capatazes"):
            return self._first("capataz")
        if reason.code in ("entry-name", "name-taken"):
            return self._first("name")
        return -1

    def _told(self, cells: Sequence[str], kind: Kind) -> list[str]:
        return [cell for cell, other in zip(cells, self.columns, strict=False) if other == kind and cell]

    def _offered(self, row: Row, cells: Sequence[str]) -> "Offered | Problem":
        name, captain = " ".join(self._told(cells, "name")), plain(" ".join(self._told(cells, "capataz")))
        people = [_person(one, False) for cell in self._told(cells, "person") for one in _BETWEEN.split(cell) if one]
        people += [_person(one, True) for cell in self._told(cells, "reserve") for one in _BETWEEN.split(cell) if one]
        if not people:
            name, people = _unfolded(name)
        if captain:
            if captain not in [plain(one.name) for one in people]:
                return Problem(row.number, self._first("capataz"), Reason("captain-not-there", "", (captain,)))
            people = [Person(one.name, one.marks, one.reserve, plain(one.name) == captain) for one in people]
        paid = _paid(" ".join(self._told(cells, "paid")))
        if paid is None:
            return Problem(row.number, self._first("paid"), Reason("not-paid-word", "", (cells[self._first("paid")],)))
        seed = " ".join(self._told(cells, "seed"))
        if seed and not (seed.isascii() and seed.isdecimal() and int(seed) <= SEEDS):
            return Problem(row.number, self._first("seed"), Reason("not-a-number", "", (seed, SEEDS)))
        made = log.EntryMade(
            name=name or " / ".join([one.name for one in people if not one.reserve]),
            entity=" ".join(self._told(cells, "entity")),
            category=" ".join(self._told(cells, "category")),
            people=tuple(people),
            seed=int(seed or 0),
        )
        return Offered(row.number, made, paid, " ".join(self._told(cells, "phone")), " ".join(self._told(cells, "email")))


def offered(state: State, sheet: Sheet, columns: Sequence[Kind] | None = None, header: bool | None = None) -> Offer:
    """What a list offers this event, with its columns as they were told, or as its first row or its shape says."""
    named = header_of(sheet)
    headed = named is not None if header is None else header
    kinds = tuple(columns) if columns is not None else (named if headed and named else guessed(sheet, state.code.people))
    looking = _Looking(state.copy(), widened(kinds, sheet))
    for row in sheet.rows[1:] if headed else sheet.rows:
        looking.look(row, state)
    return Offer(
        looking.columns,
        sheet.rows[0] if headed else None,
        tuple(looking.offered),
        tuple(looking.known),
        tuple(looking.problems),
    )


def made_of(state: State, offer: Offer) -> list[log.AnyEntry]:
    """The lines that the entries of an offer are."""
    found: list[log.AnyEntry] = []
    number = len(state.entries)
    for one in offer.offered:
        number += 1
        found.append(one.entry)
        if one.paid:
            found.append(log.FeeMarked(entry=number, state=one.paid))
    return found


def _person(text: str, reserve: bool) -> Person:
    """`Ana`, `Ana *`, `Ana (reserva)`, `Ana [servidora, associada]`."""
    captain = text.endswith("*")
    text = text.rstrip("* ")
    marked = _MARKED.fullmatch(text)
    marks = [mark.strip() for mark in marked[2].split(",") if mark.strip()] if marked else []
    said = {plain(mark) for mark in marks}
    return Person(
        marked[1] if marked else text,
        tuple([mark for mark in marks if plain(mark) not in (*CAPTAIN, *RESERVE)]),
        reserve or bool(said & set(RESERVE)),
        captain or bool(said & set(CAPTAIN)),
    )


def _unfolded(text: str) -> tuple[str, list[Person]]:
    """`Nome: pessoa / pessoa`, people without a name, or a name alone."""
    name, colon, rest = text.partition(":")
    told = rest if colon else text
    if not colon and "/" not in told:
        return text, []
    parts = told.split(",") if "/" not in told and "," in told else _BETWEEN.split(told)
    return (name.strip() if colon else ""), [_person(one.strip(), False) for one in parts if one.strip()]


def _paid(text: str) -> Paid | None:
    """What a cell says of the fee; `None` where it says neither yes nor no nor an amount."""
    said = plain(text)
    if said in NO:
        return ""
    if said in YES:
        return "paid"
    if said in EXEMPT:
        return "exempt"
    amount = _MONEY.fullmatch(said)
    if amount is None or amount[1] or amount[2]:
        return None
    return "paid" if int(amount[3].replace(".", "")) or int(amount[4] or 0) else ""
