"""What is said on a scoreboard of blackjack: what the house came to, who bet, and how each hand ended against it."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from carteado.placar.entries import OwnEntry
from carteado.placar.shape import AtMost, OneOf, Shape, Within

MOST_SEATS: Final = 7  # BJ-S16
MOST_HANDS: Final = 4  # BJ-S7
MOST_CHIPS: Final = 100_000

# What the house came to.
STANDS: Final = "stands"  # also where it had nothing to draw for (BJ-S13)
HOUSE_BUST: Final = "bust"
HOUSE_BLACKJACK: Final = "blackjack"
HOUSE: Final = (STANDS, HOUSE_BUST, HOUSE_BLACKJACK)

# How a hand ended.
WIN: Final = "win"
TIE: Final = "tie"
LOSS: Final = "loss"
BLACKJACK: Final = "blackjack"  # it has one; what that is worth, the house's cards say
BUST: Final = "bust"
SURRENDER: Final = "surrender"
ENDINGS: Final = (WIN, TIE, LOSS, BLACKJACK, BUST, SURRENDER)
COMPARED: Final = (WIN, TIE, LOSS)

RoundNumber: TypeAlias = Annotated[int, Within(1, 9999)]
Place: TypeAlias = Annotated[int, Within(0, MOST_SEATS - 1)]
Chips: TypeAlias = Annotated[int, Within(1, MOST_CHIPS)]


@dataclass(frozen=True)
class Played:
    """A hand: how it ended, and whether its bet was doubled."""

    how: Annotated[str, OneOf(ENDINGS)]
    doubled: bool = False


@dataclass(frozen=True)
class Staked:
    """Somebody who bet: so many whole chips, insured or not, and the hands that came of it, several where it was split."""

    seat: Place
    bet: Chips
    hands: Annotated[tuple[Played, ...], AtMost(MOST_HANDS)]
    insured: bool = False


@dataclass(frozen=True)
class Round(OwnEntry):
    """A whole round: what the house came to, and everybody who bet; who is not named sat it out."""

    round: RoundNumber
    house: Annotated[str, OneOf(HOUSE)]
    staked: Annotated[tuple[Staked, ...], AtMost(MOST_SEATS)]


@dataclass(frozen=True)
class ShownRound:
    """The round to be told: its number, and the largest whole bet of each seat, 0 where it cannot bet."""

    round: int
    most: tuple[int, ...]


@dataclass(frozen=True)
class ShownSession:
    """What was agreed on, in whole chips, what may be told of a hand, and the round itself; `start` is in half chips."""

    start: int
    rounds: int
    bet_min: int
    bet_max: int
    hands: int
    das: bool
    surrender: bool
    rodada: ShownRound | None = None


ENTRIES: Final = (Shape(Round, "blackjack-round", "PlacarBlackjackRound"),)
PARTS: Final = (Shape(Staked, "", "PlacarStaked"), Shape(Played, "", "PlacarPlayed"))
SHOWN: Final = (Shape(ShownSession, "blackjack", "PlacarBlackjack"), Shape(ShownRound, "", "PlacarShownRound"))
