"""Coroutines that rarely have to wait, run without a task for as long as they need none."""

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def eagerly(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None] | None":
    """Do at once what can be done at once: the task that does the rest, or `None` where nothing is left."""
    try:
        first = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_finished(first, work))


async def _finished(first: Any, work: Coroutine[Any, Any, None]) -> None:
    await _rest(first, work)


@coroutine
def _rest(first: Any, work: Coroutine[Any, Any, None]) -> Generator[Any, Any, None]:
    """Wait for what the first step asked for, as if this task had taken that step."""
    yield first
    yield from work
