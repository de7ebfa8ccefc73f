"""A real PostgreSQL for the tests of several processes, and a server for those who attack one."""

from collections.abc import AsyncIterator, Iterator
from secrets import token_hex

import pytest
import pytest_asyncio

from play.hostile_kit import Target, attacked
from storage.postgres_kit import PostgresServer, running_postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A running PostgreSQL."""
    with running_postgres() as server:
        yield server


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
