"""What the seat does against the house, and what happened then; the house has no choice and is no seat."""

from dataclasses import dataclass
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Event
from carteado.pack import PartidaEnded, Ruled, Ruling, Shuffle


@dataclass(eq=False, repr=False)
class Bet(Action):
    """Put so many chips on the round of this number."""

    round: int
    amount: int


@dataclass(eq=False, repr=False)
class Hit(Action):
    """Ask for another card, having so many."""

    held: int


@dataclass(eq=False, repr=False)
class Stand(Action):
    """Ask for no more, having so many; the house plays."""

    held: int


class Staked(Event):
    """The seat put chips on a round."""

    __slots__ = ("amount", "round")
    __match_args__ = ("round", "amount")

    def __init__(self, round: int, amount: int) -> None:
        super().__init__()
        self.round = round
        self.amount = amount


class ShoeEnded(Event):
    """There is no card in the shoe for who is to get one: everything waits."""

    __slots__ = ()
    __match_args__ = ()

    def __init__(self) -> None:
        super().__init__()


class ShoeShuffled(Event):
    """A shoe of so many cards was shuffled, and some were put aside unseen."""

    __slots__ = ("burned", "count")
    __match_args__ = ("count", "burned")

    def __init__(self, count: int, burned: int) -> None:
        super().__init__()
        self.count = count
        self.burned = burned


class CameOut(Event):
    """A card came out of the shoe, for the house or for the seat."""

    __slots__ = ("card", "house")
    __match_args__ = ("house", "card")

    def __init__(self, house: bool, card: Card) -> None:
        super().__init__()
        self.house = house
        self.card = card


class Stood(Event):
    """The seat asked for no more cards."""

    __slots__ = ("points",)
    __match_args__ = ("points",)

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points


class RoundEnded(Event):
    """A round is over: what the seat gained, which may be less than nothing, and what it has."""

    __slots__ = ("chips", "clause", "gain")
    __match_args__ = ("gain", "chips", "clause")

    def __init__(self, gain: int, chips: int, clause: str) -> None:
        super().__init__()
        self.gain = gain
        self.chips = chips
        self.clause = clause


ACTS: Final[tuple[type[Action], ...]] = (Shuffle, Bet, Hit, Stand, Ruling)
EVENTS: Final[tuple[type[Event], ...]] = (
    Staked, ShoeEnded, ShoeShuffled, CameOut, Stood, RoundEnded, Ruled, PartidaEnded,
)  # fmt: skip
RESTS: Final[dict[type[Event], int]] = {ShoeShuffled: 500, CameOut: 400, RoundEnded: 1200}
