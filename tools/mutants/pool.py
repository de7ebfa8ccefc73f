"""Works that each run in a copy of this process, so many at once, with a bound on the processor's time and on memory."""

import os
import resource
import select
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

DONE: Final = "done"
LATE: Final = "late"
BROKE: Final = "broke"
_MEMORY: Final = 4 << 30


class Trial(NamedTuple):
    """How the work of a number ended, what it found or why it broke, and the processor's seconds it took."""

    number: int
    how: str
    found: str
    seconds: float


def run(works: Sequence[tuple[int, int, Callable[[], str]]], jobs: int) -> Iterator[Trial]:
    """Each number, its limit in seconds and its work; what comes first is told first."""
    running: dict[int, tuple[int, int]] = {}
    for number, limit, work in works:
        while len(running) >= jobs:
            yield _ended(running)
        pid, reading = _apart(work, limit)
        running[reading] = pid, number
    while running:
        yield _ended(running)


def _apart(work: Callable[[], str], seconds: int) -> tuple[int, int]:
    """Start a work in a process of its own: its id, and where what it finds can be read."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    code = 1
    try:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        os.write(writing, work().encode())
        code = 0
    except BaseException:
        os.write(writing, traceback.format_exc().encode())
    finally:
        os._exit(code)


def _ended(running: dict[int, tuple[int, int]]) -> Trial:
    """Wait for one of them: its end of the pipe closes, or says what was found."""
    reading = select.select(list(running), [], [])[0][0]
    pid, number = running.pop(reading)
    found = b""
    while part := os.read(reading, 1 << 16):
        found += part
    os.close(reading)
    _, status, used = os.wait4(pid, 0)
    seconds = used.ru_utime + used.ru_stime
    late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
    return Trial(number, LATE if late else BROKE if status else DONE, found.decode(), seconds)
