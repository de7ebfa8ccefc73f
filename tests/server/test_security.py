"""The gate: hosts, origins, sizes and rates; and the headers that every answer has."""

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from playwright.async_api import async_playwright
from websockets import InvalidStatus, Origin
from websockets.asyncio.client import connect

from browser.browser_kit import FLAGS, chromium
from carteado.server.errors import Refusal
from carteado.server.limits import MAX_BUCKETS, PER_ADDRESS, PER_GUEST, Limits, network
from carteado.server.openings import Openings
from carteado.server.security import HEADERS, answers_to, own_page
from carteado.server.settings import Settings
from server.server_kit import BASE, GAME, HOST, PATIENCE, code_of, program, site

# Names.


@pytest.mark.parametrize(
    ("host", "local", "public", "listed"),
    [
        ("127.0.0.1:8000", True, True, True),
        ("localhost", True, True, True),
        ("[::1]:8000", True, True, True),
        ("192.168.0.7:8000", False, True, False),
        ("[fe80::1]:8000", False, True, False),
        ("sala", False, True, False),
        ("sala.local:8000", False, True, False),
        ("jogo.example.org", False, False, True),
        ("JOGO.example.org.", False, False, True),
        ("evil.example", False, False, False),
        ("127.0.0.1.evil.example", False, False, False),
        ("", False, False, False),
    ],
)
def test_the_names_a_server_answers_to(tmp_path: Path, host: str, local: bool, public: bool, listed: bool) -> None:
    assert answers_to(Settings(data=tmp_path), host) is local
    assert answers_to(Settings(data=tmp_path, host="0.0.0.0"), host) is public
    assert answers_to(Settings(data=tmp_path, host="0.0.0.0", hosts=("Jogo.example.org",)), host) is listed


