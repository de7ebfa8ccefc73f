"""The header of a record: which game, who plays it from where, and what was promised of its packs."""

import re
from collections.abc import Callable
from typing import Any, Final

from carteado import fair
from carteado.catalogue import GAMES
from carteado.game import Seat
from carteado.records.face import MAX_SEATS, Setting
from carteado.records.model import ABSENT, ENGINE, Line, Record, RecordError, Result
from carteado.records.settings import setting
from carteado.records.text import Unreadable, ranged

MAX_PACKS: Final = 10**6
# What the header says, as its lines are known by.
START: Final = "início"
SEATS: Final = "lugares"
NAMES: Final = "nome"
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def option_line(key: str) -> str:
    """By what the line of an option is known."""
    return f"opção {key}"


def number_of(line: int, text: str, low: int, high: int) -> int:
    """A number of this line, from `low` to `high`."""
    try:
        return ranged(text, low, high)
    except Unreadable as error:
        raise RecordError(line, error.code, *error.facts) from error


def digits_of(line: int, key: str, text: str, size: int) -> str:
    """So many bytes in lower-case hexadecimal, as `fair` takes them."""
    if not text:
        raise RecordError(line, "empty", key)
    if not fair.hexadecimal(text, size):
        raise RecordError(line, "digits-form", key, 2 * size, text)
    return text


class Header:
    """The header as it is read; every line may come once, names, nonces and options many times."""

    def __init__(self) -> None:
        self.seen: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.nonce_lines: dict[int, int] = {}
        self.clauses: tuple[str, ...] = ()
        self.told: dict[str, int] = {}
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
        self.told[key] = number
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
        self.told[option_line(key.strip())] = number

    def set_seats(self, number: int, rest: str) -> None:
        self.seats = number_of(number, self.once(number, SEATS, rest), 1, MAX_SEATS)

    def name(self, number: int, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        name = name.strip()
        at = number_of(number, seat, 0, MAX_SEATS - 1)
        if at in self.names or not name:
            raise RecordError(number, "twice" if at in self.names else "empty", f"nome {seat}")
        self.names[at] = name
        self.told[NAMES] = number

    def set_engine(self, number: int, rest: str) -> None:
        self.engine = number_of(number, self.once(number, "motor", rest), 1, 10**6)

    def set_start(self, number: int, rest: str) -> None:
        """Where the partida starts: what that means is known when the header is whole."""
        self.once(number, START, rest)

    def set_clauses(self, number: int, rest: str) -> None:
        self.clauses = tuple(self.once(number, "cláusula", rest).split())

    def set_viewer(self, number: int, rest: str) -> None:
        self.viewer = number_of(number, self.once(number, "visto", rest), 0, MAX_SEATS - 1)

    def set_commitment(self, number: int, rest: str) -> None:
        self.once(number, "compromisso", digits_of(number, "compromisso", rest, fair.COMMITMENT_BYTES))

    def set_seed(self, number: int, rest: str) -> None:
        self.once(number, "semente", digits_of(number, "semente", rest, fair.SEED_BYTES))

    def nonce(self, number: int, rest: str) -> None:
        seat, _, text = rest.partition(" ")
        at = number_of(number, seat, 0, MAX_SEATS - 1)
        if at in self.nonces:
            raise RecordError(number, "twice", f"nonce {at}")
        text = text.strip()
        self.nonces[at] = fair.NO_NONCE if text == ABSENT else digits_of(number, f"nonce {at}", text, fair.NONCE_BYTES)
        self.nonce_lines[at] = number

    def set_before(self, number: int, rest: str) -> None:
        self.before = number_of(number, self.once(number, "baralhos", rest), 0, MAX_PACKS)

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

    def setting(self) -> Setting:
        """The game and how many play it; `RecordError` where no line has told."""
        if "id" not in self.seen:
            raise RecordError(1, "no-regulation", ", ".join(GAMES))
        identity = self.seen["id"]
        return setting(identity, self.seats or GAMES[identity].seats[0], self.options)

    def started(self, found: Setting) -> dict[str, Any]:
        """The position that `início` tells."""
        if START not in self.seen:
            return {}
        try:
            return found.notation.start.read(self.seen[START], found)
        except Unreadable as error:
            raise RecordError(self.told[START], error.code, *error.facts) from error

    def record(self, lines: tuple[Line, ...], result: Result | None) -> Record:
        """The record with this header."""
        found = self.setting()
        seats = found.seats
        if self.names and sorted(self.names) != list(range(seats)):
            raise RecordError(self.told[NAMES], "names", seats)
        return Record(
            regulation=self.seen["id"],
            version=self.seen["version"],
            options=self.options,
            seats=seats,
            names=tuple(self.names[seat] for seat in sorted(self.names)),
            start=self.started(found),
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
            told=self.told,
        )


def _title(header: Header, number: int, rest: str) -> None:
    header.once(number, "título", rest)


HEADER: Final[dict[str, Callable[[Header, int, str], None]]] = {
    "regulamento": Header.regulation,
    "opcao": Header.option,
    "lugares": Header.set_seats,
    "nome": Header.name,
    "motor": Header.set_engine,
    "inicio": Header.set_start,
    "clausula": Header.set_clauses,
    "visto": Header.set_viewer,
    "titulo": _title,
    "compromisso": Header.set_commitment,
    "semente": Header.set_seed,
    "nonce": Header.nonce,
    "baralhos": Header.set_before,
    "mesa": Header.set_table,
}
HEADER_KEYS: Final = tuple(HEADER)
