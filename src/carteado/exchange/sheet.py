"""A list as it was read, whatever it came in: rows of texts, each under the number that a spreadsheet gives it.

Rule 1: a file that is no list is refused whole, with what would be right; nobody guesses at half of it.
Rule 2: whatever is read has bounds, looked at before anything is unpacked.
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

MOST_BYTES: Final = 2_000_000
MOST_ROWS: Final = 3000  # that say something
MOST_SCANNED: Final = 20_000  # rows, those that say nothing included
MOST_COLUMNS: Final = 60
LONGEST_CELL: Final = 500
FORMULA: Final = "="
_GAPS: Final = re.compile(r"\s+")
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))


class Unreadable(Exception):
    """A file that holds no list; the code says why, the facts what it is about."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Row:
    """A row that says something, under its number in the file."""

    number: int
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Sheet:
    """The rows of a list, in order."""

    rows: tuple[Row, ...]

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max((len(row.cells) for row in self.rows), default=0)


def tidy(text: str) -> str:
    """A cell in one line, composed, without what nobody sees."""
    if text.isascii() and text.isprintable():
        return _GAPS.sub(" ", text).strip()
    spaced = _GAPS.sub(" ", unicodedata.normalize("NFC", text)).strip()
    return "".join([letter for letter in spaced if unicodedata.category(letter) not in _UNSEEN])


class Gathering:
    """Rows on their way into a sheet, counted; `Unreadable` where there are too many, or one is too long."""

    def __init__(self) -> None:
        self._rows: list[Row] = []

    def add(self, number: int, cells: list[str]) -> None:
        """Row `number`; one that says nothing is left out."""
        if number > MOST_SCANNED:
            raise Unreadable("too-many-rows", most=MOST_ROWS)
        told = [tidy(cell) for cell in cells[: MOST_COLUMNS + 1]]
        while told and not told[-1]:
            told.pop()
        if not told:
            return
        if len(told) > MOST_COLUMNS:
            raise Unreadable("too-wide", most=MOST_COLUMNS, row=number)
        if max(map(len, told)) > LONGEST_CELL:
            raise Unreadable("long-cell", most=LONGEST_CELL, row=number)
        if len(self._rows) >= MOST_ROWS:
            raise Unreadable("too-many-rows", most=MOST_ROWS)
        self._rows.append(Row(number, tuple(told)))

    def sheet(self) -> Sheet:
        """All of them."""
        if not self._rows:
            raise Unreadable("empty")
        return Sheet(tuple(self._rows))
