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
class Envido:
    """Calls of envido in their order, the first by side `by` and the others in turn; the last was wanted or refused.

    `won` is the side with the best points; nobody where there was no singing, or it is not known yet.
    """

    calls: tuple[str, ...]
    by: int
    wanted: bool
    won: int | None = None


@dataclass(frozen=True)
class Flor:
    """Flores sung by each side; of them `shrunk` were made small ("com flor me achico").

    `bets` are what was put on them, contra-flor or contra-flor e o resto or both in this order, the last one by side `by` and
    wanted or refused; `won` is the side with the best flor, where flores were compared.
    """

    flores: tuple[int, int]
    shrunk: tuple[int, int] = (0, 0)
    bets: tuple[str, ...] = ()
    by: int | None = None
    wanted: bool = True
    won: int | None = None


@dataclass(frozen=True)
class Truco:
    """The last call of the truco part, "" where nobody called, wanted or refused; `won` is who takes the part."""

    called: str = ""
    wanted: bool = True
    won: int | None = None


@dataclass(frozen=True)
class Volta:
    """How a roda (`nth` 0) or one of the three testas of a deal went: the points part, the truco part.

    With `silent` the losers left without a word and without a card.
    """

    deal: int
    nth: int
    points: Envido | Flor | None = None
    truco: Truco | None = None
    silent: bool = False


@dataclass(frozen=True)
class Tentos:
    """What a roda or a testa gave each side, counted by the people themselves."""

    deal: int
    nth: int
    tentos: tuple[int, int]


@dataclass(frozen=True)
class Incident:
    """Something irregular: the clause it falls under, who did it, and when it was seen.

    `sanction` is a letter or a choice where the clause leaves one, `score` the new score where the clause lets it be set.
    `volta` is how the roda or testa stood, where the price depends on it.
    """

    clause: str
    offender: Seat | None = None
    when: str = ""
    sanction: str = ""
    score: tuple[int, ...] = ()
    why: str = ""
    volta: Volta | None = None


Said = FirstDealer | Result | Call | Accept | Run | Eleven | Volta | Tentos | Incident


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
