"""A siege: strangers who stall, guess, idle, send halves and flood, a clock that steps, a store that goes away; all at once.

And somebody plays at the table next door.

Rule 1: each attack goes on, from addresses of its own, until it is told to stop; whatever the server does to it is fair.
Rule 2: an attack waits for the server before it goes on, so that what is measured next door is the server and not this process.

Another kind of attack is another function in `ATTACKS`.
"""

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import monotonic
from typing import Any, Final

import httpx
import websockets

from carteado.server.storage import database
from carteado.server.storage.opening import file_of
from play.crowded import idle_seconds
from play.play_kit import PATIENCE, Guest, Page, Temper, new_guest, new_table
from play.program_kit import Program
from play.raw_kit import Raw

LOST: Final = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)
SECOND: Final = 1.0
PAUSE: Final = 0.1  # seconds from one question of who plays to the next: nobody may ask more than twelve times a second
STALLED: Final = 15  # who watch and never read
PACE: Final = 0.01  # seconds from one half to the next, and of who stall: more would keep every other attack out
AWAY: Final = 0.4  # seconds for which the store is away
FAULTS: Final = frozenset({"failure", "too-fast", "enter-first"})  # what nobody who plays is refused with, siege or not
EVENT: Final = {"preset": "livre", "game": "truco-fenacef", "name": "Copa"}
SIDES: Final[tuple[dict[str, Any], ...]] = (
    *[{"type": "entry", "name": f"Dupla {number}"} for number in range(1, 31)],
    {"type": "entries-closed"},
    {"type": "group", "stage": "liga", "group": "A", "slots": [f"#{number}" for number in range(1, 31)]},
)
HALVES: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ",
    b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
)


@dataclass
class Siege:
    """The server, a table that is locked and one that anybody may watch, and how long it lasts."""

    server: Program
    locked: str
    watched: str
    until: float
    done: dict[str, int] = field(default_factory=dict[str, int])
    numbers: Any = field(default_factory=count)

    def over(self) -> bool:
        """Whether it has lasted long enough, and everything was tried."""
        return monotonic() > self.until and (len(self.done) == len(ATTACKS) or monotonic() > self.until + 3 * PATIENCE)

    def address(self, of: str) -> dict[str, str]:
        """The header of a stranger from another network for each kind of attack."""
        return {"X-Forwarded-For": f"198.51.{ATTACKERS.index(of)}.{next(self.numbers) % 4}"}

    def count(self, of: str) -> None:
        """One more was tried."""
        self.done[of] = self.done.get(of, 0) + 1


async def stalled(siege: Siege) -> None:
    """Watch a table, ask for everything again and again, read nothing of it, and come back when that was cut."""
    held: list[Raw] = []
    enter = json.dumps({"type": "enter", "table": siege.watched}).encode()
    while not siege.over():
        with suppress(*LOST):
            if len(held) < STALLED:
                held.append(await Raw.open(siege.server.base, Guest("", "")))
            if await _still_there(held[0], enter):
                held.append(held[0])
            held.pop(0)
        siege.count("stalled")
        await asyncio.sleep(PACE)
    for raw in held:
        raw.close()


async def _still_there(raw: Raw, data: bytes) -> bool:
    """Send this, or as much of it as goes; a connection that was cut is closed."""
    try:
        await asyncio.wait_for(raw.send(data), 0.1)
    except TimeoutError:
        return True
    except OSError:
        raw.close()
        return False
    return True


async def guessing(siege: Siege) -> None:
    """Try one password after the other."""
    while not siege.over():
        with suppress(*LOST):
            async with _visiting(siege, "guessing") as page:
                for _ in range(20):
                    await page.enter(siege.locked, password=str(siege.done.get("guessing", 0)))
                    siege.count("guessing")


