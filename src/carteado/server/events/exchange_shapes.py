"""Lists that an event takes in, over REST: what is sent, and how it was understood before anything is written."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from carteado.exchange.columns import Kind
from carteado.exchange.sheet import MOST_BYTES, MOST_COLUMNS
from carteado.server.events.asked_shapes import Key

Json = Any


class NewList(Struct, kw_only=True, forbid_unknown_fields=True):
    """A list of entries: a file (CSV or XLSX), or text that was pasted, and what the person says of its columns.

    Nothing is written unless `preview` is false; with rows that are wrong, only the others are, and only with `good`.
    """

    key: Key
    file: Annotated[bytes, Meta(max_length=2 * MOST_BYTES)] = b""
    text: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
    columns: Annotated[list[Kind], Meta(max_length=MOST_COLUMNS)] | None = None
    header: bool | None = None
    preview: bool = True
    good: bool = False


class ListColumn(Struct, kw_only=True):
    """A column: its letter, its heading and first cell, and what it holds."""

    letter: str
    header: str
    sample: str
    kind: Kind


class ListEntry(Struct, kw_only=True, omit_defaults=True):
    """An entry that the list offers, by its row."""

    row: int
    name: str
    people: list[str] = []
    entity: str = ""
    category: str = ""
    paid: str = ""


class ListProblem(Struct, kw_only=True, omit_defaults=True):
    """What is wrong in a row, where, and what would be right."""

    row: int
    where: str
    text: str
    column: str = ""
    clause: str = ""


class KindTold(Struct, kw_only=True):
    """Something that a column may hold, in words."""

    kind: Kind
    title: str


class ListTold(Struct, kw_only=True):
    """A list as it was understood; `entered` is how many entries were made of it."""

    header: bool
    columns: list[ListColumn]
    kinds: list[KindTold]
    entries: list[ListEntry]
    known: list[ListEntry]
    problems: list[ListProblem]
    entered: int
    version: int


RECEIVED: Final[dict[str, Json]] = {"NewList": NewList}
SENT: Final[dict[str, Json]] = {"ListTold": ListTold}
