"""What people have played is counted once, and rated only where it counts; what was not begun here never is."""

import json
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from carteado.server.identity import Guest
from carteado.server.people.rating import NEW_DEVIATION, Rating, rated, rested
from carteado.server.people.tally import Tally
from carteado.server.world import World
from carteado.table import entries as log
from server.account_kit import browser, made
from server.server_kit import GAME, Seated, Site, a_table, site

NAMES = ("Ana", "Beto", "Caio", "Davi")


async def people(here: Site, names: tuple[str, ...] = NAMES) -> list[Guest]:
    """People with accounts."""
    found: list[Guest] = []
    for n, name in enumerate(names):
        async with browser(here, f"192.0.2.{n + 1}") as client:
            login = (await made(client, name))["login"]
        account = await here.services.accounts.kept.by_login(login)
        assert account is not None
        found.append(Guest(account.id, name, 0))
    return found


async def played_by(here: Site, seats: list[Guest], *before: log.AnyEntry, **setup: object) -> Seated:
    """A whole partida at a table of this server, counted."""
    played = a_table(seats, **{"public": True, **setup})
    played.add(*before)
    await finished(here, played)
    return played


async def finished(here: Site, played: Seated) -> None:
    played.begin()
    first = len(played.entries)
    if not played.table.state or not played.table.state.outcome:
        played.play()
    await played.kept_in(here.store)
    await here.services.tally.begins(played.id, first)
    await here.services.tally.count(played.id)


async def rating_of(here: Site, guest: Guest) -> float | None:
    found = await here.services.tally.kept.ratings(guest.id)
    return found[0].rating if found else None


