"""Too much of everything: refused or cut off with a code, and whoever plays honestly plays on."""

import json
from contextlib import closing, suppress
from pathlib import Path

import pytest
import websockets

from play.hostile_kit import MOST_MEMORY, Target, connections, refused
from play.play_kit import Page, new_guest, new_table
from play.program_kit import program
from play.raw_kit import BINARY, GO_ON, TEXT, Raw, framed
from play.stubborn_kit import Stubborn

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_what_is_too_large(target: Target) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await target.page()
        assert await refused(page, b" " * 16_385) == "oversized"
        assert await page.gone() == 1009
        await page.close()
        guest = await target.guest()
        for frames in ([(b" " * 40_000, TEXT, True)], [(b" " * 900, BINARY if not nth else GO_ON, False) for nth in range(50)]):
            raw = await Raw.open(target.server.base, guest)
            for data, kind, last in frames:
                try:
                    await raw.send(data, kind, last)
                except ConnectionError:
                    break
            assert await raw.close_code() == 1009
            raw.close()

    await target.honest(attack)


async def test_strangers_who_come_again_and_again(target: Target) -> None:
    """Each within every limit, all at once: whoever sits at the table is not told so often that they fall behind."""

    async def attack(victim: Stubborn) -> None:
        strangers = [await Raw.open(target.server.base, await target.guest(), 1 << 20) for _ in range(12)]
        burst = framed(json.dumps({"type": "enter", "table": victim.table}).encode()) * 55
        for stranger in strangers:
            await stranger.pour(burst)
        await victim.page.until(lambda: victim.page.over)
        for stranger in strangers:
            stranger.close()

    await target.honest(attack)


async def test_floods(target: Target) -> None:
    async def attack(victim: Stubborn) -> None:
        page = await target.page()
        await page.enter(victim.table)
        with suppress(websockets.ConnectionClosed):
            for _ in range(2000):
                await page.tell({"type": "ping"})
        assert await page.gone() == 4029
        assert page.of("refused")[-1]["code"] == "too-fast"
        await page.close()

    await target.honest(attack)


async def test_too_many_connections(target: Target) -> None:
    async def attack(victim: Stubborn) -> None:
        guest = await target.guest()
        pages: list[Page] = []

        async def crowd() -> None:
            for _ in range(200):
                pages.append(await target.page(guest))

        with pytest.raises(websockets.InvalidStatus) as refusal:
            await crowd()
        answer = refusal.value.response
        assert (answer.status_code, b"too-fast" in (answer.body or b"")) == (429, True)
        assert int(answer.headers["Retry-After"]) >= 1
        assert len(pages) >= 40
        for page in pages:
            await page.close()

    await target.honest(attack)


async def test_who_never_reads(tmp_path: Path) -> None:
    """What waits for such a page is bounded, and then it is cut off; nobody else waits."""
    async with program(tmp_path) as server:
        ana, lazy = await new_guest(server.base, "Ana"), await new_guest(server.base, "Zé")
        page = await Page(server.base, ana).open()
        await page.enter(await new_table(server.base, ana, sit=True))
        raw = await Raw.open(server.base, lazy)
        message = json.dumps({"type": "enter", "table": await new_table(server.base, lazy, sit=True)}).encode()
        before = server.memory()
        with closing(raw):
            with suppress(ConnectionError):
                away = 0  # times in a row: who enters again is away for a moment too
                for nth in range(10_000):  # each brings a snapshot of a thousand bytes or more
                    await raw.send(message)
                    await page.pong()
                    if nth % 250 == 0 or away:
                        away = away + 1 if await connections(server) == 1 else 0
                    if away == 10:
                        break
            most = server.memory()
            await raw.rest()  # which has no end as long as it is served
        assert most < before + MOST_MEMORY
        await page.close()
        assert await server.stop() == 0
        assert server.log("warning", "error") == []
