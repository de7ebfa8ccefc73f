"""A server that is asked to stop in mid-play: everybody is told, nothing acknowledged is lost, and it is quick."""

import asyncio
import signal
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import pytest

from carteado.server.storage import Store, database
from play.play_kit import gathered
from play.program_kit import Program, program
from play.stubborn_kit import Stubborn, accounted_for, four_people, one_among_bots

QUICKLY: Final = 5.0
TOLD: Final = (1001, 1012)  # going away, starting again


class Stopper:
    """Asks a server to stop after so many messages, and starts it again."""

    def __init__(self, server: Program, people: list[Stubborn], number: int, after: int) -> None:
        self.server = server
        self.up = asyncio.Event()
        self.up.set()
        self.asked = asyncio.Event()
        self._number = number
        self._after = after
        for person in people:
            person.page.hook = self._count

    def _count(self) -> None:
        self._after -= 1
        if self._after == 0:
            self.server.process.send_signal(self._number)
            self.up.clear()
            self.asked.set()

    async def stop_and_start(self) -> float:
        """How many seconds the server took to stop."""
        await self.asked.wait()
        begun = monotonic()
        code = await self.server.ended()
        took = monotonic() - begun
        assert code == 0
        await self.server.start()
        self.up.set()
        return took


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_asked_to_stop_in_mid_play(tmp_path: Path, number: int) -> None:
    rng = Random(number)
    async with program(tmp_path) as server:
        tables = [await four_people(server.base, nth, rng) for nth in range(2)]
        tables.append(await one_among_bots(server.base, 2, rng))
        people = [person for table in tables for person in table]
        stopper = Stopper(server, people, number, 250)
        plays = (person.play(lambda: server, lambda: stopper.up) for person in people)
        took, *_ = await gathered(stopper.stop_and_start(), *plays)
        assert took < QUICKLY
        assert all(person.codes and person.codes[0] in TOLD for person in people), [person.codes for person in people]
        assert await server.stop() == 0
        assert server.log("warning", "error") == []
        assert server.noise == []
    store = await Store.open(database(None, tmp_path))
    try:
        assert await accounted_for(store, people) > 50
    finally:
        await store.close()
