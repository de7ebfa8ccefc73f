"""Where the data is: `--data` or CARTEADO_DATA names the folder, `--database` or CARTEADO_DATABASE the database itself."""

import os
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from carteado.server.storage.contract import StorageError

DATA: Final = "CARTEADO_DATA"
DATABASE: Final = "CARTEADO_DATABASE"
FILE: Final = "carteado.db"
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"


def data_directory(given: str | Path | None = None) -> Path:
    """The folder of everything this program keeps."""
    told = given or os.environ.get(DATA) or platformdirs.user_data_dir("carteado", appauthor=False)
    return Path(told).expanduser().absolute()


def database(given: str | None = None, data: str | Path | None = None) -> URL:
    """The database asked for: `sqlite:///path` or `postgresql://...`; without one, a file in the data directory."""
    told = given or os.environ.get(DATABASE)
    return parsed(told) if told else URL.create(SQLITE, database=str(data_directory(data) / FILE))


def parsed(told: str | URL) -> URL:
    """The address, checked; its driver is ours to choose. `StorageError` never repeats it, for it may hold a password."""
    try:
        url = make_url(told)
    except ArgumentError as error:
        raise StorageError("url", "not a database address; use sqlite:///path or postgresql://...") from error
    kind = url.drivername.partition("+")[0]
    kind = POSTGRESQL if kind == "postgres" else kind
    if kind not in (SQLITE, POSTGRESQL):
        raise StorageError("url", f"no such database here: {kind}; use sqlite:///path or postgresql://...")
    if kind == SQLITE and (url.database in (None, "", ":memory:") or url.host or url.query):
        raise StorageError("url", "SQLite needs the path of a file and nothing else: sqlite:///path")
    return url.set(drivername=kind)


def named(url: URL) -> str:
    """The address for people, without its password."""
    return str(url.database) if url.drivername == SQLITE else url.set(query={}).render_as_string(hide_password=True)
