"""The results that a run of part of the tests leaves as they were: those of tests that are still there."""

import re
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

Result = TypeVar("Result")


def still_there(before: Mapping[str, Result], read: Collection[str], root: Path) -> dict[str, Result]:
    """The results of earlier runs, less those of tests that no longer exist; `read` are the tests that this run found.

    Of a test it found, it found every parameter; another one is there while its file names it.
    """
    found, tests = frozenset(read), frozenset(map(_test, read))

    @cache
    def text(file: str) -> str:
        return (root / file).read_text(encoding="utf-8") if (root / file).exists() else ""

    def there(name: str) -> bool:
        file, *_, test = _test(name).split("::")
        return name in found if _test(name) in tests else re.search(rf"\b{re.escape(test)}\b", text(file)) is not None

    return {name: result for name, result in before.items() if there(name)}


def _test(name: str) -> str:
    """The name of a test without its parameters."""
    return name.partition("[")[0]
