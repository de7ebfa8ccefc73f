"""Hostile input over the wire: refused with a code, and the people at the other tables notice nothing."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import time
from typing import Any, Final

import msgspec
import pytest
import pytest_asyncio
import websockets

from carteado.server.app import KEYS
from carteado.server.identity import COOKIE, YEAR, Keys, new_keys, signed, verified
from carteado.server.identity import Guest as Known
from carteado.server.storage import Store, database
from play.play_kit import Guest, Page, gathered, new_guest, new_table
from play.program_kit import Program, program
from play.raw_kit import BINARY, GO_ON, TEXT, Raw
from play.stubborn_kit import Stubborn, accounted_for, four_people

pytestmark = pytest.mark.asyncio(loop_scope="module")

Json = Any
MOST_MEMORY: Final = 64 << 20  # bytes that all attacks together may leave behind
REFUSED: Final = (b"400", b"403", b"429")
MALFORMED: Final = (
    "", " ", "{", "nada", "[]", "null", "42", '"enter"', "NaN", '{"type":"enter","table":"x"', "\ufeff{}", "{}",
    '{"type":null}', '{"type":"Enter","table":"x"}', '{"type":"shuffle"}', '{"type":["enter"]}', '{"type":"update"}',
)  # fmt: skip
MISTYPED: Final[tuple[Json, ...]] = (
    {"type": "enter"},
    {"type": "enter", "table": 5},
    {"type": "enter", "table": "x", "version": "1"},
    {"type": "enter", "table": "x", "lang": "xx"},
    {"type": "enter", "table": "x", "seat": 2},
    {"type": "ping", "now": 1},
    {"type": "sit", "client": "c", "n": 1.5},
    {"type": "sit", "client": "c", "n": True},
    {"type": "sit", "client": "c", "n": "1"},
    {"type": "sit", "client": None, "n": 1},
    {"type": "sit", "n": 1},
    {"type": "sit", "client": "c", "n": 1, "player": "somebody"},
    {"type": "act", "client": "c", "n": 1, "version": 1},
    {"type": "act", "client": "c", "n": 1, "action": {}, "version": 1, "seat": 2},
    {"type": "referee", "client": "c", "n": 1, "take": "yes"},
    {"type": "change", "client": "c", "n": 1, "setup": {"game": "truco-fenacef", "delay": 7}},
)


@dataclass
class Site:
    """The server under attack, and the honest people whose tables must not suffer."""

    server: Program
    folder: Path
    people: list[Stubborn]
    tables: int = 0

    async def guest(self, name: str = "Mallory") -> Guest:
        """Somebody with bad intentions."""
        return await new_guest(self.server.base, name)

    async def page(self, guest: Guest | None = None, **more: Any) -> Page:
        """Their connection."""
        return await Page(self.server.base, guest or await self.guest()).open(**more)

    async def honest(self, attack: Callable[[Stubborn], Awaitable[None]]) -> None:
        """A partida of four honest people, from start to end, with an attack on it meanwhile."""
        self.tables += 1
        people = await four_people(self.server.base, self.tables, Random(self.tables))
        self.people += people
        up = asyncio.Event()
        up.set()
        await gathered(attack(people[0]), *(person.play(lambda: self.server, lambda: up) for person in people))
        assert all(person.connections == 1 for person in people), "an honest connection was lost"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A server with its ordinary limits. At the end nothing has gone wrong in it, and every honest act is in its log."""
    folder = tmp_path_factory.mktemp("hostile")
    async with program(folder, limits=1) as server:
        made = Site(server, folder, [])
        before = server.memory()
        yield made
        assert server.memory() < before + MOST_MEMORY
        metrics = (await Guest("", "").ask(server.base, "GET", "/metrics")).text
        assert 'carteado_http_answers_total{status="5' not in metrics
        assert await server.stop() == 0
        assert server.log("warning", "error") == []
        assert server.noise == []
    store = await Store.open(database(None, folder))
    assert await accounted_for(store, made.people) > 20 * made.tables
    await store.close()


async def refused(page: Page, message: Json) -> str:
    """The code with which this is refused."""
    seen = len(page.messages)
    await page.tell(message)
    return str((await page.next(lambda told: told["type"] == "refused", seen))["code"])


