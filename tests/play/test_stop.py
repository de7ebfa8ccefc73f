"""A server that is asked to stop in mid-play: everybody is told, nothing acknowledged is lost, and it is quick."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import pytest

from carteado.server.storage import Store, database
from play.crowded import idle_seconds
from play.play_kit import PATIENCE, Page, gathered, new_guest, new_table
from play.program_kit import STARTING, Program, program
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
        """How many seconds the server took to stop, of a machine that does nothing else."""
        await self.asked.wait()
        begun = monotonic()
        code = await self.server.ended()
        took = idle_seconds(monotonic() - begun)
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


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def runs(pid: int) -> bool:
    """Whether this process still does anything: one that has ended may lie there until somebody asks how."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    return told.rpartition(")")[2].split()[0] not in "ZX"


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are looked up in /proc")
async def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        ana = await new_guest(server.base, "Ana")
        page = await Page(server.base, ana).open()
        await page.enter(await new_table(server.base, ana, sit=True, bots=True))
        await page.do("ready", nonce="1" * 32)
        await page.until(lambda: page.waited and bool(page.menu))
        await page.act(page.menu[0]["action"])
        await page.next(lambda told: told.get("how") == "bot")
        started = children(server.process.pid)
        assert len(started) >= 2
        server.process.kill()
        await server.process.wait()
        async with asyncio.timeout(PATIENCE):
            while any(map(runs, started)):
                await asyncio.sleep(0.02)
        await page.close()


SCRIPT: Final = """
import asyncio, sys, time
from carteado.server.thinkers import Thinkers

async def main():
    thinkers = Thinkers()
    pool = thinkers.workers.started()
    if sys.argv[1] == "thinking":
        await asyncio.wrap_future(pool.submit(int))
    pool.submit(time.sleep, 600)
    thinkers.close()
    print("closed", flush=True)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("how", ["thinking", "starting"])
async def test_no_bot_is_waited_for(tmp_path: Path, how: str) -> None:
    """Neither one that thinks nor one whose process is only starting."""
    (tmp_path / "script.py").write_text(SCRIPT, encoding="ascii")
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(tmp_path / "script.py"), how, stdout=PIPE, stderr=PIPE, start_new_session=True
    )
    try:
        assert await asyncio.wait_for(process.communicate(), STARTING) == (b"closed\n", b"")
        assert process.returncode == 0
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
