"""The store: tables and their entries, the lists that show them, and settings that all processes share."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from time import monotonic
from typing import Final, overload

from sqlalchemy import URL, Select, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carteado.server.storage import contacts
from carteado.server.storage.contacts import Reached
from carteado.server.storage.contract import (
    EVENT,
    HOME,
    LIVE,
    PLACAR,
    TABLE,
    Announcer,
    Entries,
    Facts,
    StorageError,
    Stored,
    Summary,
)
from carteado.server.storage.driver import ANY, GONE, Failures, told
from carteado.server.storage.examining import code_of
from carteado.server.storage.migrating import migrate
from carteado.server.storage.model import ENTRIES, SEATS, SETTINGS, TABLES
from carteado.server.storage.opening import WRITES, File, engine, file_of, prepare
from carteado.server.storage.place import SQLITE, named, parsed
from carteado.server.storage.postgres import PostgresBatches
from carteado.server.storage.sqlite import SqliteBatches
from carteado.server.storage.writer import Writer

PAGE: Final = 500
LATELY: Final = 10.0  # seconds for which a write that was done says that others would be
FORGOTTEN: Final = 1_000  # entries removed in one transaction
GONE_LOG: Final = "gone"  # the kind of a log that is being forgotten
IDS: Final = 5_000  # in one question

Listed = Select[str, str, str, str, bool, int, int, str]


class Store:
    """One database, open. Every method raises `StorageError` where the database does not answer."""

    def __init__(self, url: URL, reader: AsyncEngine, writer: Writer, file: File | None) -> None:
        self.url = url
        self._engine = reader
        self._writer = writer
        self._file = file
        self._wrote = -LATELY  # when something was last written, in seconds of the process
        self._trying = asyncio.Lock()

    @classmethod
    async def open(cls, address: str | URL, announcer: Announcer | None = None, make: bool = True) -> "Store":
        """Make the file of the database if there is none and may be, bring it to its present shape, and start the writer.

        The announcer hears of every append: on PostgreSQL it only signs what the database itself tells at the commit.
        """
        url = parsed(address)
        file: File | None = None
        if url.drivername == SQLITE:
            if make:
                await asyncio.to_thread(prepare, file_of(url))
            file = File(file_of(url))
        reader = engine(url)
        try:
            async with _answering(url, None):
                await migrate(reader)
        except BaseException:
            await reader.dispose()
            raise
        if file is not None:
            writer = Writer(SqliteBatches(file), None if announcer is None else announcer.publish)
        else:
            writer = Writer(PostgresBatches(url, "" if announcer is None else announcer.process))
        return cls(url, reader, writer, file)

    def count_commits(self, counted: Callable[[float], None]) -> None:
        """Call with the number of appends that each commit held."""
        self._writer.counted = counted

    async def close(self) -> None:
        """Write what waits and let the database go."""
        await self._writer.close()
        await self._engine.dispose()

    async def create(self, table: str, game: str, entries: Entries, facts: Facts, kind: str = TABLE) -> None:
        """A new log with its first entries, from 1 on; `Conflict` if there is one of this name."""
        await self._writer.write(table, 1, entries, facts, game, kind)

    async def append(self, table: str, seq: int, entries: Entries, facts: Facts | None = None) -> None:
        """Add entries to the end of a log, from `seq` on, all or none; `Conflict` unless the log ends right before it."""
        await self._writer.write(table, seq, entries, facts)
        self._wrote = monotonic()

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[Stored]:
        """The entries of a table after the one given, all or the first so many; none where there is no such table."""
        query = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.payload)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
            .limit(most)
        )
        async with self._reading() as connection:
            found = [(int(seq), int(at), str(payload).encode()) for seq, at, payload in await connection.execute(query)]
        for expected, (seq, _, _) in enumerate(found, after + 1):
            if seq != expected:
                raise StorageError("damaged", f"{table}: entry {expected} is missing")
        return found

    async def exists(self, table: str) -> bool:
        """Whether there is a table of this name."""
        return await self.about(table) is not None

    async def about(self, table: str) -> Summary | None:
        """What a list would show of this table."""
        found = await self._summaries(_SUMMARY.where(TABLES.c.id == table))
        return found[0] if found else None

    async def lobby(self, game: str | None = None, limit: int = 100) -> list[Summary]:
        """Public tables that are not over, the last changed first."""
        query = _SUMMARY.where(TABLES.c.kind == TABLE, TABLES.c.public, TABLES.c.stage.in_(LIVE))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        return await self._summaries(query.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit))

    async def of_kind(self, kind: str, limit: int = 100) -> list[Summary]:
        """The public logs of a kind, the last changed first."""
        query = _SUMMARY.where(TABLES.c.kind == kind, TABLES.c.public)
        return await self._summaries(query.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit))

    async def listed(self, tables: Collection[str], since: int, limit: int = 100) -> list[Summary]:
        """Which of these tables are public, and not over or were not at that moment, the last changed first."""
        alive = or_(TABLES.c.stage.in_(LIVE), TABLES.c.updated_at > since)
        query = _SUMMARY.where(TABLES.c.id.in_(list(tables)[:IDS]), TABLES.c.kind == TABLE, TABLES.c.public, alive)
        return await self._summaries(query.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit))

    async def mine(self, player: str, limit: int = 100, kind: str = TABLE) -> list[Summary]:
        """The tables of a player, or what else is theirs, the last changed first."""
        query = _SUMMARY.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.player == player, TABLES.c.kind == kind)
        return await self._summaries(query.order_by(SEATS.c.updated_at.desc(), TABLES.c.id).limit(limit))

    async def untouched(self, before: int, limit: int, unplayed: bool = False) -> list[str]:
        """Tables, scoreboards and events that never began, or tables and scoreboards never used, whose last entry is older.

        And what is half forgotten.
        """
        last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        unused = and_(TABLES.c.kind.in_((TABLE, PLACAR)), TABLES.c.stage == "open")
        kind = unused if unplayed else _KEPT_FOR_A_TIME
        old = and_(kind, TABLES.c.updated_at < before, last < before)
        query = select(TABLES.c.id).where(or_(TABLES.c.kind == GONE_LOG, old)).order_by(TABLES.c.updated_at).limit(limit)
        async with self._reading() as connection:
            return [str(name) for name in await connection.scalars(query)]

    async def forget(self, table: str) -> None:
        """A log and all that is known of it, the end of it first, a few entries at a time: acts need not wait for long."""
        async with self._writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(kind=GONE_LOG, public=False))
            await connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
        left = True
        while left:
            async with self._writing() as connection:
                last = await connection.scalar(select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == table)) or 0
                left = last > FORGOTTEN
                old = and_(ENTRIES.c.table_id == table, ENTRIES.c.seq > last - FORGOTTEN)
                await connection.execute(delete(ENTRIES).where(old))
                if not left:
                    await connection.execute(delete(TABLES).where(TABLES.c.id == table))

    async def players(self, table: str) -> tuple[str, ...]:
        """Whose table it is."""
        query = select(SEATS.c.player).where(SEATS.c.table_id == table).order_by(SEATS.c.player)
        async with self._reading() as connection:
            return tuple(str(player) for player in await connection.scalars(query))

    async def count(self) -> int:
        """How many tables there are."""
        async with self._reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(TABLES)) or 0)

    async def tables(self) -> AsyncIterator[str]:
        """The names of all tables, in order."""
        last = ""
        while True:
            query = select(TABLES.c.id).where(TABLES.c.id > last, TABLES.c.kind != GONE_LOG).order_by(TABLES.c.id).limit(PAGE)
            async with self._reading() as connection:
                page = [str(name) for name in await connection.scalars(query)]
            for name in page:
                yield name
            if len(page) < PAGE:
                return
            last = page[-1]

    @overload
    async def setting(self, key: str) -> str | None: ...
    @overload
    async def setting(self, key: str, default: Callable[[], str]) -> str: ...
    async def setting(self, key: str, default: Callable[[], str] | None = None) -> str | None:
        """A value that all processes share; with a default, the first to ask makes it."""
        async with self._reading() as connection:
            found = await connection.scalar(_setting(key))
        return found if found is not None or default is None else await self.put_setting(key, default())

    async def put_setting(self, key: str, value: str) -> str:
        """Set it unless it is set; what is set then."""
        insert = sqlite.insert if self._file is not None else postgresql.insert
        async with self._writing() as connection:
            await connection.execute(insert(SETTINGS).values(key=key, value=value).on_conflict_do_nothing())
        return await self.setting(key) or value

    async def settings_of(self, prefix: str) -> dict[str, str]:
        """Those whose names begin so."""
        query = select(SETTINGS.c.key, SETTINGS.c.value).where(SETTINGS.c.key.startswith(prefix, autoescape=True))
        async with self._reading() as connection:
            return {str(key): str(value) for key, value in await connection.execute(query)}

    async def drop_setting(self, key: str) -> bool:
        """Forget one; whether it was set."""
        async with self._writing() as connection:
            return (await connection.execute(delete(SETTINGS).where(SETTINGS.c.key == key))).rowcount > 0

    async def settings(self) -> dict[str, str]:
        """All of them; they are secrets."""
        async with self._reading() as connection:
            return {str(key): str(value) for key, value in await connection.execute(select(SETTINGS.c.key, SETTINGS.c.value))}

    async def contacts(self, event: str) -> list[Reached]:
        """How to reach the people of an event."""
        async with self._reading() as connection:
            return await contacts.all_of(connection, event)

    async def keep_contact(self, event: str, one: Reached) -> None:
        """Keep how to reach somebody, in the place of what was kept."""
        async with self._writing() as connection:
            await contacts.kept(connection, event, one)

    async def keep_contacts(self, event: str, all_of_them: Sequence[Reached]) -> None:
        """Keep how to reach several people, or none of them."""
        if all_of_them:
            async with self._writing() as connection:
                for one in all_of_them:
                    await contacts.kept(connection, event, one)

    async def forget_contacts(self, event: str) -> int:
        """Delete all of an event; how many there were."""
        async with self._writing() as connection:
            return await contacts.gone(connection, event)

    async def check(self) -> None:
        """`StorageError` if the database does not answer, or cannot be written; what was written just now need not be tried."""
        async with self._reading() as connection:
            await connection.scalar(select(1))
        async with self._trying:
            if monotonic() - self._wrote > LATELY:
                async with self._writing() as connection:
                    await connection.execute(update(SETTINGS).values(value=SETTINGS.c.value))
                self._wrote = monotonic()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for who keeps other things in this database, to read."""
        return self._reading()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """The same to write: one transaction, and on SQLite nobody else writes meanwhile."""
        return self._writing()

    async def _summaries(self, query: Listed) -> list[Summary]:
        async with self._reading() as connection:
            return [Summary(*row[:7], summary=row[7].encode()) for row in await connection.execute(query)]

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[AsyncConnection]:
        async with _answering(self.url, self._file):
            if self._file is not None:
                self._file.check()
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncGenerator[AsyncConnection]:
        async with _answering(self.url, self._file):
            if self._file is not None:
                self._file.check()
            async with self._engine.execution_options(**{WRITES: True}).begin() as connection:
                yield connection


_FAILURES: Final[Failures] = (SQLAlchemyError, *GONE, *ANY)


@asynccontextmanager
async def _answering(url: URL, file: File | None) -> AsyncGenerator[None]:
    """Whatever the database or its driver says, in one kind of error."""
    try:
        yield
    except _FAILURES as error:
        cause = getattr(error, "orig", None) or error
        code = code_of(cause) if file is None else file.code_of(cause)
        raise StorageError(code, f"{named(url)}: {told(cause)}") from error


_NEVER_BEGAN: Final = and_(TABLES.c.kind == EVENT, or_(TABLES.c.stage == "open", TABLES.c.public.is_(False)))
_KEPT_FOR_A_TIME: Final = or_(TABLES.c.kind.in_((TABLE, PLACAR, HOME)), _NEVER_BEGAN)
_SUMMARY: Final[Listed] = select(
    TABLES.c.id,
    TABLES.c.kind,
    TABLES.c.game,
    TABLES.c.stage,
    TABLES.c.public,
    TABLES.c.created_at,
    TABLES.c.updated_at,
    TABLES.c.summary,
)


def _setting(key: str) -> Select[str]:
    return select(SETTINGS.c.value).where(SETTINGS.c.key == key)
