"""What a referee is asked and what is found: the same for every code that has one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from carteado.game import Reason, Seat
from carteado.placar.consequence import Consequence

Score = tuple[int, int]
Needs = Literal["offender", "cards", "score", "volta"]
By = Literal["anyone", "dealer", "cutter"]

# When it was seen.
CUT: Final = "cut"  # before the cards are dealt
DEAL: Final = "deal"  # the cards are out, and none has been played
PLAY: Final = "play"
AFTER: Final = "after"

# Where a bet of points stands.
PENDING: Final = "pending"
WANTED: Final = "wanted"
REFUSED: Final = "refused"

# How the points and the truco were put: apart, in one breath, or by the lei do jogo.
Together = Literal["", "double", "lei"]
DOUBLE: Final = "double"
LEI: Final = "lei"
# The half that was passed first, where both were put together.
Passed = Literal["", "points", "truco"]


@dataclass(frozen=True)
class Volta:
    """How a roda or a testa stands, where a code is played in them.

    `calls` is the chain of envido, or what was put on flores that met; `flores` how many each side said, `shrunk` how many
    of them it made small; `answer` where that stands; `taken` who has the best points; `truco` the step that was accepted,
    and `asked` whether the next one waits for an answer. Points and truco put `together` have one answer, `passed` being
    the half that it refused.
    """

    form: Literal["roda", "testa"] = "roda"
    testa: int = 1
    calls: tuple[str, ...] = ()
    flores: tuple[int, int] = (0, 0)
    answer: str = WANTED
    taken: int = 0
    truco: int = 0
    asked: bool = False
    together: Together = ""
    passed: Passed = ""
    shrunk: tuple[int, int] = (0, 0)

    @property
    def pending(self) -> bool:
        """Whether a bet of points waits for an answer."""
        return (bool(self.calls) or self.together == LEI) and self.answer == PENDING

    @property
    def takes_points(self) -> bool:
        """Whether the last bet of points was taken."""
        return self.answer == WANTED and self.passed != "points"

    @property
    def answered_whole(self) -> bool:
        """Whether one answer was given to the points and the truco; a raise, or a bet on flores, has an answer of its own."""
        if self.together == DOUBLE:
            return not self.calls if sum(self.flores) else len(self.calls) == 1
        return self.together == LEI

    @property
    def refuses_truco(self) -> bool:
        """Whether that answer refused the truco."""
        refused = self.answer == REFUSED or (self.answer == WANTED and self.passed == "truco")
        return self.answered_whole and refused

    @property
    def level(self) -> int:
        """The step of truco that was accepted."""
        taken = self.answered_whole and self.answer == WANTED and self.passed != "truco"
        return max(self.truco, 1) if taken else self.truco

    @property
    def open_truco(self) -> bool:
        """Whether a step of truco waits for an answer: also one that came with points which are dealt with first."""
        return self.asked or (self.together != "" and self.level == 0 and not self.refuses_truco)

    @property
    def steps(self) -> int:
        """How many steps of truco were put, but for one that was refused."""
        return self.level + int(self.open_truco)


@dataclass(frozen=True)
class Asked:
    """An irregularity at a physical table, and the public facts there; seats count anticlockwise, even ones are side 0.

    `score` is that with which the hand began, where it is played in voltas. `when` is empty for the usual moment of the
    clause, `players` for as many as the code is made for.
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
    stake: int = 1
    asked: int = 0
    decided: bool = False
    earlier: int = 0
    volta: Volta | None = None


@dataclass(frozen=True)
class Credit:
    """Tentos for a side, by the part of the hand they are for."""

    part: str
    side: int
    tentos: int


@dataclass(frozen=True)
class Verdict:
    """What follows: the consequence in the words of a scoreboard, the score after it, who deals next, how it all ended.

    `score` is empty where it hangs on what was not told. `chooses` is whose choice comes next, if it is somebody's:
    `receiver` of a card, or `rival` of a player.
    """

    consequence: Consequence
    offender: Seat | None = None
    credits: tuple[Credit, ...] = ()
    score: tuple[int, ...] = ()
    dealer: Seat | None = None
    chooses: Literal["", "receiver", "rival"] = ""
    how: str = ""


@dataclass(frozen=True)
class Usual:
    """The table at which a clause usually comes up, to start asking from."""

    when: str
    offender: Seat | None
    volta: Volta


@dataclass(frozen=True)
class Irregularity:
    """A clause that can be ruled on: what must be told, whose fault it is, what is left to choose, where it can happen."""

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
