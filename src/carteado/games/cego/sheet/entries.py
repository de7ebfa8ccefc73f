"""What is said on a scoreboard of Truco Cego: how a whole roda or testa went, or what it gave."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from carteado.game import Seat
from carteado.games.cego.rules import words
from carteado.games.cego.rules.chains import CALLS
from carteado.placar.entries import OwnEntry
from carteado.placar.shape import AtMost, OneOf, Points, Shape, Side, Within

Form = Literal["roda", "testa"]
Call: TypeAlias = Annotated[str, OneOf(CALLS)]
Bet: TypeAlias = Annotated[str, OneOf((words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO))]
Step: TypeAlias = Annotated[str, OneOf(words.TRUCO_CALLS)]
Count: TypeAlias = Annotated[int, Within(0, 3)]
DealNumber: TypeAlias = Annotated[int, Within(1, 999)]


@dataclass(frozen=True)
class Envido:
    """Calls of envido in their order, the first by side `by` and the others in turn; the last was wanted or refused.

    `won` is the side with the best points; nobody where there was no singing, or it is not known yet.
    """

    calls: tuple[Call, ...]
    by: Side
    wanted: bool
    won: Side | None = None


@dataclass(frozen=True)
class Flor:
    """Flores sung by each side; of them `shrunk` were made small ("com flor me achico").

    `bets` are what was put on them, contra-flor or contra-flor e o resto or both in this order, the last one by side `by` and
    wanted or refused; `won` is the side with the best flor, where flores were compared.
    """

    flores: tuple[Count, Count]
    shrunk: tuple[Count, Count] = (0, 0)
    bets: Annotated[tuple[Bet, ...], AtMost(2)] = ()
    by: Side | None = None
    wanted: bool = True
    won: Side | None = None


@dataclass(frozen=True)
class Truco:
    """The last call of the truco part, "" where nobody called, wanted or refused; `won` is who takes the part."""

    called: Step = ""
    wanted: bool = True
    won: Side | None = None


@dataclass(frozen=True)
class Volta(OwnEntry):
    """How a roda (`nth` 0) or one of the three testas of a deal went: the points part, the truco part.

    With `silent` the losers left without a word and without a card.
    """

    deal: DealNumber
    nth: Count
    points: Envido | Flor | None = None
    truco: Truco | None = None
    silent: bool = False


@dataclass(frozen=True)
class Tentos(OwnEntry):
    """What a roda or a testa gave each side, counted by the people themselves."""

    deal: DealNumber
    nth: Count
    tentos: tuple[Points, Points]


@dataclass(frozen=True)
class Chain:
    """Calls of envido that may be made now, and what they are worth if the last one is wanted or refused."""

    calls: tuple[str, ...]
    accepted: int
    refused: int


@dataclass(frozen=True)
class ShownVolta:
    """The roda or testa to be played: `seats` in playing order, the mão first; `owed` are tentos paid when it ends.

    A side can have so many `flores` at most. When time is up the falta is `forced`: put and accepted before anybody calls.
    """

    deal: int
    nth: int
    form: Form
    seats: tuple[Seat, ...]
    falta: int
    flores: int
    chains: tuple[Chain, ...]
    owed: tuple[int, int]
    forced: bool = False


@dataclass(frozen=True)
class ShownTrio:
    """The roda or testa on the table, and how many tentos come before the buenos."""

    malos: int
    volta: ShownVolta | None = None


ENTRIES: Final = (
    Shape(Volta, "volta", "PlacarVolta"),
    Shape(Tentos, "tentos", "PlacarTentos"),
)
PARTS: Final = (
    Shape(Envido, "envido", "PlacarEnvido", field="part"),
    Shape(Flor, "flor", "PlacarFlor", field="part"),
    Shape(Truco, "", "PlacarTruco"),
)
SHOWN: Final = (
    Shape(ShownTrio, "trio", "PlacarTrio"),
    Shape(ShownVolta, "", "PlacarHand"),
    Shape(Chain, "", "PlacarChain"),
)
