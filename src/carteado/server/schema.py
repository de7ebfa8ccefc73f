"""One JSON schema of everything that travels between server and client; the web client's types are made of it.

Rule 1: messages are described by msgspec. What games say is described here, from the annotations of their constructors.
Rule 2: a field that is always sent is required, though it has a default: who reads it need not ask.
Rule 3: where two classes have one name, the later one gets its package in front (`CanastraPlay`): messages before REST, REST
        before the rest, all of them before games, the contract's own before those of a family, and families in the order of
        the catalogue.

`python -m carteado.server.schema` prints it; `npm run types` in web/ turns it into TypeScript.
"""

import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec.inspect import Field, StructType, Type, multi_type_info

from carteado.cards import Card
from carteado.catalogue import GAMES, Game
from carteado.game import Value, View
from carteado.kinds import hints
from carteado.server import protocol, shapes

Json = Any
Schema = dict[str, Json]

RECEIVED: Final[dict[str, Json]] = {"Incoming": protocol.INCOMING, **shapes.RECEIVED}
SENT: Final[dict[str, Json]] = {"Outgoing": protocol.OUTGOING, **shapes.SENT}
REF: Final = "#/definitions/{name}"
PLAIN: Final = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}
CONTRACT: Final = "pack"  # the module whose acts and events are everybody's
UNSEEN: Final = frozenset({"known"})
CARD: Final = {"title": "Card", "type": "string", "description": "Rank and suit: `7C`. P paus, C copas, E espadas, O ouros."}


def schema(received: Mapping[str, Json], sent: Mapping[str, Json], games: Iterable[Game]) -> Schema:
    """The schema of the types that are received and sent, each under its name, and of what these games say."""
    types = {**received, **sent}
    roots, found = msgspec.json.schema_components(tuple(types.values()), ref_template=REF)
    certain = {cls: always_sent(cls) for cls in structs(multi_type_info(tuple(sent.values())))}
    sure = {name: fields for cls, fields in certain.items() for name in (cls.__name__, f"{cls.__module__}.{cls.__name__}")}
    names = plain_names(found)
    components = {names[key]: _component(names, names[key], found[key], sure.get(key)) for key in found}
    components |= {name: _renamed(names, root) for name, root in zip(types, roots, strict=True) if name not in components}
    definitions = described(games, components) | components
    named = [*types, "GameAction", "GameEvent", "GameView"]
    return {
        "title": "Wire",
        "description": "Everything that travels, by name.",
        "type": "object",
        "properties": {name: _ref(name) for name in named},
        "required": named,
        "additionalProperties": False,
        "definitions": dict(sorted(definitions.items())),
    }


def described(games: Iterable[Game], taken: Iterable[str] = ()) -> Schema:
    """What the games say: every class, a union of each family's acts and events, and unions over all families."""
    spoken, known = frozenset(taken), tuple(games)
    names: dict[type[Value], str] = {}
    families: dict[str, dict[str, list[str]]] = {}
    said = [(cls, _family(game)) for game in known for cls in (*game.actions, *game.events, *game.values)]
    shared = [(cls, CONTRACT.title()) for cls, _ in said if cls.__module__.endswith(f".{CONTRACT}")]
    for cls, whose in (*shared, *said):
        if cls not in names:
            free = cls.__name__ not in spoken and cls.__name__ not in names.values()
            names[cls] = cls.__name__ if free else f"{whose}{cls.__name__}"
    for game in known:
        members = families.setdefault(_family(game), {"Action": [], "Event": [], "View": []})
        views = [cls for cls in game.values if issubclass(cls, View)]
        for group, classes in (("Action", game.actions), ("Event", game.events), ("View", views)):
            members[group] += [names[cls] for cls in classes if names[cls] not in members[group]]
    found: Schema = {"Card": CARD, **{name: _value(cls, names) for cls, name in names.items()}}
    for group in ("Action", "Event", "View"):
        for family, members in families.items():
            found |= {} if members[group] == [f"{family}{group}"] else {f"{family}{group}": _any_of(members[group])}
        found[f"Game{group}"] = _any_of([f"{family}{group}" for family in families])
    return found


