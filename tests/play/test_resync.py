"""Coming back to a table: what was missed and no more, or everything at once; and both ways lead to the same screen."""

import copy
from random import Random
from typing import Any

import pytest

from carteado.table.telling import KEPT
from play.fake_kit import Site, served
from play.mesa_kit import Mesa, Step, Whim, sat_down
from play.play_kit import Page, new_table

Json = Any


class Screen:
    """What a page shows, made of a snapshot and the updates after it, as a client does it."""

    def __init__(self) -> None:
        self.shown: dict[str, Json] = {}

    def take(self, told: Json) -> None:
        """One message."""
        told = copy.deepcopy(told)
        if told["type"] == "snapshot":
            names = ("version", "about", "you", "view", "menu", "story", "prompt", "proposal", "phrases")
            self.shown = {name: told[name] for name in names}
        elif told["type"] == "update":
            self._update(told)

    def _update(self, told: Json) -> None:
        shown = self.shown
        assert told["version"] == shown["version"] + 1
        shown |= {name: told[name] for name in ("version", "about", "menu", "prompt", "proposal") if name in told}
        if "fresh" in told:
            shown["view"], shown["story"] = told["fresh"], []
        for path, value in told.get("patch", []):
            place = shown["view"]
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = value
        if "events" in told:
            shown["story"] += told.get("story", [])
        if "spoken" in told:
            shown["phrases"] = [*shown["phrases"][-4:], told["spoken"]]


def screen(page: Page) -> dict[str, Json]:
    """What the page shows now."""
    found = Screen()
    for told in page.messages:
        found.take(told)
    return found.shown


async def playing(site: Site, acts: int) -> tuple[Mesa, Whim]:
    """A table in mid-hand."""
    mesa = await sat_down(site, options={"signals": "preset"})
    await mesa.begin()
    whim = Whim(Random(4), comes=0, probes=0)
    await on(mesa, whim, acts)
    return mesa, whim


async def on(mesa: Mesa, whim: Whim, acts: int) -> None:
    """So many acts more."""
    for _ in range(acts):
        await mesa.take(whim.next(mesa))


async def another(mesa: Mesa, who: str, **enter: Json) -> Page:
    """One more page of the same person, in the language of the first unless told otherwise."""
    page = await mesa.site.page(mesa.guests[who], f"{who}-b")
    return await page.enter(mesa.table, **{"lang": mesa.listening[who].lang, **enter})


async def test_updates_lead_where_a_snapshot_would() -> None:
    async with served(4) as site:
        mesa, whim = await playing(site, 0)
        while not mesa.clock.over:
            await on(mesa, whim, 1)
            if whim.rng.random() < 0.2 or mesa.clock.over:
                for who in mesa.listening:
                    fresh = await another(mesa, who)
                    assert screen(fresh) == screen(mesa.page(who))
                    await fresh.close()
        await mesa.close()


def heard(page: Page, kind: str, after: int = 0) -> list[bytes]:
    """The messages of one kind, word for word."""
    return [raw for _, raw in page.heard[after:] if raw.startswith(f'{{"type":"{kind}"'.encode())]


@pytest.mark.parametrize("who", ["0", "2", "watcher"])
async def test_who_comes_back_gets_what_was_missed_and_no_more(who: str) -> None:
    async with served(4) as site:
        mesa, whim = await playing(site, 12)
        page = await another(mesa, who)
        await mesa.leave(page)
        before = len(page.heard)
        await on(mesa, whim, 9)
        missing = mesa.clock.version - page.version
        await page.open()
        await page.enter(mesa.table, again=True, lang=mesa.listening[who].lang)
        assert heard(page, "update", before) == heard(mesa.page(who), "update")[-missing:]
        assert heard(page, "snapshot", before) == []
        assert screen(page) == screen(mesa.page(who))
        await page.close()
        await mesa.close()


async def test_who_missed_nothing_gets_nothing() -> None:
    async with served(4) as site:
        mesa, _ = await playing(site, 12)
        page = await another(mesa, "1")
        await mesa.leave(page)
        before = len(page.heard)
        await page.open()
        await page.enter(mesa.table, again=True, lang=mesa.listening["1"].lang)
        assert [told["type"] for told in page.messages[before:]] == ["presence"]
        await page.close()
        await mesa.close()


@pytest.mark.parametrize(
    "names",
    [
        {"version": 3, "was": "seat-0"},  # longer ago than is kept
        {"version": 10**9, "was": "seat-0"},  # never was
        {"version": -4, "was": "seat-0"},
        {"was": "seat-0"},
        {"version": "now", "was": "seat-2"},  # another place
        {"version": "now", "was": "spectator"},
        {"version": "now", "was": ""},
    ],
)
async def test_what_cannot_be_gone_on_with_gets_a_snapshot(names: dict[str, Json]) -> None:
    async with served(4) as site:
        mesa, _ = await playing(site, 5)
        for _ in range(KEPT):
            await mesa.take(Step("1", "phrase", {"phrase": "who-deals"}, wait=3000))
        if names.get("version") == "now":
            names = {**names, "version": mesa.clock.version}
        page = await another(mesa, "0", **names)
        assert [told["type"] for told in page.messages] == ["snapshot", "presence"]
        assert screen(page) == screen(mesa.page("0"))
        await page.close()
        await mesa.close()


async def test_two_tabs_of_one_person() -> None:
    async with served(4) as site:
        mesa, whim = await playing(site, 5)
        first = mesa.page("0")
        second = await another(mesa, "0")
        start = first.version
        while not (first.waited and first.menu):
            await on(mesa, whim, 1)
        told = await second.act(second.menu[0]["action"])
        assert told["type"] == "ack"
        await first.at(told["version"])
        assert {told["client"] for told in first.of("ack")} == {"0"}, "an answer goes to the page that asked"
        assert {told["client"] for told in second.of("ack")} == {"0-b"}
        assert heard(second, "update") == heard(first, "update")[-(first.version - start) :]
        await mesa.leave(second)
        await first.pong()
        assert first.of("presence")[-1]["here"] == [True, True, True, True], "the other tab is still here"
        await mesa.close()


async def test_another_language() -> None:
    async with served(4) as site:
        mesa, _ = await playing(site, 20)
        page = await another(mesa, "0", lang="pt-BR")
        await page.enter(mesa.table, lang="en")
        portuguese, english = page.of("snapshot")
        assert {"version", "view", "about", "prompt", "you"} <= {
            name for name in portuguese if portuguese[name] == english[name]
        }
        assert len(portuguese["story"]) == len(english["story"])
        assert portuguese["story"] != english["story"]
        assert [choice["action"] for choice in portuguese["menu"]] == [choice["action"] for choice in english["menu"]]
        await page.close()
        await mesa.close()


async def test_a_page_goes_to_another_table() -> None:
    """What happens at the first table is not heard at the second."""
    async with served(4) as site:
        mesa, whim = await playing(site, 5)
        page = await another(mesa, "watcher")
        other = await new_table(site.base, mesa.guests["watcher"])
        await page.enter(other)
        assert page.about["id"] == other
        before = len(page.heard)
        await on(mesa, whim, 5)
        await page.pong()
        assert [told["type"] for told in page.messages[before:]] == ["pong"]
        await page.close()
        await mesa.close()
