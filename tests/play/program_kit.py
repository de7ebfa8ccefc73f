"""Servers as programs of their own: started, killed without warning, started again."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import sample
from time import time
from typing import Any, Final

QUICK: Final = Path(__file__).with_name("quick_serve.py")
STEPPING: Final = Path(__file__).with_name("stepping_serve.py")
SPEED: Final = 50.0
STARTING: Final = 60.0


def free_port() -> int:
    """A port for a server of this test alone, below those that the system gives to connections.

    It must be free again after a crash. Where the system allows it, a socket that never listens keeps the port while this
    process lives: nobody else who looks for a free one gets it, neither now nor while the server is away.
    """
    for port in sample(range(20_000, 32_000), 100):
        found = socket.socket()
        try:
            found.bind(("127.0.0.1", port))
        except OSError:
            found.close()
            continue
        if sys.platform == "linux":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # the server, which says so too, gets it all the same
            found.detach()
        else:
            found.close()
        return port
    raise AssertionError("every port is taken")


class Program:
    """A server process on a port that stays the same when it is started again."""

    def __init__(
        self, folder: Path, *arguments: str, speed: float = SPEED, limits: float = 0, epoch: float = 0, stepping: bool = False
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.errors: list[str] = []
        self._arguments = ("--data", str(folder), *arguments)
        self._speed = speed
        self._epoch = epoch or time()
        self._limits = limits
        self._stepping = stepping
        self._process: asyncio.subprocess.Process | None = None
        self._gathering: asyncio.Task[None] | None = None

    @property
    def process(self) -> asyncio.subprocess.Process:
        """The process that runs now."""
        assert self._process is not None
        return self._process

    async def start(self) -> None:
        """Start it; it answers when this returns. It leads a group of its own, so that its children can be found."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CARTEADO_")}
        self._process = await asyncio.create_subprocess_exec(
            *self._command(),
            "serve",
            "--port",
            str(self.port),
            *self._arguments,
            env={**kept, "CARTEADO_LIMITS": str(self._limits)},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        self._gathering = asyncio.create_task(self._gather())
        assert self.process.stdout is not None
        first = await asyncio.wait_for(self.process.stdout.readline(), STARTING)
        assert first.decode().strip() == f"Carteado em {self.base}", (first, self.errors)

    def _command(self) -> list[str]:
        if self._stepping:
            return [sys.executable, str(STEPPING)]
        if self._speed == 1:
            return [sys.executable, "-m", "carteado"]
        return [sys.executable, str(QUICK), str(self._speed), str(self._epoch)]

    async def _gather(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.errors.append(line.decode())

    async def kill(self) -> None:
        """End it as a crash would: no warning, no last word."""
        if self.running:
            self.process.kill()
        await self.ended()

    async def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(number)
        return await self.ended()

    async def ended(self) -> int:
        """Wait for its end; its exit code. Nothing of it is left then, and whatever it wrote is here."""
        code = await asyncio.wait_for(self.process.wait(), STARTING)
        if self._gathering is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)  # the bots of a server that was killed
            assert self.process.stdout is not None
            await self.process.stdout.read()
            await self._gathering
            self._gathering = None
        return code

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.returncode is None

    def log(self, *levels: str) -> list[dict[str, Any]]:
        """What it has logged at these levels."""
        told = [json.loads(line) for line in self.errors if line.startswith("{")]
        return [line for line in told if line["level"] in levels]

    @property
    def noise(self) -> list[str]:
        """What it wrote that is no line of a log. Python's own tracker complains when a process was killed."""
        return [line for line in self.errors if not line.startswith("{")]

    def memory(self) -> int:
        """The bytes it holds now, where the system says so in /proc."""
        if not Path("/proc/self/status").exists():
            return 0
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) * 1024


@asynccontextmanager
async def program(
    folder: Path, *arguments: str, speed: float = SPEED, limits: float = 0, epoch: float = 0, stepping: bool = False
) -> AsyncIterator[Program]:
    """A server program; at the end it is gone, with its children, whatever happened.

    `epoch` is for several that share one; one that is `stepping`, at the ordinary speed, has a clock that a signal moves.
    """
    made = Program(folder, *arguments, speed=speed, limits=limits, epoch=epoch, stepping=stepping)
    try:
        await made.start()
        yield made
    finally:
        await made.kill()
