"""The messages and entries of a table as msgspec reads, writes and describes them: the same classes, mirrored.

Rule 1: `table` knows nothing of msgspec. A mirror is made from the class itself, so what a message holds is written once.
Rule 2: what comes in is checked by the mirror and handed on as the class; what goes out is written as `struct` would.
"""

from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from carteado.reading import is_list, is_tuple
from carteado.struct import UNSET, Struct, UnsetType, shallow
from carteado.table import incoming, messages

Json = Any

_CLASSES: Final[dict[type, Any]] = {}  # by their mirrors


@cache
def mirror(cls: type) -> Any:
    """A msgspec struct with the fields, the tag and the strictness of this class."""
    hints = get_type_hints(cls)
    made = msgspec.defstruct(
        cls.__name__,
        [(one.name, mirrored(hints[one.name]), *_default(one)) for one in fields(cls)],
        tag=cls.tag or None if issubclass(cls, Struct) else None,
        forbid_unknown_fields=issubclass(cls, Struct) and cls.strict,
        omit_defaults=issubclass(cls, Struct) and cls.brief,
        kw_only=True,
        module=cls.__module__,
        namespace={"__doc__": cls.__doc__},
    )
    _CLASSES[made] = cls
    return made


def mirrored(kind: Any) -> Any:
    """A kind of value with every class of ours in it mirrored."""
    if kind is UnsetType:
        return msgspec.UnsetType
    if _is_ours(kind):
        return mirror(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (UnionType, Union):
        return Union[tuple(mirrored(item) for item in inner)]  # noqa: UP007 - made at run time
    return _generic(origin, inner) if origin in (list, dict, tuple) else kind


def _is_ours(kind: Any) -> bool:
    return isinstance(kind, type) and is_dataclass(kind)


def _generic(origin: Any, inner: tuple[Any, ...]) -> Any:
    return origin[tuple(mirrored(item) for item in inner)]


def _default(one: "Field[Any]") -> tuple[Any, ...]:
    if one.default is UNSET:
        return (msgspec.UNSET,)
    if one.default is not MISSING:
        return (one.default,)
    return () if one.default_factory is MISSING else (msgspec.field(default_factory=one.default_factory),)


INCOMING: Final = mirrored(incoming.Incoming)
OUTGOING: Final = mirrored(messages.Outgoing)
_incoming: Final = msgspec.json.Decoder(INCOMING).decode
_outgoing: Final = msgspec.json.Decoder(OUTGOING).decode
_encode: Final = msgspec.json.Encoder().encode


def decode(payload: bytes | str) -> incoming.Incoming:
    """What a client says; `msgspec.DecodeError` says what is wrong with it."""
    made: incoming.Incoming = unmirrored(_incoming(payload))
    return made


def decode_sent(payload: bytes | str) -> messages.Outgoing:
    """What a client is told, for clients that are written in Python."""
    made: messages.Outgoing = unmirrored(_outgoing(payload))
    return made


def unmirrored(read: Any) -> Any:
    """What was read by a mirror, as an object of the class it mirrors."""
    if isinstance(read, msgspec.Struct):
        cls = _CLASSES[type(read)]
        return cls(**{name: unmirrored(getattr(read, name)) for name in read.__struct_fields__})
    if is_list(read):
        return [unmirrored(item) for item in read]
    if is_tuple(read):
        return tuple([unmirrored(item) for item in read])
    return UNSET if read is msgspec.UNSET else read


def encode(value: Any) -> bytes:
    """A message as it is sent: of what it holds, only structs that leave something out are looked through."""
    if not isinstance(value, Struct):
        return _encode(value)
    return _encode({name: _brief(item) for name, item in shallow(value).items()})


def _brief(item: Any) -> Any:
    """The same, without what it may leave out; a list holds structs of one kind."""
    if isinstance(item, Struct):
        return {name: _brief(value) for name, value in shallow(item).items()} if item.brief else item
    if is_list(item) and item and isinstance(item[0], Struct) and item[0].brief:
        return [shallow(one) for one in item]
    return item
