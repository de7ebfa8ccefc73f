"""What is wrong with the file of an SQLite database: nothing in it, damage, or another program's data.

Rule 1: the file is looked at through SQLite and `stat` alone: to close it otherwise would let go of SQLite's own locks.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from carteado.server.storage.contract import StorageError

LOOKED_THROUGH: Final = 1 << 26  # bytes up to which a file is read whole before it is used
_DAMAGE: Final = (11, 26)  # SQLITE_CORRUPT, SQLITE_NOTADB
_NOT_THERE: Final = 14  # SQLITE_CANTOPEN
_MOVED: Final = 1032  # SQLITE_READONLY_DBMOVED
_OURS: Final = "alembic_version"


def code_of(error: BaseException) -> str:
    """Whether an error of SQLite says that the file is damaged or not there, or that something else failed."""
    number = getattr(error, "sqlite_errorcode", 0) if isinstance(error, sqlite3.Error) else 0
    gone = number == _MOVED or number & 0xFF == _NOT_THERE
    return "damaged" if number & 0xFF in _DAMAGE else "gone" if gone else "failed"


def examine(path: Path, connect: Callable[[Path], sqlite3.Connection]) -> None:
    """`StorageError` `empty`, `damaged` or `foreign` for a file that cannot be our database."""
    size = path.stat().st_size
    if size == 0:
        raise StorageError("empty", str(path))
    try:
        with closing(connect(path)) as connection:
            problem = _problem(connection, path, size)
    except sqlite3.DatabaseError as error:
        if code_of(error) != "damaged":
            raise
        raise StorageError("damaged", f"{path}: {error}") from error
    if problem:
        raise StorageError(problem, str(path))


def _problem(connection: sqlite3.Connection, path: Path, size: int) -> str:
    (pages,), (each,) = (connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    log = path.with_name(path.name + "-wal")
    if pages * each > size and not (log.exists() and log.stat().st_size):
        return "damaged"
    if size <= LOOKED_THROUGH and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        return "damaged"
    tables = {str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return "foreign" if tables and _OURS not in tables else ""
