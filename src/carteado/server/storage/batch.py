"""What waits to be written: jobs, each all or nothing, that go into one transaction together.

Rule 1: jobs of one batch succeed or conflict one by one; a database that fails, fails them all.
Rule 2: where a job conflicts, so does every later one of that table in the batch: it was decided on a log that is not.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from carteado.server.storage.contract import TABLE, Conflict, Facts, StorageError

Row = tuple[str, int, int, str, bool]  # table, seq, at, payload, whether a row before it in the batch is its predecessor
Refusal = Conflict | StorageError


@dataclass(slots=True)
class Job:
    """Entries for the end of one log; with a game, it is new, and of this kind. `refusal` is why it was not taken, if so."""

    table: str
    seq: int
    entries: list[tuple[int, str]]
    facts: Facts | None
    game: str | None
    done: asyncio.Future[None]
    kind: str = TABLE
    refusal: Refusal | None = None

    @property
    def numbers(self) -> range:
        """The numbers of its entries."""
        return range(self.seq, self.seq + len(self.entries))

    @property
    def last(self) -> int:
        """The number of its last entry."""
        return self.seq + len(self.entries) - 1


class Batches(Protocol):
    """A database that takes batches."""

    async def write(self, jobs: list[Job]) -> None:
        """Commit them in one transaction, save those that it gives a refusal."""
        ...

    async def close(self) -> None:
        """Let the connection go."""
        ...


class Lost(StorageError):
    """The connection went away before anything was committed: the same batch may be written again."""


def admitted(jobs: Iterable[Job]) -> list[Job]:
    """The jobs that can be one batch: of one table, each goes on where the one before it ends. The others are refused."""
    ends: dict[str, int] = {}
    fitting: list[Job] = []
    for job in jobs:
        if ends.get(job.table, job.seq - 1) == job.seq - 1:
            ends[job.table] = job.last
            fitting.append(job)
        else:
            ends[job.table] = -1
            job.refusal = Conflict(job.table, job.seq)
    return fitting


def rows(jobs: Iterable[Job]) -> list[Row]:
    """The rows of these appends, in order."""
    made: list[Row] = []
    known: set[str] = set()
    for job in jobs:
        for seq, (at, payload) in zip(job.numbers, job.entries, strict=True):
            made.append((job.table, seq, at, payload, job.table in known))
            known.add(job.table)
    return made


def last_facts(jobs: Iterable[Job]) -> dict[str, Facts]:
    """What is to be known of each table after these jobs."""
    return {job.table: job.facts for job in jobs if job.facts is not None}
