"""Partidas are counted when they have ended: for the history of who played them, and for ratings where they count.

Rule 1: before a partida begins, that it does is written down; what cannot be written down is played all the same.
Rule 2: counting is done beside the play. What was not counted because a process ended, is when one starts.
"""

import asyncio
from dataclasses import astuple
from typing import Final

from carteado.server.errors import Refusal
from carteado.server.logs import log
from carteado.server.people.ended import LEFT, Ended, ended
from carteado.server.people.rating import Rating, rated
from carteado.server.storage import StorageError, Store
from carteado.server.storage.played import PlayedGames, Rated, Result
from carteado.server.work import Work
from carteado.server.world import World
from carteado.table import entries

LOOK: Final = 600_000  # ms from one look for what was left to the next
MOST: Final = 200  # tables at one look


class Tally:
    """Who counts, in one process."""

    def __init__(self, store: Store, work: Work, world: World) -> None:
        self.kept = PlayedGames(store)
        self._store, self._work, self._world = store, work, world
        self._tasks: set[asyncio.Task[None]] = set()
        self._cancel = world.after(LOOK, self._again)

    def begin(self) -> None:
        """Count what was left when the last process ended."""
        self._do("")

    async def begins(self, table: str, first: int) -> None:
        """A partida begins at a table of this server with this version of its log."""
        try:
            await self.kept.begins(table, first)
        except StorageError as error:
            log("a partida will not be counted", table=table, code=error.code)

    def ended(self, table: str) -> None:
        """One has ended there."""
        self._do(table)

    async def look(self) -> None:
        """Count what was left."""
        for table in await self.kept.all_waiting(MOST):
            await self.count(table)

    async def count(self, table: str) -> None:
        """Count what has ended at a table and is not counted yet."""
        waiting = await self.kept.waiting(table)
        if not waiting:
            return
        stored = await self._store.load(table)
        found = await self._work.done(_ended, [payload for _, _, payload in stored])
        for one in found:
            if one.first in waiting and any(one.players):
                results = [
                    Result(table, one.n, player, seat, one.game, one.at, one.result(seat))
                    for seat, player in enumerate(one.players)
                    if player
                ]
                await self.kept.count(one.first, results, _Rating(one) if one.ordinary else None)
        last = found[-1].first if found else 0
        for first in waiting - {one.first for one in found}:
            if first < last:
                await self.kept.drop(table, first)  # nothing began there: another process was quicker

    async def settled(self) -> None:
        """Until all that was to be counted is."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Count no more."""
        self._cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _again(self) -> None:
        self._do("")
        self._cancel = self._world.after(LOOK, self._again)

    def _do(self, table: str) -> None:
        task = asyncio.get_running_loop().create_task(self._counted(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _counted(self, table: str) -> None:
        try:
            await (self.count(table) if table else self.look())
        except (StorageError, Refusal) as error:
            log("partidas could not be counted", table=table, code=error.code)


class _Rating:
    """What a partida makes of the ratings of who played it."""

    def __init__(self, one: Ended) -> None:
        self._one = one

    def __call__(self, known: dict[str, Rated]) -> dict[str, Rated]:
        one = self._one
        before = [Rating(*astuple(known[player])[2:]) if player in known else Rating() for player in one.players]
        if not one.left:
            after = rated(before, one.sides, one.gains, one.at)
            counting = [*range(len(one.players))]
        else:
            least = min(one.gains) - 1
            gains = [least if seat in one.left else gain for seat, gain in enumerate(one.gains)]
            after = [_alone(before, one, gains, seat) for seat in range(len(one.players))]
            counting = sorted(one.left)
        return {one.players[seat]: Rated(one.players[seat], one.game, *astuple(after[seat])) for seat in counting}


def _alone(before: list[Rating], one: Ended, gains: list[int], seat: int) -> Rating:
    """The rating of who left: they have lost, against everybody of the other sides."""
    if one.result(seat) != LEFT:
        return before[seat]
    least = gains[seat]
    lost = [least if side == one.sides[seat] else max(gain, least + 1) for side, gain in zip(one.sides, gains, strict=True)]
    return rated(before, one.sides, lost, one.at)[seat]


def _ended(payloads: list[bytes]) -> list[Ended]:
    return ended(entries.decode(payload) for payload in payloads)
