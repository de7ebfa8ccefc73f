"""What a scoreboard asks of the code it keeps: what may be said now, and what it is worth.

Rule 1: lines, corrections and confirmations are the same for all codes; everything between two lines is here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from carteado.game import Reason, Seat
from carteado.placar.consequence import Consequence
from carteado.placar.entries import Incident, Said
from carteado.placar.match import MatchOf

M = TypeVar("M", bound=MatchOf[Any, Any])
Phase = Literal["dealer", "eleven", "play", "answer", "over", "finished"]
Form = Literal["roda", "testa"]


@dataclass(frozen=True)
class Offer:
    """A clause that can be entered: its effect, the choices it leaves, whether somebody has to be named.

    With `parts` its price depends on how the hand stood.
    """

    clause: str
    effect: str
    choices: tuple[str, ...]
    offender: bool
    parts: bool = False


@dataclass(frozen=True)
class Chain:
    """Calls of envido that may be made now, and what they are worth if the last one is wanted or refused."""

    calls: tuple[str, ...]
    accepted: int
    refused: int


@dataclass(frozen=True)
class ShownVolta:
    """The roda or testa to be played: `seats` in playing order, the mão first; `owed` are tentos paid when it ends."""

    deal: int
    nth: int
    form: Form
    seats: tuple[Seat, ...]
    falta: int
    flores: int  # the most a side can have
    chains: tuple[Chain, ...]
    owed: tuple[int, int]


@dataclass(frozen=True)
class Shown:
    """What is on the table now, for a screen; the fields that a code has no use for stay as they are here."""

    phase: Phase
    mao: int = 0
    dealer: Seat | None = None
    cutter: Seat | None = None
    leader: Seat | None = None
    stake: int = 0
    asked: int = 0
    raiser: int | None = None
    kind: str = "normal"
    owner: int | None = None
    malos: int = 0  # how many tentos come before the buenos
    volta: ShownVolta | None = None


class Code(Protocol[M]):
    """A code as a scoreboard knows it."""

    @property
    def id(self) -> str:
        """The regulation."""
        ...

    @property
    def target(self) -> int:
        """Points that win a partida."""
        ...

    @property
    def partida_clause(self) -> str:
        """The clause by which a partida ends."""
        ...

    @property
    def judge_clause(self) -> str:
        """The clause by which a judge alone pays; "" where the code has none."""
        ...

    def begun(self, seats: int, best_of: int) -> M:
        """A match with nothing in it."""
        ...

    def objection(self, match: M, entry: Said) -> Reason | None:
        """Why this cannot be entered now, or `None`: the authority."""
        ...

    def apply(self, match: M, entry: Said, line: int) -> None:
        """Enter what `objection` has nothing against."""
        ...

    def sayable(self, match: M) -> Sequence[Said]:
        """Entries worth trying now, where they can be listed."""
        ...

    def foresee(self, match: M, incident: Incident) -> Consequence:
        """What an irregularity that `objection` accepts would bring."""
        ...

    def offers(self, match: M) -> tuple[Offer, ...]:
        """All irregularities of the code, those that this moment does not allow included."""
        ...

    def shown(self, match: M) -> Shown:
        """What is on the table."""
        ...


@dataclass(frozen=True)
class Sheet:
    """What a family brings for the scoreboard, its `sheet` face: an empty one by game, house rules, seats, length and judge."""

    opened: Callable[[str, Mapping[str, str], int | None, int, bool], Any]
