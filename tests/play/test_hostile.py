"""Hostile messages: refused with a code, and the people at the other tables notice nothing."""

import asyncio
from random import Random
from time import time
from typing import Any, Final

import msgspec
import pytest
import websockets

from carteado.server.app import KEYS
from carteado.server.identity import COOKIE, YEAR, Keys, new_keys, signed, verified
from carteado.server.identity import Guest as Known
from carteado.server.storage import Store, database
from play.hostile_kit import Target, refused
from play.play_kit import Guest
from play.raw_kit import Raw
from play.stubborn_kit import Stubborn

pytestmark = pytest.mark.asyncio(loop_scope="module")

Json = Any
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


async def test_what_cannot_be_read(target: Target) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await target.page()
        for text in MALFORMED:
            assert await refused(page, text) == "malformed", text
        await page.pong()
        await page.close()
        page = await target.page()
        for message in MISTYPED:
            assert await refused(page, message) == "malformed", message
        await page.pong()
        await page.close()
        page = await target.page()
        for data in (b"\x00", b"\xff\xfe\x00{", Random(1).randbytes(2000), b"\x80" * 16_384, b'{"type":"ping"'):
            assert await refused(page, data) == "malformed"
        for torn in (b'{"type":"ping\xff"}', b'{"type":"enter","table":"\xc3"}', b'{"\xe2\x28\xa1":1}'):
            assert await refused(page, torn) == "malformed"
        for nested in ("[" * 8000, '{"a":' * 3000, '{"type":"act","client":"c","n":1,"version":1,"action":' + "[" * 9000):
            assert await refused(page, nested) == "malformed"
        await page.tell(b'{"type":"ping"}')
        await page.pong()
        await page.close()

    await target.honest(attack)


async def test_too_much_that_cannot_be_read_ends_the_connection(target: Target) -> None:
    page = await target.page()
    for _ in range(21):
        await page.tell("?")
    assert await page.gone() == 4022
    assert len(page.of("refused")) == 21
    await page.close()


async def test_numbers_and_texts_at_the_edge(target: Target) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await target.page()
        for name in ("x", "", "../../etc/passwd", "\0", "%", "é" * 500, "'; DROP TABLE entries; --"):
            assert await refused(page, {"type": "enter", "table": name}) == "no-such-table", name
        await page.close()
        page = await target.page()
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

    await target.honest(attack)


async def test_before_entering_and_without_a_seat(target: Target) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await target.page()
        said = {"client": "c", "n": 1}
        act = {"type": "act", **said, "action": {"type": "Draw", "at": 1}, "version": 1}
        for message in (act, {"type": "sit", **said}, {"type": "start", **said}, {"type": "stand", **said}):
            assert await refused(page, message) == "enter-first"
        await page.enter(victim.table)
        await victim.page.until(lambda: victim.page.about is not None and victim.page.about["stage"] == "playing")
        assert await refused(page, act) == "not-seated"
        assert await refused(page, {**act, "version": 10**9}) == "not-seated"
        assert await refused(page, {"type": "sit", **said, "seat": 0}) == "seat-taken"
        assert await refused(page, {"type": "start", **said}) == "host-only"
        assert await refused(page, {"type": "seat-bot", **said, "seat": 1}) == "host-only"
        assert await refused(page, {"type": "change", **said, "setup": {"game": "truco-fenacef"}}) == "host-only"
        assert await refused(page, {"type": "remove", **said, "seat": 0}) == "not-seated"
        assert await refused(page, {"type": "referee", **said, "take": True}) == "no-referee"
        assert await refused(page, {"type": "ready", **said, "nonce": "0" * 32}) == "not-seated"
        await page.close()

    await target.honest(attack)


async def test_messages_of_others_replayed(target: Target) -> None:
    async def attack(victim: Stubborn) -> None:
        await victim.page.until(lambda: len(victim.answers) > 8 or victim.page.over)
        captured = list(victim.asked.values())
        page = await target.page()
        await page.enter(victim.table)
        for message in captured:
            assert await refused(page, message) in ("not-seated", "seat-taken")
        await page.close()
        own = await target.page(victim.guest)  # the same person in another tab: the numbers are known
        await own.enter(victim.table)
        seen = len(own.messages)
        for message in captured[:6]:
            await own.tell(message)
        await own.until(lambda: len([told for told in own.messages[seen:] if told["type"] in ("ack", "refused")]) == 6)
        again = {told["n"]: told["type"] for told in own.of("ack", "refused")}
        assert again == {n: victim.answers[n]["type"] for n in again}
        await own.close()

    await target.honest(attack)


async def test_cookies_that_are_not_ours(target: Target) -> None:
    store = await Store.open(database(None, target.folder))
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
            page = await target.page(Guest(what, f"{COOKIE}={text}"))
            await page.enter(victim.table)
            assert page.key == "spectator", what
            told = await page.do("act", action={"type": "Draw", "at": 1}, version=1)
            assert told["code"] == "not-seated", what
            await page.close()

    await target.honest(attack)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://example.com"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_pages_of_other_hosts(target: Target, headers: dict[str, str]) -> None:
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await target.page(Guest("", ""), headers=headers)
    answer = refusal.value.response
    assert (answer.status_code, b"foreign-origin" in (answer.body or b"")) == (403, True)


async def test_by_another_name(target: Target) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", target.server.port)
    lines = ("GET /ws HTTP/1.1", "Host: example.com", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "")  # fmt: skip
    try:
        writer.write("\r\n".join(lines).encode())
        assert (await reader.readline()).split()[1] == b"400"
    finally:
        writer.close()
        await writer.wait_closed()


async def test_text_that_is_none(target: Target) -> None:
    raw = await Raw.open(target.server.base, await target.guest())
    await raw.send(b'{"type":"ping\xff"}')
    assert await raw.close_code() == 1007
    raw.close()
