"""Databases for tests: an SQLite file each, and a real PostgreSQL, one server a worker and one schema a test; and a shell."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from carteado.cli import main
from carteado.server.storage import Store
from cli.typed import Said, Typed
from storage.postgres_kit import PostgresServer, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A running PostgreSQL; whoever stops it starts it again."""
    with running_postgres() as server:
        server.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();")  # nobody cuts the power in a test
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'mesas' / 'carteado.db'}"
    return new_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_address(postgres: PostgresServer) -> str:
    """The address of an empty PostgreSQL database."""
    return new_postgres(postgres)


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store on it."""
    opened = await Store.open(address)
    yield opened
    await opened.close()


@pytest.fixture
def carteado(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """Type a command; the data is in a folder of its own unless told otherwise."""
    for name in ("CARTEADO_LANG", "CARTEADO_DATABASE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CARTEADO_DATA", str(tmp_path / "data"))

    def typed(*arguments: str | Path) -> Said:
        with pytest.raises(SystemExit) as leaving:
            main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert isinstance(leaving.value.code, int)
        return Said(leaving.value.code, said.out, said.err)

    return typed


def new_postgres(server: PostgresServer) -> str:
    """An empty schema of its own for one test: quicker than a database."""
    name = f"t{token_hex(6)}"
    server.psql(f"CREATE SCHEMA {name};")
    return f"{server.get_uri()}&search_path={name}"
