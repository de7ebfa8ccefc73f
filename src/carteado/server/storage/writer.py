"""The one task that writes entries: what waits at a moment goes to the disk together, with one commit.

Rule 1: a batch is whatever came within `PAUSE` of the one before it, or while that was being written: where there is much
to write, acts of several tables share a commit; where there is little, nobody waits.
Rule 2: a job is answered after its commit returned, and always answered: with nothing, `Conflict` or `StorageError`.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

from carteado.server.storage.batch import Batches, Job, Lost, admitted
from carteado.server.storage.contract import TABLE, Entries, Facts, StorageError
from carteado.server.storage.driver import told

MOST: Final = 500  # jobs in one transaction
PAUSE: Final = 0.01  # seconds from one commit to the next

Told = Callable[[str, int], None]  # table, its last seq

_log = logging.getLogger(__name__)


class Writer:
    """Queue, task and answers; the database itself is behind `Batches`."""

    def __init__(self, batches: Batches, told: Told | None = None) -> None:
        self._batches = batches
        self._told = told
        self.counted: Callable[[float], None] | None = None  # hears how many appends each commit held
        self._waiting: deque[Job] = deque()
        self._something = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="carteado-writer")

    async def write(
        self, table: str, seq: int, entries: Entries, facts: Facts | None, game: str | None = None, kind: str = TABLE
    ) -> None:
        """Return when these entries, at least one, are on the disk."""
        if not entries or seq < 1:
            raise ValueError("nothing to write")
        if self._closing or self._task.done():
            raise StorageError("closed", "the storage is closed")
        texts = [(at, payload.decode()) for at, payload in entries]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(table, seq, texts, facts, game, done, kind))
        self._something.set()
        await done

    async def close(self) -> None:
        """Write what waits, then end."""
        self._closing = True
        self._something.set()
        await asyncio.wait([self._task])
        await self._batches.close()

    async def _run(self) -> None:
        jobs: list[Job] = []
        try:
            while self._waiting or not self._closing:
                await self._something.wait()
                self._something.clear()
                while self._waiting:
                    jobs = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                    begun = monotonic()
                    await self._written(jobs)
                    if self.counted is not None:
                        self.counted(len(jobs))
                    for job in jobs:
                        _settle(job)
                        self._tell(job)
                    if not self._closing:
                        await asyncio.sleep(begun + PAUSE - monotonic())
        finally:
            for job in (*jobs, *self._waiting):
                job.refusal = StorageError("closed", "the storage was closed before this was written")
                _settle(job)
            self._waiting.clear()

    async def _written(self, jobs: list[Job]) -> None:
        """Whatever the database throws is an answer to every job: the task has to go on."""
        fitting = admitted(jobs)
        try:
            try:
                await self._batches.write(fitting)
            except Lost:
                await self._batches.write(fitting)
        except Exception as error:
            code, detail = (error.code, error.detail) if isinstance(error, StorageError) else ("failed", told(error))
            for job in fitting:
                job.refusal = StorageError(code, detail)

    def _tell(self, job: Job) -> None:
        """Whatever the others make of it, it is written."""
        if job.refusal is None and self._told is not None:
            try:
                self._told(job.table, job.last)
            except Exception:
                _log.exception("an append could not be announced")


def _settle(job: Job) -> None:
    """Answer who waits, if anybody still does."""
    if job.done.done():
        return
    if job.refusal is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(job.refusal)
