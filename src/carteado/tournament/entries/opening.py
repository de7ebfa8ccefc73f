"""An event is opened and set up: its rules, its parts, its tables, and who is entered."""

from typing import Literal

from carteado.tournament.entries.entry import Entry
from carteado.tournament.people import Person


class Opened(Entry, tag="opened", frozen=True):
    """An event was opened: by which preset, with which game and version of its text, on which day, at so many tables.

    A rehearsal is marked as one for ever.
    """

    name: str
    preset: str
    game: str = ""
    version: str = ""
    day: str = ""
    place: str = ""
    tables: int = 0
    rehearsal: bool = False


class OptionSet(Entry, tag="option", frozen=True):
    """A question that the regulation leaves open was answered."""

    key: str
    value: str


class OverrideSet(Entry, tag="override", frozen=True):
    """The General Regulation, or whoever stands above the preset, says otherwise; `source` names the text."""

    key: str
    value: str
    source: str


class RoleGiven(Entry, tag="role", frozen=True):
    """A person was given a part in the event; the key is stored as a hash.

    `entry` where it is of a side, `table` where it is that of a device.
    """

    number: int
    part: str
    name: str
    key: str = ""
    entry: int = 0
    table: int = 0


class RoleTaken(Entry, tag="role-taken", frozen=True):
    """A part was taken back: its key opens nothing any more."""

    number: int


class CommissionNamed(Entry, tag="commission", frozen=True):
    """Who sits in a commission."""

    kind: str
    people: tuple[str, ...]


class TablesSet(Entry, tag="tables", frozen=True):
    """How many tables there are, and which of them are closed."""

    tables: int
    closed: tuple[int, ...] = ()


class EntryMade(Entry, tag="entry", frozen=True):
    """A side was entered; it has the next number. One that waits plays only where it is let in later."""

    name: str
    entity: str = ""
    category: str = ""
    people: tuple[Person, ...] = ()
    waiting: bool = False
    seed: int = 0


class EntryChanged(Entry, tag="entry-changed", frozen=True):
    """A side has another name, entity, or line-up."""

    entry: int
    name: str
    entity: str = ""
    category: str = ""
    people: tuple[Person, ...] = ()
    waiting: bool = False
    seed: int = 0


class EntryWithdrawn(Entry, tag="entry-withdrawn", frozen=True):
    """A side leaves: before the draw it is out of it, afterwards its jogos to come are walkovers."""

    entry: int
    why: str = ""


class EntryBarred(Entry, tag="entry-barred", frozen=True):
    """A side is not admitted, with the reason."""

    entry: int
    why: str


class FeeMarked(Entry, tag="fee", frozen=True):
    """What became of a fee: `paid`, `exempt` or `owed`."""

    entry: int
    state: Literal["paid", "exempt", "owed"]


class CheckedIn(Entry, tag="checked-in", frozen=True):
    """A side is at the door, or is not after all."""

    entry: int
    present: bool = True


class EntriesClosed(Entry, tag="entries-closed", frozen=True):
    """No more entries: what follows may be drawn. Those who are left out were not there."""

    left_out: tuple[int, ...] = ()


class EntriesReopened(Entry, tag="entries-reopened", frozen=True):
    """Entries are taken again."""

    why: str


class EventEnded(Entry, tag="ended", frozen=True):
    """The event is over; after this only the commission corrects."""
