"""What is said on a scoreboard of canastra or buraco: what a deal gave each side, line by line or as one number."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from carteado.placar.entries import OwnEntry
from carteado.placar.shape import AtMost, Shape, Within

MOST_CARDS: Final = 99_995  # points of cards that can be written down; how many there can be is asked of the rules
MOST_CANASTRAS: Final = 99
MOST_SIDES: Final = 8

Cards: TypeAlias = Annotated[int, Within(0, MOST_CARDS)]
Canastras: TypeAlias = Annotated[int, Within(0, MOST_CANASTRAS)]
DealNumber: TypeAlias = Annotated[int, Within(1, 9999)]


@dataclass(frozen=True)
class Counted:
    """What one side counts at the end of a deal.

    `table` are the points of its cards in melds, `clean` and `dirty` its canastras, `hands` the points of the cards left in
    its hands, `morto` whether it took one, `out` whether it went out. Of the clean canastras so many run from ace to king
    and from ace to ace, which only some tables pay.
    """

    table: Cards = 0
    clean: Canastras = 0
    dirty: Canastras = 0
    hands: Cards = 0
    morto: bool = False
    out: bool = False
    to_king: Canastras = 0
    to_ace: Canastras = 0


@dataclass(frozen=True)
class Total:
    """What a deal gave one side, added up by the people themselves."""

    points: Annotated[int, Within(-MOST_CARDS, MOST_CARDS)]


@dataclass(frozen=True)
class Rodada(OwnEntry):
    """A whole deal: what each side counts, or its total."""

    deal: DealNumber
    counts: Annotated[tuple[Counted | Total, ...], AtMost(MOST_SIDES)]


@dataclass(frozen=True)
class ShownSide:
    """One side in the deal to come: whether it is vulnerable, what its first lay-down needs, and attempts that failed."""

    vulnerable: bool
    minimum: int
    failed: int


@dataclass(frozen=True)
class ShownRodada:
    """The deal to be counted: its number, each side, and the sides between which it alone decides, if any.

    `mortos` is how many there are, `long` whether canastras from ace to king and to ace are paid apart.
    """

    deal: int
    sides: tuple[ShownSide, ...]
    tied: tuple[int, ...]
    mortos: int
    long: bool


@dataclass(frozen=True)
class ShownMesa:
    """The deal on the table, and the points that win a partida."""

    target: int
    rodada: ShownRodada | None = None


ENTRIES: Final = (Shape(Rodada, "rodada", "PlacarRodada"),)
PARTS: Final = (
    Shape(Counted, "counted", "PlacarCounted", field="part"),
    Shape(Total, "total", "PlacarTotal", field="part"),
)
SHOWN: Final = (
    Shape(ShownMesa, "canastra", "PlacarMesa"),
    Shape(ShownRodada, "", "PlacarShownRodada"),
    Shape(ShownSide, "", "PlacarShownSide"),
)
