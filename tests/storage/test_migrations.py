"""From nothing to the present shape, however many start at once; on both databases."""

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from carteado.server.storage import PLACAR, TABLE, StorageError, Store
from carteado.server.storage.migrating import SCRIPTS, migrate, revision
from carteado.server.storage.model import METADATA, REVISION
from storage.storage_kit import entry, facts, opened_table, program, said

OPENS = """
import asyncio, sys
from carteado.server.storage import Store

async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    store = await Store.open(sys.argv[1])
    print(await store.setting("chave", lambda: sys.argv[2]), flush=True)
    await store.close()

asyncio.run(main())
"""


def differences(connection: Connection) -> list[object]:
    """What the model has otherwise than the database."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_the_steps_lead_to_the_model(store: Store) -> None:
    async with store._reading() as connection:
        assert await connection.run_sync(revision) == REVISION
        assert await connection.run_sync(differences) == []


def test_the_last_step_is_the_one_the_model_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


def one_step_back(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")


async def test_logs_of_scoreboards_are_told_by_their_kind_and_no_more_by_their_name(address: str, store: Store) -> None:
    await store.create("mesa", "truco-asfo", [entry("a")], facts())
    await store.create("placar-x", "truco-asfo", [entry("b")], facts(), PLACAR)
    async with store._writing() as connection:
        await connection.run_sync(one_step_back)
        assert list(await connection.exec_driver_sql("SELECT id, game FROM tables ORDER BY id")) == [
            ("mesa", "truco-asfo"), ("placar-x", "placar:truco-asfo"),
        ]  # fmt: skip
    again = await Store.open(address)
    found = [await again.about(name) for name in ("mesa", "placar-x")]
    assert [(one.kind, one.game) for one in found if one] == [(TABLE, "truco-asfo"), (PLACAR, "truco-asfo")]
    assert [one.id for one in await again.lobby()] == ["mesa"]
    await again.close()


async def test_doing_it_again_does_nothing(address: str, store: Store) -> None:
    await opened_table(store)
    await migrate(store._engine)
    again = await Store.open(address)
    assert await said(again) == ["first 0"]
    await again.close()


async def test_a_newer_database_is_left_alone(address: str, store: Store) -> None:
    async with store._writing() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError) as error:
        await Store.open(address)
    assert error.value.code == "newer"
    assert "9999" in error.value.detail


async def test_processes_that_start_at_once_all_find_it_done(address: str) -> None:
    starting = [program(OPENS, address, str(n)) for n in range(3)]
    try:
        assert [one.stdout.readline() for one in starting if one.stdout] == ["ready\n"] * 3
        for one in starting:
            assert one.stdin is not None
            one.stdin.write("go\n")
            one.stdin.flush()
        ends = [one.communicate(timeout=60) for one in starting]
    finally:
        for one in starting:
            one.kill()
    assert [err for _, err in ends] == [""] * 3
    assert len({out for out, _ in ends}) == 1


async def test_a_step_that_fails_leaves_the_database_as_it_was(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def fails(*_: object, **__: object) -> None:
        raise OSError("cut off")

    monkeypatch.setattr(op, "create_index", fails)
    with pytest.raises(StorageError, match="cut off"):
        await Store.open(address)
    monkeypatch.undo()
    store = await Store.open(address)
    await opened_table(store)
    await store.close()
