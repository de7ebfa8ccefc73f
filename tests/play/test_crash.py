"""A server that is killed in mid-play, again and again: nothing acknowledged is lost, nothing is done twice."""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

from carteado.server.storage import Store, database
from play.play_kit import gathered
from play.program_kit import Program, program
from play.stubborn_kit import Stubborn, accounted_for, four_people, one_among_bots

KILLS: Final = 4
TABLES: Final = 4


class Killer:
    """Kills a server at moments drawn at random: so many messages after the last time, sent or heard.

    The last time somebody is just asking for something: by chance alone all could be silent whenever it dies.
    """

    def __init__(self, server: Program, people: list[Stubborn], rng: Random, kills: int) -> None:
        self.server = server
        self.up = asyncio.Event()
        self.up.set()
        self._rng = rng
        self._next = 0
        self.left = kills
        for person in people:
            person.page.hook, person.hook = self._count, self._asked

    def arm(self) -> None:
        """Draw the next moment."""
        self._next = self._rng.randint(200, 600)

    def _count(self) -> None:
        self._next -= 1
        if self._next == 0 and self.left > 1:
            self._kill()

    def _asked(self) -> None:
        if self._next <= 0 and self.left == 1 and self.up.is_set():
            self._kill()

    def _kill(self) -> None:
        self.left -= 1
        self.up.clear()
        self.server.process.kill()

    async def revive(self) -> None:
        """Start the server again whenever it was killed."""
        while True:
            await self.server.process.wait()
            await self.server.kill()
            await self.server.start()
            self.arm()
            self.up.set()


async def test_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    rng = Random(7)
    async with program(tmp_path) as server:
        tables = [await four_people(server.base, nth, rng, partidas=5) for nth in range(TABLES)]
        tables.append(await one_among_bots(server.base, TABLES, rng))
        people = [person for table in tables for person in table]
        killer = Killer(server, people, rng, KILLS)
        killer.arm()
        reviving = asyncio.create_task(killer.revive())
        await gathered(*(person.play(lambda: server, lambda: killer.up) for person in people))
        reviving.cancel()
        assert killer.left == 0
        assert all(person.connections > 1 for person in people)
        assert sum(person.repeated for person in people) > 0, "no request was ever in flight when the server died"
        for table in tables:
            proof = await table[0].guest.ask(server.base, "GET", f"/api/tables/{table[0].table}/partidas/1/proof")
            assert proof.json()["verdict"] == "proved"
        assert await server.stop() == 0
        assert server.log("warning", "error") == []
    store = await Store.open(database(None, tmp_path))
    try:
        assert await accounted_for(store, people) > 500
    finally:
        await store.close()
