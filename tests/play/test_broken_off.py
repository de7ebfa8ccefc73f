"""Connections that break off at the worst moment, and who is told that somebody came or went."""

import asyncio
from typing import Any

import pytest

from carteado.server.storage import Store
from play.fake_kit import served
from play.mesa_kit import sat_down
from play.play_kit import new_guest, new_table


async def test_an_act_is_told_though_its_page_broke_off_while_it_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(5) as site:
        mesa = await sat_down(site)
        await mesa.begin()
        await site.time.ring()
        await mesa.settle()
        reached, go = asyncio.Event(), asyncio.Event()
        true = Store.append

        async def slow(self: Store, *given: Any) -> None:
            """The entry is on the disk; the answer of the disk takes its time."""
            await true(self, *given)
            reached.set()
            await go.wait()

        monkeypatch.setattr(Store, "append", slow)
        first = mesa.page("0")
        assert first.waited
        before = mesa.page("1").version
        await first.say("act", action=first.menu[0]["action"], version=first.version)
        await reached.wait()
        first.socket.transport.abort()  # the page is closed right after the click
        for _ in range(5):  # others come and go, and the server finds out that the connection is dead
            mesa.room.audience.tell_presence()
            await mesa.page("1").pong()
        go.set()
        await mesa.page("1").at(before + 1)
        assert len(await site.entries(mesa.table)) == before + 1
        await mesa.close()


async def test_who_sits_down_is_present() -> None:
    async with served(1) as site:
        ana, beto = [await site.page(await new_guest(site.base, name)) for name in ("Ana", "Beto")]
        table = await new_table(site.base, ana.guest)
        await ana.enter(table)
        await beto.enter(table)
        await ana.do("sit", seat=0)
        await beto.do("sit", seat=1)
        await ana.pong()
        assert ana.of("presence")[-1] == {"type": "presence", "here": [True, True, False, False], "watching": 0}
        await beto.close()
        await ana.until(lambda: ana.of("presence")[-1]["here"] == [True, False, False, False])
        await ana.close()
