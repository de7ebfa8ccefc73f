"""CSV as Brazilian spreadsheets open it: UTF-8 with its mark, `;` between cells, and nothing in it that a spreadsheet runs.

Rule 1: a text that begins like a formula gets an apostrophe before it; numbers that we wrote ourselves are numbers.
"""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

BEGINNINGS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
Cell = str | int


def csv_of(rows: Iterable[Sequence[Cell]]) -> bytes:
    """A table as a file."""
    text = StringIO(newline="")
    writer = csv.writer(text, delimiter=";", lineterminator="\r\n")
    for row in rows:
        writer.writerow([cell if isinstance(cell, int) else harmless(cell) for cell in row])
    return text.getvalue().encode("utf-8-sig")


def harmless(text: str) -> str:
    """A cell that no spreadsheet runs."""
    return f"'{text}" if text.lstrip(" ").startswith(BEGINNINGS) else text
