"""JSON read as what a field is said to hold: each kind of value takes what is of its kind, and nothing else.

Rule 1: a kind answers `WRONG` for what is not of it, and whoever asked says of which field; what is almost right (a card that
        does not exist, an object with a field too many) is refused where it is found, in words that say what would be right.
Rule 2: lists, texts, numbers and depth have bounds, so that nothing sent can cost much to read.
"""

from collections.abc import Mapping
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Any, ClassVar, Final, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

from carteado.cards import Card
from carteado.game import Value
from carteado.kinds import hints

Json = Any
Classes = Mapping[str, type[Value]]
MAX_DEPTH: Final = 12
MAX_ITEMS: Final = 512  # eight packs of 52, and some
MAX_INTEGER: Final = 2**62
MAX_TEXT: Final = 500
MAX_SHOWN: Final = 80  # characters of a text that are repeated to who sent it
MAX_KEPT: Final = 1 << 20  # characters of a text that we have written ourselves
KEPT_ITEMS: Final = 1 << 16  # items of a list that we have written ourselves


def shown(data: object) -> str:
    """What was sent, in the sentence that refuses it: short texts and numbers, and of all else no more than what it is."""
    if isinstance(data, str):
        return repr(data if len(data) <= MAX_SHOWN else f"{data[:MAX_SHOWN]}…")
    if data is None or isinstance(data, (bool, float)) or (isinstance(data, int) and abs(data) < MAX_INTEGER):
        return repr(data)
    if isinstance(data, int):
        return "a number that is too large"
    if isinstance(data, (list, dict)):
        return "a list" if isinstance(data, list) else "an object"
    return type(data).__name__


class WireError(ValueError):
    """Something that is not what the wire carries; the message says where and what would be right."""


class Wrong:
    """Not of this kind."""


WRONG: Final = Wrong()


def is_object(data: object) -> TypeGuard[dict[str, Json]]:
    """Whether this is an object of JSON."""
    return isinstance(data, dict)


def is_list(data: object) -> TypeGuard[list[Json]]:
    """Whether this is a list of JSON."""
    return isinstance(data, list)


def is_tuple(data: object) -> TypeGuard[tuple[object, ...]]:
    """Whether this is a tuple, of whatever."""
    return isinstance(data, tuple)


class Kind:
    """What one field holds."""


class Scalar(Kind):
    """A number, a truth value, a text of at `most` so many characters, a card by its text, or nothing, by type."""

    def __init__(self, of: type, most: int) -> None:
        self.of = of
        self.most = most


class Plain(Kind):
    """Anything that is made of numbers, texts and lists: a game's own bookkeeping."""


class Anything(Kind):
    """JSON that somebody else will read."""


class Many(Kind):
    """Any number of things of one kind, up to a bound."""

    def __init__(self, item: Kind, most: int) -> None:
        self.item = item
        self.most = most


class Row(Kind):
    """So many things, each of its own kind."""

    def __init__(self, items: list[Kind]) -> None:
        self.items = items


