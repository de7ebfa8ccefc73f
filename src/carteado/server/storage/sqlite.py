"""Batches for SQLite: one thread with one connection, and one crossing to it a batch.

Rule 1: the rows of a batch travel as one JSON text to one statement. Every statement takes the interpreter's lock again, and
waits for a busy event loop each time; so acts, and nothing else, are one statement that is a transaction by itself.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from carteado.server.storage.batch import Job, Refusal, last_facts, rows
from carteado.server.storage.contract import Conflict, Facts, StorageError
from carteado.server.storage.opening import File, sqlite_connection

_APPEND: Final = """
INSERT INTO entries (table_id, seq, at, payload)
SELECT json_extract(value, '$[0]'), CASE WHEN json_extract(value, '$[4]') OR EXISTS (
    SELECT 1 FROM entries WHERE table_id = json_extract(value, '$[0]') AND seq = json_extract(value, '$[1]') - 1)
    THEN json_extract(value, '$[1]') END, json_extract(value, '$[2]'), json_extract(value, '$[3]')
FROM json_each(?)
"""  # a row that does not follow its log has no number, and the statement fails as a whole
_CREATE: Final = """
INSERT INTO tables (id, kind, game, created_at, updated_at, stage, public, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
_FIRST: Final = "INSERT INTO entries (table_id, seq, at, payload) VALUES (?, ?, ?, ?)"
_FACTS: Final = "UPDATE tables SET updated_at = ?, stage = ?, public = ?, summary = ? WHERE id = ?"
_LEAVE: Final = "DELETE FROM seats WHERE table_id = ?"
_SIT: Final = "INSERT INTO seats (table_id, player, updated_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"

_encode = msgspec.json.Encoder().encode


class SqliteBatches:
    """The only writer of this process."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "carteado-writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, jobs: list[Job]) -> None:
        """Commit them in one transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, jobs)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _write(self, jobs: list[Job]) -> None:
        try:
            self._file.check()
            if self._connection is None:
                self._connection = sqlite_connection(self._file.path)
            if not _acts_only(jobs) or not _append(self._connection, jobs):
                self._connection.execute("BEGIN IMMEDIATE")
                _one_by_one(self._connection, [job for job in jobs if job.game is not None])
                _together(self._connection, [job for job in jobs if job.game is None])
                self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._let_go()
            raise StorageError(self._file.code_of(error), f"{self._file.path}: {error}") from error

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _acts_only(jobs: list[Job]) -> bool:
    return all(job.game is None and job.facts is None for job in jobs)


def _together(connection: sqlite3.Connection, appends: list[Job]) -> None:
    """All appends by one statement, if it takes them all."""
    if appends and _append(connection, appends):
        _note(connection, last_facts(appends))
    else:
        _one_by_one(connection, appends)


def _one_by_one(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    behind: set[str] = set()
    for job in jobs:
        job.refusal = Conflict(job.table, job.seq) if job.table in behind else _alone(connection, job)
        if job.refusal is not None:
            behind.add(job.table)


def _alone(connection: sqlite3.Connection, job: Job) -> Refusal | None:
    refusal: Refusal | None
    connection.execute("SAVEPOINT job")
    try:
        taken = _create(connection, job) if job.game is not None else _append(connection, [job])
        if taken and job.facts is not None:
            _note(connection, {job.table: job.facts})
        refusal = None if taken else Conflict(job.table, job.seq)
    except sqlite3.IntegrityError as error:
        refusal = StorageError("failed", f"{job.table}: {error}")
    if refusal is not None:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return refusal


def _append(connection: sqlite3.Connection, jobs: Iterable[Job]) -> bool:
    try:
        connection.execute(_APPEND, (_encode(rows(jobs)).decode(),))
    except sqlite3.IntegrityError:
        return False
    return True


def _create(connection: sqlite3.Connection, job: Job) -> bool:
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
    if connection.execute(_CREATE, made).rowcount != 1:
        return False
    connection.executemany(_FIRST, [row[:4] for row in rows([job])])
    return True


def _note(connection: sqlite3.Connection, known: dict[str, Facts]) -> None:
    for table, facts in known.items():
        connection.execute(_FACTS, (facts.updated_at, facts.stage, facts.public, facts.summary.decode(), table))
        connection.execute(_LEAVE, (table,))
        connection.executemany(_SIT, [(table, player, facts.updated_at) for player in facts.players])
