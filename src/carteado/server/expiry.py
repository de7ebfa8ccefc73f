"""Tables and scoreboards that nobody has touched for long leave the store, after a time that the operator sets.

So do events that never began, and rehearsals; an event that was played stays.

Rule 1: what counts is the last entry of a log: whoever comes back within that time finds everything.
Rule 2: one look is not enough. A log goes if it was as old an hour of running before: a clock of the day that jumps ahead for a
        while, as they do when a machine starts, costs nobody a table.
Rule 3: it is said in the log how many have gone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Final, Protocol

from carteado.server.logs import log
from carteado.server.storage import StorageError, Store
from carteado.server.world import World

DAY: Final = 86_400_000
LOOK: Final = 3_600_000  # ms from one look to the next
MOST: Final = 500  # logs at one look
EVENTS: Final = "torneio-"  # how the names of their logs begin
Forget = Callable[[str], Awaitable[None]]


class Tables(Protocol):
    """What has to be known of the tables of all processes, and told to those of this one."""

    def attended(self) -> Collection[str]:
        """Where somebody is, in any process."""
        ...

    def forget(self, table: str) -> None:
        """A table is removed."""
        ...


class Expiry:
    """The looks of one process. `keep` and `unplayed` are days; 0 keeps for ever."""

    def __init__(
        self, store: Store, tables: Tables, world: World, keep: float, unplayed: float, event: Forget | None = None
    ) -> None:
        self._event = event
        self._store, self._tables, self._world = store, tables, world
        self._keep, self._unplayed = int(keep * DAY), int(unplayed * DAY)
        self._old: frozenset[str] = frozenset()
        self._task: asyncio.Task[int] | None = None
        self._cancel = world.after(LOOK, self._begin)

    def close(self) -> None:
        """Look no more."""
        self._cancel()
        if self._task is not None:
            self._task.cancel()

    def _begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self.look())
        self._cancel = self._world.after(LOOK, self._begin)

    async def look(self) -> int:
        """Forget what was old at the last look too; how many."""
        gone = 0
        try:
            old = frozenset(await self._found())
            doomed, self._old = old & self._old, old - self._old
            for table in doomed:
                if table not in self._tables.attended():
                    self._tables.forget(table)
                    await self._forget(table)
                    gone += 1
        except StorageError as error:
            log("old tables could not be removed", code=error.code)
        if gone:
            log("old tables removed", count=gone)
        return gone

    async def _forget(self, name: str) -> None:
        """A log and all that belongs to it: an event has more than a log."""
        if self._event is not None and name.startswith(EVENTS):
            await self._event(name.removeprefix(EVENTS))
        else:
            await self._store.forget(name)

    async def _found(self) -> set[str]:
        now, found = self._world.now(), set[str]()
        if self._keep:
            found.update(await self._store.untouched(now - self._keep, MOST))
        if self._unplayed:
            found.update(await self._store.untouched(now - self._unplayed, MOST, unplayed=True))
        return found.difference(self._tables.attended())