class Either(Kind):
    """One of several kinds; the first that takes it does."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds


class Made(Kind):
    """A value of a class, or of one below it."""

    def __init__(self, cls: type[Value]) -> None:
        self.cls = cls


class OneOf(Kind):
    """One of a few values."""

    def __init__(self, values: tuple[object, ...]) -> None:
        self.values = values


class Table(Kind):
    """Things of one kind by name."""

    def __init__(self, item: Kind) -> None:
        self.item = item


class Record(Kind):
    """A dataclass, by its fields."""

    def __init__(self, cls: type) -> None:
        self.cls = cls


_SCALARS: Final = (int, bool, str, NoneType, Card)
_PLAIN: Final = (object, tuple)
_FIELDS: Final[dict[type, dict[str, Kind]]] = {}
_RECORDS: Final[dict[type, dict[str, Kind]]] = {}


def read_value(classes: Classes, data: Json, depth: int = 0) -> Value:
    """An object of one of these classes, with all it holds."""
    if not is_object(data):
        raise WireError(f"expected an object with a type, one of {', '.join(classes)}"[:MAX_TEXT])
    if depth > MAX_DEPTH:
        raise WireError("nested too deep")
    told = data.get("type")
    cls = classes.get(told) if isinstance(told, str) else None
    if cls is None:
        raise WireError(f"no type {shown(told)} here; there are {', '.join(classes)}"[:MAX_TEXT])
    kinds = _kinds(cls)
    fields = {name: _field(cls, name, kinds.get(name), data[name], classes, depth) for name in data if name != "type"}
    make: Any = cls
    try:
        made = make(**fields)
    except (AttributeError, TypeError) as error:
        raise WireError(f"{cls.__name__}: {error}"[:MAX_TEXT]) from error
    assert isinstance(made, Value)
    return made


def read_record(cls: type, data: dict[str, Json], depth: int = 0) -> Any:
    """A dataclass of ours with these fields, as it was kept; what it has a default for may be left out."""
    if depth > MAX_DEPTH:
        raise WireError("nested too deep")
    kinds = _RECORDS.get(cls)
    if kinds is None:
        hints_of = {name: hint for name, hint in get_type_hints(cls).items() if get_origin(hint) is not ClassVar}
        kinds = _RECORDS[cls] = {name: _kind(hint, MAX_KEPT) for name, hint in hints_of.items()}
    make: Any = cls
    made = {name: _field(make, name, kinds.get(name), value, {}, depth) for name, value in data.items()}
    try:
        return make(**made)
    except TypeError as error:
        raise WireError(f"{cls.__name__}: {error}"[:MAX_TEXT]) from error


def _field(cls: type, name: str, kind: Kind | None, data: Json, classes: Classes, depth: int) -> object:
    if kind is None:
        names = ", ".join(_FIELDS.get(cls) or _RECORDS.get(cls) or ()) or "none"
        raise WireError(f"{cls.__name__} has no field {shown(name)}; it has {names}"[:MAX_TEXT])
    made = _read(kind, data, classes, depth)
    if made is WRONG:
        raise WireError(f"{cls.__name__}.{name} cannot be {shown(data)}"[:MAX_TEXT])
    return made


def _read(kind: Kind, data: Json, classes: Classes, depth: int) -> object:
    """What this kind makes of the data, or `WRONG`."""
    if isinstance(kind, Scalar):
        return _scalar(kind, data)
    if isinstance(kind, Many):
        return _list([kind.item] * len(data), data, classes, depth, kind.most) if is_list(data) else WRONG
    if isinstance(kind, Row):
        if not is_list(data) or len(data) != len(kind.items):
            return WRONG
        return _list(kind.items, data, classes, depth)
    if isinstance(kind, Either):
        made: object = WRONG
        for other in kind.kinds:
            made = _read(other, data, classes, depth) if made is WRONG else made
        return made
    if isinstance(kind, Record):
        return read_record(kind.cls, data, depth + 1) if is_object(data) else WRONG
    if isinstance(kind, Table):
        return _table(kind.item, data, classes, depth) if is_object(data) else WRONG
    if isinstance(kind, OneOf):
        return data if any(data == value and type(data) is type(value) for value in kind.values) else WRONG
    if isinstance(kind, Made):
        value = read_value(classes, data, depth + 1) if is_object(data) else WRONG
        return value if isinstance(value, kind.cls) else WRONG
    return data if isinstance(kind, Anything) else read_plain(data, depth)


def _list(kinds: list[Kind], data: list[Json], classes: Classes, depth: int, most: int = MAX_ITEMS) -> object:
    if len(data) > most:
        raise WireError(f"a list has more than {most} items")
    made = [_read(kind, item, classes, depth + 1) for kind, item in zip(kinds, data, strict=True)]
    return WRONG if WRONG in made else tuple(made)


def _table(item: Kind, data: dict[str, Json], classes: Classes, depth: int) -> object:
    if len(data) > MAX_ITEMS:
        raise WireError(f"an object has more than {MAX_ITEMS} fields")
    made = {name: _read(item, value, classes, depth + 1) for name, value in data.items()}
    return WRONG if WRONG in made.values() else made


def _scalar(kind: Scalar, data: Json) -> object:
    of = kind.of
    if of is int:
        fits = isinstance(data, int) and not isinstance(data, bool) and abs(data) < MAX_INTEGER
        return data if fits else WRONG
    if of is Card:
        return _card(data) if isinstance(data, str) else WRONG
    if isinstance(data, str) and len(data) > kind.most:
        raise WireError(f"a text has more than {kind.most} characters")
    return data if isinstance(data, of) else WRONG


def _card(text: str) -> Card:
    try:
        return Card.of(text)
    except ValueError as error:
        raise WireError(str(error)[:MAX_TEXT]) from error


def _kinds(cls: type[Value]) -> dict[str, Kind]:
    """The kind of each field of a class, found once."""
    found = _FIELDS.get(cls)
    if found is None:
        found = _FIELDS[cls] = {name: _kind(hint) for name, hint in hints(cls).items()}
    return found


def _kind(hint: Any, most: int = MAX_TEXT) -> Kind:
    if hint in _SCALARS:
        return Scalar(hint, most)
    if hint in _PLAIN:
        return Plain()
    if hint is Any:
        return Anything()
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple:
        return (
            Many(_kind(inner[0], most), KEPT_ITEMS if most == MAX_KEPT else MAX_ITEMS)
            if inner[-1] is Ellipsis
            else Row([_kind(item, most) for item in inner if item != ()])
        )
    if origin is UnionType or origin is Union:
        return Either([_kind(item, most) for item in inner])
    if origin is Literal:
        return OneOf(inner)
    if origin is dict and inner[0] is str:
        return Table(_kind(inner[1], most))
    if isinstance(hint, type) and issubclass(hint, Value):
        return Made(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return Record(hint)
    raise TypeError(f"{hint!r} does not travel: a field holds numbers, texts, cards, values, or tuples of them")


def read_plain(data: Json, depth: int = 0) -> object:
    """Numbers, texts and lists of them, as plain values."""
    if is_list(data):
        if depth > MAX_DEPTH:
            raise WireError("nested too deep")
        if len(data) > MAX_ITEMS:
            raise WireError(f"a list has more than {MAX_ITEMS} items")
        return tuple([read_plain(item, depth + 1) for item in data])
    if isinstance(data, bool) or data is None:
        return data
    if isinstance(data, str) and len(data) <= MAX_TEXT:
        return data
    if isinstance(data, int) and abs(data) < MAX_INTEGER:
        return data
    raise WireError(f"a state cannot hold {shown(data)}"[:MAX_TEXT])