async def test_a_name_it_does_not_go_by_is_refused_before_anything_else(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in ("/", "/api/me", "/health", "/nowhere"):
            answer = await here.client.get(path, headers={"Host": "evil.example"})
            assert (answer.status_code, code_of(answer)) == (400, "unknown-host")
            assert "set-cookie" not in answer.headers


# Pages of others.


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({}, True),
        ({"origin": "http://jogo.example.org"}, True),
        ({"origin": "https://jogo.example.org"}, True),
        ({"origin": "http://jogo.example.org:81"}, False),
        ({"origin": "https://friend.example"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "https://jogo.example.org.evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "nonsense"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
def test_whose_page_may_change_something(tmp_path: Path, headers: dict[str, str], own: bool) -> None:
    settings = Settings(data=tmp_path, origins=("https://friend.example",))
    raw = {name.encode(): value.encode() for name, value in headers.items()}
    assert own_page(settings, "jogo.example.org", raw) is own


async def test_another_page_can_read_nothing_it_may_not_and_change_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        client = here.client
        foreign = {"Origin": "https://evil.example"}
        for method, path, body in (("PUT", "/api/me", {"name": "Zé"}), ("POST", "/api/tables", {"setup": {"game": GAME}})):
            answer = await client.request(method, path, json=body, headers=foreign)
            assert (answer.status_code, code_of(answer)) == (403, "foreign-origin")
            assert "set-cookie" not in answer.headers
        reading = await client.get("/api/games", headers=foreign)
        assert reading.status_code == 200
        assert not [name for name in reading.headers if name.startswith("access-control")]
        assert reading.headers["cross-origin-resource-policy"] == "same-origin"
        own = await client.put("/api/me", json={"name": "Zé"}, headers={"Origin": BASE})
        assert own.status_code == 200


async def test_another_page_gets_no_socket(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        address = server.address.replace("http", "ws") + "/ws"
        for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers=headers, open_timeout=PATIENCE)
            assert refused.value.response.status_code == 403
        for origin in (server.address, None):
            async with connect(address, origin=Origin(origin) if origin else None, open_timeout=PATIENCE) as socket:
                await socket.send('{"type":"ping"}')
                assert json.loads(await socket.recv())["type"] == "pong"


# What every answer says.


async def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        client = here.client
        answers = [
            await client.get("/"),
            await client.get("/nowhere"),
            await client.get("/api/games"),
            await client.get("/api/tables/nothing"),
            await client.get("/schema/openapi.json"),
            await client.delete("/api/me"),
            await client.put("/api/me", content=b"{"),
            await client.get("/health", headers={"Host": "evil.example"}),
            await client.head("/health"),
        ]
        assert {answer.status_code for answer in answers} == {200, 400, 404, 405, 415}
        for answer in answers:
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
            assert "cache-control" in answer.headers
            assert "strict-transport-security" not in answer.headers
            assert "server" not in answer.headers


def test_the_policy_lets_nothing_in_from_outside() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"


async def test_only_https_promises_https(tmp_path: Path) -> None:
    async with site(tmp_path, base=f"https://{HOST}") as here:
        answer = await here.client.get("/api/me")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["set-cookie"].endswith("; Secure")
    async with site(tmp_path) as here:
        assert "Secure" not in (await here.client.get("/api/me")).headers["set-cookie"]


async def test_head_is_get_without_the_body(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in ("/api/games", "/", "/api/nothing"):
            got, head = await here.client.get(path), await here.client.head(path)
            assert (head.status_code, head.content) == (got.status_code, b"")
            assert head.headers["content-length"] == got.headers["content-length"]


# Sizes.


async def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        headers = {"Content-Type": "application/json"}
        answer = await here.client.put("/api/me", content=b" " * 64_001, headers=headers)
        assert (answer.status_code, code_of(answer)) == (413, "bad-size")
        assert "64 kB" in answer.json()["text"]
        fits = await here.client.put("/api/me", content=b'{"name":"Ana"}' + b" " * 60_000, headers=headers)
        assert fits.status_code == 200
        record = {"Content-Type": "text/plain"}
        assert (await here.client.post("/api/replay", content=b"#" * (1 << 20), headers=record)).status_code == 422
        assert (await here.client.post("/api/replay", content=b"#" * ((1 << 20) + 1), headers=record)).status_code == 413


# Rates.


class Clock:
    """A clock that stands until it is told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def spent(limits: Limits, kind: str, **whose: str) -> int:
    """How many go through at once."""
    many = 0
    while limits.allows(kind, **whose) and many < 10_000:
        many += 1
    return many


def test_a_bucket_empties_fills_and_is_never_more_than_full() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    rate = PER_GUEST["table"]
    assert spent(limits, "table", guest="a") == rate.burst
    clock.now += 1 / rate.per_second
    assert spent(limits, "table", guest="a") == 1
    clock.now += 1e6
    assert spent(limits, "table", guest="a") == rate.burst


def test_a_refusal_says_how_long_to_wait_and_then_it_works() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    spent(limits, "guest", address="203.0.113.5")
    with pytest.raises(Refusal) as refused:
        limits.spend("guest", address="203.0.113.5")
    assert refused.value.status == 429
    wait = int(refused.value.headers["Retry-After"])
    assert wait >= 1
    clock.now += wait
    limits.spend("guest", address="203.0.113.5")


def test_guests_and_addresses_and_kinds_are_counted_apart() -> None:
    limits = Limits(clock=Clock())
    spent(limits, "table", guest="a")
    assert not limits.allows("table", guest="a")
    assert limits.allows("table", guest="b")
    assert limits.allows("message", guest="a")
    assert spent(limits, "table", address="203.0.113.5") == PER_ADDRESS["table"].burst
    assert limits.allows("table", address="203.0.113.6")


def test_this_machine_has_no_limit_as_an_address_but_its_guests_have() -> None:
    limits = Limits(clock=Clock())
    assert spent(limits, "table", address="127.0.0.1") == 10_000
    assert spent(limits, "table", address="::1", guest="a") == PER_GUEST["table"].burst


def test_a_factor_widens_and_nought_lifts_the_limits() -> None:
    assert spent(Limits(3, clock=Clock()), "table", guest="a") == 3 * PER_GUEST["table"].burst
    assert spent(Limits(0, clock=Clock()), "table", guest="a") == 10_000


def test_neighbours_in_one_ipv6_network_are_one_address() -> None:
    assert network("2001:db8:1:2::3") == network("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::3") != network("2001:db8:1:2::3")
    assert network("::ffff:203.0.113.5") == network("203.0.113.5") == "203.0.113.5"
    assert network("testclient") == "testclient"


def test_buckets_do_not_pile_up() -> None:
    limits = Limits(clock=Clock())
    for number in range(MAX_BUCKETS + 100):
        limits.spend("table", guest=str(number))
    assert len(limits._buckets) == MAX_BUCKETS
    assert spent(limits, "table", guest=str(MAX_BUCKETS + 99)) == PER_GUEST["table"].burst - 1


def test_a_person_who_plays_fast_is_not_in_the_way_of_the_limits() -> None:
    """Two requests a second for an hour, and ten messages a second for a minute."""
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(7200):
        clock.now += 0.5
        limits.spend("request", "203.0.113.5", "a")
    for _ in range(600):
        clock.now += 0.1
        limits.spend("message", "203.0.113.5", "a")


def test_what_is_given_back_may_be_spent_again_and_never_fills_a_bucket_above_its_brim() -> None:
    limits = Limits(clock=Clock())
    limits.give_back("request", "203.0.113.5", "a", 5)
    assert spent(limits, "request", guest="a") == PER_GUEST["request"].burst
    limits.give_back("request", guest="a", weight=2)
    assert spent(limits, "request", guest="a") == 2
    limits.give_back("request", guest="a", weight=10_000)
    assert spent(limits, "request", guest="a") == PER_GUEST["request"].burst


async def test_a_hall_that_looks_on_from_one_address_is_not_throttled_and_who_asks_for_work_is(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        opened = (await here.client.post("/api/torneios", json={"preset": "fenacef", "name": "Copa"})).json()
        here.client.cookies.clear()
        here.services.limits = Limits(0.1, clock=Clock())
        path, most = f"/api/torneios/{opened['id']}", int(PER_ADDRESS["request"].burst * 0.1)
        tag = (await here.client.get(path)).headers["etag"]

        async def answered(how: dict[str, str], path: str = path) -> int:
            return (await here.client.get(path, headers=how)).status_code

        assert {await answered({"If-None-Match": tag}) for _ in range(2 * most)} == {304}
        assert {await answered({}) for _ in range(most)} == {200}
        codes = [await answered({}, f"{path}/precisa/1") for _ in range(most)]
        assert (codes[0], codes[-1]) == (404, 429), "what has to be made is limited as ever"
        assert await answered({"If-None-Match": tag}) == 429


async def test_tables_and_guests_in_bulk_are_refused_with_retry_after(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        here.services.limits = Limits(clock=Clock())
        here.services.openings = Openings(0, lambda: 0, set[str])
        body = {"setup": {"game": GAME}, "sit": False}
        codes = [(await here.client.post("/api/tables", json=body)).status_code for _ in range(12)]
        assert codes == [201] * 10 + [429] * 2
        refused = await here.client.post("/api/tables", json=body)
        assert (refused.status_code, code_of(refused)) == (429, "too-fast")
        assert 1 <= int(refused.headers["retry-after"]) <= 10
        assert (await here.client.get("/api/tables")).status_code == 200

        here.client.cookies.clear()
        answers = []
        for _ in range(int(PER_ADDRESS["guest"].burst) + 20):
            answers.append(await here.client.get("/api/me"))
            here.client.cookies.clear()
        assert 429 in [answer.status_code for answer in answers]
        assert answers[0].status_code == 200


# A real browser.


@pytest.mark.browser
async def test_chromium_opens_the_socket_and_nothing_else(tmp_path: Path) -> None:
    """`connect-src 'self'` covers the WebSocket of the same host; scripts in the page and other hosts are shut out."""
    found = chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    async with program(tmp_path) as server, async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=found.path, args=FLAGS, env=environment, chromium_sandbox=False, timeout=PATIENCE * 1000
        )
        try:
            page = await browser.new_page()
            await page.goto(f"{server.address}/health", timeout=PATIENCE * 1000)
            assert await page.evaluate(SOCKET) == "pong"
            assert await page.evaluate(FETCH, "/api/games") == "ok"
            assert await page.evaluate(FETCH, "http://127.0.0.1:9/") == "blocked by connect-src"
            assert await page.evaluate(INLINE) == "blocked by script-src-elem"
        finally:
            await browser.close()
        code, _, _ = await server.stop()
        assert code == 0


BLOCKED = """
  const blocked = new Promise((tell) => addEventListener('securitypolicyviolation',
    (event) => tell('blocked by ' + event.effectiveDirective), { once: true }))
  const late = new Promise((tell) => setTimeout(() => tell('nothing happened'), 30000))
"""
SOCKET = """() => new Promise((tell) => {
  const socket = new WebSocket('ws://' + location.host + '/ws')
  socket.onopen = () => socket.send('{"type":"ping"}')
  socket.onmessage = (event) => tell(JSON.parse(event.data).type)
  socket.onerror = () => tell('error')
})"""
FETCH = f"""async (address) => {{ {BLOCKED}
  const answer = fetch(address).then((found) => (found.ok ? 'ok' : 'refused')).catch(() => blocked)
  return Promise.race([answer, late])
}}"""
INLINE = f"""() => {{ {BLOCKED}
  const script = document.createElement('script')
  script.textContent = 'window.ran = true'
  document.documentElement.append(script)
  return Promise.race([blocked, late])
}}"""


async def test_bodies_without_an_end_or_a_length_harm_nobody(tmp_path: Path) -> None:
    """One client sends a body for ever, another stops in the middle of its own: the others notice nothing."""

    async def pieces() -> AsyncIterator[bytes]:
        while True:
            yield b" " * 10_000

    async with program(tmp_path) as server, httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        _, slow = await asyncio.open_connection("127.0.0.1", server.port)
        slow.write(b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{")
        await slow.drain()
        with contextlib.suppress(httpx.TransportError):  # cut off while it writes, it may not read the answer any more
            endless = await client.put("/api/me", content=pieces(), headers={"Content-Type": "application/json"})
            assert (endless.status_code, code_of(endless)) == (413, "bad-size")
        assert (await client.get("/health")).status_code == 200
        code, _, _ = await server.stop()
        assert code == 0
        slow.close()
