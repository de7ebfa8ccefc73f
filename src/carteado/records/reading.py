"""From text to a record; whatever is wrong is told with its line, and nothing is played yet."""

import unicodedata
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.records import lines as acts
from carteado.records.face import MAX_SEATS, Parts, Setting
from carteado.records.header import HEADER, Header, number_of
from carteado.records.model import (
    ENDINGS,
    FORMAT,
    Act,
    Comment,
    Expectation,
    Hands,
    Line,
    Record,
    RecordError,
    Refusal,
    Result,
    TableLine,
    longest,
)
from carteado.records.text import UNPRINTED, Unreadable, cards_of, points_read, without_accents

MAX_BYTES: Final = 1 << 20
MAX_SCORE: Final = 10**7 - 1  # chips of a whole table


def parse(source: str | bytes) -> Record:
    """The record in this text; `RecordError` names the line and what is wrong with it."""
    lines = _lines(source)
    header = Header()
    body: list[Line] = []
    result: Result | None = None
    opened = False
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        if result is not None and not line.startswith("#"):
            raise RecordError(number, "after-result")
        key, _, rest = line.partition(" ")
        rest = rest.strip()
        if not opened:
            _open(number, key, rest)
            opened = True
        elif line.startswith("#"):
            body.append(Comment(number, line[1:].strip()))
        elif line.startswith("@"):
            body.append(TableLine(number, line[1:].strip()))
        elif without_accents(key) in HEADER:
            if any(not isinstance(item, Comment) for item in body):
                raise RecordError(number, "late-header", key)
            HEADER[without_accents(key)](header, number, rest)
        elif key == "resultado":
            result = _result(header.setting(), number, rest)
        else:
            body.append(_body_line(header.setting(), number, line))
    if not opened:
        raise RecordError(1, "not-a-record")
    return header.record(tuple(body), result)


def _lines(source: str | bytes) -> list[str]:
    if isinstance(source, bytes):
        if len(source) > MAX_BYTES:
            raise RecordError(1, "too-long", MAX_BYTES)
        try:
            source = source.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError(error.object[: error.start].count(b"\n") + 1, "not-utf-8") from error
    if len(source) > MAX_BYTES:
        raise RecordError(1, "too-long", MAX_BYTES)
    lines = [unicodedata.normalize("NFC", line).replace("\t", " ").strip() for line in _split(source)]
    for number, line in enumerate(lines, 1):
        if len(line) > longest(line):
            raise RecordError(number, "line-too-long", longest(line))
        if any(unicodedata.category(letter) in UNPRINTED for letter in line):
            raise RecordError(number, "control-character")
    return lines


def _split(source: str) -> list[str]:
    return source.replace("\r\n", "\n").split("\n")


def _open(number: int, key: str, rest: str) -> None:
    if key != "carteado":
        raise RecordError(number, "not-a-record")
    if rest != str(FORMAT):
        raise RecordError(number, "unknown-format", rest, FORMAT)


def _body_line(setting: Setting, number: int, line: str) -> Line:
    text, notes = _split_notes(number, line)
    first, _, rest = text.partition(" ")
    if notes and first in ("=", "!", "cartas"):
        raise RecordError(number, "notes-form")
    if first == "=":
        if not rest.strip():
            raise RecordError(number, "empty", "=")
        return Expectation(number, tuple(rest.split()))
    if first == "!":
        return _refusal(setting, number, rest)
    if first == "cartas":
        return _hands(setting, number, rest)
    seat, action, faces = _act(setting, number, text)
    return Act(number, seat, action, faces, notes, text if action is None else "")


def _refusal(setting: Setting, number: int, text: str) -> Refusal:
    code, _, act = text.strip().partition(" ")
    clause, _, rest = act.strip().partition(" ")
    if clause[:1].isupper():
        act = rest
    else:
        clause = ""
    seat, action, faces = _act(setting, number, act)
    if action is None:
        raise RecordError(number, "hidden-in-case")
    if faces:
        raise RecordError(number, "no-face", act)
    return Refusal(number, code, seat, action, clause)


def _split_notes(number: int, line: str) -> tuple[str, str]:
    if not line.endswith("}"):
        return line, ""
    text, brace, notes = line.rpartition("{")
    if not brace:
        raise RecordError(number, "notes-form")
    return text.strip(), notes[:-1].strip()


def _act(setting: Setting, number: int, text: str) -> tuple[Seat, Action | None, tuple[Card, ...]]:
    try:
        return acts.read(setting, text.strip())
    except Unreadable as error:
        raise RecordError(number, error.code, *error.facts) from error


def _hands(setting: Setting, number: int, text: str) -> Hands:
    """The line `cartas`: what the game lets stand before the hands, then hands by seat."""
    cartas = setting.notation.cartas
    if cartas is None:
        raise RecordError(number, "no-hands", setting.game.id)
    pieces = [piece.strip() for piece in text.split("/")]
    try:
        parts: Parts = ()
        for word, read in cartas.parts.items():
            if pieces and pieces[0].startswith(f"{word} "):
                parts = (*parts, (word, read(pieces.pop(0).removeprefix(word).strip())))
        hands = tuple([_hand(number, piece) for piece in pieces])
        cartas.check(hands, parts)
    except Unreadable as error:
        raise RecordError(number, error.code, *error.facts) from error
    if len({seat for seat, _ in hands}) != len(hands):
        raise RecordError(number, "twice", "cartas")
    return Hands(number, hands, parts)


def _hand(number: int, text: str) -> tuple[Seat, tuple[Card, ...]]:
    seat, colon, dealt = text.partition(":")
    if not colon:
        raise RecordError(number, "hands-form", text)
    return number_of(number, seat.strip(), 0, MAX_SEATS - 1), cards_of(dealt.strip())


def _result(setting: Setting, number: int, text: str) -> Result:
    """The score, a number a side; how it ended; and the clause, where there is one."""
    words = text.split()
    sides = setting.sides
    endings = {word: how for how, word in ENDINGS.items()}
    if not sides < len(words) <= sides + 2 or words[sides] not in endings:
        raise RecordError(number, "result-form", text, ", ".join(endings))
    try:
        score = tuple([points_read(word, -MAX_SCORE, MAX_SCORE, setting.game.unit) for word in words[:sides]])
    except Unreadable as error:
        raise RecordError(number, error.code, *error.facts) from error
    return Result(number, score, endings[words[sides]], " ".join(words[sides + 1 :]))
