"""Batches for PostgreSQL: one kept connection, a few statements a batch whatever its size.

Rule 1: rows go in sorted by table, entries before facts, in every process: so two batches never wait for each other.
Rule 2: the news of an append is part of its transaction, and so is told at the commit or never.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from sqlalchemy import URL

from carteado.server.storage.batch import Job, Lost, Refusal, last_facts, rows
from carteado.server.storage.contract import Conflict, Facts, StorageError
from carteado.server.storage.driver import AGAIN, GONE, REFUSED, Connection, connect, told
from carteado.server.storage.place import named

CHANNEL: Final = "carteado"

_APPEND: Final = """
INSERT INTO entries (table_id, seq, at, payload)
SELECT new.table_id, new.seq, new.at, new.payload
FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bool[]) AS new (table_id, seq, at, payload, follows)
WHERE new.follows OR EXISTS (SELECT 1 FROM entries AS old WHERE old.table_id = new.table_id AND old.seq = new.seq - 1)
ON CONFLICT DO NOTHING
RETURNING table_id, seq
"""
_CREATE: Final = """
INSERT INTO tables (id, kind, game, created_at, updated_at, stage, public, summary) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT DO NOTHING
"""
_FIRST: Final = """
INSERT INTO entries (table_id, seq, at, payload) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
"""
_FACTS: Final = """
UPDATE tables SET updated_at = new.updated_at, stage = new.stage, public = new.public, summary = new.summary
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bool[], $5::text[]) AS new (id, updated_at, stage, public, summary)
WHERE tables.id = new.id
"""
_LEAVE: Final = "DELETE FROM seats WHERE table_id = ANY($1::text[])"
_SIT: Final = """
INSERT INTO seats (table_id, player, updated_at) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
ON CONFLICT DO NOTHING
"""
_TELL: Final = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news"


def news(process: str, table: str, seq: int) -> str:
    """What the other processes are told of an append."""
    return f"{process}:{table}:{seq}"


Work = Callable[[Connection, list[Job]], Awaitable[bool]]


class PostgresBatches:
    """The only writer of this process; `process` is how its news are signed."""

    def __init__(self, url: URL, process: str) -> None:
        self._url = url
        self._process = process
        self._connection: Connection | None = None

    async def write(self, jobs: list[Job]) -> None:
        """Commit them in one transaction: all that do not conflict, or, where the database does not like one, one by one."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
        left = sorted((job for job in jobs if job.refusal is None), key=lambda job: (job.table, job.seq))
        try:
            while left and not await self._committed(self._connection, _together, left):
                left = [job for job in left if job.refusal is None]
        except REFUSED:
            self._connection = await connect(self._url)
            await self._committed(self._connection, _one_by_one, left)

    async def _committed(self, connection: Connection, work: Work, jobs: list[Job]) -> bool:
        transaction = connection.transaction()
        try:
            await transaction.start()
            if not await work(connection, jobs):
                await transaction.rollback()
                return False
            heard = [news(self._process, job.table, job.last) for job in jobs if job.refusal is None]
            await connection.execute(_TELL, CHANNEL, heard)
        except BaseException as error:
            self._let_go()
            if isinstance(error, (*GONE, *AGAIN)):
                raise Lost("unreachable", f"{named(self._url)}: {told(error)}") from error
            raise
        try:
            await transaction.commit()
        except BaseException:
            self._let_go()
            raise
        return True

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None and not self._connection.is_closed():
            try:
                await self._connection.close(timeout=5)
            except GONE:
                self._let_go()

    def _let_go(self) -> None:
        """Whatever the connection was in, the database rolls it back when it is gone."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def _together(connection: Connection, jobs: list[Job]) -> bool:
    """All appends by one statement, if it takes them all; else those that it did not take are refused."""
    for job in jobs:
        if job.game is not None:
            job.refusal = await _alone(connection, job)
    appends = [job for job in jobs if job.game is None]
    if not appends:
        return True
    taken = await _append(connection, appends)
    behind: set[str] = set()
    for job in appends:
        if job.table in behind or any((job.table, seq) not in taken for seq in job.numbers):
            job.refusal = Conflict(job.table, job.seq)
            behind.add(job.table)
    if behind:
        return False
    await _note(connection, last_facts(appends))
    return True


async def _one_by_one(connection: Connection, jobs: list[Job]) -> bool:
    behind: set[str] = set()
    for job in jobs:
        job.refusal = Conflict(job.table, job.seq) if job.table in behind else await _alone(connection, job)
        if job.refusal is not None:
            behind.add(job.table)
    return True


async def _alone(connection: Connection, job: Job) -> Refusal | None:
    refusal: Refusal | None
    savepoint = connection.transaction()
    await savepoint.start()
    try:
        if job.game is not None:
            taken = await _create(connection, job)
        else:
            taken = len(await _append(connection, [job])) == len(job.entries)
        if taken and job.facts is not None:
            await _note(connection, {job.table: job.facts})
        refusal = None if taken else Conflict(job.table, job.seq)
    except REFUSED as error:
        refusal = StorageError("failed", f"{job.table}: {error}")
    if refusal is None:
        await savepoint.commit()
    else:
        await savepoint.rollback()
    return refusal


async def _append(connection: Connection, jobs: Iterable[Job]) -> frozenset[tuple[str, int]]:
    """The rows that were taken."""
    return frozenset((str(row[0]), int(row[1])) for row in await connection.fetch(_APPEND, *zip(*rows(jobs), strict=True)))


async def _create(connection: Connection, job: Job) -> bool:
    facts = job.facts
    assert facts is not None
    made = (
        job.table,
        job.kind,
        job.game,
        job.entries[0][0],
        facts.updated_at,
        facts.stage,
        facts.public,
        facts.summary.decode(),
    )
    if await connection.execute(_CREATE, *made) != "INSERT 0 1":
        return False
    await connection.execute(_FIRST, *list(zip(*rows([job]), strict=True))[:4])
    return True


async def _note(connection: Connection, known: dict[str, Facts]) -> None:
    if not known:
        return
    facts = [(table, it.updated_at, it.stage, it.public, it.summary.decode()) for table, it in known.items()]
    seats = [(table, player, it.updated_at) for table, it in known.items() for player in dict.fromkeys(it.players)]
    await connection.execute(_FACTS, *zip(*facts, strict=True))
    await connection.execute(_LEAVE, list(known))
    if seats:
        await connection.execute(_SIT, *zip(*seats, strict=True))
