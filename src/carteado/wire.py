"""Actions, events, views and states as JSON, and back: what a web client, a remote bot or a database reads.

Rule 1: a value is an object with its class under `type` and its fields by name; a card is its text; a tuple is a list.
Rule 2: whatever comes in is checked here: unknown types and fields, missing fields and wrong kinds raise `WireError`.
Rule 3: what a field holds is what the constructor of its class says (see `kinds`).
"""

from collections.abc import Mapping
from typing import Any, Final

from carteado.cards import Card
from carteado.catalogue import GAMES, Game
from carteado.game import Action, Event, State, Value, View
from carteado.reading import (
    MAX_DEPTH,
    MAX_INTEGER,
    MAX_ITEMS,
    MAX_TEXT,
    WireError,
    is_list,
    is_object,
    is_tuple,
    read_plain,
    read_value,
)

__all__ = [
    "MAX_DEPTH", "MAX_INTEGER", "MAX_ITEMS", "MAX_TEXT", "WireError", "decode_action", "decode_event", "decode_state",
    "decode_view", "encode", "encode_state",
]  # fmt: skip

Json = Any

_BY_NAME: Final[dict[tuple[type[Value], ...], dict[str, type[Value]]]] = {}


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
    if is_list(value) or is_tuple(value):
        return [encode(item) for item in value]
    raise WireError(f"{type(value).__name__} does not travel")


def decode_action(found: Game, data: Json) -> Action:
    """An action of this game."""
    action = read_value(_classes(found.actions), data)
    assert isinstance(action, Action)
    return action


def decode_event(found: Game, data: Json) -> Event:
    """An event of this game."""
    event = read_value(_classes((*found.events, *found.values)), data)
    if not isinstance(event, Event):
        raise WireError(f"{type(event).__name__} is no event")
    return event


def decode_view(data: Json) -> View:
    """A view; it says itself of which regulation."""
    regulation = data.get("regulation") if is_object(data) else None
    found = GAMES.get(regulation) if isinstance(regulation, str) else None
    if found is None:
        raise WireError(f"a view names its regulation, one of {', '.join(GAMES)}")
    view = read_value(_classes(found.values), data)
    if not isinstance(view, View):
        raise WireError(f"{type(view).__name__} is not a view")
    return view


def encode_state(state: State) -> Json:
    """A whole state, for those entitled to everything: storage and tests."""
    return encode(state.board().key())


def decode_state(data: Json) -> State:
    """The state again. Only what `encode_state` wrote is meant to come back: its fields are not checked one by one."""
    key = read_plain(data)
    found = GAMES.get(str(key[0])) if is_tuple(key) and key else None
    if found is None or not is_tuple(key):
        raise WireError(f"a state is a list that begins with the id of its game, one of {', '.join(GAMES)}")
    try:
        return found.restore(key)
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise WireError(f"not a state of {found.id}: {error}"[:MAX_TEXT]) from error


def _classes(classes: tuple[type[Value], ...]) -> Mapping[str, type[Value]]:
    """The classes by name, written out once."""
    found = _BY_NAME.get(classes)
    if found is None:
        found = _BY_NAME[classes] = {cls.__name__: cls for cls in classes}
    return found
