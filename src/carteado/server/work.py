"""A few threads for what takes a while: who plays never waits for it, and what was made may be kept.

Rule 1: who asks for what is being made waits for it; where too much waits already, who comes is asked to come back.
Rule 2: what runs here touches nothing that somebody else may change meanwhile.
Rule 3: of each who asks one piece is done at a time: who asks for much keeps nobody waiting but themselves. So whoever has not
        had their turn yet holds nothing that others wait for.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar, cast
from weakref import WeakValueDictionary

from carteado.server.errors import Refusal
from carteado.server.shelf import Shelf

THREADS: Final = 2
WAITING: Final = 128  # pieces of work, after which who comes is sent away
EACH: Final = 32  # of one who asks
SECONDS: Final = 5  # for which they are
ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")  # who asks; "" has a turn already, or needs none

T = TypeVar("T")


class Work:
    """The threads of one kind of work, by the name they go by."""

    def __init__(self, name: str, threads: int = THREADS, waiting: int = WAITING) -> None:
        self._threads = ThreadPoolExecutor(threads, f"carteado-{name}")
        self._most = threads + waiting
        self._working = 0
        self._of: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._making: dict[Hashable, asyncio.Future[Any]] = {}

    def close(self) -> None:
        """What is still to be done is for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        """The turn of who asks: all that is done within it is one piece. `Refusal` where too much of theirs waits."""
        whose = ASKING.get()
        if not whose:
            yield
            return
        if self._of[whose] >= EACH:
            raise _busy()
        self._of[whose] += 1
        try:
            async with self._turns.setdefault(whose, asyncio.Lock()):
                had = ASKING.set("")
                try:
                    yield
                finally:
                    ASKING.reset(had)
        finally:
            self._of[whose] -= 1
            if not self._of[whose]:
                del self._of[whose]

    async def once(self, shelf: Shelf, key: Hashable, weight: Callable[[T], int], call: Callable[..., T], *given: Any) -> T:
        """What is kept, or is being made, or is made now."""
        found = shelf.get(key)
        if found is not None:
            return cast("T", found)
        if key in self._making:
            return cast("T", await asyncio.shield(self._making[key]))
        async with self.turn():
            found = shelf.get(key)
            if found is not None:
                return cast("T", found)
            if key not in self._making:
                self._making[key] = asyncio.ensure_future(self._kept(shelf, key, weight, call, *given))
            return cast("T", await asyncio.shield(self._making[key]))

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
        async with self.turn():
            if self._working >= self._most:
                raise _busy()
            self._working += 1
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, call, *given)
            finally:
                self._working -= 1


def _busy() -> Refusal:
    return Refusal(503, "busy", headers={"Retry-After": str(SECONDS)}, seconds=SECONDS)
