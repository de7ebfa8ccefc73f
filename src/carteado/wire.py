"""Actions, events, views and states as JSON, and back: what a web client, a remote bot or a database reads.

Rule 1: a value is an object with its class under `type` and its fields by name; a card is its text; a tuple is a list.
Rule 2: whatever comes in is checked here: unknown types and fields, missing fields and wrong kinds raise `WireError`.
Rule 3: a field called `card`, or ending in `cards`, holds cards; no other field does (see `game.Value`).
"""

from collections.abc import Mapping
from typing import Any, Final

from carteado.cards import Card
from carteado.catalogue import Game, game
from carteado.game import Action, Event, State, Value, View

Json = Any
MAX_DEPTH: Final = 12
MAX_ITEMS: Final = 256
MAX_INTEGER: Final = 2**62


class WireError(ValueError):
    """Something that is not what the wire carries; the message says where and what would be right."""


def encode(value: object) -> Json:
    """A value as JSON-ready objects."""
    if isinstance(value, Value):
        fields = zip(type(value).__match_args__, value.fields(), strict=True)
        return {"type": type(value).__name__, **{name: encode(field) for name, field in fields}}
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if value is None or isinstance(value, str | int | bool):
        return value
    raise WireError(f"{type(value).__name__} does not travel")


def decode_action(found: Game, data: Json) -> Action:
    """An action of this game."""
    action = _decode(_classes(found.actions), data)
    assert isinstance(action, Action)
    return action


def decode_event(found: Game, data: Json) -> Event:
    """An event of this game."""
    event = _decode(_classes(found.events), data)
    assert isinstance(event, Event)
    return event


def decode_view(data: Json) -> View:
    """A view; it says itself of which regulation."""
    if not isinstance(data, dict) or not isinstance(data.get("regulation"), str):
        raise WireError("a view names its regulation")
    view = _decode(_classes(game(data["regulation"]).values), data)
    if not isinstance(view, View):
        raise WireError(f"{data.get('type')} is not a view")
    return view


def encode_state(state: State) -> Json:
    """A whole state, for those entitled to everything: storage and tests."""
    return encode(state.board().key())


def decode_state(data: Json) -> State:
    """The state again."""
    key = _plain(data, 0)
    if not isinstance(key, tuple) or not key or not isinstance(key[0], str):
        raise WireError("a state is a list that begins with the id of its game")
    try:
        return game(key[0]).restore(key)
    except (KeyError, TypeError, ValueError, AssertionError) as error:
        raise WireError(f"not a state of {key[0]}: {error}") from error


def _classes(classes: tuple[type[Value], ...]) -> dict[str, type[Value]]:
    return {cls.__name__: cls for cls in classes}


def _decode(classes: Mapping[str, type[Value]], data: Json, depth: int = 0) -> Value:
    if not isinstance(data, dict):
        raise WireError(f"expected an object with a type, one of {', '.join(classes)}")
    cls = classes.get(data.get("type", ""))
    if cls is None:
        raise WireError(f"no type {data.get('type')!r} here; there are {', '.join(classes)}")
    names = cls.__match_args__
    unknown = sorted(set(data) - {"type", *names})
    if unknown:
        raise WireError(f"{cls.__name__} has no field {unknown[0]!r}; it has {', '.join(names) or 'none'}")
    fields = {name: _field(classes, name, data[name], depth) for name in names if name in data}
    make: Any = cls
    try:
        made = make(**fields)
    except TypeError as error:
        raise WireError(f"{cls.__name__}: {error}") from error
    _check_types(made)
    assert isinstance(made, Value)
    return made


def _field(classes: Mapping[str, type[Value]], name: str, data: Json, depth: int) -> object:
    if depth > MAX_DEPTH:
        raise WireError("nested too deep")
    if isinstance(data, dict):
        return _decode(classes, data, depth + 1)
    if isinstance(data, list):
        if len(data) > MAX_ITEMS:
            raise WireError(f"{name} has more than {MAX_ITEMS} items")
        return tuple(_field(classes, name, item, depth + 1) for item in data)
    if isinstance(data, str) and (name == "card" or name.endswith("cards")):
        return _card(data)
    return _scalar(name, data)


def _card(text: str) -> Card:
    try:
        return Card.of(text)
    except ValueError as error:
        raise WireError(str(error)) from error


def _scalar(name: str, data: Json) -> object:
    if isinstance(data, bool) or data is None or isinstance(data, str):
        return data
    if isinstance(data, int) and abs(data) < MAX_INTEGER:
        return data
    raise WireError(f"{name} cannot be {type(data).__name__} {data!r}"[:200])


def _check_types(made: object) -> None:
    """Fields carry no annotations at run time; compare each with the kind of value its class has in `_KINDS`."""
    for name in type(made).__match_args__ if isinstance(made, Value) else ():
        kind = _KINDS.get(name)
        value = getattr(made, name)
        if kind is not None and not (isinstance(value, kind) and (kind is not int or not isinstance(value, bool))):
            if value is None and name in _MAY_BE_ABSENT:
                continue
            raise WireError(f"{type(made).__name__}.{name} cannot be {value!r}"[:200])
        item_kind = _ITEM_KINDS.get(name)
        if item_kind is not None and not all(isinstance(item, item_kind) for item in value):
            raise WireError(f"{type(made).__name__}.{name} holds only {item_kind.__name__}")


def _plain(data: Json, depth: int) -> object:
    if isinstance(data, list):
        if depth > MAX_DEPTH:
            raise WireError("nested too deep")
        return tuple(_plain(item, depth + 1) for item in data)
    return _scalar("a state", data)


_MAY_BE_ABSENT: Final = frozenset({"card", "offender", "side", "dealer"})
_ITEM_KINDS: Final[dict[str, type]] = {"cards": Card, "secret_cards": Card, "score": int, "audience": int}
_KINDS: Final[dict[str, type]] = {
    "card": Card, "cards": tuple, "at": int, "nth": int, "place": int, "down": bool, "call": int, "to": int, "stake": int,
    "clause": str, "offender": int, "face_down": int, "sanction": str, "score": tuple, "why": str, "seat": int, "side": int,
    "dealer": int, "mao": int, "secret_cards": tuple, "audience": tuple, "playing": bool, "final": bool, "lead": int,
}  # fmt: skip
