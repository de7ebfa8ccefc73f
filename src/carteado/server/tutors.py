"""Where choices are valued, partidas studied and exercises set: in a process of its own, so that nobody waits who plays.

Rule 1: what was asked before is not counted again while there is room to keep it; who asks for what is being made waits for it.
Rule 2: where too much waits already, who comes is sent away; work that takes too long is given up, and its process with it.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor
from typing import Any, Final, TypeVar, cast

from carteado.server.errors import Refusal
from carteado.server.shelf import Shelf
from carteado.server.workers import Workers
from carteado.table import Question, Values
from carteado.table.teaching import answer

WAITING: Final = 16  # pieces of work, after which who comes is sent away
AFTER: Final = 5  # seconds for which they are
SECONDS: Final = 30.0  # that one piece may wait and take
KEPT: Final = 4_000  # answers

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Tutors:
    """Those who know what a choice is worth."""

    def __init__(self) -> None:
        self.workers = Workers()
        self._kept = Shelf(KEPT)
        self._making: dict[Hashable, asyncio.Future[Any]] = {}

    async def values(self, question: Question) -> Values:
        """What each choice is worth; `Refusal` where nobody has the time."""
        return await self.work(question, answer, question)

    async def work(self, key: Hashable, call: Callable[..., T], *given: Any) -> T:
        """What is kept under this key, or is being made, or is made now."""
        found = self._kept.get(key)
        if found is not None:
            return cast("T", found)
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= WAITING:
                raise _busy()
            making = self._making[key] = asyncio.ensure_future(self._made(key, call, *given))
            making.add_done_callback(_looked_at)
        made: T = await asyncio.shield(making)
        return made

    async def _made(self, key: Hashable, call: Callable[..., T], *given: Any) -> T:
        try:
            future = asyncio.wrap_future(self.workers.started().submit(call, *given))
            made = await asyncio.wait_for(future, SECONDS)
        except (TimeoutError, BrokenExecutor) as error:
            _log.warning("advice took too long, or its process ended", extra={"fields": {"what": call.__name__}})
            self.workers.close()
            raise _busy() from error
        finally:
            del self._making[key]
        self._kept.put(key, made, 1)
        return made

    def close(self) -> None:
        """Nobody asks any more."""
        self.workers.close()


def _busy() -> Refusal:
    return Refusal(503, "busy", headers={"Retry-After": str(AFTER)}, seconds=AFTER)


def _looked_at(made: "asyncio.Future[Any]") -> None:
    """What failed was told to whoever still waits for it."""
    if not made.cancelled():
        made.exception()