async def test_what_cannot_be_read(site: Site) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await site.page()
        for text in MALFORMED:
            assert await refused(page, text) == "malformed", text
        await page.pong()
        await page.close()
        page = await site.page()
        for message in MISTYPED:
            assert await refused(page, message) == "malformed", message
        await page.pong()
        await page.close()
        page = await site.page()
        for data in (b"\x00", b"\xff\xfe\x00{", Random(1).randbytes(2000), b"\x80" * 16_384, b'{"type":"ping"'):
            assert await refused(page, data) == "malformed"
        for nested in ("[" * 8000, '{"a":' * 3000, '{"type":"act","client":"c","n":1,"version":1,"action":' + "[" * 9000):
            assert await refused(page, nested) == "malformed"
        await page.tell(b'{"type":"ping"}')
        await page.pong()
        await page.close()

    await site.honest(attack)


async def test_too_much_that_cannot_be_read_ends_the_connection(site: Site) -> None:
    page = await site.page()
    for _ in range(21):
        await page.tell("?")
    assert await page.gone() == 4022
    assert len(page.of("refused")) == 21
    await page.close()


async def test_numbers_and_texts_at_the_edge(site: Site) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await site.page()
        for name in ("x", "", "../../etc/passwd", "\0", "%", "é" * 500, "'; DROP TABLE entries; --"):
            assert await refused(page, {"type": "enter", "table": name}) == "no-such-table", name
        await page.close()
        page = await site.page()
        await page.enter(victim.table, version=10**30, was="spectator")
        assert page.of("snapshot")
        for n in (0, -1, 2**53, 2**63, 10**30):
            assert await refused(page, {"type": "sit", "client": "c", "n": n}) == "client-number", n
        for client in ("", "x" * 33, "é" * 33):
            assert await refused(page, {"type": "sit", "client": client, "n": 1}) == "client-number", client
        for seat in (4, 10**30):
            assert await refused(page, {"type": "sit", "client": "c", "n": 1, "seat": seat}) == "no-such-seat"
            assert await refused(page, {"type": "remove", "client": "c", "n": 1, "seat": seat}) == "no-such-seat"
        assert await refused(page, '{"type":"sit","client":"c","n":1e999}') == "malformed"
        assert await refused(page, '{"type":"sit","client":"\\ud800","n":1}') == "malformed"
        assert await refused(page, {"type": "phrase", "client": "\0", "n": 1, "phrase": "x" * 9000}) == "not-seated"
        await page.pong()
        await page.close()

    await site.honest(attack)


async def test_before_entering_and_without_a_seat(site: Site) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await site.page()
        said = {"client": "c", "n": 1}
        act = {"type": "act", **said, "action": {"type": "Draw", "at": 1}, "version": 1}
        for message in (act, {"type": "sit", **said}, {"type": "start", **said}, {"type": "stand", **said}):
            assert await refused(page, message) == "enter-first"
        await page.enter(victim.table)
        await victim.page.until(lambda: victim.page.about is not None and victim.page.about["stage"] == "playing")
        assert await refused(page, act) == "not-seated"
        assert await refused(page, {**act, "version": 10**9}) == "version-ahead"
        assert await refused(page, {"type": "sit", **said, "seat": 0}) == "seat-taken"
        assert await refused(page, {"type": "start", **said}) == "host-only"
        assert await refused(page, {"type": "seat-bot", **said, "seat": 1}) == "host-only"
        assert await refused(page, {"type": "change", **said, "setup": {"game": "truco-fenacef"}}) == "host-only"
        assert await refused(page, {"type": "remove", **said, "seat": 0}) == "not-seated"
        assert await refused(page, {"type": "referee", **said, "take": True}) == "no-referee"
        assert await refused(page, {"type": "ready", **said, "nonce": "0" * 32}) == "not-seated"
        await page.close()

    await site.honest(attack)


async def test_messages_of_others_replayed(site: Site) -> None:
    async def attack(victim: Stubborn) -> None:
        await victim.page.until(lambda: len(victim.answers) > 8 or victim.page.over)
        captured = list(victim.asked.values())
        page = await site.page()
        await page.enter(victim.table)
        for message in captured:
            assert await refused(page, message) in ("not-seated", "seat-taken")
        await page.close()
        own = await site.page(victim.guest)  # the same person in another tab: the numbers are known
        await own.enter(victim.table)
        seen = len(own.messages)
        for message in captured[:6]:
            await own.tell(message)
        await own.until(lambda: len([told for told in own.messages[seen:] if told["type"] in ("ack", "refused")]) == 6)
        again = {told["n"]: told["type"] for told in own.of("ack", "refused")}
        assert again == {n: victim.answers[n]["type"] for n in again}
        await own.close()

    await site.honest(attack)


