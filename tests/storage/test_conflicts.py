"""Who comes second is told so, alone, and leaves nothing behind; on both databases."""

import asyncio

import pytest

from carteado.server.storage import Conflict, Store
from storage.storage_kit import GAME, NOW, entry, facts, insist, opened_table, outcome, said


@pytest.mark.parametrize("seq", [1, 2, 3, 5, 99])
async def test_an_append_that_is_not_at_the_end_conflicts(store: Store, seq: int) -> None:
    await opened_table(store, entries=3)
    with pytest.raises(Conflict) as conflict:
        await store.append("mesa", seq, [entry("late"), entry("late")], facts("over"))
    assert (conflict.value.table, conflict.value.seq) == ("mesa", seq)
    assert len(await store.load("mesa")) == 3
    about = await store.about("mesa")
    assert about is not None
    assert about.stage == "playing"


async def test_an_append_to_no_table_conflicts(store: Store) -> None:
    assert await outcome(store.append("nenhuma", 1, [entry("x")])) == "conflict"
    assert await outcome(store.append("nenhuma", 2, [entry("x")])) == "conflict"
    assert await store.load("nenhuma") == []


async def test_a_table_is_made_once(store: Store) -> None:
    await opened_table(store)
    assert await outcome(store.create("mesa", "canastra", [entry("other")], facts("over"))) == "conflict"
    assert await said(store) == ["first 0"]


async def test_a_conflict_in_a_batch_fails_alone(store: Store) -> None:
    """All of these wait together, so they are one transaction."""
    for table in "abcde":
        await opened_table(store, table, entries=2)
    wanted = [
        store.append("a", 3, [entry("a3")], facts("over", NOW + 1)),
        store.append("b", 2, [entry("late"), entry("late")], facts("over")),
        store.append("c", 3, [entry("c3"), entry("c4")]),
        store.append("d", 9, [entry("hole")]),
        store.create("e", GAME, [entry("again")], facts("over")),
        store.create("f", GAME, [entry("f1")], facts("open")),
        store.append("e", 3, [entry("e3")]),
    ]
    done = await asyncio.gather(*map(outcome, wanted))
    assert done == ["done", "conflict", "done", "conflict", "conflict", "done", "conflict"]
    assert [len(await store.load(table)) for table in "abcdef"] == [3, 2, 4, 2, 2, 1]
    stages = [(table.id, table.stage) for table in await store.mine("ana")]
    assert sorted(stages) == [
        ("a", "over"), ("b", "playing"), ("c", "playing"), ("d", "playing"), ("e", "playing"), ("f", "open"),
    ]  # fmt: skip


async def test_appends_of_one_table_that_go_on_from_one_another_are_one_batch(store: Store) -> None:
    await opened_table(store)
    wanted = [store.append("mesa", n, [entry(str(n))], facts(at=NOW + n)) for n in range(2, 12)]
    assert set(await asyncio.gather(*map(outcome, wanted))) == {"done"}
    assert await said(store) == ["first 0", *map(str, range(2, 12))]
    about = await store.about("mesa")
    assert about is not None
    assert about.updated_at == NOW + 11


async def test_of_two_with_one_number_in_a_batch_the_first_stays_and_nothing_goes_on_from_it(store: Store) -> None:
    await opened_table(store)
    wanted = [store.append("mesa", 2, [entry(text)]) for text in ("um", "dois")] + [store.append("mesa", 3, [entry("três")])]
    assert await asyncio.gather(*map(outcome, wanted)) == ["done", "conflict", "conflict"]
    assert await said(store) == ["first 0", "um"]


async def test_nothing_goes_on_from_what_conflicted_in_the_same_batch(address: str, store: Store) -> None:
    """The other process has written 2, so the 3 of this one was decided on a log that is not."""
    await opened_table(store)
    other = await Store.open(address)
    await other.append("mesa", 2, [entry("theirs")])
    wanted = [store.append("mesa", n, [entry(f"ours {n}")]) for n in (2, 3, 4)]
    assert await asyncio.gather(*map(outcome, wanted)) == ["conflict"] * 3
    assert await said(store) == ["first 0", "theirs"]
    await other.close()


async def test_two_stores_on_one_table_use_each_number_once(address: str, store: Store) -> None:
    await opened_table(store)
    other = await Store.open(address)
    texts = [f"{name} {n}" for n in range(10) for name in "ab"]
    numbers = await asyncio.gather(*(insist(store if text[0] == "a" else other, "mesa", text) for text in texts))
    assert sorted(numbers) == list(range(2, 22))
    found = await said(store)
    assert [found[number - 1] for number in numbers] == texts
    assert await said(other) == found
    await other.close()


async def test_two_stores_that_write_many_tables_in_opposite_orders_do_not_lock_one_another(address: str, store: Store) -> None:
    other = await Store.open(address)
    tables = [f"m{n:02}" for n in range(20)]
    for table in tables:
        await opened_table(store, table)
    for _ in range(5):
        ours = [insist(store, table, "ours") for table in tables]
        theirs = [insist(other, table, "theirs") for table in reversed(tables)]
        await asyncio.gather(*ours, *theirs)
    for table in tables:
        found = await said(other, table)
        assert (found.count("ours"), found.count("theirs")) == (5, 5)
    await other.close()
