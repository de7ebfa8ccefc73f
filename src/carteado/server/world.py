"""What a server takes from the world around it: the time, an alarm, random bytes. Tests bring a world of their own."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, time

Cancel = Callable[[], None]


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def steady_ms() -> int:
    """Milliseconds since some moment or other; nobody can put this clock forward or back."""
    return int(monotonic() * 1000)


def after(wait: int, call: Callable[[], None]) -> Cancel:
    """Call back in so many milliseconds, unless it is cancelled."""
    return asyncio.get_running_loop().call_later(wait / 1000, call).cancel


@dataclass(frozen=True)
class World:
    """Time, alarms and chance. `now` is the time of day, which may be put right at any moment; `steady` only ever goes on."""

    now: Callable[[], int] = now_ms
    after: Callable[[int, Callable[[], None]], Cancel] = after
    draw: Callable[[int], bytes] = secrets.token_bytes
    steady: Callable[[], int] = steady_ms
