"""What may be entered on a scoreboard: what happened, and nothing that follows from it.

Rule 1: an answer says what it answers, so a late one is refused and never misread.
"""

from dataclasses import dataclass
from typing import Final

from carteado.game import Seat

DEAL: Final = "deal"  # while the pack is shuffled, cut or dealt
PLAY: Final = "play"  # while the mão is played
AFTER: Final = "after"  # when the mão has ended, before the next one is under way
MOMENTS: Final = (DEAL, PLAY, AFTER)


@dataclass(frozen=True)
class FirstDealer:
    """This seat deals the first mão of the next partida."""

    seat: Seat


@dataclass(frozen=True)
class Result:
    """This side won the mão; with no side, all three vazas were tied."""

    side: int | None


@dataclass(frozen=True)
class Call:
    """This side asked for the next step: truco, seis, nove or doze, also in answer to another call."""

    side: int
    to: int


@dataclass(frozen=True)
class Accept:
    """The call for this stake was taken."""

    stake: int


@dataclass(frozen=True)
class Run:
    """The side that was asked for this stake ran."""

    stake: int


@dataclass(frozen=True)
class Eleven:
    """The side that stands one point from the end plays the mão, or gives it up."""

    play: bool


@dataclass(frozen=True)
class Incident:
    """Something irregular: the clause it falls under, who did it, and when it was seen.

    `sanction` is a letter or a choice where the clause leaves one, `score` the new score where the clause lets it be set.
    """

    clause: str
    offender: Seat | None = None
    when: str = ""
    sanction: str = ""
    score: tuple[int, ...] = ()
    why: str = ""


Said = FirstDealer | Result | Call | Accept | Run | Eleven | Incident


@dataclass(frozen=True)
class Confirm:
    """The side that enters it agrees that this partida ended with this score."""

    partida: int
    score: tuple[int, int]


@dataclass(frozen=True)
class Correction:
    """Line `line` should have said this, or should not be there; a corrected line is named by its last correction."""

    line: int
    entry: Said | None = None


Entry = Said | Confirm | Correction
