"""A folder or a .zip of tables: one folder a table, one numbered record a partida; of an event, one file with its log.

Rule 1: what is written shows every card ever dealt, so it is for its owner's eyes only, and nothing is written over.
Rule 2: equal tables make equal bytes: names in order, no dates.
"""

import os
import zipfile
import zlib
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final

from carteado.records.reading import MAX_BYTES

RECORD: Final = ".carteado"
LOG: Final = "registro.jsonl"
MAX_LOG: Final = 64 << 20  # bytes of the log of an event
KEYS: Final = "keys.json"
ZIP: Final = ".zip"

Put = Callable[[str, bytes], None]  # name, contents
Group = tuple[str, list[str]]  # the folder of a table, and the names of its records


@contextmanager
def writing(path: Path) -> Generator[Put]:
    """Write files into a new folder or archive; `FileExistsError` if something is there already."""
    if path.exists() and not (path.is_dir() and path.suffix != ZIP and not any(path.iterdir())):
        raise FileExistsError(path)
    if path.suffix != ZIP:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        yield lambda name, contents: _put(path / name, contents)
        return
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".part")
    try:
        with (
            os.fdopen(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file,
            zipfile.ZipFile(file, "w") as made,
        ):
            yield lambda name, contents: made.writestr(_info(name), contents)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _put(path: Path, contents: bytes) -> None:
    path.parent.mkdir(mode=0o700, exist_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(contents)


def _info(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o600 << 16
    return info


def zipped(files: Mapping[str, bytes]) -> bytes:
    """These files as an archive."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(files):
            archive.writestr(_info(name), files[name])
    return made.getvalue()


def put_whole(path: Path, contents: bytes) -> None:
    """Write a file that is there whole, or as it was before: `OSError` where it cannot be."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


class Bundle:
    """A folder or archive to read from."""

    def __init__(self, path: Path, names: list[str], read: Callable[[str, int], bytes]) -> None:
        self.path = path
        self._names = names
        self._read = read

    def groups(self) -> list[Group]:
        """The tables, in order."""
        found: dict[str, list[str]] = {}
        for name in self._names:
            if name.endswith(RECORD):
                found.setdefault(str(PurePosixPath(name).parent), []).append(name)
        return sorted((folder, sorted(names, key=lambda name: (len(name), name))) for folder, names in found.items())

    def files(self, group: Group) -> Iterator[tuple[str, bytes]]:
        """The records of a table, with the names people know them by."""
        return ((str(self.path / name), self._read(name, MAX_BYTES)) for name in group[1])

    def contents(self, name: str) -> bytes:
        """One of its files."""
        return self._read(name, MAX_BYTES)

    def events(self) -> list[str]:
        """The names of the logs of events, in order."""
        return [name for name in self._names if PurePosixPath(name).name == LOG]

    def log(self, name: str) -> tuple[str, str, bytes]:
        """The log of an event: the name people know it by, that of the event, and what it says."""
        return str(self.path / name), PurePosixPath(name).parent.name, self._read(name, MAX_LOG)

    def keys(self) -> bytes | None:
        """The settings, where they were exported."""
        return self._read(KEYS, MAX_BYTES) if KEYS in self._names else None


@contextmanager
def reading(path: Path) -> Generator[Bundle]:
    """Read a folder, an archive, or one record; `OSError` or `zipfile.BadZipFile` where there is none.

    Of a file no more is read than shows that it is too long.
    """
    if path.is_dir():
        names = sorted(found.relative_to(path).as_posix() for found in path.rglob("*") if found.is_file())
        yield Bundle(path, names, lambda name, most: _head(path / name, most))
    elif path.suffix == RECORD:
        yield Bundle(path.parent, [path.name], lambda name, most: _head(path.parent / name, most))
    else:
        with zipfile.ZipFile(path) as archive:
            names = sorted(info.filename for info in archive.infolist() if not info.is_dir())
            yield Bundle(path, names, lambda name, most: _unpacked(archive, name, most))


def _head(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most + 1)


def _unpacked(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    try:
        with archive.open(name) as file:
            return file.read(most + 1)
    except (zlib.error, EOFError, RuntimeError) as error:  # a RuntimeError is a password, or a packing it does not know
        raise zipfile.BadZipFile(str(error)) from error