async def test_a_partida_between_accounts_is_rated_once_however_often_it_is_counted(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seats = await people(here)
        played = await played_by(here, seats)
        after = [await rating_of(here, one) for one in seats]
        assert sorted(round(one or 0) for one in after) == [1338, 1338, 1662, 1662]
        outcome = played.table.match.results[0]
        assert outcome is not None
        assert [(one or 0) > 1500 for one in after] == [gain > 0 for gain in outcome.returns]
        await here.services.tally.begins(played.id, len(played.entries) + 7)  # another process was quicker there
        await here.services.tally.count(played.id)
        assert [await rating_of(here, one) for one in seats] == after
        history = await here.services.tally.kept.history(seats[0].id, 1 << 60, 10)
        assert [(one.table, one.n, one.result) for one, _ in history] == [
            (played.id, 1, "won" if outcome.returns[0] > 0 else "lost")
        ]


async def test_what_did_not_begin_here_is_never_counted(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seats = await people(here)
        forged = a_table(seats, public=True)
        forged.begin()
        forged.play()
        await forged.kept_in(here.store)  # as an import or an uploaded record would put it there
        await here.services.tally.count(forged.id)
        await here.services.tally.look()
        assert await rating_of(here, seats[0]) is None
        assert await here.services.tally.kept.history(seats[0].id, 1 << 60, 10) == []


@pytest.mark.parametrize("odd", ["a guest", "a bot", "a password", "not public", "a referee", "an event"])
async def test_what_is_no_ordinary_table_stands_in_the_history_and_is_not_rated(tmp_path: Path, odd: str) -> None:
    async with site(tmp_path) as here:
        seats = await people(here, NAMES[:3])
        seats.append(here.guest("Visita"))
        if odd != "a guest":
            seats[3] = (await people(here, ("Davi",)))[0]
        played = a_table(seats, public=odd != "not public")
        if odd == "a bot":
            played.add(log.Vacated(at=played.now, seat=3), log.Seated(at=played.now, seat=3, name="Zé", bot="random"))
        if odd == "a password":
            played.add(log.Locked(at=played.now, lock="x"))
        if odd == "a referee":
            played.add(log.RefereeSat(at=played.now, player="r" * 32, name="Rita"))
        if odd == "an event":
            played.add(bound(played))
        await finished(here, played)
        assert await rating_of(here, seats[0]) is None
        history = await here.services.tally.kept.history(seats[0].id, 1 << 60, 10)
        assert [(one.n, one.rating) for one, _ in history] == [(1, 0.0)]


def bound(played: Seated) -> log.Bound:
    """The table is of a jogo of an event."""
    return log.Bound(at=played.now, event="e", jogo="1", people=tuple(guest.id for guest in played.players))


async def test_who_leaves_the_others_sitting_has_lost_and_nobody_else_is_rated(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seats = await people(here)
        played = a_table(seats, public=True)
        played.begin()
        played.play(lambda table: table.ply > 6)
        played.add(log.StoodIn(at=played.now, seat=2, bot="random", why="left"))
        first = next(n for n, entry in enumerate(played.entries, 1) if isinstance(entry, log.Began))
        played.play()
        await played.kept_in(here.store)
        await here.services.tally.begins(played.id, first)
        await here.services.tally.count(played.id)
        assert [await rating_of(here, one) for one in (seats[0], seats[1], seats[3])] == [None] * 3
        assert (await rating_of(here, seats[2]) or 0) < 1400
        (mine, _), *_ = await here.services.tally.kept.history(seats[2].id, 1 << 60, 10)
        assert mine.result == "left"


async def test_what_ended_while_nobody_counted_is_counted_when_the_server_starts(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seats = await people(here)
        played = a_table(seats, public=True)
        played.begin()
        await here.services.tally.begins(played.id, len(played.entries))
        played.play()
        await played.kept_in(here.store)
    async with site(tmp_path) as here:
        await here.services.tally.settled()
        assert await rating_of(here, seats[0]) is not None


async def test_two_who_count_at_once_count_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seats = await people(here)
        played = a_table(seats, public=True)
        played.begin()
        first = len(played.entries)
        played.play()
        await played.kept_in(here.store)
        other = Tally(here.store, here.services.archive.work, World())
        await here.services.tally.begins(played.id, first)
        here.services.tally.ended(played.id)
        other.ended(played.id)
        await here.services.tally.settled()
        await other.settled()
        await other.close()
        assert [one.games for one in await other.kept.ratings(seats[0].id)] == [1]


async def test_history_and_figures_are_told_to_their_owner_and_go_with_the_account(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seats = await people(here)
        played = await played_by(here, seats)
        async with browser(here) as client:
            login = await here.services.accounts.kept.by_id(seats[0].id)
            assert login is not None
            await client.post("/api/account/enter", json={"login": login.login, "password": "vira manilha truco"})
            (mine,) = (await client.get("/api/history")).json()
            assert (mine["table"], mine["n"], mine["game"], mine["names"], mine["before"]) == (
                played.id, 1, GAME, list(NAMES), 1500,
            )  # fmt: skip
            figures = (await client.get("/api/figures")).json()
            assert [(one["game"], one["played"], one["rating"]["provisional"]) for one in figures["games"]] == [(GAME, 1, True)]
            assert len(figures["games"][0]["course"]) == 1
            assert len(figures["weeks"]) == 12
            with ZipFile(BytesIO((await client.get("/api/account/export")).content)) as bundle:
                told = json.loads(bundle.read("conta.json"))
            assert [(one["table"], one["n"]) for one in told["partidas"]] == [(played.id, 1)]
            assert [one["game"] for one in told["ratings"]] == [GAME]
            await client.post("/api/account/delete", json={"login": login.login})
        assert await here.services.tally.kept.history(seats[0].id, 1 << 60, 10) == []
        assert await rating_of(here, seats[0]) is None
        assert await rating_of(here, seats[1]) is not None
        assert (await here.client.get("/api/history")).json() == []


# The library against the example of the paper, and our rules around it.


def test_the_example_of_the_paper_comes_out() -> None:
    met = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    found = rated([Rating(1500, 200), *met], (0, 1, 2, 3), (5, 1, 9, 9), 0)[0]
    assert (round(found.rating, 2), round(found.deviation, 2), round(found.volatility, 5)) == (1464.05, 151.52, 0.06)


def test_a_pair_counts_as_one_opponent_and_a_newcomer_is_provisional() -> None:
    alone, _ = rated([Rating(), Rating()], (0, 1), (1, -1), 0)
    found = rated([Rating()] * 4, (0, 1, 0, 1), (1, -1, 1, -1), 0)
    assert found[0] == alone
    assert found[0].rating - 1500 == pytest.approx(1500 - found[1].rating)
    assert found[0].provisional
    assert not replace(found[0], deviation=90.0).provisional


def test_who_does_not_play_for_long_is_uncertain_again() -> None:
    one = Rating(1700, 60, 0.06, 40, 0)
    year = rested(one, 365 * 86_400_000)
    assert (year.rating, year.games) == (1700, 40)
    assert 60 < year.deviation < 110
    assert rested(one, 10**15).deviation <= NEW_DEVIATION
