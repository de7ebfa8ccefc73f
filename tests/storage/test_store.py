"""What is stored comes back, on both databases."""

import pytest

from carteado.server.storage import StorageError, Store, Summary
from storage.storage_kit import GAME, NOW, entry, facts, opened_table, said


async def test_entries_come_back_in_order_with_number_and_moment(store: Store) -> None:
    odd = '{"said":"ação 🂡 \\u0000 \\" \\\\ \' %s :x ?"}'.encode()
    await store.create("mesa", GAME, [(NOW, b"{}"), (NOW + 1, odd)], facts())
    await store.append("mesa", 3, [(NOW + 2, b"[3]"), (NOW + 2, b"[4]")])
    assert await store.load("mesa") == [(1, NOW, b"{}"), (2, NOW + 1, odd), (3, NOW + 2, b"[3]"), (4, NOW + 2, b"[4]")]


async def test_only_what_came_after_is_loaded(store: Store) -> None:
    await opened_table(store, entries=5)
    assert [seq for seq, _, _ in await store.load("mesa", after=3)] == [4, 5]
    assert await store.load("mesa", after=5) == []


async def test_a_table_that_is_not_there(store: Store) -> None:
    assert await store.load("outra") == []
    assert await store.about("outra") is None
    assert not await store.exists("outra")


async def test_a_missing_entry_is_damage_and_never_skipped(store: Store) -> None:
    await opened_table(store, entries=3)
    async with store._writing() as connection:
        await connection.exec_driver_sql("DELETE FROM entries WHERE seq = 2")
    with pytest.raises(StorageError, match="damaged: mesa: entry 2 is missing"):
        await store.load("mesa")


async def test_what_the_lists_show_is_what_the_last_facts_say(store: Store) -> None:
    await store.create("mesa", GAME, [entry("a", NOW)], facts("open", NOW + 5))
    await store.append("mesa", 2, [entry("b")], facts("playing", NOW + 9, public=False))
    await store.append("mesa", 3, [entry("c")])
    assert await store.about("mesa") == Summary(
        "mesa", "table", GAME, "playing", False, created_at=NOW, updated_at=NOW + 9, summary=f'{{"at":{NOW + 9}}}'.encode()
    )


async def test_the_lobby_shows_public_tables_that_are_not_over_the_last_changed_first(store: Store) -> None:
    for n, stage in enumerate(("open", "playing", "over", "between")):
        await store.create(stage, GAME, [entry("a")], facts(stage, NOW + n))
    await store.create("privada", GAME, [entry("a")], facts("open", NOW + 9, public=False))
    await store.create("outro", "canastra", [entry("a")], facts("open", NOW + 8))
    assert [table.id for table in await store.lobby()] == ["outro", "between", "playing", "open"]
    assert [table.id for table in await store.lobby(GAME)] == ["between", "playing", "open"]
    assert [table.id for table in await store.lobby(limit=2)] == ["outro", "between"]


async def test_the_tables_of_a_player_are_those_of_the_last_facts(store: Store) -> None:
    await store.create("velha", GAME, [entry("a")], facts("over", NOW, ("ana", "bia")))
    await store.create("nova", GAME, [entry("a")], facts("open", NOW + 1, ("ana", "ana")))
    assert [table.id for table in await store.mine("ana")] == ["nova", "velha"]
    await store.append("velha", 2, [entry("b")], facts("open", NOW + 2, ("ana", "caio")))
    assert [table.id for table in await store.mine("ana")] == ["velha", "nova"]
    assert [table.id for table in await store.mine("ana", limit=1)] == ["velha"]
    assert await store.mine("bia") == []
    assert await store.players("velha") == ("ana", "caio")


async def test_the_first_to_ask_for_a_setting_makes_it_for_all(address: str, store: Store) -> None:
    other = await Store.open(address)
    assert await other.setting("chave") is None
    assert await store.setting("chave", lambda: "um") == "um"
    assert await other.setting("chave", lambda: "dois") == "um"
    assert await other.put_setting("chave", "três") == "um"
    assert await other.put_setting("outra", "x") == "x"
    assert await store.settings() == {"chave": "um", "outra": "x"}
    await other.close()


async def test_all_tables_are_walked_through_page_by_page(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteado.server.storage.store.PAGE", 3)
    for n in range(6):
        await opened_table(store, f"m{n}")
    assert [name async for name in store.tables()] == [f"m{n}" for n in range(6)]
    assert await store.count() == 6


async def test_what_was_stored_is_there_when_it_is_opened_again(address: str, store: Store) -> None:
    await opened_table(store)
    await store.close()
    again = await Store.open(address)
    assert await said(again) == ["first 0"]
    await again.check()
    await again.close()


@pytest.mark.parametrize(("seq", "entries"), [(2, []), (0, [entry("x")])])
async def test_nothing_to_write_is_a_mistake(store: Store, seq: int, entries: list[tuple[int, bytes]]) -> None:
    with pytest.raises(ValueError, match="nothing to write"):
        await store.append("mesa", seq, entries)
