"""What happens in canastra and buraco; a card that not all may see is the event's secret."""

from dataclasses import dataclass
from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat, Value
from carteado.native import mypyc_attr
from carteado.pack import RESTS as PACK_RESTS
from carteado.pack import DealerDrawn, Dealt, Drew, LotDrawn, PartidaEnded, Ruled, Shuffled, WasCut

Cards = tuple[Card, ...]


@mypyc_attr(acyclic=True)
class MortosSet(Event):
    """The mortos were set apart, so many of eleven cards, and the rest became the stock."""

    __slots__ = ("clause", "mortos", "seat", "stock")
    __match_args__ = ("seat", "mortos", "stock", "clause")

    def __init__(self, seat: Seat, mortos: int, stock: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.mortos = mortos
        self.stock = stock
        self.clause = clause


@mypyc_attr(acyclic=True)
class Bought(Event):
    """A seat drew a card from the stock, which it alone sees; `stock` cards are left."""

    __slots__ = ("seat", "stock")
    __match_args__ = ("seat", "stock", "secret_cards", "audience")

    def __init__(self, seat: Seat, stock: int, secret_cards: Cards = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.stock = stock


@mypyc_attr(acyclic=True)
class Joined(Event):
    """The first player joined the drawn card to the hand: it can no longer be refused."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Returned(Event):
    """The first player refused the drawn card, which went to the lixo; another one is drawn."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause")

    def __init__(self, seat: Seat, card: Card, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause


@mypyc_attr(acyclic=True)
class TookLixo(Event):
    """A seat took the lixo, these cards from the bottom up."""

    __slots__ = ("clause", "lixo_cards", "seat")
    __match_args__ = ("seat", "lixo_cards", "clause")

    def __init__(self, seat: Seat, lixo_cards: Cards, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.lixo_cards = lixo_cards
        self.clause = clause


@mypyc_attr(acyclic=True)
class Declined(Event):
    """A seat did not take the lixo, and nothing else was left to draw."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Laid(Event):
    """A seat laid a new meld, the one of its side with this number, its cards as they lie.

    `canastra` is `clean` or `dirty` where the meld is one, else empty.
    """

    __slots__ = ("canastra", "clause", "meld", "meld_cards", "seat")
    __match_args__ = ("seat", "meld", "meld_cards", "canastra", "clause")

    def __init__(self, seat: Seat, meld: int, meld_cards: Cards, canastra: str, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.meld = meld
        self.meld_cards = meld_cards
        self.canastra = canastra
        self.clause = clause


@mypyc_attr(acyclic=True)
class Added(Event):
    """A seat added cards to a meld of its side; `meld_cards` are all of it as they lie now.

    `canastra` is what the meld is now, and `before` what it was: `clean`, `dirty` or nothing yet.
    """

    __slots__ = ("added_cards", "before", "canastra", "clause", "meld", "meld_cards", "seat")
    __match_args__ = ("seat", "meld", "added_cards", "meld_cards", "canastra", "before", "clause")

    def __init__(
        self, seat: Seat, meld: int, added_cards: Cards, meld_cards: Cards, canastra: str, before: str, clause: str
    ) -> None:
        super().__init__()
        self.seat = seat
        self.meld = meld
        self.added_cards = added_cards
        self.meld_cards = meld_cards
        self.canastra = canastra
        self.before = before
        self.clause = clause


@mypyc_attr(acyclic=True)
class OpeningFailed(Event):
    """A vulnerable side laid less than its minimum: the cards went back to the hand, and the minimum is now `rises`."""

    __slots__ = ("clause", "minimum", "points", "rises", "seat", "shown_cards")
    __match_args__ = ("seat", "shown_cards", "points", "minimum", "rises", "clause")

    def __init__(self, seat: Seat, shown_cards: tuple[Cards, ...], points: int, minimum: int, rises: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.shown_cards = shown_cards
        self.points = points
        self.minimum = minimum
        self.rises = rises
        self.clause = clause


@mypyc_attr(acyclic=True)
class Discarded(Event):
    """A seat laid a card on the lixo."""

    __slots__ = ("card", "seat")
    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__()
        self.seat = seat
        self.card = card


@mypyc_attr(acyclic=True)
class TookMorto(Event):
    """A seat without cards took a morto: `direct`, to go on in the same turn, or to use from its next turn on."""

    __slots__ = ("clause", "direct", "morto", "seat")
    __match_args__ = ("seat", "morto", "direct", "clause", "secret_cards", "audience")

    def __init__(
        self,
        seat: Seat,
        morto: int,
        direct: bool,
        clause: str,
        secret_cards: Cards = (),
        audience: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.morto = morto
        self.direct = direct
        self.clause = clause


@mypyc_attr(acyclic=True)
class MortoTurned(Event):
    """The stock was empty, and a morto that nobody had taken became the stock."""

    __slots__ = ("clause", "morto")
    __match_args__ = ("morto", "clause")

    def __init__(self, morto: int, clause: str) -> None:
        super().__init__()
        self.morto = morto
        self.clause = clause


@dataclass(eq=False, repr=False)
class Bill(Value):
    """What a deal brought one side, line by line; the lines add up to `total`, and `score` is the side's total after it.

    `table` counts the cards in melds; `clean` and `dirty` are the canastras, `clean_points` and `dirty_points` what they
    bring; `hands` what the cards left in hands take away, `morto` what not having taken one does.
    """

    side: int
    table: int
    clean: int
    clean_points: int
    dirty: int
    dirty_points: int
    batida: int
    hands: int
    morto: int
    total: int
    score: int


@dataclass(eq=False, repr=False)
class Conta(Value):
    """How a deal was counted: its number, how it ended and by whom, by which clause, and the bill of every side in `rows`.

    A row has the numbers of a `Bill` in its order, without names: it stays in every view of the next deal.
    """

    mao: int
    how: str
    ender: Seat
    clause: str
    rows: tuple[tuple[int, ...], ...]

    @property
    def bills(self) -> tuple[Bill, ...]:
        """The bills, line by line."""
        return tuple([Bill(*row) for row in self.rows])


@mypyc_attr(acyclic=True)
class DealEnded(Event):
    """A deal is over: `how` is `batida` (by `seat`), `exhausted`, `stalled`, `declined` or `void`; every hand is counted."""

    __slots__ = ("bills", "clause", "hand_cards", "how", "seat")
    __match_args__ = ("seat", "how", "bills", "hand_cards", "clause")

    def __init__(self, seat: Seat, how: str, bills: tuple[Bill, ...], hand_cards: tuple[Cards, ...], clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.how = how
        self.bills = bills
        self.hand_cards = hand_cards
        self.clause = clause


@mypyc_attr(acyclic=True)
class TieToBreak(Event):
    """Sides have equally many points: one more deal is played, and it alone decides between them."""

    __slots__ = ("clause", "sides")
    __match_args__ = ("sides", "clause")

    def __init__(self, sides: tuple[int, ...], clause: str) -> None:
        super().__init__()
        self.sides = sides
        self.clause = clause


_PLAY: Final[tuple[type[Event], ...]] = (
    Shuffled, WasCut, Dealt, MortosSet, Bought, Joined, Returned, TookLixo, Declined, Laid, Added, Discarded, TookMorto,
    MortoTurned, DealEnded, TieToBreak, Ruled, PartidaEnded,
)  # fmt: skip
EVENTS_OF: Final[dict[str, tuple[type[Event], ...]]] = {
    "canastra": (Drew, DealerDrawn, OpeningFailed, *_PLAY),
    "buraco": (LotDrawn, DealerDrawn, *_PLAY),
}
RESTS: Final[dict[type[Event], int]] = {
    **PACK_RESTS, Bought: 500, Joined: 300, Returned: 500, TookLixo: 900, Declined: 700, Laid: 800, Added: 600, Discarded: 700,
    TookMorto: 1200, MortoTurned: 1200, OpeningFailed: 2500, DealEnded: 4000, TieToBreak: 1500,
}  # fmt: skip
