"""Where the data is, who may read it, and that it can be moved."""

import asyncio
import stat
import sys
from pathlib import Path

import pytest

from carteado.server.storage import StorageError, Store, data_directory, database
from carteado.server.storage.place import named, parsed
from storage.storage_kit import opened_table, said


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CARTEADO_DATA", "CARTEADO_DATABASE"):
        monkeypatch.delenv(name, raising=False)


def test_what_is_said_counts_more_than_the_environment_and_that_more_than_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "default"))
    assert data_directory() == tmp_path / "default"
    monkeypatch.setenv("CARTEADO_DATA", str(tmp_path / "environment"))
    assert data_directory() == tmp_path / "environment"
    assert data_directory(tmp_path / "said") == tmp_path / "said"
    assert database().database == str(tmp_path / "environment" / "carteado.db")
    monkeypatch.setenv("CARTEADO_DATABASE", "postgresql://ana@host/um")
    assert database().database == "um"
    assert database("postgres://ana@host/dois").drivername == "postgresql"
    assert database("sqlite:///três.db").database == "três.db"


@pytest.mark.parametrize(
    "told", ["", "carteado.db", "mysql://host/x", "sqlite://", "sqlite:///:memory:", "sqlite:///x?mode=rw"]
)
def test_an_address_that_makes_no_sense(told: str) -> None:
    with pytest.raises(StorageError) as error:
        parsed(told)
    assert error.value.code == "url"


async def test_a_password_is_never_repeated() -> None:
    secret = "postgresql://ana:s3gr3d0@127.0.0.1:1/x?sslmode=disable&password=s3gr3d0"
    assert "s3gr3d0" not in named(parsed(secret))
    with pytest.raises(StorageError) as error:
        await Store.open(secret)
    assert error.value.code == "unreachable"
    assert "s3gr3d0" not in str(error.value)
    with pytest.raises(StorageError) as error:
        parsed("oracle://ana:s3gr3d0@host/x")
    assert "s3gr3d0" not in str(error.value)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
async def test_folder_and_file_are_for_their_owner_alone(tmp_path: Path) -> None:
    store = await Store.open(database(data=tmp_path / "a" / "b"))
    await opened_table(store)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "a" / "b").iterdir()}
    assert modes == {"carteado.db": 0o600, "carteado.db-wal": 0o600, "carteado.db-shm": 0o600}
    assert stat.S_IMODE((tmp_path / "a" / "b").stat().st_mode) == 0o700
    await store.close()
    assert [path.name for path in (tmp_path / "a" / "b").iterdir()] == ["carteado.db"]


async def test_the_folder_can_be_moved(tmp_path: Path) -> None:
    before, after = tmp_path / "velha", tmp_path / "nova pasta %20 é?#"
    store = await Store.open(database(data=before))
    await opened_table(store)
    secret = await store.setting("chave", lambda: "um")
    await store.close()
    before.rename(after)
    store = await Store.open(database(data=after))
    assert await said(store) == ["first 0"]
    assert await store.setting("chave") == secret
    await store.close()
    assert not before.exists()


async def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StorageError) as error:
        await Store.open(database(data=tmp_path / "file"))
    assert error.value.code == "unreachable"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "carteado.db").write_text("x" * 5000)
    with pytest.raises(StorageError):
        await Store.open(database(data=tmp_path))


async def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    """WAL so that readers and the writer do not wait for one another, FULL so that a commit survives a power cut."""
    store = await Store.open(database(data=tmp_path))
    async with store._reading() as connection:
        found = [await connection.exec_driver_sql(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "foreign_keys")]
        assert [one.scalar() for one in found] == ["wal", 2, 1]
    batches = store._writer._batches
    await opened_table(store)
    writer = getattr(batches, "_connection")  # noqa: B009
    values = await asyncio.get_running_loop().run_in_executor(
        getattr(batches, "_thread"),  # noqa: B009
        lambda: [writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")],
    )
    assert values == ["wal", 2, 1]
    await store.close()