async def halves(siege: Siege) -> None:
    """Connect, send half of something or nothing, and hold on."""
    held: list[asyncio.StreamWriter] = []
    while not siege.over():
        with suppress(*LOST):
            _, writer = await asyncio.open_connection("127.0.0.1", siege.server.port)
            writer.write(HALVES[len(held) % len(HALVES)])
            await writer.drain()
            held.append(writer)
            siege.count("halves")
        if len(held) > 200:
            await _close(held.pop(0))
        await asyncio.sleep(PACE)
    for writer in held:
        await _close(writer)


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(*LOST):
        await writer.wait_closed()


async def costly(siege: Siege) -> None:
    """Ask for whatever makes work."""
    paths = ("/schema/openapi.json", "/schema/openapi.yaml", "/api/tables", "/api/games", "/api/torneios", "/metrics")
    async with httpx.AsyncClient(base_url=siege.server.base, timeout=PATIENCE) as client:
        while not siege.over():
            for path in paths:
                with suppress(*LOST):
                    await client.get(path, headers=siege.address("costly"))
                    siege.count("costly")


async def organising(siege: Siege) -> None:
    """Open an event of hundreds of jogos, and have it counted, told and planned again and again."""
    headers, where, key, entered = siege.address("organising"), "", "", False
    async with httpx.AsyncClient(base_url=siege.server.base, timeout=PATIENCE, headers=headers) as client:
        while not siege.over():
            with suppress(*LOST, KeyError):
                if not where:
                    opened = (await client.post("/api/torneios", json=EVENT)).json()
                    where, key = f"/api/torneios/{opened['id']}", opened["key"]
                if not entered:
                    entered = (await client.post(f"{where}/acts", json={"key": key, "acts": SIDES})).status_code < 500
                await client.post(f"{where}/acts", json={"key": key, "acts": [{"type": "announced", "text": "chuva"}]})
                for path in (where, f"{where}/plano", f"{where}/precisa/1"):
                    await client.get(path)
                siege.count("organising")
            await asyncio.sleep(PACE)


async def entering(siege: Siege) -> None:
    """Try passwords of accounts, and codes, under names that may or may not be there."""
    async with httpx.AsyncClient(base_url=siege.server.base, timeout=PATIENCE) as client:
        while not siege.over():
            n = siege.done.get("entering", 0)
            tries = (
                ("enter", {"login": f"ana-{1000 + n % 9000}", "password": f"senha {n}"}),
                ("recover", {"code": f"{n:016}"}),
            )
            for where, told in tries:
                with suppress(*LOST):
                    await client.post(f"/api/account/{where}", json=told, headers=siege.address("entering"))
                    siege.count("entering")
            await asyncio.sleep(PACE)


async def seeking(siege: Siege) -> None:
    """Look for a table, or talk without end, as somebody new each time, and be gone."""
    where = siege.server.base.replace("http", "ws", 1) + "/ws/achar"
    word = json.dumps({"type": "seek", "game": "truco-asfo"})
    while not siege.over():
        with suppress(*LOST):
            headers = siege.address("seeking")
            async with httpx.AsyncClient(base_url=siege.server.base, timeout=PATIENCE, headers=headers) as client:
                await client.put("/api/me", json={"name": "Ninguém"})
                cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            async with websockets.connect(where, additional_headers={**headers, "Cookie": cookie}) as socket:
                for _ in range(1 + siege.done.get("seeking", 0) % 30):
                    await socket.send(word)
                siege.count("seeking")
                await socket.recv()
        await asyncio.sleep(PACE)


async def flooding(siege: Siege) -> None:
    """Talk as fast as the connection takes it, and come back when it is cut."""
    while not siege.over():
        with suppress(*LOST):
            async with _visiting(siege, "flooding") as page:
                for _ in range(100):
                    await page.tell('{"type":"ping"}')
                    siege.count("flooding")
                await page.pong()


async def stepping(siege: Siege) -> None:
    """Put the server's clock an hour back, and right again."""
    while not siege.over() or siege.done.get("stepping", 0) % 2:
        siege.server.process.send_signal(signal.SIGUSR1)
        siege.count("stepping")
        await asyncio.sleep(SECOND / 4)


