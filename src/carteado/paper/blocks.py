"""What lists and reports are made of: headings, texts, tables, lines to write and to sign on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carteado.paper.cleaning import Exact

Block = Mapping[str, Any]
Cell = str | Sequence[str]

TICK: Final = "☐"  # a cell with this alone is a box to tick


@dataclass(frozen=True)
class Column:
    """A column of a table: its title, its width in millimetres (0: as its text, below: shares of the rest), figures or text."""

    title: str
    width: float = 0
    figures: bool = False


def heading(text: str) -> Block:
    """A heading below the title."""
    return {"kind": "heading", "text": text}


def paragraph(text: str, *, term: str = "") -> Block:
    """A text; with a term it begins with that, in bold."""
    return {"kind": "text", "term": term, "text": text}


def digits(text: str, *, term: str) -> Block:
    """Digits to compare or to type again, unbroken on a line of their own below the term."""
    return {"kind": "digits", "term": term, "text": Exact(text)}


def numbered(names: Sequence[str], *, term: str) -> Block:
    """Names in their order, each with its number, in columns below the term."""
    return {"kind": "numbered", "term": term, "names": list(names)}


def table(columns: Sequence[Column], rows: Sequence[Sequence[Cell]], *, bold: int = 0, airy: bool = False) -> Block:
    """A table, whose first rows may be set off, such as those who go on; airy where people write in it.

    A cell may be several lines.
    """
    named = [{"title": column.title, "width": column.width, "figures": column.figures} for column in columns]
    return {"kind": "table", "columns": named, "rows": [list(row) for row in rows], "bold": bold, "airy": airy}


def lines(count: int) -> Block:
    """Lines to write on."""
    return {"kind": "lines", "count": count}


def signatures(roles: Sequence[str]) -> Block:
    """Lines to sign on, with who signs below."""
    return {"kind": "signatures", "roles": list(roles)}


def new_page() -> Block:
    """What follows begins on a page of its own."""
    return {"kind": "page"}
