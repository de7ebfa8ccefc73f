"""Marks of parametrised tests: a clause that stands in a parameter belongs to that parameter, not to its neighbours."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from carteado.catalogue import GAMES
from carteado.regulations import regulation

COLLECTED = pytest.StashKey[tuple[pytest.Item, ...]]()  # what a run has read, before any of it is left out


@cache
def known() -> frozenset[str]:
    """Every clause and silence of every regulation."""
    return frozenset(entry.id for name in GAMES for entry in regulation(name).entries())


def named(value: object, prefix: str = "") -> tuple[str, ...]:
    """The clauses that stand in a value, in full or without this beginning."""
    found = (prefix + text if prefix + text in known() else text for text in _texts(value))
    return tuple(dict.fromkeys(clause for clause in found if clause in known()))


def _texts(value: object) -> Iterator[str]:
    """The texts in a value, which may be nested as deep as a hostile one."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, Mapping):
            waiting += [*part.keys(), *part.values()]
        elif isinstance(part, tuple | list | set | frozenset):
            waiting += part
        elif clause := getattr(part, "clause", None):
            waiting.append(clause)


def marked(rows: Iterable[Any], prefix: str = "") -> list[Any]:
    """These parameters, each marked with the clauses that stand in it; those of a mapping are its keys."""
    if isinstance(rows, Mapping):
        return [pytest.param(key, marks=pytest.mark.clause(*named(row, prefix))) for key, row in rows.items()]
    return [_marked(row, prefix) for row in rows]


def _marked(row: Any, prefix: str) -> Any:
    mark = pytest.mark.clause(*named(getattr(row, "values", row) if hasattr(row, "marks") else row, prefix))
    if hasattr(row, "marks"):
        return pytest.param(*row.values, marks=(*row.marks, mark), id=row.id)
    return pytest.param(*(row if isinstance(row, tuple) else (row,)), marks=mark)