async def test_cookies_that_are_not_ours(site: Site) -> None:
    store = await Store.open(database(None, site.folder))
    found = await store.setting(KEYS)
    await store.close()
    assert found is not None
    keys = msgspec.json.decode(found, type=Keys)

    async def attack(victim: Stubborn) -> None:
        cookie = victim.guest.cookie.partition("=")[2]
        known = verified(cookie, keys, int(time()))
        assert known is not None
        form, key, payload, mac = cookie.split(".")
        cookies = {
            "cut": cookie[:-2],
            "another mac": f"{form}.{key}.{payload}.{'A' * len(mac)}",
            "another payload": f"{form}.{key}.{payload[:-4]}AAAA.{mac}",
            "no mac": f"{form}.{key}.{payload}.",
            "another key": signed(known, new_keys()),
            "a key that is none": f"{form}.9.{payload}.{mac}",
            "expired": signed(Known(known.id, known.name, known.issued - YEAR - 1), keys),
            "long": "A" * 5000,
            "junk": "\u00e9;=;;carteado",
        }
        for what, text in cookies.items():
            page = await site.page(Guest(what, f"{COOKIE}={text}"))
            await page.enter(victim.table)
            assert page.key == "spectator", what
            told = await page.do("act", action={"type": "Draw", "at": 1}, version=1)
            assert told["code"] == "not-seated", what
            await page.close()

    await site.honest(attack)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://example.com"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_pages_of_other_hosts(site: Site, headers: dict[str, str]) -> None:
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await site.page(Guest("", ""), headers=headers)
    assert refusal.value.response.status_code == 403


async def test_by_another_name(site: Site) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.server.port)
    lines = ("GET /ws HTTP/1.1", "Host: example.com", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "")  # fmt: skip
    try:
        writer.write("\r\n".join(lines).encode())
        assert (await reader.readline()).split()[1] in REFUSED
    finally:
        writer.close()
        await writer.wait_closed()


async def test_what_is_too_large(site: Site) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await site.page()
        assert await refused(page, b" " * 16_385) == "oversized"
        assert await page.gone() == 1009
        await page.close()
        guest = await site.guest()
        for frames in ([(b" " * 40_000, TEXT, True)], [(b" " * 900, BINARY if not nth else GO_ON, False) for nth in range(50)]):
            raw = await Raw.open(site.server.base, guest)
            for data, kind, last in frames:
                try:
                    await raw.send(data, kind, last)
                except ConnectionError:
                    break
            assert await raw.close_code() == 1009
            raw.close()

    await site.honest(attack)


async def test_floods(site: Site) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await site.page()
        await page.enter(victim.table)
        with suppress(websockets.ConnectionClosed):
            for _ in range(2000):
                await page.tell({"type": "ping"})
        assert await page.gone() == 4029
        assert page.of("refused")[-1]["code"] == "too-fast"
        await page.close()

    await site.honest(attack)


async def test_too_many_connections(site: Site) -> None:
    async def attack(victim: Stubborn) -> None:
        guest = await site.guest()
        pages: list[Page] = []

        async def crowd() -> None:
            for _ in range(200):
                pages.append(await site.page(guest))

        with pytest.raises(websockets.InvalidStatus) as refusal:
            await crowd()
        assert str(refusal.value.response.status_code).encode() in REFUSED
        assert len(pages) >= 40
        for page in pages:
            await page.close()

    await site.honest(attack)


async def test_who_never_reads(tmp_path: Path) -> None:
    """What waits for such a page is bounded, and then it is cut off; nobody else waits."""
    async with program(tmp_path) as server:
        ana, lazy = await new_guest(server.base, "Ana"), await new_guest(server.base, "Zé")
        page = await Page(server.base, ana).open()
        await page.enter(await new_table(server.base, ana, sit=True))
        raw = await Raw.open(server.base, lazy)
        message = json.dumps({"type": "enter", "table": await new_table(server.base, lazy, sit=True)}).encode()
        before = server.memory()
        with suppress(ConnectionError):
            for _ in range(10_000):  # each brings a snapshot of a thousand bytes or more
                await raw.send(message)
                await page.pong()
                if len(page.heard) % 250 == 0 and await connections(server) == 1:
                    break
        assert await connections(server) == 1, "it is still served"
        assert server.memory() < before + MOST_MEMORY
        raw.close()
        await page.close()
        assert await server.stop() == 0
        assert server.log("warning", "error") == []


async def connections(server: Program) -> int:
    """How many pages the server says it serves."""
    text = (await Guest("", "").ask(server.base, "GET", "/metrics")).text
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("carteado_connections "))
