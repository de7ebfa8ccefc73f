"""Where bots think: in processes of their own, so that no bot, however slow, delays a person.

Rule 1: what goes in is a view and a menu; a bot's process never has a state.
Rule 2: a bot that fails or takes too long stays silent; the table then does what a run-out clock would.
"""

import asyncio
import logging
import os
import signal
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Final

from carteado.bots import bot
from carteado.game import Action
from carteado.table import Ask

SECONDS: Final = 10.0

_log = logging.getLogger(__name__)


def choose(ask: Ask) -> Action | None:
    """What the bot does; the same wherever it is asked."""
    return bot(ask.bot, ask.game).choose(ask.view, ask.menu, Random(ask.seed))


def _live_and_die_with_the_server() -> None:
    """A bot's process ends with its server, however that ends, and not before it: Ctrl+C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """The bots' processes, started when the first one is asked, or a little earlier."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self._others: set[BaseProcess] = set()

    async def ask(self, ask: Ask) -> Action | None:
        """The answer of one bot."""
        try:
            future = asyncio.wrap_future(self._started().submit(choose, ask))
            return await asyncio.wait_for(future, SECONDS)
        except TimeoutError:
            _log.warning("a bot took too long", extra={"fields": {"bot": ask.bot, "game": ask.game}})
        except BrokenExecutor:
            _log.warning("the bots' process ended; another is started", extra={"fields": {"game": ask.game}})
            self._pool = None
        except Exception:
            _log.exception("a bot failed", extra={"fields": {"bot": ask.bot, "game": ask.game}})
        return None

    def warm(self) -> None:
        """Start now, so that the first answer comes soon."""
        self._started().submit(int)

    def close(self) -> None:
        """End the processes; what they were thinking is lost, and asked again by whoever serves the table next."""
        if self._pool is not None:
            for child in set(active_children()) - self._others:
                child.kill()
            self._pool.shutdown(cancel_futures=True)  # soon: nobody is left to wait for
            self._pool = None

    def _started(self) -> Executor:
        if self._pool is None:
            self._others = set(active_children())
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=_live_and_die_with_the_server
            )
        return self._pool
