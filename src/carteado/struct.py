"""What messages and entries are made of: dataclasses that know how they are written as JSON, with the standard library alone.

Rule 1: a struct is written with its tag first, under `type`, then its fields in order; without those that are `UNSET`, and
        where it omits defaults without those that have theirs.
Rule 2: whoever has a faster writer may use it, as long as it writes the same; the server does.
"""

import json
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Final, Literal, dataclass_transform

from carteado.reading import is_list, is_object, is_tuple

Json = Any


class UnsetType(Enum):
    """The kind of a field that may be left out."""

    UNSET = "UNSET"

    def __bool__(self) -> Literal[False]:
        return False


UNSET: Final[Literal[UnsetType.UNSET]] = UnsetType.UNSET


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
class Struct:
    """Fields by name and kind, as a dataclass has them.

    `tag` is what it is called where several kinds may come, `strict` whether a field that it does not have is refused,
    `brief` whether what has its default is left out.
    """

    tag: ClassVar[str] = ""
    strict: ClassVar[bool] = False
    brief: ClassVar[bool] = False

    def __init_subclass__(
        cls, *, tag: str = "", strict: bool | None = None, brief: bool | None = None, frozen: bool = False, **rest: Any
    ) -> None:
        super().__init_subclass__(**rest)
        cls.tag = tag
        cls.strict = cls.strict if strict is None else strict
        cls.brief = cls.brief if brief is None else brief
        dataclass(kw_only=True, frozen=frozen)(cls)


@cache
def _written(cls: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a class, each with the value that is left out."""
    return tuple((one.name, _default(one) if cls.brief else UNSET) for one in fields(cls))


def _default(one: "Field[Any]") -> Any:
    return one.default_factory() if one.default_factory is not MISSING else one.default


def shallow(struct: Struct) -> dict[str, Json]:
    """Its tag and those of its fields that are written, as they are: a struct in it stays one."""
    told: dict[str, Json] = {"type": struct.tag} if struct.tag else {}
    cls: Any = type(struct)
    for name, left_out in _written(cls):
        value = getattr(struct, name)
        if value is not UNSET and value != left_out:
            told[name] = value
    return told


def told(value: Any) -> Json:
    """The same in dictionaries, lists and plain values, all through; a plain dataclass is told by its fields."""
    if isinstance(value, Struct):
        return {name: told(item) for name, item in shallow(value).items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: told(getattr(value, one.name)) for one in fields(value)}
    if is_object(value):
        return {name: told(item) for name, item in value.items()}
    if is_list(value) or is_tuple(value):
        return [told(item) for item in value]
    return value


def written(value: Any) -> bytes:
    """A struct, or whatever holds structs, as JSON."""
    return json.dumps(told(value), ensure_ascii=False, separators=(",", ":")).encode()
