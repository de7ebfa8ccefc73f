"""The log as a chain: each entry carries the SHA-256 of the one before, so that nothing in it can be changed unseen."""

import gc
import hashlib
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import replace

from carteado.tournament.entries import AnyEntry, decode, encode

START = ""


def hashed(payload: bytes) -> str:
    """What the next entry carries of this one."""
    return hashlib.sha256(payload).hexdigest()


def chained(entries: Sequence[AnyEntry], head: str = START) -> tuple[bytes, ...]:
    """The entries as they are stored after an entry with this hash."""
    payloads: list[bytes] = []
    for entry in entries:
        payloads.append(encode(replace(entry, before=head)))
        head = hashed(payloads[-1])
    return tuple(payloads)


@contextmanager
def uncollected() -> Generator[None]:
    """Reading and folding make many values and no circles: looking for circles meanwhile takes as long as the work itself."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def decoded(payloads: Iterable[bytes | str]) -> tuple[AnyEntry, ...]:
    """A whole log read; `WireError` at the first that is no entry."""
    with uncollected():
        return tuple([decode(payload) for payload in payloads])


def head_of(payloads: Sequence[bytes]) -> str:
    """The hash of the last entry; what a report prints."""
    return hashed(payloads[-1]) if payloads else START


def broken(payloads: Sequence[bytes]) -> int | None:
    """The number of the first entry that does not follow from the one before, counted from 1; `None` where all do."""
    head = START
    for number, payload in enumerate(payloads, 1):
        if decode(payload).before != head:
            return number
        head = hashed(payload)
    return None


def fork(known: Sequence[bytes], other: Sequence[bytes]) -> int | None:
    """The number of the first entry in which two logs differ; `None` where one is the beginning of the other."""
    for number, (mine, theirs) in enumerate(zip(known, other, strict=False), 1):
        if mine != theirs:
            return number
    return None
