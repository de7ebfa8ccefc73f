"""A sheet out of an XLSX workbook: its first page that says anything, as texts.

Rule 1: the archive is weighed before anything is unpacked: how many parts, how large, how packed.
Rule 2: macros and pages that draw on other files are refused; so are entities, which a workbook never has.
Rule 3: a formula stays a formula: what it comes to is the reader's guess, so it never passes for a name.
"""

import zipfile
from collections.abc import Iterable
from datetime import date, datetime, time
from io import BytesIO
from typing import Any, Final

from openpyxl import load_workbook

from carteado.exchange.sheet import FORMULA, MOST_COLUMNS, MOST_SCANNED, Gathering, Sheet, Unreadable

MOST_PARTS: Final = 400
MOST_UNPACKED: Final = 8_000_000  # bytes of all that is read of it
PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
READ: Final = (".xml", ".rels")
BOOK: Final = "xl/workbook.xml"
MACROS: Final = "vbaproject.bin"
LINKS: Final = "xl/externallinks/"
CALC: Final = "content.xml"  # of LibreOffice's own
ENTITIES: Final = (b"<!DOCTYPE", b"<!ENTITY")
UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")


def rows_of(data: bytes) -> Sheet:
    """The first page of a workbook that says anything."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            _weighed(archive)
        return _read(data)
    except Unreadable:
        raise
    except Exception as error:  # a library finds many words for a file that is not what it says
        raise Unreadable("damaged-workbook") from error


def _weighed(archive: zipfile.ZipFile) -> None:
    infos = archive.infolist()
    names = [info.filename.casefold() for info in infos]
    if len(infos) > MOST_PARTS or len(set(names)) < len(names):
        raise Unreadable("bomb")
    if any(name.endswith(MACROS) for name in names):
        raise Unreadable("macros")
    if any(name.startswith(LINKS) for name in names):
        raise Unreadable("links")
    if BOOK not in names:
        raise Unreadable("calc" if CALC in names else "archive")
    if any(info.flag_bits & 1 for info in infos):
        raise Unreadable("old-workbook")
    parts = [info for info in infos if info.filename.casefold().endswith(READ)]
    if sum(info.file_size for info in parts) > MOST_UNPACKED or any(info.compress_type not in PACKED for info in parts):
        raise Unreadable("bomb")
    for info in parts:
        _plain(archive.read(info))


def _plain(part: bytes) -> None:
    """XML as a workbook has it: in UTF-8, without entities."""
    if part.startswith(UTF_16) or b"\x00" in part[:4] or any(mark in part for mark in ENTITIES):
        raise Unreadable("entities")


def _read(data: bytes) -> Sheet:
    book = load_workbook(BytesIO(data), read_only=True, keep_links=False)
    try:
        for page in book.worksheets:
            if page.sheet_state == "visible":
                found = _page(page)
                if found is not None:
                    return found
    finally:
        book.close()
    raise Unreadable("empty")


def _page(page: Any) -> Sheet | None:
    """A page, or nothing where it says nothing."""
    page.reset_dimensions()
    found = Gathering()
    rows: Iterable[tuple[Any, ...]] = page.iter_rows(max_row=MOST_SCANNED, max_col=MOST_COLUMNS + 1)
    for number, cells in enumerate(rows, 1):
        if any(cell.value is not None for cell in cells):
            found.add(number, [_text(cell) for cell in cells])
    try:
        return found.sheet()
    except Unreadable:
        return None


def _text(cell: Any) -> str:
    value = cell.value
    if value is None:
        return ""
    if cell.data_type == "f":
        return f"{FORMULA}{value if isinstance(value, str) else ''}".replace("==", "=", 1)
    if isinstance(value, bool):
        return "sim" if value else "não"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else f"{value:.15g}".replace(".", ",")
    if isinstance(value, (datetime, date, time)):
        return value.isoformat(" ") if isinstance(value, datetime) else value.isoformat()
    return str(value)
