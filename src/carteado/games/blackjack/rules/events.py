"""What happened in blackjack. Amounts are in half chips, but for a bet, which is said in whole ones."""

from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.native import mypyc_attr
from carteado.pack import RESTS as PACK_RESTS
from carteado.pack import PartidaEnded, Reshuffled, Ruled, Shuffled

Cards = tuple[Card, ...]


@mypyc_attr(acyclic=True)
class RoundBegan(Event):
    """A round begins with the bets; `out` cannot bet the minimum and sit by."""

    __slots__ = ("clause", "out", "round")
    __match_args__ = ("round", "out", "clause")

    def __init__(self, round: int, out: tuple[Seat, ...], clause: str) -> None:
        super().__init__()
        self.round = round
        self.out = out
        self.clause = clause


@mypyc_attr(acyclic=True)
class BetPlaced(Event):
    """A seat bet so many chips."""

    __slots__ = ("chips", "seat")
    __match_args__ = ("seat", "chips")

    def __init__(self, seat: Seat, chips: int) -> None:
        super().__init__()
        self.seat = seat
        self.chips = chips


@mypyc_attr(acyclic=True, free_list_len=1)
class CardDealt(Event):
    """A hand of a seat, counted from 0, got a card: for all to see, or as a secret where cards are dealt face down."""

    __slots__ = ("cards", "hand", "seat")
    __match_args__ = ("seat", "hand", "cards", "secret_cards", "audience")

    def __init__(self, seat: Seat, hand: int, cards: Cards, secret_cards: Cards = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.hand = hand
        self.cards = cards


@mypyc_attr(acyclic=True, free_list_len=1)
class HouseDealt(Event):
    """The house got a card: its first face up, its second face down."""

    __slots__ = ("cards",)
    __match_args__ = ("cards", "secret_cards", "audience")

    def __init__(self, cards: Cards, secret_cards: Cards = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.cards = cards


@mypyc_attr(acyclic=True)
class Insured(Event):
    """A seat insured its hand for so many half chips."""

    __slots__ = ("clause", "price", "seat")
    __match_args__ = ("seat", "price", "clause")

    def __init__(self, seat: Seat, price: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.price = price
        self.clause = clause


@mypyc_attr(acyclic=True)
class Declined(Event):
    """A seat neither insured nor gave up."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


@mypyc_attr(acyclic=True)
class Surrendered(Event):
    """A seat gave its hand up and lost half of its bet."""

    __slots__ = ("clause", "lost", "seat")
    __match_args__ = ("seat", "lost", "clause")

    def __init__(self, seat: Seat, lost: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.lost = lost
        self.clause = clause


@mypyc_attr(acyclic=True)
class Checked(Event):
    """The house looked at its hidden card: it has a BlackJack, or the round goes on."""

    __slots__ = ("blackjack", "clause")
    __match_args__ = ("blackjack", "clause")

    def __init__(self, blackjack: bool, clause: str) -> None:
        super().__init__()
        self.blackjack = blackjack
        self.clause = clause


@mypyc_attr(acyclic=True)
class Stood(Event):
    """A seat keeps a hand as it is."""

    __slots__ = ("hand", "seat")
    __match_args__ = ("seat", "hand")

    def __init__(self, seat: Seat, hand: int) -> None:
        super().__init__()
        self.seat = seat
        self.hand = hand


@mypyc_attr(acyclic=True)
class AskedCard(Event):
    """A seat asked for a card."""

    __slots__ = ("hand", "seat")
    __match_args__ = ("seat", "hand")

    def __init__(self, seat: Seat, hand: int) -> None:
        super().__init__()
        self.seat = seat
        self.hand = hand


@mypyc_attr(acyclic=True)
class Doubled(Event):
    """A seat doubled its bet on a hand to so many half chips."""

    __slots__ = ("clause", "hand", "seat", "stake")
    __match_args__ = ("seat", "hand", "stake", "clause")

    def __init__(self, seat: Seat, hand: int, stake: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.hand = hand
        self.stake = stake
        self.clause = clause


@mypyc_attr(acyclic=True)
class Parted(Event):
    """A seat split a hand in two, each with a bet of `stake`; split aces get one card each."""

    __slots__ = ("aces", "clause", "hand", "seat", "stake")
    __match_args__ = ("seat", "hand", "stake", "aces", "clause")

    def __init__(self, seat: Seat, hand: int, stake: int, aces: bool, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.hand = hand
        self.stake = stake
        self.aces = aces
        self.clause = clause


@mypyc_attr(acyclic=True)
class Busted(Event):
    """A hand went over 21 and is lost at once."""

    __slots__ = ("cards", "clause", "hand", "lost", "seat", "total")
    __match_args__ = ("seat", "hand", "cards", "total", "lost", "clause")

    def __init__(self, seat: Seat, hand: int, cards: Cards, total: int, lost: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.hand = hand
        self.cards = cards
        self.total = total
        self.lost = lost
        self.clause = clause


@mypyc_attr(acyclic=True)
class HouseShown(Event):
    """The house turned its hidden card."""

    __slots__ = ("blackjack", "card", "clause", "total")
    __match_args__ = ("card", "total", "blackjack", "clause")

    def __init__(self, card: Card, total: int, blackjack: bool, clause: str) -> None:
        super().__init__()
        self.card = card
        self.total = total
        self.blackjack = blackjack
        self.clause = clause


@mypyc_attr(acyclic=True)
class HouseDrew(Event):
    """The house drew a card."""

    __slots__ = ("card", "clause", "total")
    __match_args__ = ("card", "total", "clause")

    def __init__(self, card: Card, total: int, clause: str) -> None:
        super().__init__()
        self.card = card
        self.total = total
        self.clause = clause


@mypyc_attr(acyclic=True)
class HouseDone(Event):
    """The house stands, or went over 21, or need not draw: `how` is `stands`, `bust` or `idle`."""

    __slots__ = ("clause", "how", "total")
    __match_args__ = ("how", "total", "clause")

    def __init__(self, how: str, total: int, clause: str) -> None:
        super().__init__()
        self.how = how
        self.total = total
        self.clause = clause


@mypyc_attr(acyclic=True)
class InsuranceSettled(Event):
    """An insurance was paid, or lost."""

    __slots__ = ("clause", "gain", "seat")
    __match_args__ = ("seat", "gain", "clause")

    def __init__(self, seat: Seat, gain: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.gain = gain
        self.clause = clause


@mypyc_attr(acyclic=True)
class Settled(Event):
    """A hand was settled against the house: `how` is one of `RESULTS`."""

    __slots__ = ("cards", "clause", "gain", "hand", "how", "house", "seat", "stake", "total")
    __match_args__ = ("seat", "hand", "how", "cards", "total", "house", "stake", "gain", "clause")

    def __init__(
        self, seat: Seat, hand: int, how: str, cards: Cards, total: int, house: int, stake: int, gain: int, clause: str
    ) -> None:
        super().__init__()
        self.seat = seat
        self.hand = hand
        self.how = how
        self.cards = cards
        self.total = total
        self.house = house
        self.stake = stake
        self.gain = gain
        self.clause = clause


@mypyc_attr(acyclic=True)
class RoundEnded(Event):
    """The round is over: what it brought each seat, and what everybody has."""

    __slots__ = ("gains", "round", "score")
    __match_args__ = ("round", "gains", "score")

    def __init__(self, round: int, gains: tuple[int, ...], score: tuple[int, ...]) -> None:
        super().__init__()
        self.round = round
        self.gains = gains
        self.score = score


# How a hand may end; `bust` and `surrender` are told when they happen.
RESULTS: Final = ("blackjack", "win", "house-bust", "tie", "blackjack-tie", "loss", "house-blackjack")

EVENTS: Final[tuple[type[Event], ...]] = (
    RoundBegan, BetPlaced, Shuffled, Reshuffled, CardDealt, HouseDealt, Insured, Declined, Surrendered, Checked, Stood,
    AskedCard, Doubled, Parted, Busted, HouseShown, HouseDrew, HouseDone, InsuranceSettled, Settled, RoundEnded, Ruled,
    PartidaEnded,
)  # fmt: skip
# How long, in milliseconds, a table rests after an event so that people can follow it.
RESTS: Final[dict[type[Event], int]] = {
    **PACK_RESTS, CardDealt: 250, HouseDealt: 250, Insured: 300, Declined: 200, Surrendered: 600, Checked: 900, Stood: 250,
    Doubled: 400, Parted: 500, Busted: 900, HouseShown: 900, HouseDrew: 700, HouseDone: 400, Settled: 300, RoundEnded: 2200,
}  # fmt: skip
