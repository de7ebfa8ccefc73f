"""A database that goes away: a clear error at once, for all who wait, and everything as before when it is back."""

import asyncio
import os
from pathlib import Path

import pytest

from carteado.server.storage import StorageError, Store, database
from storage.postgres_kit import PostgresServer
from storage.storage_kit import CUT, entry, facts, opened_table, said


async def code(doing: object) -> str:
    """The code of its failure."""
    with pytest.raises(StorageError) as error:
        await doing  # type: ignore[misc]
    return error.value.code


async def test_a_deleted_file_is_not_written_to(tmp_path: Path) -> None:
    store = await Store.open(database(data=tmp_path))
    await opened_table(store)
    for path in tmp_path.iterdir():
        path.unlink()
    assert await code(store.append("mesa", 2, [entry("lost")])) == "gone"
    assert await code(store.load("mesa")) == "gone"
    assert await code(store.check()) == "gone"
    assert await code(store.put_setting("a", "b")) == "gone"
    await store.close()
    assert not (tmp_path / "carteado.db").exists()


async def test_another_file_in_its_place_is_not_taken_for_it(tmp_path: Path) -> None:
    store = await Store.open(database(data=tmp_path))
    await opened_table(store)
    os.rename(tmp_path / "carteado.db", tmp_path / "away.db")
    (tmp_path / "carteado.db").touch()
    assert await code(store.append("mesa", 2, [entry("lost")])) == "gone"
    os.replace(tmp_path / "away.db", tmp_path / "carteado.db")
    await store.append("mesa", 2, [entry("found")])
    assert await said(store) == ["first 0", "found"]
    await store.close()


async def test_a_file_that_goes_just_before_it_is_opened_is_gone_too(tmp_path: Path) -> None:
    store = await Store.open(database(data=tmp_path))
    file = tmp_path / "carteado.db"

    def goes() -> None:
        if file.exists():
            os.rename(file, tmp_path / "away.db")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store._file, "check", goes)
        await store._engine.dispose()
        assert await code(store.about("mesa")) == "gone"
        assert await code(store.put_setting("a", "b")) == "gone"
    os.rename(tmp_path / "away.db", file)
    await store.put_setting("a", "b")
    assert await store.setting("a") == "b"
    await store.close()


async def test_what_fails_while_the_file_is_away_is_gone(tmp_path: Path) -> None:
    store = await Store.open(database(data=tmp_path))
    file, elsewhere = tmp_path / "carteado.db", tmp_path / "away.db"

    async def cut_short() -> None:
        async with store.reading() as connection:
            os.rename(file, elsewhere)
            await connection.exec_driver_sql("SELECT nothing FROM nowhere")

    assert await code(cut_short()) == "gone"
    os.rename(elsewhere, file)
    with pytest.raises(StorageError) as error:
        async with store.reading() as connection:
            await connection.exec_driver_sql("SELECT nothing FROM nowhere")
    assert error.value.code == "failed"
    await store.close()


async def test_a_closed_store(store: Store) -> None:
    await opened_table(store)
    await store.close()
    assert await code(store.append("mesa", 2, [entry("late")])) == "closed"


async def test_postgres_stops_and_comes_back(postgres: PostgresServer, postgres_address: str) -> None:
    store = await Store.open(postgres_address)
    await opened_table(store)
    await asyncio.to_thread(postgres.stop)
    try:
        waiting = [store.append("mesa", 2, [entry("lost")]), store.create("outra", "x", [entry("lost")], facts())]
        codes = [
            error.code for error in await asyncio.gather(*waiting, return_exceptions=True) if isinstance(error, StorageError)
        ]
        assert codes == ["unreachable", "unreachable"]
        assert await code(store.load("mesa")) in ("failed", "unreachable")
        assert await code(Store.open(postgres_address)) == "unreachable"
    finally:
        await asyncio.to_thread(postgres.start)
    await store.append("mesa", 2, [entry("back")])
    assert await said(store) == ["first 0", "back"]
    await store.check()
    await store.close()


async def test_a_cut_connection_is_made_again_unnoticed(postgres: PostgresServer, postgres_address: str) -> None:
    store = await Store.open(postgres_address)
    await opened_table(store)
    await asyncio.to_thread(postgres.psql, CUT)
    await store.append("mesa", 2, [entry("on")])
    assert await said(store) == ["first 0", "on"]
    await store.close()
