"""kill -9 in the middle of batches: whatever was acknowledged is there, exactly once, and the log has no hole."""

import asyncio
import signal

import pytest

from carteado.server.storage import Store
from storage.storage_kit import insist, program, said

APPENDS = """
import asyncio, sys
from carteado.server.storage import Facts, Store

async def one(store, table):
    facts = Facts("playing", True, b"{}", ("ana",), 1)
    await store.create(table, "truco-fenacef", [(1, b'{"said":"1"}')], facts)
    seq = 2
    while True:
        await store.append(table, seq, [(1, f'{{"said":"{seq + n}"}}'.encode()) for n in range(2)], facts)
        sys.stdout.write(f"{table} {seq + 1}\\n")
        sys.stdout.flush()
        seq += 2

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(one(store, f"m{n}") for n in range(8)))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [3, 61, 200])
async def test_everything_acknowledged_survives(address: str, lines: int) -> None:
    running = program(APPENDS, address)
    assert running.stdout is not None
    heard = [await asyncio.to_thread(running.stdout.readline) for _ in range(lines)]
    running.kill()
    heard += await asyncio.to_thread(running.stdout.readlines)
    _, err = running.communicate(timeout=60)
    assert running.returncode == -signal.SIGKILL, err
    acknowledged: dict[str, int] = {}
    for line in heard:
        if line.endswith("\n"):
            table, seq = line.split()
            acknowledged[table] = int(seq)
    store = await Store.open(address)
    for table, last in acknowledged.items():
        mine = await insist(store, table, "going on")  # what the database had still in hand is before it, or is lost
        *found, mark = await said(store, table)
        assert (mine, mark) == (len(found) + 1, "going on")
        assert len(found) >= last
        assert len(found) % 2 == 1, "an append is all or nothing"
        assert found == [str(n) for n in range(1, len(found) + 1)]
    await store.close()
