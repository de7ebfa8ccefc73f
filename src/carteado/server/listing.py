"""The lists of tables: the lobby, one's own, and one table as it is seen from outside.

Rule 1: a table where nobody is leaves the lobby at once; one just opened has a minute for its people to come.
Rule 2: nobody fills the lobby: tables with people come first, and of one host one after those of everybody else.
Rule 3: where spectators lag behind, so does what a list says to those who do not play: results, stage and times.
"""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final, Protocol

import msgspec

from carteado.server.room import Room
from carteado.server.services import NoTable
from carteado.server.shapes import Listed
from carteado.server.storage import TABLE, Store, Summary
from carteado.server.storage.contract import LIVE
from carteado.server.summaries import Told

LISTED: Final = 50
CANDIDATES: Final = 200
NEW: Final = 60_000  # ms that a table just opened is listed before anybody has come to it
LONGEST: Final = 180_000  # ms that spectators lag behind at most


class Tables(Protocol):
    """What the lists need to know of the tables of this process and of others."""

    store: Store
    clock: Callable[[], int]

    async def room(self, table: str) -> Room | None:
        """The table, read if need be."""
        ...

    def in_memory(self, table: str) -> Room | None:
        """The table, if it is here."""
        ...

    def attended(self) -> Collection[str]:
        """Where somebody is, in any process."""
        ...


class Lists:
    """The lists, for whoever asks: the id of a guest, "" for nobody."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def lobby(self, who: str) -> list[Listed]:
        """The public tables, those with people in them first."""
        attended = self._tables.attended()
        now = self._tables.clock()
        found = await self._tables.store.listed(attended, since=now - LONGEST, limit=CANDIDATES)
        young = [one for one in await self._tables.store.lobby(limit=LISTED) if now - one.created_at < NEW]
        known = {one.id for one in found}
        found += [one for one in young if one.id not in known]
        told = [(summary.id in attended, await self._listed(summary, who), _host(summary)) for summary in found]
        told.sort(key=lambda one: (not one[0], one[1].watching == 0 and one[1].stage != "open", -one[1].updated_at))
        return _in_turn([(listed, host) for _, listed, host in told if listed.stage in LIVE])[:LISTED]

    async def mine(self, who: str) -> list[Listed]:
        """The tables this guest can go back to."""
        return [await self._listed(summary, who) for summary in await self._tables.store.mine(who, limit=LISTED)]

    async def one(self, table: str, who: str) -> Listed:
        """One table; `NoTable`."""
        summary = await self._tables.store.about(table)
        if summary is None or summary.kind != TABLE:
            raise NoTable(table)
        return await self._listed(summary, who)

    async def _listed(self, summary: Summary, who: str) -> Listed:
        told = msgspec.json.decode(summary.summary, type=Told)
        room = self._tables.in_memory(summary.id)
        listed = Listed(
            id=summary.id,
            setup=told.setup,
            locked=told.locked,
            stage=summary.stage,  # type: ignore[arg-type]
            chairs=told.chairs,
            match=told.match,
            created_at=summary.created_at,
            updated_at=summary.updated_at,
            score=[] if room is None else room.score(),
            watching=0 if room is None else room.audience.watching(),
            records=told.records,
            seat=told.players.index(who) if who and who in told.players else None,
            host=bool(who) and told.host == who,
        )
        if told.sealed and listed.seat is None:
            _seal(listed)
        elif told.setup.delay and listed.seat is None:
            await self._hold_back(listed, told.setup.delay * 1000)
        return listed

    async def _hold_back(self, listed: Listed, delay: int) -> None:
        """Say what spectators are shown; what happened so long ago that they have seen it all stays."""
        room = self._tables.in_memory(listed.id)
        now = self._tables.clock() if room is None else room.clock()
        if room is None and now - delay - listed.updated_at >= 0:
            return
        room = room or await self._tables.room(listed.id)
        shown = None if room is None else room.shown()
        if room is None or shown is None or shown.about is None:
            return
        listed.stage, listed.match, listed.records = shown.about.stage, shown.about.match, shown.about.records
        listed.updated_at = max(listed.created_at, min(listed.updated_at, room.clock() - delay))


def _seal(listed: Listed) -> None:
    """Nothing of what is played where others still play the same packs: not even how much of it, nor who has moved."""
    listed.match = replace(listed.match, partida=0, last=None)
    listed.score, listed.records, listed.updated_at = [], 0, listed.created_at
    listed.chairs = sorted([replace(chair, ready=False) for chair in listed.chairs], key=lambda chair: chair.name)


def _host(summary: Summary) -> str:
    return msgspec.json.decode(summary.summary, type=Told).host


def _in_turn(tables: list[tuple[Listed, str]]) -> list[Listed]:
    """The first table of every host before the second of any."""
    count: Counter[str] = Counter()
    turns: list[tuple[int, Listed]] = []
    for listed, host in tables:
        turns.append((count[host], listed))
        count[host] += 1
    return [listed for _, listed in sorted(turns, key=lambda turn: turn[0])]
