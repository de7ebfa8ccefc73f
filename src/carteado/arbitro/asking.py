"""What a referee is asked and what is found: the same for every code that has one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from carteado.game import Reason, Seat
from carteado.placar.consequence import Consequence
from carteado.placar.shape import Shape

Score = tuple[int, int]
Needs = Literal["offender", "cards", "score", "facts"]
When = Literal["", "cut", "deal", "play", "after"]
By = Literal["anyone", "dealer", "cutter"]

# When it was seen.
CUT: Final = "cut"  # before the cards are dealt
DEAL: Final = "deal"  # the cards are out, and none has been played
PLAY: Final = "play"
AFTER: Final = "after"


@dataclass(frozen=True)
class Asked:
    """An irregularity at a physical table, and the public facts there; seats count anticlockwise, even ones are side 0.

    `facts` is how the hand stands, as the family has it; where a hand has parts, `score` is that with which it began. `when`
    is empty for the usual moment of the clause, `players` for as many as the code is made for.
    """

    clause: str
    offender: Seat | None = None
    sanction: str = ""
    when: str = ""
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    players: int | None = None
    score: Score = (0, 0)
    dealer: Seat = 0
    won: int | None = None
    facts: object | None = None


@dataclass(frozen=True)
class Credit:
    """Tentos for a side, by the part of the hand they are for."""

    part: str
    side: int
    tentos: int


@dataclass(frozen=True)
class Finding:
    """One of several things that follow, by a clause of its own: `words` names its sentence, `facts` fill it in."""

    words: str
    clause: str
    facts: tuple[int | str, ...] = ()


@dataclass(frozen=True)
class Verdict:
    """What follows: the consequence in the words of a scoreboard, the score after it, who deals next, how it all ended.

    `score` is empty where it hangs on what was not told. `chooses` is whose choice comes next, if it is somebody's:
    `receiver` of a card, or `rival` of a player. `findings` is all of it in its order, where one clause does not say it all.
    """

    consequence: Consequence
    offender: Seat | None = None
    credits: tuple[Credit, ...] = ()
    score: tuple[int, ...] = ()
    dealer: Seat | None = None
    chooses: Literal["", "receiver", "rival"] = ""
    how: str = ""
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True)
class Usual:
    """The table at which a clause usually comes up, to start asking from."""

    when: When
    offender: Seat | None
    facts: object


@dataclass(frozen=True)
class Irregularity:
    """A clause that can be ruled on: what must be told, whose fault it is, what is left to choose, where it can happen.

    Of the `choices` the first is the usual one; "" is what the clause itself says.
    """

    clause: str
    needs: tuple[Needs, ...]
    by: By
    choices: tuple[str, ...]
    special: tuple[str, ...]
    usual: Usual | None = None


class Referee(Protocol):
    """The referee of one code."""

    @property
    def id(self) -> str:
        """The code."""
        ...

    def irregularities(self) -> Mapping[str, Irregularity]:
        """All that can be ruled on, by clause."""
        ...

    def judged(self, asked: Asked) -> Verdict | Reason:
        """What follows here, or why nothing does; `ValueError` for facts that cannot be, `BadOption` for such house rules."""
        ...


@dataclass(frozen=True)
class Rulings:
    """What a family brings for the referee, its `rulings` face: one referee a code, and the facts they are told of a hand."""

    referees: Mapping[str, Referee]
    facts: tuple[Shape, ...] = ()
