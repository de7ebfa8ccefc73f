"""What has changed between two views of one screen, as places and new values: a few, where a view has hundreds."""

from typing import Any, TypeGuard

from carteado.game import Value, View
from carteado.wire import encode

Path = list[str | int]
Patch = list[tuple[Path, Any]]


def changes(before: View, after: View, besides: tuple[str, ...]) -> Patch:
    """Where the second view differs from the first, the fields named last aside, and what stands there now."""
    found: Patch = []
    _fields(before, after, [], found, besides)
    return found


def _fields(before: Value, after: Value, path: Path, found: Patch, besides: tuple[str, ...] = ()) -> None:
    old, new = before.fields(), after.fields()
    for at, name in enumerate(type(after).__match_args__):
        if old[at] is not new[at] and name not in besides:
            _compare(old[at], new[at], [*path, name], found)


def _compare(before: object, after: object, path: Path, found: Patch) -> None:
    if isinstance(after, Value) and isinstance(before, Value) and type(after) is type(before):
        _fields(before, after, path, found)
    elif _of_many(before) and _of_many(after) and len(before) == len(after):
        for at in range(len(after)):
            if before[at] is not after[at]:
                _compare(before[at], after[at], [*path, at], found)
    elif before != after:
        found.append((path, encode(after)))


def _of_many(value: object) -> TypeGuard[tuple[object, ...]]:
    """Whether this is a row of things that change one by one."""
    return _is_tuple(value) and bool(value) and (isinstance(value[0], Value) or _is_tuple(value[0]))


def _is_tuple(value: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(value, tuple)
