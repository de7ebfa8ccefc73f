"""Those who look for a table, on either database: a row a person, given away once."""

import asyncio
from collections.abc import Collection, Sequence

from carteado.server.storage import Store
from carteado.server.storage.model import RELATIONS
from carteado.server.storage.seekers import AGAIN, ALIVE, BLOCK, FORGOTTEN, Absence, Pair, Seeker, Seekers

NOW = 1_800_000_000_000


def everybody(waiting: Sequence[Seeker], _apart: Collection[Pair]) -> Sequence[Seeker]:
    return waiting


def pairs(waiting: Sequence[Seeker], _apart: Collection[Pair]) -> Sequence[Seeker]:
    return waiting[:2] if len(waiting) > 1 else ()


async def test_who_came_first_stands_first_and_each_looks_once(store: Store) -> None:
    seekers = Seekers(store)
    await seekers.seek("b", "Bia", "truco", NOW)
    await seekers.seek("a", "Ana", "truco", NOW + 1)
    await seekers.seek("b", "Bia B", "truco", NOW + 2)
    await seekers.seek("c", "Caio", "cacheta", NOW + 3)
    assert await seekers.of("truco", NOW + 3) == [Seeker("b", "Bia B"), Seeker("a", "Ana")]
    assert await seekers.waiting(NOW + 3) == {"truco": 2, "cacheta": 1}
    await seekers.seek("b", "Bia", "cacheta", NOW + 4)
    await seekers.gone("a")
    assert await seekers.of("truco", NOW + 4) == []
    assert [one.player for one in await seekers.of("cacheta", NOW + 4)] == ["c", "b"]


async def test_nobody_is_given_two_tables_however_many_processes_give_them(store: Store) -> None:
    seekers = Seekers(store)
    for n in range(12):
        await seekers.seek(f"p{n:02}", "", "truco", NOW + n)
    taken = await asyncio.gather(*(seekers.take("truco", NOW + 20, pairs, f"mesa-{n}") for n in range(8)))
    given = [one.player for each in taken for one in each]
    assert sorted(given) == sorted(set(given)) == [f"p{n:02}" for n in range(12)]
    assert sorted(len(each) for each in taken) == [0, 0, 2, 2, 2, 2, 2, 2]
    tables = {one.player: one.table for one in await seekers.of("truco", NOW + 20)}
    assert len(set(tables.values())) == 6


async def test_a_row_without_beats_counts_no_more_and_is_forgotten(store: Store) -> None:
    seekers = Seekers(store)
    await seekers.seek("a", "Ana", "truco", NOW)
    await seekers.seek("b", "Bia", "truco", NOW)
    assert await seekers.beat([("b", "Bia", "truco")], NOW + ALIVE + 1) == set()
    assert [one.player for one in await seekers.of("truco", NOW + ALIVE + 1)] == ["b"]
    assert [one.player for one in await seekers.take("truco", NOW + ALIVE + 1, everybody, "mesa")] == ["b"]
    await seekers.seek("c", "Caio", "truco", NOW + FORGOTTEN + 1)
    assert [one.player for one in await seekers.of("truco", NOW)] == ["b", "c"]


async def test_a_beat_tells_who_looks_for_another_game_elsewhere_and_brings_back_who_was_forgotten(store: Store) -> None:
    seekers = Seekers(store)
    await seekers.seek("a", "Ana", "truco", NOW)
    await seekers.seek("a", "Ana", "cacheta", NOW + 1)
    assert await seekers.beat([("a", "Ana", "truco"), ("b", "Bia", "truco")], NOW + 2) == {"a"}
    assert await seekers.waiting(NOW + 2) == {"cacheta": 1, "truco": 1}


async def test_who_asks_again_is_told_of_the_table_of_a_moment_ago_and_of_no_older_one(store: Store) -> None:
    seekers = Seekers(store)
    await seekers.seek("a", "Ana", "truco", NOW)
    await seekers.take("truco", NOW, everybody, "mesa")
    await seekers.seek("a", "Ana", "truco", NOW + AGAIN)
    assert await seekers.of("truco", NOW + AGAIN) == [Seeker("a", "Ana", "mesa")]
    later = NOW + 2 * AGAIN + 1
    await seekers.seek("a", "Ana", "truco", later)
    assert await seekers.of("truco", later) == [Seeker("a", "Ana", "")]
    await seekers.take("truco", later, everybody, "outra")
    await seekers.release("outra")
    assert await seekers.of("truco", later) == [Seeker("a", "Ana", "")]


async def test_whoever_gives_a_table_hears_who_is_kept_apart_from_whom(store: Store) -> None:
    seekers, heard = Seekers(store), set[Pair]()

    def chosen(waiting: Sequence[Seeker], apart: Collection[Pair]) -> Sequence[Seeker]:
        heard.update(apart)
        return ()

    for player in "abc":
        await seekers.seek(player, player, "truco", NOW)
    rows = [("b", "a", BLOCK), ("c", "a", "friend"), ("b", "z", BLOCK)]
    async with store.writing() as connection:
        for player, other, kind in rows:
            values = {"player": player, "other": other, "kind": kind, "name": "", "at": NOW}
            await connection.execute(RELATIONS.insert().values(values))
    assert await seekers.take("truco", NOW, chosen, "mesa") == []
    assert heard == {frozenset("ab")}


async def test_absences_are_kept_by_person(store: Store) -> None:
    seekers = Seekers(store)
    assert await seekers.absence("a") == Absence(0, 0, 0)
    for count in (1, 2):
        await seekers.put_absence("a", Absence(count, NOW, NOW + count))
    assert await seekers.absence("a") == Absence(2, NOW, NOW + 2)
    assert await seekers.absence("b") == Absence(0, 0, 0)
