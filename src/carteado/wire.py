"""Actions, events, views and states as JSON, and back: what a web client, a remote bot or a database reads.

Rule 1: a value is an object with its class under `type` and its fields by name; a card is its text; a tuple is a list.
Rule 2: whatever comes in is checked here: unknown types and fields, missing fields and wrong kinds raise `WireError`.
Rule 3: a field whose name ends in `card` or `cards` holds cards; no other field does (see `game.Value`).
"""

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from carteado.cards import Card
from carteado.catalogue import GAMES, Game
from carteado.game import Action, Event, State, Value, View

Json = Any
MAX_DEPTH: Final = 12
MAX_ITEMS: Final = 256
MAX_INTEGER: Final = 2**62
MAX_TEXT: Final = 500

_BY_NAME: Final[dict[tuple[type[Value], ...], dict[str, type[Value]]]] = {}


class WireError(ValueError):
    """Something that is not what the wire carries; the message says where and what would be right."""


def encode(value: object) -> Json:
    """A value as JSON-ready objects."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Value):
        told: dict[str, Json] = {"type": type(value).__name__}
        for name, field in zip(type(value).__match_args__, value.fields(), strict=True):
            told[name] = encode(field)
        return told
    if _is_list(value) or _is_tuple(value):
        return [encode(item) for item in value]
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
    regulation = data.get("regulation") if _is_object(data) else None
    found = GAMES.get(regulation) if isinstance(regulation, str) else None
    if found is None:
        raise WireError(f"a view names its regulation, one of {', '.join(GAMES)}")
    view = _decode(_classes(found.values), data)
    if not isinstance(view, View):
        raise WireError(f"{type(view).__name__} is not a view")
    return view


def encode_state(state: State) -> Json:
    """A whole state, for those entitled to everything: storage and tests."""
    return encode(state.board().key())


def decode_state(data: Json) -> State:
    """The state again. Only what `encode_state` wrote is meant to come back: its fields are not checked one by one."""
    key = _plain(data, 0)
    found = GAMES.get(str(key[0])) if _is_tuple(key) and key else None
    if found is None or not _is_tuple(key):
        raise WireError(f"a state is a list that begins with the id of its game, one of {', '.join(GAMES)}")
    try:
        return found.restore(key)
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise WireError(f"not a state of {found.id}: {error}"[:MAX_TEXT]) from error


def _classes(classes: tuple[type[Value], ...]) -> dict[str, type[Value]]:
    """The classes by name, written out once."""
    found = _BY_NAME.get(classes)
    if found is None:
        found = _BY_NAME[classes] = {cls.__name__: cls for cls in classes}
    return found


def _is_object(data: Json) -> TypeGuard[dict[str, Json]]:
    return isinstance(data, dict)


def _is_list(data: Json) -> TypeGuard[list[Json]]:
    return isinstance(data, list)


def _is_tuple(data: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(data, tuple)


def _decode(classes: Mapping[str, type[Value]], data: Json, depth: int = 0) -> Value:
    if not _is_object(data):
        raise WireError(f"expected an object with a type, one of {', '.join(classes)}")
    told = data.get("type")
    cls = classes.get(told) if isinstance(told, str) else None
    if cls is None:
        raise WireError(f"no type {told!r} here; there are {', '.join(classes)}"[:MAX_TEXT])
    names = cls.__match_args__
    unknown = sorted(set(data) - {"type", *names})
    if unknown:
        raise WireError(f"{cls.__name__} has no field {unknown[0]!r}; it has {', '.join(names) or 'none'}"[:MAX_TEXT])
    fields = {name: _field(classes, name, data[name], depth) for name in names if name in data}
    _check_types(cls.__name__, fields)
    make: Any = cls
    try:
        made = make(**fields)
    except (AttributeError, TypeError) as error:
        raise WireError(f"{cls.__name__}: {error}"[:MAX_TEXT]) from error
    assert isinstance(made, Value)
    return made


def _field(classes: Mapping[str, type[Value]], name: str, data: Json, depth: int) -> object:
    if depth > MAX_DEPTH:
        raise WireError("nested too deep")
    if isinstance(data, dict):
        return _decode(classes, data, depth + 1)
    if _is_list(data):
        if len(data) > MAX_ITEMS:
            raise WireError(f"{name} has more than {MAX_ITEMS} items")
        return tuple(_field(classes, name, item, depth + 1) for item in data)
    if isinstance(data, str) and name.endswith(("card", "cards")):
        return _card(data)
    return _scalar(name, data)


def _card(text: str) -> Card:
    try:
        return Card.of(text)
    except ValueError as error:
        raise WireError(str(error)[:MAX_TEXT]) from error


def _scalar(name: str, data: Json) -> object:
    if isinstance(data, bool) or data is None:
        return data
    if isinstance(data, str):
        if len(data) > MAX_TEXT:
            raise WireError(f"{name} has more than {MAX_TEXT} characters")
        return data
    if isinstance(data, int) and abs(data) < MAX_INTEGER:
        return data
    raise WireError(f"{name} cannot be {type(data).__name__} {data!r}"[:MAX_TEXT])


def _check_types(of: str, fields: Mapping[str, object]) -> None:
    """Compare each field with the kind of value that fields of its name hold, or this class's field: none is annotated.

    Before the value is made, for a compiled class takes `true` for 1.
    """
    own = _OWN_KINDS.get(of, _NO_KINDS)
    for name, value in fields.items():
        if value is None and f"{of}.{name}" in _MAY_BE_ABSENT:
            continue
        kind = own.get(name) or _KINDS.get(name, object)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise WireError(f"{of}.{name} cannot be {value!r}"[:MAX_TEXT])
        if _is_tuple(value) and not all(isinstance(item, _ITEMS.get(name, object)) for item in value):
            raise WireError(f"{of}.{name} cannot hold {value!r}"[:MAX_TEXT])


def _plain(data: Json, depth: int) -> object:
    if _is_list(data):
        if depth > MAX_DEPTH:
            raise WireError("nested too deep")
        return tuple(_plain(item, depth + 1) for item in data)
    return _scalar("a state", data)


_MAY_BE_ABSENT: Final = frozenset({
    "Ruling.offender", "Ruled.offender", "DealerDrawn.dealer", "VazaWon.side", "MaoEnded.side", "Played.card", "Fallen.card",
    "ViraTurned.card", "Mesa.vira_card",
})  # fmt: skip
_OPTIONAL_CARD: Final = (Card, type(None))
_ITEMS: Final[dict[str, type | tuple[type, ...]]] = {
    "cards": Card, "secret_cards": Card, "drawn_cards": Card, "exposed_cards": Card, "partner_cards": Card,
    "dealt_cards": _OPTIONAL_CARD, "burned_cards": _OPTIONAL_CARD, "score": int, "base": int, "audience": int, "held": int,
    "laid": int, "exposed_since": int, "drawn": int, "results": int, "callers": int, "folded": int, "thrown_cards": Card,
    "actors": int, "takes": int, "packets": int, "peekers": int, "peeked_at": int, "peeked_cards": _OPTIONAL_CARD,
    "must_kill": int, "forced_seats": int, "forced_places": int, "forced_cards": _OPTIONAL_CARD, "forced_down": int,
    "hands": Value, "vazas": tuple, "sanctions": tuple, "options": tuple, "shown_cards": Card, "drawn_seats": int,
    "contenders": int, "chain": str, "envido": int, "demands": tuple, "exposed_seats": int,
}  # fmt: skip
_KINDS: Final[dict[str, type]] = {
    **dict.fromkeys(_ITEMS, tuple),
    **dict.fromkeys(("known", "shown"), Value),
    **dict.fromkeys(("down", "playing", "final", "void", "burn_banned", "cut"), bool),
    **dict.fromkeys(("clause", "sanction", "why", "effect", "how", "phase", "kind", "regulation", "vira"), str),
    **dict.fromkeys(
        (
            "at", "nth", "place", "call", "to", "stake", "offender", "face_down", "seat", "side", "dealer", "mao", "lead",
            "whose", "points", "count", "seats", "next_dealer", "top", "cuts", "owner", "turn", "asked", "raiser", "winner",
            "thrower", "pack", "vira_at", "end", "saw", "saw_top", "burned", "redeals", "value", "falta", "tentos", "first",
            "flor_by", "level", "asked_by", "caller", "asker", "singer", "best", "lei", "won_by", "won", "song",
        ),
        int,
    ),
    **dict.fromkeys(("part", "passing", "what", "form", "window", "flor_step", "double", "won_part", "left", "flor"), str),
    **dict.fromkeys(("raising", "shrinking", "wants", "again", "looks"), bool),
    **dict.fromkeys(("card", "vira_card", "under_card", "over_card"), Card),
}  # fmt: skip
# Where a name means something else in one class.
_NO_KINDS: Final[dict[str, type]] = {}
_OWN_KINDS: Final[dict[str, dict[str, type]]] = {
    "Call": {"call": str},
    "CallDown": {"call": str},
    "Called": {"call": str},
    "MesaCego": {"points": str, "down": int, "state": tuple},
    "VoltaBegan": {"seats": tuple},
    "WentOut": {"seats": tuple},
}
