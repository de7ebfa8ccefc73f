"""A few threads for what takes a while: who plays never waits for it, and what was made may be kept.

Rule 1: who asks for what is being made waits for it; where too much waits already, who comes is asked to come back.
Rule 2: what runs here touches nothing that somebody else may change meanwhile.
"""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

from carteado.server.errors import Refusal
from carteado.server.shelf import Shelf

THREADS: Final = 2
WAITING: Final = 32  # pieces of work, after which who comes is sent away
SECONDS: Final = 5  # for which they are

T = TypeVar("T")


class Work:
    """The threads of one kind of work, by the name they go by."""

    def __init__(self, name: str, threads: int = THREADS, waiting: int = WAITING) -> None:
        self._threads = ThreadPoolExecutor(threads, f"carteado-{name}")
        self._most = threads + waiting
        self._working = 0
        self._making: dict[Hashable, asyncio.Future[Any]] = {}

    def close(self) -> None:
        """What is still to be done is for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def once(self, shelf: Shelf, key: Hashable, weight: Callable[[T], int], call: Callable[..., T], *given: Any) -> T:
        """What is kept, or is being made, or is made now."""
        found = shelf.get(key)
        if found is not None:
            return cast("T", found)
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._kept(shelf, key, weight, call, *given))
        made: T = await asyncio.shield(making)
        return made

    async def _kept(self, shelf: Shelf, key: Hashable, weight: Callable[[T], int], call: Callable[..., T], *given: Any) -> T:
        """Make it, and keep it before it stops being made: who comes in between would make it again."""
        try:
            made = await self.done(call, *given)
            shelf.put(key, made, weight(made))
        finally:
            del self._making[key]
        return made

    async def done(self, call: Callable[..., T], *given: Any) -> T:
        """What the call makes of this; `Refusal` where too much waits."""
        if self._working >= self._most:
            raise Refusal(503, "busy", headers={"Retry-After": str(SECONDS)}, seconds=SECONDS)
        self._working += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, call, *given)
        finally:
            self._working -= 1