async def losing(siege: Siege) -> None:
    """Take the store away, and bring it back."""
    file = file_of(database(None, siege.server.folder))
    away = file.with_suffix(".away")
    while not siege.over():
        await asyncio.sleep(SECOND / 2)
        file.rename(away)
        await asyncio.sleep(AWAY)
        away.rename(file)
        siege.count("losing")


@asynccontextmanager
async def _visiting(siege: Siege, of: str) -> AsyncIterator[Page]:
    page = await Page(siege.server.base, Guest("", "")).open(headers=siege.address(of))
    try:
        yield page
    finally:
        await page.close()


ATTACKS: Final[tuple[Callable[[Siege], Awaitable[None]], ...]] = (
    stalled,
    guessing,
    halves,
    costly,
    organising,
    entering,
    seeking,
    flooding,
    stepping,
    losing,
)
ATTACKERS: Final = tuple(attack.__name__ for attack in ATTACKS)


@dataclass
class NextDoor:
    """Somebody who plays: how long the server let them wait, in seconds of an idle machine, and what it held meanwhile."""

    page: Page
    longest: float = 0.0
    memory: list[int] = field(default_factory=list[int])
    acts: int = 0  # that were taken
    refused: set[str] = field(default_factory=set[str])
    temper: Temper = field(default_factory=lambda: Temper(Random(1)))

    async def waits(self, server: Program, over: Callable[[], bool], longest: float = 0.0) -> None:
        """Ask or act, and be answered, until it is over."""
        while not over():
            begun = monotonic()
            await self._asks()
            took = monotonic() - begun
            if took > self.longest + longest + SECOND / 2:
                took = idle_seconds(took)
            self.longest = max(self.longest, took)
            self.memory.append(server.memory())
            await asyncio.sleep(PAUSE)

    async def _asks(self) -> None:
        if self.page.over:
            answer = await self.page.do("ready", nonce="2" * 32)
        elif self.page.waited and self.page.menu:
            answer = await self.page.act(self.temper.choose(self.page.menu))
        else:
            await self.page.pong()
            return
        if answer["type"] == "ack":
            self.acts += 1
        else:
            self.refused.add(answer["code"])


async def besieged(server: Program, seconds: float) -> tuple[Siege, NextDoor, float]:
    """All attacks for so long; what was tried, who sat next door, and how long they waited in peace."""
    host, ana = await new_guest(server.base, "Host"), await new_guest(server.base, "Ana")
    body = {"setup": {"game": "truco-fenacef", "pace": "fast"}, "password": "4711"}
    locked = str((await host.ask(server.base, "POST", "/api/tables", body)).json()["id"])
    hosting = await (await Page(server.base, host).open()).enter(locked)
    watched = await new_table(server.base, ana, sit=True, bots=True)
    page = await (await Page(server.base, ana).open()).enter(watched)
    await page.do("ready", nonce="1" * 32)
    peace = NextDoor(page)
    tries = iter(range(20))
    await peace.waits(server, lambda: next(tries, None) is None)
    siege, next_door = Siege(server, locked, watched, monotonic() + seconds), NextDoor(page)
    async with asyncio.TaskGroup() as group:
        for attack in ATTACKS:
            group.create_task(_run(attack, siege))
        group.create_task(next_door.waits(server, siege.over, peace.longest))
    assert (page.closed, hosting.closed) == (None, None), "somebody was thrown out"
    assert hosting.of("presence")[-1].get("wrong", 0) > 0, "the host was not told"
    assert (await Guest("", "").ask(server.base, "GET", "/health")).status_code == 200
    assert not next_door.refused & FAULTS, next_door.refused
    await _goes_on(page)
    for each in (page, hosting):
        await each.close()
    return siege, next_door, peace.longest


async def _goes_on(page: Page) -> None:
    """What is due at the table comes, and what is done there is taken."""
    version = page.version
    if page.over:
        await page.do("ready", nonce="3" * 32)
    elif page.waited and page.menu:
        await page.act(page.menu[0]["action"])
    await page.at(version + 1)


async def _run(attack: Callable[[Siege], Awaitable[None]], siege: Siege) -> None:
    await attack(siege)
