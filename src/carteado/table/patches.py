"""What has changed between two views of one screen, as places and new values: a few, where a view has hundreds."""

from typing import Any, TypeGuard

from carteado.game import Value, View
from carteado.wire import encode

Path = list[str | int]
Patch = list[tuple[Path, Any]]


def changes(before: View, after: View, besides: tuple[str, ...]) -> Patch:
    """Where the second view differs from the first, the fields named last aside, and what stands there now."""
    found: Patch = []
    for name in type(after).__match_args__:
        if name not in besides:
            _compare(getattr(before, name), getattr(after, name), [name], found)
    return found


def _compare(before: object, after: object, path: Path, found: Patch) -> None:
    if before is after:
        return
    if isinstance(after, Value) and isinstance(before, Value) and type(after) is type(before):
        for name in type(after).__match_args__:
            _compare(getattr(before, name), getattr(after, name), [*path, name], found)
    elif _of_values(before) and _of_values(after) and len(before) == len(after):
        for at in range(len(after)):
            _compare(before[at], after[at], [*path, at], found)
    elif before != after:
        found.append((path, encode(after)))


def _of_values(value: object) -> TypeGuard[tuple[Value, ...]]:
    return _is_tuple(value) and bool(value) and isinstance(value[0], Value)


def _is_tuple(value: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(value, tuple)
