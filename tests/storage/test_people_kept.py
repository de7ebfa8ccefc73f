"""What is kept of people to one another, on either database: counted once, related, reported and decided."""

import asyncio
from pathlib import Path

from carteado.server.storage import Store, database
from carteado.server.storage.accounts import Account, Accounts
from carteado.server.storage.people import FRIEND, MUTE, Decision, People, Report
from carteado.server.storage.played import PlayedGames, Rated, Result
from carteado.server.storage.seekers import BLOCK
from cli.typed import Typed
from storage.storage_kit import facts, opened_table

NOW = 1_800_000_000_000
WEEK = 7 * 86_400_000


async def accounts(store: Store, *names: str) -> None:
    for name in names:
        await Accounts(store).add(Account(name, f"{name}-1", name.title(), "player", "", NOW))


def one_better(known: dict[str, Rated]) -> dict[str, Rated]:
    """Everybody gets a point for each partida."""
    games = {player: known[player].games if player in known else 0 for player in ("ana", "beto")}
    return {player: Rated(player, "truco", 1501.0 + n, 300.0, 0.06, n + 1, NOW) for player, n in games.items()}


def results(table: str, at: int = NOW) -> list[Result]:
    return [Result(table, 1, "ana", 0, "truco", at, "won"), Result(table, 1, "beto", 1, "truco", at, "lost")]


async def test_a_partida_is_counted_once_with_its_ratings(store: Store) -> None:
    await accounts(store, "ana", "beto")
    kept = PlayedGames(store)
    assert not await kept.count(2, results("mesa"), one_better)  # nobody has said that it begins
    await kept.begins("mesa", 2)
    await kept.begins("mesa", 2)
    assert await kept.waiting("mesa") == {2}
    counted = await asyncio.gather(*(kept.count(2, results("mesa"), one_better) for _ in range(4)))
    assert sorted(counted) == [False, False, False, True]
    assert [(one.rating, one.games) for one in await kept.ratings("ana")] == [(1501.0, 1)]
    ((one, summary),) = await kept.history("ana", NOW + 1, 5)
    assert (one, summary) == (Result("mesa", 1, "ana", 0, "truco", NOW, "won", 1500.0, 1501.0), "")
    assert await kept.history("ana", NOW, 5) == []
    assert await kept.course("ana", "truco", 5) == [(NOW, 1501.0)]


async def test_where_somebody_has_no_account_nobody_is_rated(store: Store) -> None:
    await accounts(store, "ana")
    kept = PlayedGames(store)
    await kept.begins("mesa", 2)
    assert await kept.count(2, results("mesa"), one_better)
    assert await kept.ratings("ana") == []
    assert [one.rating for one, _ in await kept.history("ana", NOW + 1, 5)] == [0.0]


async def test_what_was_played_is_told_by_game_and_by_week(store: Store) -> None:
    kept = PlayedGames(store)
    for n, at in enumerate((NOW, NOW + 1, NOW + WEEK, NOW + 3 * WEEK - 1)):
        await kept.begins(f"mesa-{n}", 2)
        await kept.count(2, results(f"mesa-{n}", at), None)
    assert await kept.counted("ana") == {"truco": {"won": 4}}
    assert await kept.by_week("ana", NOW, WEEK) == {0: (2, 2), 1: (1, 1), 2: (1, 1)}
    assert await kept.by_week("beto", NOW + WEEK, WEEK) == {0: (1, 0), 1: (1, 0)}


async def test_what_was_left_is_found_where_nobody_plays_and_gone_with_its_table(store: Store) -> None:
    kept = PlayedGames(store)
    await opened_table(store, "over")
    await store.append("over", 2, [(NOW, b'{"said":"x"}')], facts("over"))
    await opened_table(store, "playing")
    for table in ("over", "playing", "gone"):
        await kept.begins(table, 2)
    assert await kept.all_waiting(9) == ["over"]
    assert (await kept.waiting("gone"), await kept.waiting("playing")) == (set(), {2})


async def test_friends_part_both_ways_and_a_block_is_of_one(store: Store) -> None:
    await accounts(store, "ana", "beto")
    people = People(store)
    assert await people.befriend(("ana", "Ana"), ("beto", "Beto"), NOW)
    await people.say("ana", "beto", MUTE, "Beto", NOW + 1)
    assert [(one.other, one.kind, one.name) for one in await people.relations("ana")] == [
        ("beto", MUTE, "Beto"), ("beto", FRIEND, "Beto"),
    ]  # fmt: skip
    await people.say("ana", "beto", BLOCK, "Beto", NOW + 2)
    assert ([one.kind for one in await people.relations("ana")], await people.relations("beto")) == ([BLOCK, MUTE], [])
    assert not await people.befriend(("beto", "Beto"), ("ana", "Ana"), NOW)
    await people.unsay("ana", "beto", BLOCK)
    assert await people.befriend(("beto", "Beto"), ("ana", "Ana"), NOW)
    await people.unsay("ana", "beto", FRIEND)
    assert await people.relations("beto") == []


async def test_a_friend_who_plays_in_public_can_be_found(store: Store) -> None:
    await opened_table(store, "mesa")
    assert await People(store).tables_of(["ana", "beto"]) == {"ana": "mesa"}


async def test_a_report_is_decided_by_one_of_two(store: Store) -> None:
    people = People(store)
    report = Report("r1", NOW, "ana", "beto", "Beto", "mesa", 1, "name", "", "")
    assert [await people.report(report, 0, 5), await people.report(report, 0, 5)] == ["", "report-twice"]
    another = Report("r2", NOW, "ana", "caio", "Caio", "mesa", 1, "name", "", "")
    assert await people.report(another, NOW, 1) == "report-many"
    made = [Decision(f"d{n}", NOW + n, "mod", "r1", "beto", "Beto", "dismissed", "", "") for n in range(2)]
    assert sorted(await asyncio.gather(*(people.decide(one) for one in made))) == [False, True]
    assert await people.reports() == []
    ((decision, who),) = await people.decisions()
    assert (decision.report, who) == ("r1", "")


def test_roles_are_given_listed_and_refused_to_nobody(carteado: Typed, tmp_path: Path) -> None:
    async def made() -> None:
        store = await Store.open(database(None, tmp_path / "data"))
        await accounts(store, "ana")
        await store.close()

    asyncio.run(made())
    assert carteado("role").out == "Ninguém modera este servidor.\n"
    assert carteado("role", "ANA-1", "moderator").out == "ana-1  Ana  moderator\n"
    assert carteado("role").out == "ana-1  Ana  moderator\n"
    assert carteado("role", "ana-1", "player").code == 0
    assert carteado("role").out == "Ninguém modera este servidor.\n"
    assert "ninguem-1" in carteado("role", "ninguem-1", "moderator").refused()
