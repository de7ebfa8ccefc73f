"""The servers that are measured, as processes of their own: started, pinned to a core, read, and always ended.

Rule 1: what a process costs is what the system counts: seconds of the processor in all its threads, memory in use.
Rule 2: only Linux tells both without another package, so only there can load be measured.
"""

import contextlib
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import Final

GRACE: Final = 10.0  # seconds to end
STARTING: Final = 60.0  # seconds to say where it listens


class Failed(RuntimeError):
    """A server did not start, or ended."""


class Process:
    """One server at work."""

    def __init__(self, running: subprocess.Popen[str], port: int) -> None:
        self._running = running
        self.port = port

    def seconds(self) -> float:
        """Seconds of the processor so far; the clock of another process has an id made of its number."""
        return time.clock_gettime(~self._running.pid << 3 | 2)

    def megabytes(self) -> float:
        """Memory in use."""
        status = Path(f"/proc/{self._running.pid}/status").read_text()
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0


@contextlib.contextmanager
def started(command: Sequence[str], env: Mapping[str, str], core: int, log: Path) -> Generator[Process]:
    """A server on one core, once it has printed its address; what it complains of goes to `log`."""
    with log.open("w") as complaints:
        with pinned(core):
            running = subprocess.Popen(
                [sys.executable, *command], env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=complaints, text=True
            )
        try:
            yield Process(running, _port(running, log))
        finally:
            running.terminate()
            try:
                running.communicate(timeout=GRACE)
            except subprocess.TimeoutExpired:
                running.kill()
                running.communicate()


def _port(running: "subprocess.Popen[str]", log: Path) -> int:
    assert running.stdout is not None
    ready, _, _ = select.select([running.stdout], [], [], STARTING)
    found = re.search(r"http://127\.0\.0\.1:(\d+)", running.stdout.readline()) if ready else None
    if found is None:
        raise Failed(f"the server did not start: {log.read_text()[-2000:]}")
    return int(found[1])


@contextlib.contextmanager
def pinned(core: int) -> Generator[None]:
    """Run on one core, and so does whatever is started meanwhile."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cores() -> tuple[int, int]:
    """The core of the server and that of the crowd; the same where there is only one."""
    there = sorted(os.sched_getaffinity(0))
    return there[0], there[-1]


def kind(env: Mapping[str, str]) -> str:
    """Whether the rules that a server with this environment plays by are compiled."""
    ask = [sys.executable, "-c", "import carteado.game; print(carteado.game.__file__)"]
    found = subprocess.run(ask, env={**os.environ, **env}, capture_output=True, text=True, check=True).stdout.strip()
    return "plain" if found.endswith(".py") else "compiled"


def sync_milliseconds(folder: Path, times: int = 20) -> float:
    """How long the disk takes to keep a small write, in the middle of a few."""
    taken: list[float] = []
    with (folder / "probe").open("wb") as file:
        for _ in range(times):
            begun = time.perf_counter()
            file.write(bytes(512))
            file.flush()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begun)
    (folder / "probe").unlink()
    return sorted(taken)[times // 2] * 1000
