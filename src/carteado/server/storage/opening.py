"""Opening a database: its file and folder if need be, the engine that reads it, and the shape it must have.

Rule 1: only `prepare` makes a file. Every connection asks for one that is there, so a database that is gone is an error
and not an empty one.
"""

import contextlib
import os
import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carteado.server.storage.contract import StorageError
from carteado.server.storage.driver import connect
from carteado.server.storage.examining import code_of, examine
from carteado.server.storage.holding import Held
from carteado.server.storage.place import SQLITE

ContextStack = contextlib.ExitStack | contextlib.AsyncExitStack

BUSY: Final = 15.0  # seconds that SQLite waits for another process
WRITES: Final = "carteado_writes"

_PRAGMAS: Final = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")


def file_of(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(str(url.database)).expanduser().absolute()


def file_uri(path: Path) -> str:
    """The file as SQLite wants to be told that it must not make one."""
    return f"{path.as_uri()}?mode=rw"


def sqlite_connection(path: Path) -> sqlite3.Connection:
    """A connection of the thread that calls; transactions are begun by hand."""
    connection = sqlite3.connect(file_uri(path), uri=True, timeout=BUSY, isolation_level=None)
    for pragma in _PRAGMAS:
        connection.execute(pragma)
    return connection


class File:
    """The file of an SQLite database, once it is there. What is written to a deleted or replaced file is lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._identity = self._found()

    def check(self) -> None:
        """`StorageError` unless the path still names the same file."""
        if self._found() != self._identity:
            raise StorageError("gone", f"{self.path}: another file is there now; start the program again")

    def code_of(self, error: BaseException) -> str:
        """What an error of SQLite was about: where the file is away by then, that, whatever was tried on it."""
        try:
            self.check()
        except StorageError as away:
            return away.code
        return code_of(error)

    def _found(self) -> tuple[int, int]:
        try:
            status = os.stat(self.path)
        except FileNotFoundError as error:
            raise StorageError("gone", str(self.path)) from error
        except OSError as error:
            raise StorageError("gone", f"{self.path}: {error.strerror}") from error
        return status.st_dev, status.st_ino


def hold(url: URL, while_: ContextStack) -> None:
    """Be the only server on this database, if it is a file; `StorageError` `in-use` where there is one already."""
    if url.drivername != SQLITE:
        return
    path = file_of(url)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = Held(path)
    except OSError as error:
        raise StorageError("unreachable", f"{path}: {error}") from error
    while_.callback(held.release)


def prepare(path: Path) -> None:
    """Make the file, for its owner's eyes only, in a folder likewise; or say what is wrong with the one that is there."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists():
            examine(path, sqlite_connection)
        else:
            _make(path)
        with closing(sqlite_connection(path)) as connection:
            _write_ahead(connection)
    except (OSError, sqlite3.Error) as error:
        raise StorageError("unreachable", f"{path}: {error}") from error


def _make(path: Path) -> None:
    """A new file has something in it before it has its name: whoever finds an empty one knows that it lost what it held."""
    unnamed = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        os.close(os.open(unnamed, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite_connection(unnamed)) as connection:
            _write_ahead(connection)
        with contextlib.suppress(FileExistsError):
            os.link(unnamed, path)
    finally:
        unnamed.unlink(missing_ok=True)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Processes that start at once switch at once, and this one lock SQLite does not wait for by itself."""
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def engine(url: URL) -> AsyncEngine:
    """The engine for reading and for what is rarely written; entries have their own way, see `writer`."""
    if url.drivername == SQLITE:
        made = create_async_engine(
            URL.create("sqlite+aiosqlite", database=file_of(url).as_uri(), query={"mode": "rw", "uri": "true"}),
            connect_args={"timeout": BUSY, "isolation_level": None},
            pool_size=4,
        )
        event.listen(made.sync_engine, "connect", _connected)
        event.listen(made.sync_engine, "begin", _begun)
        return made

    return create_async_engine("postgresql+asyncpg://", async_creator=lambda: connect(url), pool_size=4, pool_pre_ping=True)


def _connected(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begun(connection: Connection) -> None:
    """A transaction that will write says so at once: one that finds out later cannot wait for its turn."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")
