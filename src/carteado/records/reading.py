"""From text to a record; whatever is wrong is told with its line, and nothing is played yet."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from carteado import fair
from carteado.cards import Card
from carteado.catalogue import GAMES
from carteado.game import Action, Seat
from carteado.games.cego.rules.stages import FORMS
from carteado.records import notation, truco
from carteado.records.model import (
    ABSENT,
    ENDINGS,
    ENGINE,
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
    Start,
    TableLine,
    longest,
)

MAX_BYTES: Final = 1 << 20
MAX_SEATS: Final = 8
MAX_PACKS: Final = 10**6
_SANCTION: Final = re.compile(r"[a-z] [A-Za-z0-9.-]{1,32}")
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def parse(source: str | bytes) -> Record:
    """The record in this text; `RecordError` names the line and what is wrong with it."""
    lines = _lines(source)
    header = _Header()
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
        elif plain_word(key) in _HEADER:
            if any(not isinstance(item, Comment) for item in body):
                raise RecordError(number, "late-header", key)
            _HEADER[plain_word(key)](header, number, rest)
        elif key == "resultado":
            result = _result(number, rest)
        else:
            body.append(_body_line(header.seen.get("id", ""), number, line))
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
        if any(unicodedata.category(letter) in truco.UNPRINTED for letter in line):
            raise RecordError(number, "control-character")
    return lines


def _split(source: str) -> list[str]:
    return source.replace("\r\n", "\n").split("\n")


def _open(number: int, key: str, rest: str) -> None:
    if key != "carteado":
        raise RecordError(number, "not-a-record")
    if rest != str(FORMAT):
        raise RecordError(number, "unknown-format", rest, FORMAT)


class _Header:
    """The header as it is read; every line may come once, names, nonces and options many times."""

    def __init__(self) -> None:
        self.seen: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.nonce_lines: dict[int, int] = {}
        self.clauses: tuple[str, ...] = ()
        self.start = Start()
        self.start_line = 1
        self.seats = 0
        self.engine = ENGINE
        self.before = 0
        self.viewer: Seat | None = None

    def once(self, number: int, key: str, value: str) -> str:
        if key in self.seen:
            raise RecordError(number, "twice", key)
        if not value:
            raise RecordError(number, "empty", key)
        self.seen[key] = value
        return value

    def regulation(self, number: int, rest: str) -> None:
        identity, _, version = self.once(number, "regulamento", rest).partition("/")
        found = GAMES.get(identity)
        if found is None:
            raise RecordError(number, "unknown-regulation", identity, ", ".join(GAMES))
        self.seen["version"] = version or found.version
        self.seen["id"] = identity

    def option(self, number: int, rest: str) -> None:
        key, equals, value = rest.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise RecordError(number, "option-form", rest)
        if key.strip() in self.options:
            raise RecordError(number, "twice", key.strip())
        self.options[key.strip()] = value.strip()

    def set_seats(self, number: int, rest: str) -> None:
        self.seats = _number(number, self.once(number, "lugares", rest), 2, MAX_SEATS)

    def name(self, number: int, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        name = name.strip()
        at = _number(number, seat, 0, MAX_SEATS - 1)
        if at in self.names or not name:
            raise RecordError(number, "twice" if at in self.names else "empty", f"nome {seat}")
        self.names[at] = name

    def set_engine(self, number: int, rest: str) -> None:
        self.engine = _number(number, self.once(number, "motor", rest), 1, 10**6)

    def set_start(self, number: int, rest: str) -> None:
        self.once(number, "início", rest)
        words = rest.split()
        score, dealer, mao, cut, form = (0, 0), None, 1, True, ""
        sanctions: list[tuple[Seat, str, str]] = []
        while words:
            word = plain_word(words.pop(0))
            if word == "sem-corte":
                cut = False
                continue
            if word in FORMS and not form:
                form = word
                continue
            if word == "pena" and len(words) > 2 and _SANCTION.fullmatch(f"{words[1]} {words[2]}"):
                sanctions.append((_number(number, words.pop(0), 0, MAX_SEATS - 1), words.pop(0), words.pop(0)))
                continue
            needed = 2 if word == "placar" else 1
            if word not in ("placar", "carteador", "mao") or len(words) < needed:
                raise RecordError(number, "start-form", rest)
            numbers = [_number(number, words.pop(0), 0, 10**4) for _ in range(needed)]
            if word == "placar":
                score = (numbers[0], numbers[1])
            elif word == "carteador":
                dealer = numbers[0]
            else:
                mao = numbers[0]
        self.start = Start(score, dealer, mao, cut, tuple(sanctions), form)
        self.start_line = number

    def set_clauses(self, number: int, rest: str) -> None:
        self.clauses = tuple(self.once(number, "cláusula", rest).split())

    def set_viewer(self, number: int, rest: str) -> None:
        self.viewer = _number(number, self.once(number, "visto", rest), 0, MAX_SEATS - 1)

    def set_commitment(self, number: int, rest: str) -> None:
        self.once(number, "compromisso", _digits(number, "compromisso", rest, fair.COMMITMENT_BYTES))

    def set_seed(self, number: int, rest: str) -> None:
        self.once(number, "semente", _digits(number, "semente", rest, fair.SEED_BYTES))

    def nonce(self, number: int, rest: str) -> None:
        seat, _, text = rest.partition(" ")
        at = _number(number, seat, 0, MAX_SEATS - 1)
        if at in self.nonces:
            raise RecordError(number, "twice", f"nonce {at}")
        text = text.strip()
        self.nonces[at] = fair.NO_NONCE if text == ABSENT else _digits(number, f"nonce {at}", text, fair.NONCE_BYTES)
        self.nonce_lines[at] = number

    def set_before(self, number: int, rest: str) -> None:
        self.before = _number(number, self.once(number, "baralhos", rest), 0, MAX_PACKS)

    def set_table(self, number: int, rest: str) -> None:
        if _TABLE.fullmatch(self.once(number, "mesa", rest)) is None:
            raise RecordError(number, "table-form", rest)

    def nonces_of(self, seats: int) -> tuple[str, ...]:
        for seat, number in self.nonce_lines.items():
            if seat >= seats:
                raise RecordError(number, "number-range", seat, 0, seats - 1)
        if self.nonces and len(self.nonces) != seats:
            raise RecordError(max(self.nonce_lines.values()), "nonces", seats)
        return tuple(self.nonces[seat] for seat in sorted(self.nonces))

    def record(self, lines: tuple[Line, ...], result: Result | None) -> Record:
        if "id" not in self.seen:
            raise RecordError(1, "no-regulation", ", ".join(GAMES))
        seats = self.seats or GAMES[self.seen["id"]].seats[0]
        for seat, _, _ in self.start.sanctions:
            if seat >= seats:
                raise RecordError(self.start_line, "number-range", seat, 0, seats - 1)
        if self.names and sorted(self.names) != list(range(seats)):
            raise RecordError(1, "names", seats)
        return Record(
            regulation=self.seen["id"],
            version=self.seen["version"],
            options=self.options,
            seats=seats,
            names=tuple(self.names[seat] for seat in sorted(self.names)),
            start=self.start,
            engine=self.engine,
            title=self.seen.get("título", ""),
            clauses=self.clauses,
            commitment=self.seen.get("compromisso", ""),
            seed=self.seen.get("semente", ""),
            nonces=self.nonces_of(seats),
            before=self.before,
            table=self.seen.get("mesa", ""),
            viewer=self.viewer,
            lines=lines,
            result=result,
        )


def _title(header: _Header, number: int, rest: str) -> None:
    header.once(number, "título", rest)


_HEADER: Final[dict[str, Callable[[_Header, int, str], None]]] = {
    "regulamento": _Header.regulation,
    "opcao": _Header.option,
    "lugares": _Header.set_seats,
    "nome": _Header.name,
    "motor": _Header.set_engine,
    "inicio": _Header.set_start,
    "clausula": _Header.set_clauses,
    "visto": _Header.set_viewer,
    "titulo": _title,
    "compromisso": _Header.set_commitment,
    "semente": _Header.set_seed,
    "nonce": _Header.nonce,
    "baralhos": _Header.set_before,
    "mesa": _Header.set_table,
}
HEADER_KEYS: Final = tuple(_HEADER)


def _body_line(regulation: str, number: int, line: str) -> Line:
    text, notes = _split_notes(number, line)
    first, _, rest = text.partition(" ")
    if notes and first in ("=", "!", "cartas"):
        raise RecordError(number, "notes-form")
    if first == "=":
        if not rest.strip():
            raise RecordError(number, "empty", "=")
        return Expectation(number, tuple(rest.split()))
    if first == "!":
        return _refusal(regulation, number, rest)
    if first == "cartas":
        return _hands(number, rest)
    seat, action, faces = _act(regulation, number, text)
    return Act(number, seat, action, faces, notes, text if action is None else "")


def _refusal(regulation: str, number: int, text: str) -> Refusal:
    code, _, act = text.strip().partition(" ")
    clause, _, rest = act.strip().partition(" ")
    if clause[:1].isupper():
        act = rest
    else:
        clause = ""
    seat, action, faces = _act(regulation, number, act)
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


def _act(regulation: str, number: int, text: str) -> tuple[Seat, Action | None, tuple[Card, ...]]:
    try:
        return notation.read(regulation, text.strip())
    except truco.Unreadable as error:
        raise RecordError(number, error.code, *error.facts) from error


def _hands(number: int, text: str) -> Hands:
    hands: list[tuple[Seat, tuple[Card, ...]]] = []
    parts = [part.strip() for part in text.split("/")]
    vira = _only_card(number, parts.pop(0)) if parts[0].startswith("vira ") else None
    lei = _number(number, parts.pop(0)[4:].strip(), 0, MAX_SEATS - 1) if parts and parts[0].startswith("lei ") else None
    for part in parts:
        seat, colon, dealt = part.partition(":")
        if not colon:
            raise RecordError(number, "hands-form", part)
        at = _number(number, seat.strip(), 0, MAX_SEATS - 1)
        try:
            held = tuple(Card.of(word) for word in dealt.split())
        except ValueError as error:
            raise RecordError(number, "no-card", dealt.strip()) from error
        hands.append((at, held))
    named = [card for _, held in hands for card in held] + ([] if vira is None else [vira])
    if len(set(named)) != len(named) or any(len(held) > 3 for _, held in hands):
        raise RecordError(number, "hands-cards")
    if len({at for at, _ in hands}) != len(hands):
        raise RecordError(number, "twice", "cartas")
    return Hands(number, tuple(hands), vira, lei)


def _only_card(number: int, text: str) -> Card:
    """The card after the first word."""
    card = text.partition(" ")[2].strip()
    try:
        return Card.of(card)
    except ValueError as error:
        raise RecordError(number, "no-card", card) from error


def _result(number: int, text: str) -> Result:
    words = text.split()
    endings = {word: how for how, word in ENDINGS.items()}
    if len(words) != 4 or words[2] not in endings:
        raise RecordError(number, "result-form", text, ", ".join(endings))
    score = (_number(number, words[0], 0, 10**4), _number(number, words[1], 0, 10**4))
    return Result(number, score, endings[words[2]], words[3])


def _number(line: int, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 7 or not low <= int(text) <= high:
        raise RecordError(line, "number-range", text, low, high)
    return int(text)


def _digits(line: int, key: str, text: str, size: int) -> str:
    """So many bytes in lower-case hexadecimal, as `fair` takes them."""
    if not text:
        raise RecordError(line, "empty", key)
    if not fair.hexadecimal(text, size):
        raise RecordError(line, "digits-form", key, 2 * size, text)
    return text


def plain_word(word: str) -> str:
    """A keyword without its accents: they are optional when reading."""
    return truco.without_accents(word)
