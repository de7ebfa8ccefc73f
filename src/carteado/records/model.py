"""What a record says, line by line, before anybody plays it."""

from dataclasses import dataclass, field
from typing import Any, Final

from carteado.cards import Card
from carteado.game import Action, Reason, Seat

FORMAT: Final = 1
ENGINE: Final = 1
MAX_LINE: Final = 1000
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
class Start:
    """The position a partida starts from; without a dealer the seats draw for it.

    `form` is that of the first deal of Truco Cego, where it is not the usual one.
    `sanctions` are those of earlier partidas of the match: the seat, the letter of the ladder and the clause.
    """

    score: tuple[int, int] = (0, 0)
    dealer: Seat | None = None
    mao: int = 1
    cut: bool = True
    sanctions: tuple[tuple[Seat, str, str], ...] = ()
    form: str = ""

    def position(self) -> dict[str, Any]:
        """What a game is started with; what is carried over only where there is something."""
        told: dict[str, Any] = {"score": self.score, "dealer": self.dealer, "mao": self.mao, "cut": self.cut}
        if self.sanctions:
            told["sanctions"] = self.sanctions
        if self.form:
            told["form"] = self.form
        return told


@dataclass(frozen=True)
class Act:
    """One act. Where its cards are hidden from whose record this is there is no action, only the words in `hidden`.

    `faces` are the cards that an act turned up: played in the dark, drawn, burned, or the vira.
    """

    line: int
    seat: Seat
    action: Action | None
    faces: tuple[Card, ...] = ()
    notes: str = ""
    hidden: str = ""


@dataclass(frozen=True)
class Hands:
    """A shorthand of cases: a pack that gives these hands, and this vira, handed back uncut, and dealt.

    With `lei` that seat says the lei do jogo before the deal.
    """

    line: int
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    vira: Card | None = None
    lei: Seat | None = None


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
    return MAX_TABLE_LINE if line.startswith("@") else MAX_LINE


@dataclass(frozen=True)
class Record:
    """A whole record.

    `commitment`, `seed` and `nonces`, by seat, are those of fair dealing, empty where there is none: a bot has no nonce, and
    a seed may not be revealed yet. `before` is how many packs of the match came before this partida, `table` whence it came.
    """

    regulation: str
    version: str = ""
    options: dict[str, str] = field(default_factory=dict[str, str])
    seats: int = 0
    names: tuple[str, ...] = ()
    start: Start = Start()
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
