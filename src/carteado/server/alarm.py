"""What a table does by itself: the one alarm that wakes it, and the work that goes on beside requests.

Rule 1: there is one alarm at most: who sets it takes the place of the one that was set.
Rule 2: work that fails is told to the log; nobody waits for it.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from carteado.server.world import Cancel, World

_log = logging.getLogger(__name__)


class Alarm:
    """The alarm of one table, and the tasks it has started."""

    def __init__(self, table: str, world: World) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self._table = table
        self._after = world.after
        self._cancel: Cancel | None = None

    def set(self, wait: int, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """In so many milliseconds this work is begun."""
        self.off()
        self._cancel = self._after(wait, lambda: self.start(work()))

    def off(self) -> None:
        """Nothing is begun any more."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin this work now."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def stop(self) -> None:
        """Leave what is being done."""
        for task in tuple(self.tasks):
            task.cancel()

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a table failed", exc_info=task.exception(), extra={"fields": {"table": self._table}})
