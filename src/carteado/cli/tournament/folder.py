"""An event in a folder: its log, a line an entry, and nothing else that could not be made again from it.

Rule 1: a line is on the disk before it is acknowledged, and appended while nobody else writes.
Rule 2: a log whose chain is broken is not gone on with: whoever wrote in it by hand is told the number of the line.
"""

import errno
import fcntl
import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Final

from carteado.tournament.entries import AnyEntry
from carteado.tournament.log import broken, chained, decoded, head_of
from carteado.tournament.torneio import Torneio

LOG: Final = "torneio.jsonl"


class BadFolder(Exception):
    """A folder that holds no event, or one whose log was changed; `line` is the first that does not fit."""

    def __init__(self, path: Path, line: int = 0) -> None:
        super().__init__(f"{path}:{line}")
        self.path = path
        self.line = line


def payloads(folder: Path) -> list[bytes]:
    """The lines of the log; a last line that was cut off in mid-write was never acknowledged, and is left out."""
    path = folder / LOG
    if not path.is_file():
        raise BadFolder(folder)
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    return whole.splitlines()


def event(folder: Path) -> Torneio:
    """The event in a folder."""
    lines = payloads(folder)
    wrong = broken(lines)
    if wrong is not None:
        raise BadFolder(folder, wrong)
    return Torneio.of(decoded(lines))


def created(folder: Path, entries: Sequence[AnyEntry]) -> Torneio:
    """A new event in a new or empty folder; `FileExistsError` where there is one."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOG).open("xb") as file:
        _put(file.fileno(), chained([replace(one, at=now()) for one in entries]))
    return event(folder)


def extended(folder: Path, lines: Sequence[bytes], known: int) -> None:
    """A folder with these lines, the first so many of which it has already; `OSError` where somebody was quicker."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / LOG
    if not known:
        with path.open("xb") as file:
            _put(file.fileno(), lines)
        return
    with path.open("r+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        here = payloads(folder)
        if here != list(lines[:known]):
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        file.truncate(sum(len(line) + 1 for line in here))
        file.seek(0, os.SEEK_END)
        _put(file.fileno(), lines[known:])


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


@contextmanager
def writing(folder: Path) -> "Generator[Writing, None, None]":
    """The event, while nobody else writes."""
    path = folder / LOG
    if not path.is_file():
        raise BadFolder(folder)
    with path.open("r+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        lines = payloads(folder)
        file.truncate(sum(len(line) + 1 for line in lines))
        file.seek(0, os.SEEK_END)
        yield Writing(event(folder), head_of(lines), file.fileno())


class Writing:
    """An event that is written on."""

    def __init__(self, torneio: Torneio, head: str, file: int) -> None:
        self.torneio = torneio
        self._head = head
        self._file = file

    def enter(self, entries: Sequence[AnyEntry]) -> Torneio:
        """These lines, all or none; `Refused` where the event has something against one."""
        torneio = self.torneio
        at = max(now(), torneio.log[-1].at if torneio.log else 0)
        stamped = [replace(one, at=at) for one in entries]
        for one in stamped:
            torneio = torneio.entered(one)
        lines = chained(stamped, self._head)
        _put(self._file, lines)
        self._head = head_of(lines)
        self.torneio = torneio
        return torneio


def _put(file: int, lines: Sequence[bytes]) -> None:
    data = b"".join(line + b"\n" for line in lines)
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)
