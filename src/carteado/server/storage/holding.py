"""One server on one SQLite file: a lock beside the file, held by the system for as long as the process lives."""

import os
import sys
from pathlib import Path
from typing import Final

from carteado.server.storage.contract import StorageError

SUFFIX: Final = ".lock"
_HERE: Final[set[Path]] = set()  # what this process holds: the system's lock keeps out others only


class Held:
    """The right to serve the tables of this file; `StorageError` `in-use` where another server has it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if path in _HERE:
            raise StorageError("in-use", str(path))
        self._file = os.open(path.with_name(path.name + SUFFIX), os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(self._file):
            os.close(self._file)
            raise StorageError("in-use", str(path))
        _HERE.add(path)

    def release(self) -> None:
        """Let others have it."""
        _HERE.discard(self.path)
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        """A lock of the process and not of the file: no child that is forked keeps it. Where there are no locks, all may."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            return True
        return True
