"""What a scoreboard asks of the code it keeps: what may be said now, and what it is worth.

Rule 1: lines, corrections and confirmations are the same for all codes; everything between two lines is here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from carteado.game import Reason, Seat
from carteado.placar.consequence import Consequence
from carteado.placar.entries import Incident, OwnEntry, Said
from carteado.placar.match import MatchOf
from carteado.placar.shape import Shape

M = TypeVar("M", bound=MatchOf[Any, Any])


@dataclass(frozen=True)
class Offer:
    """A clause that can be entered: its effect, the choices it leaves, whether somebody has to be named.

    With `facts` its price depends on how the hand stood. The first of the `choices` is the usual one, unless one has to be
    `picked`; "" among them is to choose none.
    """

    clause: str
    effect: str
    choices: tuple[str, ...]
    offender: bool
    facts: bool = False
    picked: bool = False


@dataclass(frozen=True)
class Shown:
    """What is on the table now, for a screen: how far it is, who does what, and what is the family's `own`.

    Everywhere `phase` is `dealer` while nobody knows who deals first, `over` after a partida, `finished` after the match.
    `tally` is the deal whose points are to be entered, where the code has them counted by deal.
    """

    phase: str
    own: object
    mao: int = 0
    dealer: Seat | None = None
    cutter: Seat | None = None
    leader: Seat | None = None
    tally: int | None = None


class Code(Protocol[M]):
    """A code as a scoreboard knows it."""

    @property
    def id(self) -> str:
        """The regulation."""
        ...

    @property
    def target(self) -> int:
        """Points that win a partida; 0 where it ends otherwise."""
        ...

    @property
    def partida_clause(self) -> str:
        """The clause by which a partida ends."""
        ...

    @property
    def judge_clause(self) -> str:
        """The clause by which a judge alone pays; "" where the code has none."""
        ...

    def begun(self, sides: tuple[int, ...], best_of: int) -> M:
        """A match with nothing in it, with the side of each seat."""
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
    """What a family brings for the scoreboard, its `sheet` face: an empty one by game, house rules, seats, length and judge.

    `entries` are what only its sheets say, `parts` what these are made of, `shown` what its screen shows, the first of them
    `Shown.own`. Of the entries, `foreseen` are told what they would bring before they are entered, and `facts` tell with an
    irregularity how the hand stood.
    """

    opened: Callable[[str, Mapping[str, str], int | None, int, bool], Any]
    entries: tuple[Shape, ...] = ()
    parts: tuple[Shape, ...] = ()
    shown: tuple[Shape, ...] = ()
    foreseen: tuple[type[OwnEntry], ...] = ()
    facts: tuple[type[OwnEntry], ...] = ()
