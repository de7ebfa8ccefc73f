"""The notation of a family that brings none: acts by the names of their classes and fields, `0 lay-down cards=5C,6C,7C at=1`.

Rule 1: it is what the wire carries, written on one line, so whatever travels can be written and is checked by the wire.
Rule 2: `name=value` a field; `-` is nothing, `true` and `false` are so written, a text that could be taken for anything else
        stands in double quotes; a tuple stands in parentheses, which the cards of a field leave out.
"""

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final, TypeGuard

from carteado.cards import Card
from carteado.family import Game
from carteado.game import Action
from carteado.records.expectations import DENIABLE, SHARED
from carteado.records.face import Notation, Position, Setting, StartLine
from carteado.records.pack_words import read_pack, tell_pack
from carteado.records.text import HIDDEN, Unreadable, plain
from carteado.wire import MAX_DEPTH, WireError, decode_action, encode

Json = Any
_WORDS: Final = {"-": None, "true": True, "false": False}
_BARE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_INTEGER: Final = re.compile(r"-?[0-9]{1,18}")
_TOKEN: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[A-Za-z0-9._-]+|[(),=])')
_NAME: Final = re.compile(r"[a-z_][a-z0-9_]*")
_HUMP: Final = re.compile(r"(?<!^)(?=[A-Z])")


def derived(game: Game) -> Notation:
    """How the acts of this game are written while its family has no words of its own."""
    kinds = {kebab(kind.__name__): kind.__name__ for kind in game.actions}

    def read(text: str) -> Action | None:
        verb, _, rest = text.partition(" ")
        if HIDDEN in (text, rest) and (verb in kinds or text == HIDDEN):
            return None
        found = read_pack(text) or _read(game, kinds, verb, rest)
        if type(found) not in game.actions:
            raise Unreadable("no-verb", text)
        return found

    return Notation(
        tell=lambda action: tell_pack(action) or _tell(action),
        read=read,
        start=StartLine(dict, tell_fields, _read_start),
        expects=SHARED,
        deniable=DENIABLE,
        hide=lambda action: f"{kebab(type(action).__name__)} {HIDDEN}",
    )


def kebab(name: str) -> str:
    """The name of a class as it is written: `LayDown` is `lay-down`."""
    return _HUMP.sub("-", name).lower()


def _tell(action: Action) -> str:
    fields = dict(zip(type(action).__match_args__, action.fields(), strict=True))
    return f"{kebab(type(action).__name__)} {tell_fields(fields)}".strip()


def tell_fields(fields: Position) -> str:
    """Names and values, one after another."""
    return " ".join([f"{name}={_field(name, encode(value))}" for name, value in fields.items()])


def _field(name: str, data: Json) -> str:
    flat = name.endswith("cards") and _is_list(data) and data and not any(_is_list(item) for item in data)
    return _value(data)[1:-1] if flat else _value(data)


def _is_list(data: Json) -> TypeGuard[list[Json]]:
    return isinstance(data, list)


def _value(data: Json) -> str:
    if _is_list(data):
        return f"({','.join([_value(item) for item in data])})"
    if isinstance(data, str):
        clear = _BARE.fullmatch(data) and data not in _WORDS and not _INTEGER.fullmatch(data)
        return data if clear else _quoted(data)
    return next((word for word, meant in _WORDS.items() if meant is data), str(data))


def _quoted(text: str) -> str:
    """As people wrote it, unless a line would lose something of it."""
    lost = plain(text) != text or unicodedata.normalize("NFC", text) != text
    return json.dumps(text, ensure_ascii=lost)


def _read(game: Game, kinds: dict[str, str], verb: str, rest: str) -> Action:
    if verb not in kinds:
        raise Unreadable("no-verb", f"{verb} {rest}".strip())
    try:
        return decode_action(game, {"type": kinds[verb], **read_fields(rest)})
    except (WireError, AssertionError) as error:
        raise Unreadable("act-form", f"{verb} {rest}".strip(), error) from error


def _read_start(text: str, _setting: Setting) -> dict[str, Any]:
    return {name: _plain(name, data) for name, data in read_fields(text).items()}


def _plain(name: str, data: Json) -> object:
    """A field of a position, which no class describes: a list is a tuple, and cards are known by the name of the field."""
    if _is_list(data):
        return tuple([_plain(name, item) for item in data])
    if isinstance(data, str) and name.endswith(("card", "cards")):
        try:
            return Card.of(data)
        except ValueError as error:
            raise Unreadable("no-card", data) from error
    return data


def read_fields(text: str) -> dict[str, Json]:
    """The fields in this text, as the wire would carry them."""
    return _Fields(text).fields()


class _Fields:
    """Reads names and values, token by token."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = [*_tokens(text), ""]
        self.at = 0
        self.depth = 0

    def take(self, wanted: str = "") -> str:
        """The next token, and the one wanted where there is one."""
        token = self.tokens[self.at]
        if not token or (wanted and token != wanted):
            raise Unreadable("act-form", self.text, token or "…")
        self.at += 1
        return token

    def fields(self) -> dict[str, Json]:
        """Fields up to the end."""
        found: dict[str, Json] = {}
        while self.tokens[self.at]:
            name = self.take()
            if name in found or _NAME.fullmatch(name) is None:
                raise Unreadable("act-form", self.text, name)
            self.take("=")
            found[name] = self.cards(self.value()) if name.endswith("cards") else self.value()
        return found

    def cards(self, first: Json) -> Json:
        """Cards need no parentheses."""
        if _is_list(first):
            return first
        found = [first]
        while self.tokens[self.at] == ",":
            self.take()
            found.append(self.value())
        return found

    def value(self) -> Json:
        """One value."""
        token = self.take()
        if token == "(" and self.depth > MAX_DEPTH:
            raise Unreadable("act-form", self.text, token)
        if token == "(":
            return self.items()
        if token[0] == '"':
            return self.quoted(token)
        if token in _WORDS:
            return _WORDS[token]
        if _INTEGER.fullmatch(token):
            return int(token)
        if _BARE.fullmatch(token) is None:
            raise Unreadable("act-form", self.text, token)
        return token

    def quoted(self, token: str) -> str:
        """A text in double quotes."""
        try:
            return str(json.loads(token))
        except ValueError as error:
            raise Unreadable("act-form", self.text, token) from error

    def items(self) -> list[Json]:
        """The values of a tuple."""
        found: list[Json] = []
        self.depth += 1
        while self.tokens[self.at] != ")":
            if found:
                self.take(",")
            found.append(self.value())
        self.take()
        self.depth -= 1
        return found


def _tokens(text: str) -> Iterator[str]:
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise Unreadable("act-form", text, text[at:].strip())
        yield found[1]
        at = found.end()
