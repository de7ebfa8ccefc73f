"""Who looks for a table of a game, in any process: found together by one transaction, so that nobody is seated twice.

Rule 1: a person looks once, however many pages they have: a row a person.
Rule 2: a row lives by the beats of its process. Whose process died is forgotten soon, and asks again.
Rule 3: one transaction at a time pairs people, whichever process does it; on PostgreSQL a lock sees to it, on SQLite the file.
"""

from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy import and_, case, delete, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from carteado.server.storage.model import ABSENCES, RELATIONS, SEEKERS

BLOCK: Final = "block"
ALIVE: Final = 15_000  # ms since the last beat for which somebody still counts as looking
AGAIN: Final = 5_000  # ms for which who was given a table, and asks again, is told of that one
FORGOTTEN: Final = 60_000  # ms after which the row goes
_LOCK: Final = 0x7365656B  # "seek": the number of our advisory lock

Pair = frozenset[str]


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for a table; `table` is the one found for them, "" while there is none."""

    player: str
    name: str
    table: str = ""


@dataclass(frozen=True, slots=True)
class Absence:
    """How often somebody has left others sitting lately, when last, and until when they wait for it."""

    count: int
    at: int
    until: int


Choose = Callable[[Sequence[Seeker], Collection[Pair]], Sequence[Seeker]]  # who sits together, of those who wait


class Kept(Protocol):
    """What is needed of the store."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read."""
        ...

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction."""
        ...


class Seekers:
    """Those who look for a table, in one database."""

    def __init__(self, store: Kept) -> None:
        self._store = store

    async def seek(self, player: str, name: str, game: str, now: int) -> None:
        """This person looks for a table from now on. Who was given one a moment ago, and asks again, is told of it."""
        async with self._alone() as connection:
            await connection.execute(delete(SEEKERS).where(SEEKERS.c.beat < now - FORGOTTEN))
            await _looking(connection, [(player, name, game)], now, now - AGAIN)

    async def beat(self, looking: Collection[tuple[str, str, str]], now: int) -> set[str]:
        """These (player, name, game) still look; those of them who look for another game by now, at another process."""
        query = select(SEEKERS.c.player, SEEKERS.c.game).where(SEEKERS.c.player.in_([player for player, _, _ in looking]))
        async with self._alone() as connection:
            games = {str(player): str(game) for player, game in await connection.execute(query)}
            elsewhere = {player for player, _, game in looking if games.get(player, game) != game}
            still = sorted(one for one in looking if one[0] not in elsewhere)
            if still:
                await _looking(connection, still, now, 0)
        return elsewhere

    async def gone(self, player: str) -> None:
        """They look no more."""
        async with self._alone() as connection:
            await connection.execute(delete(SEEKERS).where(SEEKERS.c.player == player))

    async def of(self, game: str, now: int) -> list[Seeker]:
        """Who looks for a table of this game, or was found one and does not know yet; who came first stands first."""
        query = (
            select(SEEKERS.c.player, SEEKERS.c.name, SEEKERS.c.table_id)
            .where(SEEKERS.c.game == game, SEEKERS.c.beat >= now - ALIVE)
            .order_by(SEEKERS.c.since, SEEKERS.c.player)
        )
        async with self._store.reading() as connection:
            return [Seeker(*row) for row in await connection.execute(query)]

    async def waiting(self, now: int) -> dict[str, int]:
        """How many look for a table, by game."""
        query = (
            select(SEEKERS.c.game, func.count())
            .where(SEEKERS.c.table_id == "", SEEKERS.c.beat >= now - ALIVE)
            .group_by(SEEKERS.c.game)
        )
        async with self._store.reading() as connection:
            return {str(game): int(count) for game, count in await connection.execute(query)}

    async def take(self, game: str, now: int, choose: Choose, table: str) -> list[Seeker]:
        """Give those who are chosen this table; nobody else can be given them any more."""
        query = (
            select(SEEKERS.c.player, SEEKERS.c.name)
            .where(SEEKERS.c.game == game, SEEKERS.c.beat >= now - ALIVE, SEEKERS.c.table_id == "")
            .order_by(SEEKERS.c.since, SEEKERS.c.player)
        )
        async with self._alone() as connection:
            found = [Seeker(*row) for row in await connection.execute(query)]
            chosen = list(choose(found, await _apart(connection, [one.player for one in found])))
            if chosen:
                theirs = SEEKERS.c.player.in_([one.player for one in chosen])
                await connection.execute(update(SEEKERS).where(theirs).values(table_id=table))
        return chosen

    async def release(self, table: str) -> None:
        """There is no such table after all: whoever was to come to it looks on."""
        async with self._alone() as connection:
            await connection.execute(update(SEEKERS).where(SEEKERS.c.table_id == table).values(table_id=""))

    async def absence(self, player: str) -> Absence:
        """How often this person has left others sitting."""
        query = select(ABSENCES.c.count, ABSENCES.c.at, ABSENCES.c.until).where(ABSENCES.c.player == player)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return Absence(0, 0, 0) if found is None else Absence(*found)

    async def put_absence(self, player: str, absence: Absence) -> None:
        """Keep that they have done so again."""
        values = {"player": player, "count": absence.count, "at": absence.at, "until": absence.until}
        async with self._store.writing() as connection:
            await connection.execute(delete(ABSENCES).where(ABSENCES.c.player == player))
            await connection.execute(ABSENCES.insert().values(values))

    @asynccontextmanager
    async def _alone(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction beside which no other of its kind runs."""
        async with self._store.writing() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            yield connection


async def _looking(connection: AsyncConnection, those: Collection[tuple[str, str, str]], now: int, since: int) -> None:
    """A row for each; a table that was given is kept if that was since then and it is of the same game."""
    made = (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(SEEKERS)
    same = and_(SEEKERS.c.game == made.excluded.game, or_(SEEKERS.c.table_id == "", SEEKERS.c.beat >= since))
    fresh = made.on_conflict_do_update(
        index_elements=["player"],
        set_={
            "game": made.excluded.game,
            "name": made.excluded.name,
            "beat": made.excluded.beat,
            "since": case((same, SEEKERS.c.since), else_=made.excluded.since),
            "table_id": case((same, SEEKERS.c.table_id), else_=""),
        },
    )
    rows = [
        {"player": player, "game": game, "name": name, "since": now, "beat": now, "table_id": ""}
        for player, name, game in those
    ]
    await connection.execute(fresh, rows)


async def _apart(connection: AsyncConnection, players: Sequence[str]) -> set[Pair]:
    """Who of these does not want to meet whom, whichever of the two said so."""
    kept = and_(RELATIONS.c.kind == BLOCK, RELATIONS.c.player.in_(players), RELATIONS.c.other.in_(players))
    return {frozenset(row) for row in await connection.execute(select(RELATIONS.c.player, RELATIONS.c.other).where(kept))}
