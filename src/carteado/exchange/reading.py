"""From a file or pasted text to a sheet: what it is, told by its first bytes; letters, separators, quotes.

Rule 1: a name ends with what it says: the bytes decide, never the name of a file.
"""

import csv
from collections.abc import Iterator
from io import StringIO
from itertools import islice
from typing import Final

from carteado.exchange.sheet import MOST_BYTES, Gathering, Sheet, Unreadable
from carteado.exchange.workbook import rows_of

BOM_16: Final = (b"\xff\xfe", b"\xfe\xff")
ZIP: Final = b"PK\x03\x04"
KINDS: Final = (  # first bytes, and what they are
    (b"\x89PNG", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"GIF8", "picture"),
    (b"BM", "picture"),
    (b"II*\x00", "picture"),
    (b"MM\x00*", "picture"),
    (b"%PDF", "pdf"),
    (b"\xd0\xcf\x11\xe0", "old-workbook"),
    (b"\x1f\x8b", "archive"),
    (b"7z\xbc\xaf", "archive"),
    (b"Rar!", "archive"),
    (b"PK\x05\x06", "archive"),
)
PLAIN: Final = frozenset("\t\n\r\x0b\x0c")
MARKS: Final = (";", "\t", ",")
LOOKED_AT: Final = 20  # rows from which the separator is told
SEPARATED: Final = "sep="


def sheet_of(data: bytes) -> Sheet:
    """The list in a file; `Unreadable` says what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise Unreadable("too-large", most=MOST_BYTES // 1_000_000)
    if data.startswith(ZIP):
        return rows_of(data)
    kind = _kind(data)
    if kind:
        raise Unreadable(kind)
    return pasted(_text(data))


def pasted(text: str) -> Sheet:
    """The list in a text."""
    if len(text) > MOST_BYTES:
        raise Unreadable("too-large", most=MOST_BYTES // 1_000_000)
    if any(letter < " " and letter not in PLAIN for letter in set(text)):
        raise Unreadable("not-text")
    found = Gathering()
    for number, cells in enumerate(_rows(text), 1):
        found.add(number, cells)
    return found.sheet()


def _kind(data: bytes) -> str:
    """What a file is that cannot be a list; "" where it may be one."""
    if data[:4] == b"RIFF" or data[4:8] == b"ftyp":
        return "picture"
    known = next((kind for first, kind in KINDS if data.startswith(first)), "")
    if known == "picture" and data.startswith(b"BM") and b"\x00" not in data[:64]:
        return ""  # a list whose first word begins so
    return known


def _text(data: bytes) -> str:
    """UTF-8 with a mark or without, UTF-16 with its mark, else Windows-1252."""
    try:
        if data.startswith(BOM_16):
            return data.decode("utf-16")
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError:
            return data.decode("cp1252")
    except UnicodeDecodeError as error:
        raise Unreadable("not-text") from error


def _rows(text: str) -> Iterator[list[str]]:
    first, _, rest = text.partition("\n")
    if first.strip().strip('"').casefold().startswith(SEPARATED):
        mark: str | None = first.strip().strip('"')[len(SEPARATED) :][:1] or None
        text = rest
    else:
        mark = _mark(text)
    if mark is None or (not mark.isprintable() and mark != "\t"):
        yield from ([line] for line in text.splitlines())
        return
    try:
        yield from csv.reader(StringIO(text, newline=""), delimiter=mark)
    except csv.Error as error:
        raise Unreadable("quotes") from error


def _mark(text: str) -> str | None:
    """What stands between cells; nothing where every line is one name. A comma counts where every line has one."""
    lines = list(islice((line for line in StringIO(text) if line.strip()), LOOKED_AT))
    if not lines:
        return None
    for mark in MARKS[:2]:
        if mark in lines[0]:
            return mark
    commas = all("," in line for line in lines) and not (":" in lines[0] and "/" in lines[0])
    return "," if commas else next((mark for mark in MARKS[:2] if all(mark in line for line in lines[1:]) and lines[1:]), None)
