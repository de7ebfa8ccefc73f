"""What a seat does in Brinquedo, and what happened then.

Rule 1: an act names the turn or the claim it answers, so that one that comes late is refused.
Rule 2: cards are named by their face: of two equal ones it is all the same which is meant.
"""

from dataclasses import dataclass
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Event, Seat
from carteado.pack import Dealt, Lot, PartidaEnded, Ruled, Ruling, Shuffle, Shuffled


@dataclass(eq=False, repr=False)
class Buy(Action):
    """Draw the top card of the stock; where there is none, it is shuffled first."""

    turn: int


@dataclass(eq=False, repr=False)
class Gamble(Action):
    """Put a chip into the pot and throw the die, instead of drawing."""

    turn: int


@dataclass(eq=False, repr=False)
class Fold(Action):
    """Put the hand aside, unseen, and leave the deal."""

    turn: int


@dataclass(eq=False, repr=False)
class Meld(Action):
    """Lay three or more cards on the table; in which order they are named says nothing."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        self.cards = tuple(sorted(self.cards))


@dataclass(eq=False, repr=False)
class Discard(Action):
    """Lay a card on the pile, which ends the turn; anybody else may claim it."""

    card: Card


@dataclass(eq=False, repr=False)
class Claim(Action):
    """Ask for the card just discarded; nobody knows before the claim closes."""

    window: int


@dataclass(eq=False, repr=False)
class Pass(Action):
    """Do not ask for it; nobody knows that either."""

    window: int


class DealerChosen(Event):
    """The lot fell on this seat: it deals first."""

    __slots__ = ("dealer",)
    __match_args__ = ("dealer",)

    def __init__(self, dealer: Seat) -> None:
        super().__init__()
        self.dealer = dealer


class Anted(Event):
    """A deal began: who plays and put the ante into the pot, who sits it out, and who is out for good."""

    __slots__ = ("out", "playing", "pot", "sitting")
    __match_args__ = ("playing", "sitting", "out", "pot")

    def __init__(self, playing: tuple[Seat, ...], sitting: tuple[Seat, ...], out: tuple[Seat, ...], pot: int) -> None:
        super().__init__()
        self.playing = playing
        self.sitting = sitting
        self.out = out
        self.pot = pot


class StockEnded(Event):
    """A seat draws and there is no card: it waits until the stock is shuffled."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


class StockShuffled(Event):
    """The pile and the folded hands became the stock."""

    __slots__ = ("count",)
    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


class Bought(Event):
    """A seat drew a card, which it alone sees."""

    __slots__ = ("seat",)
    __match_args__ = ("seat", "secret_cards", "audience")

    def __init__(self, seat: Seat, secret_cards: tuple[Card, ...] = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat


class Gambled(Event):
    """A seat put a chip into the pot for a throw of the die."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


class Rolled(Event):
    """The die showed this number, and the seat took so many chips from the pot."""

    __slots__ = ("gain", "number", "seat")
    __match_args__ = ("seat", "number", "gain")

    def __init__(self, seat: Seat, number: int, gain: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.gain = gain


class Folded(Event):
    """A seat put its hand aside and left the deal."""

    __slots__ = ("count", "seat")
    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count


class Melded(Event):
    """A seat laid these cards on the table."""

    __slots__ = ("cards", "seat")
    __match_args__ = ("seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards


class Discarded(Event):
    """A seat laid a card on the pile; `asked` are those who may claim it, the first to get it first."""

    __slots__ = ("asked", "card", "seat")
    __match_args__ = ("seat", "card", "asked")

    def __init__(self, seat: Seat, card: Card, asked: tuple[Seat, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.asked = asked


class Answered(Event):
    """A seat gave its answer to a claim; which, nobody knows."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


class Claimed(Event):
    """The claim closed: this seat took the card into its hand and paid for it, or with -1 nobody wanted it."""

    __slots__ = ("paid", "seat")
    __match_args__ = ("seat", "paid")

    def __init__(self, seat: Seat, paid: int) -> None:
        super().__init__()
        self.seat = seat
        self.paid = paid


class DealEnded(Event):
    """A deal is over: `how` is closed, alone, dry or void; the chips as they stand, and what stays in the pot."""

    __slots__ = ("chips", "clause", "how", "pot", "seat")
    __match_args__ = ("seat", "how", "chips", "pot", "clause")

    def __init__(self, seat: Seat, how: str, chips: tuple[int, ...], pot: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.how = how
        self.chips = chips
        self.pot = pot
        self.clause = clause


ACTS: Final[tuple[type[Action], ...]] = (Lot, Shuffle, Buy, Gamble, Fold, Meld, Discard, Claim, Pass, Ruling)
EVENTS: Final[tuple[type[Event], ...]] = (
    DealerChosen, Shuffled, Anted, Dealt, StockEnded, StockShuffled, Bought, Gambled, Rolled, Folded, Melded, Discarded,
    Answered, Claimed, DealEnded, Ruled, PartidaEnded,
)  # fmt: skip
RESTS: Final[dict[type[Event], int]] = {Shuffled: 500, Rolled: 900, Claimed: 600, DealEnded: 1500, PartidaEnded: 1500}
