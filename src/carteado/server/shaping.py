"""Shapes of what only one family says: structs made of its dataclasses, and the way in and out of them.

Rule 1: a family knows nothing of msgspec; its dataclasses, their bounds and their tags (`carteado.placar.shape`) say it all.
Rule 2: what is in a shape is strict: every field as it was written down, and none besides.
"""

from collections.abc import Iterable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from carteado.placar.shape import AtMost, OneOf, Shape, Within
from carteado.reading import is_tuple

Json = Any


class Shaping:
    """Structs for dataclasses, each made once; `pairs` adds those that were written by hand."""

    def __init__(self, shapes: Iterable[Shape], pairs: Iterable[tuple[type[Struct], type[Any]]] = ()) -> None:
        self._told = {shape.cls: shape for shape in shapes}
        self._structs: dict[type[Any], type[Struct]] = {}
        self._classes: dict[type[Struct], type[Any]] = {}
        self.pair(pairs)
        tags = [(shape.field, shape.tag) for shape in self._told.values() if shape.tag]
        twice = [tag for tag in tags if tags.count(tag) > 1]
        if twice:
            raise ValueError(f"two families have shapes with the tag {twice[0][1]!r}")

    def pair(self, pairs: Iterable[tuple[type[Struct], type[Any]]]) -> None:
        """These structs are those of these classes."""
        for struct, cls in pairs:
            self._structs[cls], self._classes[struct] = struct, cls

    def union(self, classes: Iterable[type[Any]], *others: Json) -> Json:
        """The type of all that is of one of these classes, or of the others; nothing where there are none."""
        found = [*others, *[self.struct(cls) for cls in classes]]
        return _either(found) if found else None

    def struct(self, cls: type[Any]) -> type[Struct]:
        """The struct of a dataclass."""
        if cls not in self._structs:
            told = self._told.get(cls, Shape(cls, "", cls.__name__))
            hints = get_type_hints(cls, include_extras=True)
            made = msgspec.defstruct(
                told.name,
                [_field(each.name, self._hint(hints[each.name]), each.default) for each in fields(cls)],
                namespace={"__doc__": cls.__doc__},
                module=cls.__module__,
                tag=told.tag or None,
                tag_field=told.field if told.tag else None,
                kw_only=True,
                frozen=True,
                forbid_unknown_fields=True,
            )
            self.pair([(made, cls)])
        return self._structs[cls]

    def made(self, value: Any) -> Any:
        """A shape and all that is in it, as the rules have it."""
        if isinstance(value, (list, tuple)):
            return tuple(self.made(each) for each in cast("list[Any]", value))
        if not isinstance(value, Struct):
            return value
        return self._classes[type(value)](**{name: self.made(getattr(value, name)) for name in value.__struct_fields__})

    def shaped(self, value: Any) -> Any:
        """A value of the rules in its shape; what has none travels as it is."""
        if is_tuple(value):
            return [self.shaped(each) for each in value]
        if not is_dataclass(value) or isinstance(value, type):
            return value
        shape = self.struct(type(value))
        return shape(**{name: self.shaped(getattr(value, name)) for name in shape.__struct_fields__})

    def _hint(self, hint: Any) -> Any:
        """A type of the rules as msgspec is told of it."""
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return _bounded(self._hint(parts[0]), parts[1:])
        if origin in (Union, UnionType):
            return _either([self._hint(part) for part in parts])
        generic: Any = origin
        if origin in (tuple, list, dict):
            return generic[tuple(part if part is ... else self._hint(part) for part in parts)]
        return self.struct(hint) if is_dataclass(hint) and isinstance(hint, type) else hint


def _either(kinds: list[Any]) -> Any:
    """One of these types."""
    return Union[tuple(kinds)]  # noqa: UP007 - made at run time


def _field(name: str, hint: Any, default: Any) -> Any:
    return (name, hint) if default is MISSING else (name, hint, default)


def _bounded(hint: Any, marks: Sequence[Any]) -> Any:
    for mark in marks:
        if isinstance(mark, OneOf):
            hint = Literal[mark.words]
        elif isinstance(mark, Within):
            hint = Annotated[hint, Meta(ge=mark.least, le=mark.most)]
        elif isinstance(mark, AtMost):
            hint = Annotated[hint, Meta(max_length=mark.length)]
        else:
            raise TypeError(f"no shape for {mark}")
    return hint
