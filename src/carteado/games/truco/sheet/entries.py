"""What is said on a scoreboard of truco: calls and answers, the mão of eleven, and who won the mão."""

from dataclasses import dataclass
from typing import Final

from carteado.placar.entries import OwnEntry
from carteado.placar.shape import Points, Shape, Side


@dataclass(frozen=True)
class Result(OwnEntry):
    """This side won the mão; with no side, all three vazas were tied."""

    side: Side | None


@dataclass(frozen=True)
class Call(OwnEntry):
    """This side asked for the next step: truco, seis, nove or doze, also in answer to another call."""

    side: Side
    to: Points


@dataclass(frozen=True)
class Accept(OwnEntry):
    """The call for this stake was taken."""

    stake: Points


@dataclass(frozen=True)
class Run(OwnEntry):
    """The side that was asked for this stake ran."""

    stake: Points


@dataclass(frozen=True)
class Eleven(OwnEntry):
    """The side that stands one point from the end plays the mão, or gives it up."""

    play: bool


@dataclass(frozen=True)
class ShownMao:
    """The mão on the table: `asked` is the stake of a call without an answer, `raiser` whose call was the last.

    `kind` is `normal`, `eleven` or `iron`; `owner` is the side that has eleven.
    """

    stake: int = 0
    asked: int = 0
    raiser: int | None = None
    kind: str = "normal"
    owner: int | None = None


ENTRIES: Final = (
    Shape(Result, "result", "PlacarResult"),
    Shape(Call, "call", "PlacarCall"),
    Shape(Accept, "accept", "PlacarAccept"),
    Shape(Run, "run", "PlacarRun"),
    Shape(Eleven, "eleven", "PlacarEleven"),
)
SHOWN: Final = (Shape(ShownMao, "mao", "PlacarMao"),)
