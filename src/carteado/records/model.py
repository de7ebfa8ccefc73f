"""What a record says, line by line, before anybody plays it."""

from dataclasses import dataclass, field
from typing import Any, Final

from carteado.cards import Card
from carteado.game import Action, Reason, Seat

FORMAT: Final = 1
ENGINE: Final = 1
MAX_LINE: Final = 1000
MAX_PACK_LINE: Final = 4000
MAX_TABLE_LINE: Final = 8000
ABSENT: Final = "-"  # the nonce that a bot does not have
ENDINGS: Final = {  # how a partida ended, as the engine and as a record say it
    "played": "jogada",
    "partida-forfeited": "partida-perdida",
    "match-forfeited": "jogo-perdido",
    "void": "nula",
}


class RecordError(ValueError):
    """Something wrong with a record: at which line, a code, the facts of the sentence, and why an act was refused."""

    def __init__(self, line: int, code: str, *facts: object, reason: Reason | None = None) -> None:
        super().__init__(f"line {line}: {code}" + (f": {', '.join(map(str, facts))}" if facts else ""))
        self.line = line
        self.code = code
        self.facts = tuple(str(fact) for fact in facts)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (self.line, self.code, self.facts, self.reason))


def _again(line: int, code: str, facts: tuple[str, ...], reason: Reason | None) -> RecordError:
    """The same error on the other side of a process."""
    return RecordError(line, code, *facts, reason=reason)


@dataclass(frozen=True)
class Act:
    """One act. Where its cards are hidden from whose record this is there is no action, only the words in `hidden`.

    `faces` are the cards that an act turned up for all, where the game has such acts.
    """

    line: int
    seat: Seat
    action: Action | None
    faces: tuple[Card, ...] = ()
    notes: str = ""
    hidden: str = ""


@dataclass(frozen=True)
class Hands:
    """A shorthand of cases: a pack that gives these hands, handed back uncut, and dealt.

    `parts` are what else the game lets stand there, by its word: a vira that is turned up, something said before the deal.
    """

    line: int
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    parts: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True)
class Expectation:
    """`= ...`: something that must hold here; the words as written."""

    line: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class Refusal:
    """`! CODE [CLAUSE] act`: an act that must be refused, with this code and, where told, by this clause."""

    line: int
    code: str
    seat: Seat
    action: Action
    clause: str = ""


@dataclass(frozen=True)
class Comment:
    """`# ...`: for people."""

    line: int
    text: str


@dataclass(frozen=True)
class TableLine:
    """`@ ...`: something that happened at the table and not in the game; the engine never reads it."""

    line: int
    text: str


@dataclass(frozen=True)
class Result:
    """How the partida ended when it was recorded; it stands, whatever a later replay says."""

    line: int
    score: tuple[int, ...]
    how: str
    clause: str


Line = Act | Hands | Expectation | Refusal | Comment | TableLine


def longest(line: str) -> int:
    """How many characters a line that begins like this may have."""
    if line.startswith("@"):
        return MAX_TABLE_LINE
    return MAX_PACK_LINE if line.startswith("monte ") else MAX_LINE


@dataclass(frozen=True)
class Record:
    """A whole record.

    `start` is where the partida starts, as arguments of `Game.start`, without what is usual. `commitment`, `seed` and `nonces`,
    by seat, are those of fair dealing, empty where there is none: a bot has no nonce, and a seed may not be revealed yet.
    `before` is how many packs and lots of the match came before this partida, `table` whence it came. `told` is at which line
    of its text the header says what: nothing of the game, so that records compare without it.
    """

    regulation: str
    version: str = ""
    options: dict[str, str] = field(default_factory=dict[str, str])
    seats: int = 0
    names: tuple[str, ...] = ()
    start: dict[str, Any] = field(default_factory=dict[str, Any])
    engine: int = ENGINE
    title: str = ""
    clauses: tuple[str, ...] = ()
    commitment: str = ""
    seed: str = ""
    nonces: tuple[str, ...] = ()
    before: int = 0
    table: str = ""
    viewer: Seat | None = None
    lines: tuple[Line, ...] = ()
    result: Result | None = None
    told: dict[str, int] = field(default_factory=dict[str, int], compare=False, repr=False)
