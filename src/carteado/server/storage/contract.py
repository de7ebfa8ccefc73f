"""What the rest of the server knows of storage: the facts of a table, what a list of tables shows, and what can go wrong.

Rule 1: an entry is its moment and its payload, JSON in UTF-8; storage never looks inside.
Rule 2: what an append acknowledged is on the disk. What it answered with an error may be there or not: load the table again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

Entry = tuple[int, bytes]  # at (ms), payload
Stored = tuple[int, int, bytes]  # seq, at (ms), payload
Entries = Sequence[Entry]

LIVE = ("open", "playing", "between")
TABLE, PLACAR, EVENT = "table", "placar", "event"  # what a log may be of: a table, a scoreboard, a tournament,
HOME = "home"  # or a partida that somebody played without a server


@dataclass(frozen=True, slots=True)
class Facts:
    """What the lists of tables show of one: written together with the entries that change it.

    `players` are the people this table is theirs to continue; `summary` is JSON for the lobby.
    """

    stage: str
    public: bool
    summary: bytes
    players: tuple[str, ...]
    updated_at: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A log in a list."""

    id: str
    kind: str
    game: str
    stage: str
    public: bool
    created_at: int
    updated_at: int
    summary: bytes


class Announcer(Protocol):
    """Who tells other processes of an append; see `server.bus`."""

    process: str

    def publish(self, table: str, seq: int) -> None:
        """The table has entries up to `seq`."""
        ...


class StorageError(Exception):
    """The database cannot do it: a code for programs, and the detail.

    Codes: unreachable, gone (the file), failed, closed (the store), newer (than this program), url, damaged, empty (the file),
    foreign (the file of another program), in-use (by another server).
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class Conflict(Exception):
    """The log of the table does not end right before `seq`: somebody else has written there. Load it again."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"{table}: the log does not end before {seq}")
        self.table = table
        self.seq = seq
