"""A log folded without making anybody wait: page by page from the store, and a few milliseconds at a time.

Rule 1: a log only grows, so what is read in pages is what was there, however much was written meanwhile.
Rule 2: a log that cannot be folded is `StorageError` `damaged`: it says which entry, and nobody is told that there is no table.
"""

import asyncio
from time import perf_counter
from typing import Final, Protocol

from carteado.server.gallery import Gallery
from carteado.server.storage import StorageError, Stored
from carteado.table import Table
from carteado.table import entries as log

PAGE: Final = 1_000  # entries read at once
SLICE: Final = 0.005  # seconds of folding, after which others have their turn


class Logs(Protocol):
    """Where logs are read."""

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[Stored]:
        """Entries of a table."""
        ...


async def folded(store: Logs, name: str) -> tuple[Table, Gallery]:
    """The table of this name, empty where there is none, and what its spectators see."""
    table, gallery = Table(), Gallery()
    page = await store.load(name, 0, PAGE)
    while page:
        await _fold(table, gallery, name, page)
        page = await store.load(name, table.version, PAGE) if len(page) == PAGE else []
    return table, gallery


async def _fold(table: Table, gallery: Gallery, name: str, page: list[Stored]) -> None:
    until = perf_counter() + SLICE
    for seq, _, payload in page:
        try:
            gallery.add(table.fold(log.decode(payload)), table.setup.delay * 1000)
        except Exception as error:
            raise StorageError("damaged", f"{name}: entry {seq} cannot be read") from error
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE
