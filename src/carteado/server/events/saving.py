"""Copies of the events of this server in a second folder, every few minutes: what a USB stick holds when the laptop dies.

Rule 1: a copy is there whole or as it was before; a folder that is full or gone is told to the desk and to the log of the
        server, and stops nobody.
Rule 2: what has not changed is not written again.
"""

import asyncio
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol

from carteado.server.events.giving import going_on
from carteado.server.events.log import PREFIX, Events, Kept, kept_as
from carteado.server.events.packing import Loading, carried_by, payloads_of, secrets_of
from carteado.server.logs import log
from carteado.server.storage import EVENT, Summary
from carteado.server.storage.bundle import put_whole, zipped

MINUTE: Final = 60.0
MOST: Final = 200  # events, those changed last


class Listing(Loading, Protocol):
    """What is needed of a store."""

    async def of_kind(self, kind: str, limit: int = 100) -> list[Summary]:
        """The public logs of a kind, the last changed first."""
        ...


def saved(folder: Path, kept: Kept, carried: Mapping[str, bytes], secrets: Mapping[str, str], payloads: list[bytes]) -> str:
    """Write a copy of an event; "" where it is there now, else why it is not."""
    try:
        put_whole(folder / f"{kept_as(kept.id)}.zip", zipped(going_on(kept, carried, secrets, payloads)))
    except OSError as error:
        return error.strerror or type(error).__name__
    return ""


class Autosave:
    """The copies of one process."""

    def __init__(self, store: Listing, events: Events, folder: Path, minutes: float) -> None:
        self._store = store
        self._events = events
        self._folder = folder
        self._heads: dict[str, str] = {}
        self._task = asyncio.get_running_loop().create_task(self._every(minutes * MINUTE))

    def close(self) -> None:
        """No more copies."""
        self._task.cancel()

    async def _every(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.save()

    async def save(self) -> None:
        """Copies of all that has changed since the last one."""
        problem = ""
        try:
            for one in await self._store.of_kind(EVENT, MOST):
                problem = await self._saved(one.id.removeprefix(PREFIX)) or problem
        except Exception as error:  # a copy that fails is told, and play goes on
            problem = str(error) or type(error).__name__
        if problem:
            log("autosave failed", logging.WARNING, folder=str(self._folder), problem=problem)
        self._events.unsaved = problem

    async def _saved(self, event: str) -> str:
        kept = await self._events.one(event)
        if kept is None or self._heads.get(event) == kept.head:
            return ""
        payloads = (await payloads_of(self._store, event))[: kept.version]
        given = (await carried_by(self._store, kept), await secrets_of(self._store, kept), payloads)
        problem = await asyncio.to_thread(saved, self._folder, kept, *given)
        if not problem:
            self._heads[event] = kept.head
        return problem