def plain_names(components: Iterable[str]) -> dict[str, str]:
    """A name for every component; msgspec puts the module before those that two classes share."""
    names: dict[str, str] = {}
    for key in sorted(components, key=lambda key: (".table." not in key, ".server." not in key, key)):
        module, _, name = key.rpartition(".")
        names[key] = name if name not in names.values() else f"{module.split('.')[1].title()}{name}"
    return names


def structs(types: Iterable[Type]) -> Iterator[type[msgspec.Struct]]:
    """Every struct that these types are made of."""
    waiting: list[object] = list(types)
    seen: set[type[msgspec.Struct]] = set()
    while waiting:
        found = waiting.pop()
        if isinstance(found, StructType):
            if found.cls in seen:
                continue
            seen.add(found.cls)
            yield found.cls
        if isinstance(found, Field | Type):
            waiting += [getattr(found, name) for name in found.__struct_fields__]
        elif isinstance(found, tuple):
            waiting += found


def always_sent(cls: type[msgspec.Struct]) -> set[str]:
    """The fields that every message of this class carries."""
    config = cls.__struct_config__
    fields = [
        field.encode_name
        for field in msgspec.structs.fields(cls)
        if field.required or (not config.omit_defaults and field.default is not msgspec.UNSET)
    ]
    return {*fields, config.tag_field or ""}


def _component(names: Mapping[str, str], name: str, found: Schema, sure: set[str] | None) -> Schema:
    """A component of msgspec's in our words, with what is certain to be sent required and what games say described."""
    told = found.get("properties", {})
    for key in told.keys() & GAMES_OWN.keys():
        told[key] = GAMES_OWN[key] if told[key] in ({}, {"type": "array"}) else told[key]
    required = [key for key in told if key in (sure or found.get("required", ()))]
    description = inspect.cleandoc(found.get("description", ""))
    return {**_renamed(names, found), "title": name, "description": description, "required": required}


def _renamed(names: Mapping[str, str], node: Json) -> Json:
    """The same with every reference by its plain name."""
    return json.loads(re.sub(r'(?<="#/definitions/)[^"]+', lambda name: names.get(name[0], name[0]), json.dumps(node)))


def _family(game: Game) -> str:
    """`Truco` for the games whose view is a `TrucoView`."""
    return next(cls.__name__ for cls in game.values if issubclass(cls, View)).removesuffix("View")


def _value(cls: type[Value], names: Mapping[type[Value], str]) -> Schema:
    told = hints(cls)
    fields = {name: _kind(told[name], names) for name in cls.__match_args__ if name not in UNSEEN}
    return {
        "title": names[cls],
        "description": inspect.getdoc(cls) or "",
        "type": "object",
        "properties": {"type": {"enum": [cls.__name__]}, **fields},
        "required": ["type", *fields],
        "additionalProperties": False,
    }


def _kind(hint: Json, names: Mapping[type[Value], str]) -> Schema:
    """The schema of one annotation."""
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if hint is object:
        return {}
    if hint is Card:
        return _ref("Card")
    if hint in names:
        return _ref(names[hint])
    origin: object = get_origin(hint)
    parts = get_args(hint)
    if isinstance(hint, UnionType):
        return {"anyOf": [_kind(part, names) for part in parts]}
    if origin is tuple and parts[-1] is ...:
        return {"type": "array", "items": _kind(parts[0], names)}
    if origin is tuple:
        items = [_kind(part, names) for part in parts]
        return {"type": "array", "minItems": len(items), "maxItems": len(items), "prefixItems": items, "items": False}
    raise TypeError(f"no schema for {hint}")


def _ref(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}


def _any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


# Fields of messages that hold what a game says: msgspec knows nothing of it.
GAMES_OWN: Final[dict[str, Schema]] = {
    "action": _ref("GameAction"),
    "events": {"type": "array", "items": _ref("GameEvent")},
    "view": {"anyOf": [_ref("GameView"), {"type": "null"}]},
    "fresh": _ref("GameView"),
}

if __name__ == "__main__":
    print(json.dumps(schema(RECEIVED, SENT, GAMES.values()), indent=2, ensure_ascii=False))
