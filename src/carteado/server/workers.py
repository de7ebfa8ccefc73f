"""Processes beside the server, for work that would keep it waiting: compiled code lets nobody else run before it is done.

Rule 1: they are started when the first work comes, or a little earlier, and end with the server, however that ends.
"""

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def _live_and_die_with_the_server() -> None:
    """A process ends with its server, however that ends, and not before it: Ctrl+C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Workers:
    """A few processes that do one kind of work."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def started(self) -> Executor:
        """Whom to give work to."""
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_live_and_die_with_the_server)
        return self._pool

    def warm(self) -> None:
        """Start now, so that the first answer comes soon."""
        self.started().submit(int)

    def close(self) -> None:
        """End the processes, and with them what they were doing; whoever asks next has others."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for child in [*pool._processes.values()]:
                child.kill()
            pool.shutdown(cancel_futures=True)  # soon: nobody is left to wait for
