"""What is said on a scoreboard of cacheta or pif-paf: how a deal ended, who left it, who bet what."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from carteado.placar.entries import OwnEntry
from carteado.placar.shape import AtMost, OneOf, Shape, Within

MOST_SEATS: Final = 8
MOST_CHIPS: Final = 1_000_000

# How a deal ended.
WON: Final = "won"  # by a batida, or because all others left
TEN: Final = "ten"  # by a batida of ten cards, where that costs more
VOID: Final = "void"  # nobody went out
HOW: Final = (WON, TEN, VOID)
NOBODY: Final = -1

DealNumber: TypeAlias = Annotated[int, Within(1, 9999)]
Place: TypeAlias = Annotated[int, Within(0, MOST_SEATS - 1)]
Chips: TypeAlias = Annotated[int, Within(0, MOST_CHIPS)]


@dataclass(frozen=True)
class NineCards(OwnEntry):
    """A whole deal: how it ended and for whom, who left it before its end, and for chips what each seat bet.

    A bet is what a seat put in besides the pingo, whoever got it back. Who threw the cards away is told as an irregularity.
    """

    deal: DealNumber
    how: Annotated[str, OneOf(HOW)]
    winner: Annotated[int, Within(NOBODY, MOST_SEATS - 1)] = NOBODY
    left: Annotated[tuple[Place, ...], AtMost(MOST_SEATS)] = ()
    bets: Annotated[tuple[Chips, ...], AtMost(MOST_SEATS)] = ()


@dataclass(frozen=True)
class ShownDeal:
    """The deal to be told: its number, the pot that void deals left, who gets cards, who has thrown them away.

    `owes` are lives that each seat loses for a false batida when the deal is scored.
    """

    deal: int
    pot: int
    playing: tuple[bool, ...]
    threw: tuple[int, ...]
    owes: tuple[int, ...]


@dataclass(frozen=True)
class ShownTable:
    """What is played for: `chips` or lives, how many each began with, what may be told of a deal, and the deal itself."""

    chips: bool
    start: int
    fold: bool
    ten: bool
    bet_min: int
    bet_max: int
    rodada: ShownDeal | None = None


ENTRIES: Final = (Shape(NineCards, "nine-cards", "PlacarNineCards"),)
SHOWN: Final = (Shape(ShownTable, "pife", "PlacarPife"), Shape(ShownDeal, "", "PlacarShownDeal"))
