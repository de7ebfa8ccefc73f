"""People who look for a table: brought together, whichever process they asked, and nobody twice."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import InvalidStatus

from carteado.server.rooms import Rooms
from carteado.server.seeking.places import COMING, UNUSED
from carteado.server.seeking.seeking import BEAT, HOPE, WAIT
from carteado.server.storage.model import RELATIONS
from carteado.server.storage.seekers import ALIVE, BLOCK, Absence, Seekers
from carteado.table import entries as log
from play.fake_kit import START, Site, served
from play.play_kit import GAME, Guest, new_guest
from play.seek_kit import Searching, chairs, connected, searching


async def people(site: Site, *names: str) -> list[Guest]:
    return [await new_guest(site.base, name) for name in names]


async def passes(site: Site, wait: int) -> None:
    """So much time, in which whoever looks for others gets as far as they do."""
    for _ in range(-(-wait // BEAT)):
        await site.time.move(BEAT)
        while (working := site.services.seeking._task) is not None and not working.done():
            await asyncio.wait((working,))


async def ids(site: Site, table: str) -> list[str]:
    """The people of a table, by their ids, in the order of their chairs."""
    return [entry.player for entry in await site.entries(table) if isinstance(entry, log.Seated) and not entry.bot]


async def test_four_who_look_for_the_same_game_sit_down_together_at_once() -> None:
    async with served(1) as site:
        pages = [await searching(site.base, guest) for guest in await people(site, "Ana", "Bia", "Caio", "Davi")]
        tables = [await page.found() for page in pages]
        assert len(set(tables)) == 1
        assert sorted(await chairs(site, tables[0])) == [("person", name) for name in ("Ana", "Bia", "Caio", "Davi")]
        assert pages[0].heard[0] == {"type": "seeking", "game": GAME, "waiting": 1, "seats": 4, "left": WAIT}
        assert site.time.now == START  # nobody had to wait


async def test_two_strangers_play_against_each_other_with_bots_after_fifteen_seconds() -> None:
    async with served(2) as site:
        ana, bia = [await searching(site.base, guest) for guest in await people(site, "Ana", "Bia")]
        assert (await ana.until(2))["left"] == WAIT
        await passes(site, WAIT - BEAT)
        assert (await ana.next("seeking"))["type"] == "seeking"
        assert all(told["type"] == "seeking" for told in ana.heard)
        await passes(site, 2 * BEAT)
        table = await ana.found()
        assert await bia.found() == table
        found = await chairs(site, table)
        assert sorted(found[:2]) == [("person", "Ana"), ("person", "Bia")]  # beside each other: not partners
        assert [kind for kind, _ in found[2:]] == ["bot", "bot"]
        assert (await ana.code(), await bia.code()) == (1000, 1000)


async def test_who_looks_for_another_game_is_not_seated_with_them() -> None:
    async with served(3) as site:
        guests = await people(site, "Ana", "Bia")
        ana, bia = await searching(site.base, guests[0]), await searching(site.base, guests[1], "cacheta")
        await passes(site, WAIT + BEAT)
        assert await ana.found() != await bia.found()


async def test_two_pages_of_one_guest_look_once_and_are_both_told() -> None:
    async with served(4) as site:
        (ana,) = await people(site, "Ana")
        one, other = await searching(site.base, ana), await searching(site.base, ana)
        assert other.heard[-1]["waiting"] == 1
        await one.leave()
        await passes(site, WAIT + BEAT)
        third = await searching(site.base, ana)  # asks a moment later, and is told of the same table
        assert await other.found() == await third.found()


async def test_a_second_search_of_a_guest_for_another_game_ends_the_first() -> None:
    async with served(5) as site:
        (ana,) = await people(site, "Ana")
        one = await searching(site.base, ana)
        await searching(site.base, ana, "cacheta")
        assert (await one.next("not-seeking"))["code"] == "seek-elsewhere"


async def test_leaving_the_page_stops_the_search() -> None:
    async with served(6) as site:
        ana, bia = [await searching(site.base, guest) for guest in await people(site, "Ana", "Bia")]
        await bia.leave()
        await passes(site, BEAT)
        assert (await Seekers(site.store).waiting(site.time.now)) == {GAME: 1}
        await passes(site, WAIT)
        assert len(await ids(site, await ana.found())) == 1


async def test_people_of_whom_one_has_blocked_the_other_are_not_brought_together() -> None:
    async with served(7) as site:
        guests = await people(site, "Ana", "Bia", "Caio")
        ana = await searching(site.base, guests[0])
        seekers = await Seekers(site.store).of(GAME, site.time.now)
        bia = await searching(site.base, guests[1])
        (other,) = [one for one in await Seekers(site.store).of(GAME, site.time.now) if one not in seekers]
        values = {"player": other.player, "other": seekers[0].player, "kind": BLOCK, "name": "Ana", "at": START}
        async with site.store.writing() as connection:
            await connection.execute(RELATIONS.insert().values(values))
        caio = await searching(site.base, guests[2])
        await passes(site, WAIT + BEAT)
        tables = [await page.found() for page in (ana, bia, caio)]
        assert tables[0] != tables[1]
        assert tables[2] in tables[:2]


async def test_the_fifth_who_comes_waits_for_another_table() -> None:
    async with served(8) as site:
        guests = await people(site, "Ana", "Bia", "Caio", "Davi", "Eva")
        pages = await asyncio.gather(*(connected(site.base, guest) for guest in guests))
        for page in pages:
            await page.socket.send(f'{{"type":"seek","game":"{GAME}"}}')
        done: dict[asyncio.Task[str], Searching] = {asyncio.create_task(page.found()): page for page in pages}
        first, waiting = set[asyncio.Task[str]](), set(done)
        while len(first) < 4:
            more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            first |= more
        await passes(site, WAIT + BEAT)
        (last,) = waiting
        assert len({task.result() for task in first}) == 1
        assert await last not in {task.result() for task in first}


async def test_bots_take_the_chairs_of_those_who_never_come() -> None:
    async with served(9) as site:
        ana, bia = await people(site, "Ana", "Bia")
        pages = [await searching(site.base, guest) for guest in (ana, bia)]
        await passes(site, WAIT + BEAT)
        table = await pages[0].found()
        page = await (await site.page(ana)).enter(table)
        assert (await page.do("ready", nonce="ab" * 16))["type"] == "ack"
        assert page.about["stage"] == "open"
        await passes(site, COMING)
        await page.until(lambda: bool(page.about["stage"] == "playing"))
        assert sorted(chair["kind"] for chair in page.about["chairs"]) == ["bot", "bot", "bot", "person"]


async def test_who_left_others_sitting_waits_before_another_table_is_looked_for() -> None:
    async with served(10) as site:
        ana, bia = await people(site, "Ana", "Bia")
        pages = [await searching(site.base, guest) for guest in (ana, bia)]
        await passes(site, WAIT + BEAT)
        table = await pages[0].found()
        at_table = [await (await site.page(guest)).enter(table) for guest in (ana, bia)]
        for page in at_table:
            await page.do("ready", nonce="ab" * 16)
        await at_table[0].until(lambda: bool(at_table[0].about["stage"] == "playing"))
        await at_table[1].do("stand")
        rooms = site.services.rooms
        assert isinstance(rooms, Rooms)
        while rooms._tasks:
            await asyncio.wait(rooms._tasks)
        told = (await searching(site.base, bia)).heard[0]
        assert (told["type"], told["code"], "2 min" in told["text"]) == ("not-seeking", "seek-later", True)
        await site.time.move(121_000)
        assert (await searching(site.base, bia)).heard[0]["type"] == "seeking"


async def test_nothing_is_looked_for_in_the_name_of_who_has_no_cookie_or_says_nonsense() -> None:
    async with served(11) as site:
        with pytest.raises(InvalidStatus):
            await connected(site.base, Guest("", ""))
        (ana,) = await people(site, "Ana")
        for text in (
            "",
            "{",
            '{"type":"seek"}',
            '{"type":"seek","game":"x","me":1}',
            '{"type":"seek","game":"poker"}',
            "x" * 300,
        ):
            page = await connected(site.base, ana)
            await page.socket.send(text)
            assert await page.code() == 1008
            assert page.heard[-1]["code"] in ("bad-request", "unknown-game")
        assert await Seekers(site.store).waiting(site.time.now) == {}


async def test_who_goes_on_talking_is_cut_off_and_looks_no_more() -> None:
    async with served(16) as site:
        (ana,) = await people(site, "Ana")
        page = await searching(site.base, ana)
        await page.socket.send(f'{{"type":"seek","game":"{GAME}"}}')
        assert await page.code() == 1008
        assert page.heard[-1]["code"] == "bad-request"
        rooms = site.services.seeking
        while rooms._mine or await Seekers(site.store).waiting(site.time.now):  # the row goes after the page
            await asyncio.sleep(0)
        assert await Seekers(site.store).of(GAME, site.time.now) == []


async def test_a_table_to_which_nobody_came_goes_and_one_that_is_played_at_stays() -> None:
    async with served(17) as site:
        ana, bia = await people(site, "Ana", "Bia")
        pages = [await searching(site.base, ana), await searching(site.base, bia, "cacheta")]
        await passes(site, WAIT + BEAT)
        played, empty = [await page.found() for page in pages]
        page = await (await site.page(ana)).enter(played)
        await page.do("ready", nonce="ab" * 16)
        await passes(site, COMING)
        assert await site.entries(empty)
        await site.time.move(UNUSED)
        rooms = site.services.rooms
        assert isinstance(rooms, Rooms)
        while rooms._tasks:
            await asyncio.wait(rooms._tasks)
        assert await site.entries(empty) == []
        assert await site.entries(played)
        await page.pong()


async def test_people_of_two_processes_are_brought_together_and_one_process_may_die(postgres: str) -> None:
    async with AsyncExitStack() as both:
        here = await both.enter_async_context(served(12, database=postgres))
        dying = AsyncExitStack()
        there = await dying.enter_async_context(served(13, database=postgres))
        guests = await people(here, "Ana", "Bia", "Caio", "Davi", "Eva")
        pages = [await searching((here, there)[n % 2].base, guest) for n, guest in enumerate(guests[:4])]
        tables = [await page.found() for page in pages]
        assert len(set(tables)) == 1
        assert len(set(await ids(here, tables[0]))) == 4
        eva = await searching(there.base, guests[4])
        await eva.until(1)
        await dying.aclose()
        eva = await searching(here.base, guests[4])  # asks again
        await passes(here, WAIT + BEAT)
        assert len(await ids(here, await eva.found())) == 1


async def test_a_table_that_never_came_to_be_is_looked_for_anew() -> None:
    """The process that wanted to open it has died between the two."""
    async with served(14) as site:
        (ana,) = await people(site, "Ana")
        page = await searching(site.base, ana)
        await Seekers(site.store).take(GAME, site.time.now, lambda waiting, _: waiting, "nowhere")
        await passes(site, HOPE + 2 * BEAT)
        assert (await page.next("seeking"))["waiting"] == 1
        await passes(site, WAIT)
        assert await page.found() != "nowhere"


async def test_who_has_no_beat_any_more_is_seated_with_nobody() -> None:
    async with served(15) as site:
        (ana,) = await people(site, "Ana")
        await Seekers(site.store).seek("ghost", "Ghost", GAME, site.time.now - ALIVE - 1)
        page = await searching(site.base, ana)
        assert page.heard[-1]["waiting"] == 1
        await passes(site, WAIT + BEAT)
        assert len(await ids(site, await page.found())) == 1


async def test_absences_of_a_day_add_up_and_are_then_forgotten() -> None:
    async with served(16) as site:
        (ana,) = await people(site, "Ana")
        await searching(site.base, ana)
        (who,) = await Seekers(site.store).of(GAME, site.time.now)
        await Seekers(site.store).put_absence(who.player, Absence(3, site.time.now - 60_000, site.time.now - 1))
        absences = site.services.seeking._absences
        await absences.add(who.player)
        assert await absences.wait(who.player) == 3600
        await site.time.move(86_400_001)
        await absences.add(who.player)
        assert await absences.wait(who.player) == 120
