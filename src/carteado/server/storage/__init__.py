"""Where tables are kept: append-only entries in SQLite or PostgreSQL. See docs/storage.md."""

from carteado.server.storage.contacts import Reached
from carteado.server.storage.contract import (
    EVENT,
    HOME,
    PLACAR,
    TABLE,
    Announcer,
    Conflict,
    Entries,
    Entry,
    Facts,
    StorageError,
    Stored,
    Summary,
)
from carteado.server.storage.place import data_directory, database
from carteado.server.storage.store import Store

__all__ = [
    "EVENT", "HOME", "PLACAR", "TABLE", "Announcer", "Conflict", "Entries", "Entry", "Facts", "Reached", "StorageError",
    "Store", "Stored", "Summary", "data_directory", "database",
]  # fmt: skip
