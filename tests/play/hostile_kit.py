"""A server under attack, and honest people whose tables must not suffer from it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from carteado.server.storage import Store, database
from play.play_kit import Guest, Page, gathered, new_guest
from play.program_kit import Program, program
from play.stubborn_kit import Stubborn, accounted_for, four_people

Json = Any
MOST_MEMORY: Final = 64 << 20  # bytes that all attacks together may leave behind


@dataclass
class Target:
    """The server, and everybody who has played there."""

    server: Program
    folder: Path
    people: list[Stubborn] = field(default_factory=list[Stubborn])
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


@asynccontextmanager
async def attacked(folder: Path) -> AsyncIterator[Target]:
    """A server with its ordinary limits. At the end nothing has gone wrong in it, and every honest act is in its log."""
    async with program(folder, limits=1) as server:
        made = Target(server, folder)
        before = server.memory()
        yield made
        assert server.memory() < before + MOST_MEMORY
        metrics = (await Guest("", "").ask(server.base, "GET", "/metrics")).text
        assert 'carteado_http_answers_total{status="5' not in metrics
        assert await server.stop() == 0
        told = [line for line in server.log("warning", "error") if line["event"] != "cut off"]  # who is cut off can be found
        assert told == []
        assert server.noise == []
    store = await Store.open(database(None, folder))
    checked = await accounted_for(store, made.people)
    assert checked > 20 * made.tables or not made.people, "too little was played to say so"
    await store.close()


async def refused(page: Page, message: Json) -> str:
    """The code with which this is refused."""
    seen = len(page.messages)
    await page.tell(message)
    return str((await page.next(lambda told: told["type"] == "refused", seen))["code"])


async def connections(server: Program) -> int:
    """How many pages the server says it serves."""
    text = (await Guest("", "").ask(server.base, "GET", "/metrics")).text
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("carteado_connections "))
