"""Who leaves others sitting, and how long they then wait until a table is looked for again.

Rule 1: it counts where a bot had to take over in mid-partida for a person who got up or did not answer, at a public table
        where somebody else was playing.
Rule 2: each time within a day costs more; after a day without one all is forgotten.
"""

from collections.abc import Iterable
from typing import Final, Protocol

from carteado.server.storage.seekers import Absence
from carteado.server.world import World
from carteado.table import Table
from carteado.table import entries as log
from carteado.table.stages import PLAYING

WAITS: Final = (120_000, 600_000, 1_800_000, 3_600_000)  # ms after the first time, the second, ...
MEMORY: Final = 86_400_000  # ms


class Kept(Protocol):
    """Where it is kept."""

    async def absence(self, player: str) -> Absence:
        """How often this person has left others sitting."""
        ...

    async def put_absence(self, player: str, absence: Absence) -> None:
        """Keep that they have done so again."""
        ...


def absentees(table: Table, entries: Iterable[log.AnyEntry]) -> list[str]:
    """Who has left others sitting, by these entries, which the table has folded."""
    if not table.setup.public or table.bound is not None or table.stage != PLAYING:
        return []
    stood_in = [entry.seat for entry in entries if isinstance(entry, log.StoodIn)]
    others = [place for seat, place in enumerate(table.places) if place.player and not place.bot and seat not in stood_in]
    return [table.places[seat].player for seat in stood_in] if others else []


class Absences:
    """How long who still has to wait."""

    def __init__(self, kept: Kept, world: World) -> None:
        self._kept, self._world = kept, world

    async def wait(self, player: str) -> int:
        """Seconds until a table is looked for again for this person; 0 for now."""
        return max(0, -(-((await self._kept.absence(player)).until - self._world.now()) // 1000))

    async def add(self, player: str) -> None:
        """They have left others sitting once more."""
        before, now = await self._kept.absence(player), self._world.now()
        count = before.count + 1 if now - before.at < MEMORY else 1
        until = now + WAITS[min(count, len(WAITS)) - 1]
        await self._kept.put_absence(player, Absence(count, now, until))
