"""What people have played and how they are rated: written once for each partida, with the ratings, in one transaction.

Rule 1: a partida that begins at a table of this server is written down before it begins. What was not, an imported log or
        one that was put there by hand, never counts.
Rule 2: who takes that line away counts the partida, in the same transaction: nobody counts it twice, and nothing is lost
        where a process ends in between.
"""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import case, delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from carteado.server.storage.model import ACCOUNTS, BEGUN, RATINGS, RESULTS, TABLES
from carteado.server.storage.seekers import Kept

_LOCK: Final = 0x72617465  # "rate": the number of our advisory lock
WON: Final = "won"


@dataclass(frozen=True, slots=True)
class Result:
    """A partida somebody has played; both ratings are 0 where it was not rated."""

    table: str
    n: int
    player: str
    seat: int
    game: str
    at: int
    result: str
    before: float = 0.0
    rating: float = 0.0


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating as it is kept."""

    player: str
    game: str
    rating: float
    deviation: float
    volatility: float
    games: int
    at: int


# The ratings of these people at the game as they are, where all of them have accounts; what they are now, by player.
Rate = Callable[[dict[str, Rated]], dict[str, Rated]]


class PlayedGames:
    """The partidas of the people of one database."""

    def __init__(self, store: Kept) -> None:
        self._store = store

    async def begins(self, table: str, first: int) -> None:
        """A partida begins with this version of the log."""
        async with self._store.writing() as connection:
            known = await connection.scalar(select(BEGUN.c.first).where(BEGUN.c.table_id == table, BEGUN.c.first == first))
            if known is None:
                await connection.execute(BEGUN.insert().values(table_id=table, first=first))

    async def waiting(self, table: str) -> set[int]:
        """The partidas of a table that are not counted yet."""
        async with self._store.reading() as connection:
            return {int(first) for first in await connection.scalars(select(BEGUN.c.first).where(BEGUN.c.table_id == table))}

    async def all_waiting(self, limit: int) -> list[str]:
        """The tables at which nobody plays, with partidas that are not counted yet; what is left of others goes."""
        gone = BEGUN.c.table_id.not_in(select(TABLES.c.id))
        query = select(BEGUN.c.table_id).join(TABLES, TABLES.c.id == BEGUN.c.table_id).where(TABLES.c.stage != "playing")
        async with self._store.writing() as connection:
            await connection.execute(delete(BEGUN).where(gone))
            return [str(table) for table in await connection.scalars(query.distinct().limit(limit))]

    async def drop(self, table: str, first: int) -> None:
        """There is no such partida after all."""
        async with self._store.writing() as connection:
            await connection.execute(delete(BEGUN).where(BEGUN.c.table_id == table, BEGUN.c.first == first))

    async def count(self, first: int, results: Sequence[Result], rate: Rate | None) -> bool:
        """Count a partida: its results, and what they make of the ratings. Whether it had not been counted before."""
        table, game = results[0].table, results[0].game
        async with self._alone() as connection:
            mine = (BEGUN.c.table_id == table, BEGUN.c.first == first)
            if not (await connection.execute(delete(BEGUN).where(*mine))).rowcount:
                return False
            before, after = await _rated(connection, [one.player for one in results], game, rate)
            rows = [
                {
                    "table_id": one.table, "n": one.n, "player": one.player, "seat": one.seat, "game": one.game, "at": one.at,
                    "result": one.result, "before": before[one.player].rating if one.player in after else 0.0,
                    "rating": after[one.player].rating if one.player in after else 0.0,
                }
                for one in results
            ]  # fmt: skip
            await connection.execute(RESULTS.insert(), rows)
        return True

    async def history(self, player: str, before: int, limit: int) -> list[tuple[Result, str]]:
        """What this person has played, the last first, with what the lists show of the table, "" where it is gone."""
        query = (
            select(*RESULTS.c, TABLES.c.summary)
            .outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(RESULTS.c.player == player, RESULTS.c.at < before)
            .order_by(RESULTS.c.at.desc(), RESULTS.c.table_id, RESULTS.c.n.desc())
            .limit(limit)
        )
        async with self._store.reading() as connection:
            found = [tuple(row) for row in await connection.execute(query)]
        return [(Result(*told), summary or "") for *told, summary in found]

    async def counted(self, player: str) -> dict[str, dict[str, int]]:
        """How often which result came out, by game."""
        query = select(RESULTS.c.game, RESULTS.c.result, func.count()).where(RESULTS.c.player == player)
        found: dict[str, dict[str, int]] = {}
        async with self._store.reading() as connection:
            for game, result, count in await connection.execute(query.group_by(RESULTS.c.game, RESULTS.c.result)):
                found.setdefault(str(game), {})[str(result)] = int(count)
        return found

    async def by_week(self, player: str, since: int, week: int) -> dict[int, tuple[int, int]]:
        """How many were played and won in each week, counted from then on."""
        number = ((RESULTS.c.at - since) // week).label("week")
        won = func.sum(case((RESULTS.c.result == WON, 1), else_=0))
        query = select(number, func.count(), won).where(RESULTS.c.player == player, RESULTS.c.at >= since).group_by("week")
        async with self._store.reading() as connection:
            return {int(row[0]): (int(row[1]), int(row[2])) for row in await connection.execute(query)}

    async def course(self, player: str, game: str, limit: int) -> list[tuple[int, float]]:
        """How the rating of this person went, partida by partida; the last so many."""
        mine = (RESULTS.c.player == player, RESULTS.c.game == game, RESULTS.c.rating > 0)
        query = select(RESULTS.c.at, RESULTS.c.rating).where(*mine).order_by(RESULTS.c.at.desc()).limit(limit)
        async with self._store.reading() as connection:
            return [(int(at), float(rating)) for at, rating in reversed(list(await connection.execute(query)))]

    async def ratings(self, player: str) -> list[Rated]:
        """The ratings of this person, by game."""
        query = select(*RATINGS.c).where(RATINGS.c.player == player).order_by(RATINGS.c.game)
        async with self._store.reading() as connection:
            return [Rated(*row) for row in await connection.execute(query)]

    @asynccontextmanager
    async def _alone(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction beside which no other of its kind runs."""
        async with self._store.writing() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            yield connection


async def _rated(
    connection: AsyncConnection, players: Sequence[str], game: str, rate: Rate | None
) -> tuple[dict[str, Rated], dict[str, Rated]]:
    """The ratings before and after; none where somebody has no account."""
    if rate is None:
        return {}, {}
    accounts = await connection.scalar(select(func.count()).select_from(ACCOUNTS).where(ACCOUNTS.c.id.in_(players)))
    if accounts != len(set(players)):
        return {}, {}
    query = select(*RATINGS.c).where(RATINGS.c.player.in_(players), RATINGS.c.game == game)
    known = {str(row[0]): Rated(*row) for row in await connection.execute(query)}
    after = rate(known)
    for one in after.values():
        await connection.execute(delete(RATINGS).where(RATINGS.c.player == one.player, RATINGS.c.game == game))
        await connection.execute(RATINGS.insert().values({name: getattr(one, name) for name in Rated.__slots__}))
    before = {player: known.get(player) or Rated(player, game, 1500.0, 350.0, 0.06, 0, 0) for player in after}
    return before, after
