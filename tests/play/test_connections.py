"""Connections that are never used, half used, or too many: they are ended, and who plays notices nothing."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
import websockets

from carteado.server import sockets
from carteado.server.connections import Caps, Crowd, Held
from play.fake_kit import Site, served
from play.play_kit import PATIENCE, Guest, Page, new_guest, new_table
from play.raw_kit import Raw

QUICK = Caps(head=0.2, body=0.3, stalled=0.3, closing=0.1)
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = (
    b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n" + b'{"name"'
)


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _connection(site: Site, sent: bytes = b"") -> Connection:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(site.base.rpartition(":")[2]))
    writer.write(sent)
    return reader, writer


async def _ended(connection: Connection) -> None:
    """Wait until the other end has had enough."""
    reader, writer = connection
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), PATIENCE)
    await _close(writer)


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def _health(site: Site) -> int:
    return (await Guest("", "").ask(site.base, "GET", "/health")).status_code


async def _at_table(site: Site, name: str = "Ana") -> Page:
    guest = await new_guest(site.base, name)
    page = await site.page(guest)
    return await page.enter(await new_table(site.base, guest))


async def test_who_asks_for_nothing_is_sent_away_and_who_plays_stays() -> None:
    async with served(1, caps=QUICK) as site:
        ana = await _at_table(site)
        idle = [await _connection(site, sent) for sent in (b"", HALF_HEAD, HALF_BODY) for _ in range(5)]
        await asyncio.gather(*map(_ended, idle))
        assert await _health(site) == 200
        await ana.pong()
        assert ana.closed is None
        await ana.close()


async def test_byte_by_byte_is_no_way_around() -> None:
    async with served(1, caps=QUICK) as site:
        slow = await _connection(site, HALF_HEAD)
        ended = asyncio.ensure_future(_ended(slow))
        while not ended.done():
            slow[1].write(b"x")
            await asyncio.wait((ended,), timeout=0.02)
        assert await _health(site) == 200


async def test_a_page_that_takes_nothing_is_ended_and_has_left() -> None:
    async with served(1, caps=QUICK) as site:
        ana = await _at_table(site)
        table = ana.about["id"]
        stalled = await Raw.open(site.base, Guest("", ""))
        enter = b'{"type":"enter","table":"%s"}' % table.encode()
        await stalled.send(enter)
        await ana.until(lambda: ana.of("presence")[-1]["watching"] == 1)
        while ana.of("presence")[-1]["watching"] == 1:
            try:
                await asyncio.wait_for(stalled.send(enter), 0.02)
            except (TimeoutError, OSError):
                await asyncio.wait_for(ana.changed(), PATIENCE)
            await ana.pong()
        assert ana.closed is None
        await ana.close()
        stalled.close()


async def test_who_never_comes_to_a_table_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(1) as site:
        ana = await _at_table(site)
        monkeypatch.setattr(sockets, "OUTSIDE", 0.2)
        idle = await site.page(Guest("", ""))
        lost = await site.page(Guest("", ""))
        await lost.enter("nowhere")
        assert [await idle.gone(), await lost.gone()] == [1008, 1008]
        assert ana.closed is None
        for page in (ana, idle, lost):
            await page.close()


async def test_an_address_holds_so_many_and_no_more() -> None:
    async with served(1, each=3) as site:

        async def page(address: str) -> Page:
            return await Page(site.base, Guest("", "")).open(headers={"X-Forwarded-For": address})

        held = [await page("192.0.2.1") for _ in range(3)]
        with pytest.raises(websockets.InvalidStatus) as refusal:
            await page("192.0.2.1")
        answer = refusal.value.response
        assert (answer.status_code, b"too-many-sockets" in (answer.body or b"")) == (429, True)
        held.append(await page("192.0.2.2"))
        await held.pop(0).close()
        held.append(await page("192.0.2.1"))
        for each in held:
            await each.close()


async def test_a_new_connection_takes_the_place_of_one_that_asks_for_nothing() -> None:
    async with served(1, caps=Caps(most=3)) as site:
        ana = await _at_table(site)
        idle = [await _connection(site) for _ in range(3)]
        assert await _health(site) == 200
        await _ended(idle[0])
        for _, writer in idle[1:]:
            await _close(writer)
        await ana.pong()
        assert ana.closed is None
        await ana.close()


async def test_a_full_server_still_says_how_it_is() -> None:
    async with served(1, caps=Caps(most=2)) as site:
        ana = await _at_table(site)
        beto = await site.page(Guest("", ""))
        assert await _health(site) == 200
        answer = await Guest("", "").ask(site.base, "GET", "/api/games")
        assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (503, "full", "10")
        with pytest.raises(websockets.InvalidStatus):
            await site.page(Guest("", ""))
        await beto.close()
        await ana.pong()
        assert (await Guest("", "").ask(site.base, "GET", "/api/games")).status_code == 200
        await ana.close()


class _Fake:
    """A connection from somewhere."""

    def __init__(self, address: str, phase: str = "head") -> None:
        self.client: tuple[str, int] | None = (address, 1)
        self.told = phase
        self.transport: Any = self
        self.gone: list[str] = []

    def phase(self) -> tuple[str, int]:
        return (self.told, 0)

    def write(self, data: bytes) -> None:
        self.gone.append(data.split(b" ")[1].decode())

    def close(self) -> None:
        self.gone.append("close")

    def abort(self) -> None:
        self.gone.append("abort")


async def test_connections_are_counted_by_who_connects() -> None:
    crowd = Crowd(Caps(each=2, proxies=("198.51.100.1",)))

    def come(address: str, phase: str = "") -> _Fake:
        made = _Fake(address, phase)
        crowd.come(made)
        return made

    ours = [come("192.0.2.1", "head"), come("192.0.2.1"), come("192.0.2.1")]
    assert [one.gone for one in ours] == [["abort"], [], []]
    assert come("192.0.2.1").gone == ["503", "close"]
    assert come("192.0.2.2").gone == []
    assert [come("198.51.100.1").gone for _ in range(9)] == [[]] * 9
    assert [come("127.0.0.1").gone for _ in range(9)] == [[]] * 9
    network = [come(f"2001:db8::{n:x}") for n in range(3)]
    assert [one.gone for one in network] == [[], [], ["503", "close"]]
    held: Held = ours[1]
    crowd.leave(held)
    crowd.leave(held)
    assert len(crowd) == 2 + 1 + 9 + 9 + 3
