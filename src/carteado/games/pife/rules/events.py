"""What happens in cacheta and pif-paf; a card that not all may see is the event's secret."""

from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.native import mypyc_attr
from carteado.pack import RESTS as PACK_RESTS
from carteado.pack import DealerDrawn, Dealt, LotDrawn, PartidaEnded, Reshuffled, Ruled, Shuffled, WasCut

Cards = tuple[Card, ...]


@mypyc_attr(acyclic=True)
class Anted(Event):
    """Who plays the deal put the pingo into the pot; `away` has no chip for it."""

    __slots__ = ("away", "clause", "playing", "pot")
    __match_args__ = ("playing", "away", "pot", "clause")

    def __init__(self, playing: tuple[Seat, ...], away: tuple[Seat, ...], pot: int, clause: str) -> None:
        super().__init__()
        self.playing = playing
        self.away = away
        self.pot = pot
        self.clause = clause


@mypyc_attr(acyclic=True)
class ViraTurned(Event):
    """The vira was turned up; `wild_cards` are the curingas."""

    __slots__ = ("card", "clause", "wild_cards")
    __match_args__ = ("card", "wild_cards", "clause")

    def __init__(self, card: Card, wild_cards: Cards, clause: str) -> None:
        super().__init__()
        self.card = card
        self.wild_cards = wild_cards
        self.clause = clause


@mypyc_attr(acyclic=True)
class PlayBegan(Event):
    """The rest of the pack is the stock, and this seat begins."""

    __slots__ = ("clause", "seat", "stock")
    __match_args__ = ("seat", "stock", "clause")

    def __init__(self, seat: Seat, stock: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.stock = stock
        self.clause = clause


@mypyc_attr(acyclic=True)
class Abandoned(Event):
    """A seat left the deal; `lives` is what it cost at once."""

    __slots__ = ("clause", "lives", "seat")
    __match_args__ = ("seat", "lives", "clause")

    def __init__(self, seat: Seat, lives: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.lives = lives
        self.clause = clause


@mypyc_attr(acyclic=True)
class Bet(Event):
    """A seat bet: it `raised` or followed to so much in all, and put `paid` chips into the pot."""

    __slots__ = ("bet", "clause", "paid", "pot", "raised", "seat")
    __match_args__ = ("seat", "bet", "paid", "raised", "pot", "clause")

    def __init__(self, seat: Seat, bet: int, paid: int, raised: bool, pot: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.bet = bet
        self.paid = paid
        self.raised = raised
        self.pot = pot
        self.clause = clause


@mypyc_attr(acyclic=True)
class Bought(Event):
    """A seat drew a card from the stock, which it alone sees unless it is the vira; `stock` cards are left."""

    __slots__ = ("card", "seat", "stock")
    __match_args__ = ("seat", "stock", "card", "secret_cards", "audience")

    def __init__(
        self, seat: Seat, stock: int, card: Card | None, secret_cards: Cards = (), audience: tuple[Seat, ...] = ()
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.stock = stock
        self.card = card


@mypyc_attr(acyclic=True)
class StockEnded(Event):
    """A seat draws and there is no card: it waits until the lixo is shuffled."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Took(Event):
    """A seat took the last discard into its hand."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause")

    def __init__(self, seat: Seat, card: Card, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause


@mypyc_attr(acyclic=True)
class SaidPifei(Event):
    """A seat says that one card is missing, truly or not."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Discarded(Event):
    """A seat laid a card on the lixo; `asked` may go out with it, the first in order first, and answer in this window."""

    __slots__ = ("asked", "card", "seat", "window")
    __match_args__ = ("seat", "card", "asked", "window")

    def __init__(self, seat: Seat, card: Card, asked: tuple[Seat, ...], window: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.asked = asked
        self.window = window


@mypyc_attr(acyclic=True)
class Replied(Event):
    """A seat gave its answer to a discard; which, nobody knows."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


@mypyc_attr(acyclic=True)
class WindowClosed(Event):
    """Nobody went out with the discard."""

    __slots__ = ("window",)
    __match_args__ = ("window",)

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window


@mypyc_attr(acyclic=True)
class Reached(Event):
    """A seat reached for the discard to go out with it, and withdrew."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Rebate(Event):
    """A seat pointed out the rebate of another, which from now on draws from the stock alone."""

    __slots__ = ("clause", "offender", "seat")
    __match_args__ = ("seat", "offender", "clause")

    def __init__(self, seat: Seat, offender: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.offender = offender
        self.clause = clause


@mypyc_attr(acyclic=True)
class FalseBatida(Event):
    """A seat showed these cards as a batida, which they are not, and takes them back; `with_card` is a discard it claimed."""

    __slots__ = ("clause", "hand_cards", "seat", "with_card")
    __match_args__ = ("seat", "hand_cards", "with_card", "clause")

    def __init__(self, seat: Seat, hand_cards: Cards, with_card: Card | None, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.hand_cards = hand_cards
        self.with_card = with_card
        self.clause = clause


@mypyc_attr(acyclic=True)
class Threw(Event):
    """A seat threw its cards away, face down, and is out of the deal."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Bateu(Event):
    """A seat went out with these melds and discarded `card`, or none of ten; `with_card` is the discard it claimed."""

    __slots__ = ("card", "clause", "meld_cards", "seat", "with_card")
    __match_args__ = ("seat", "meld_cards", "card", "with_card", "clause")

    def __init__(
        self, seat: Seat, meld_cards: tuple[Cards, ...], card: Card | None, with_card: Card | None, clause: str
    ) -> None:
        super().__init__()
        self.seat = seat
        self.meld_cards = meld_cards
        self.card = card
        self.with_card = with_card
        self.clause = clause


@mypyc_attr(acyclic=True)
class DealEnded(Event):
    """A deal is over: `how` is `batida`, `ten`, `louca`, `alone`, `exhausted`, `stalled` or `void`.

    `changes` is what it brought each seat since it began, `score` what each has now, `pot` what stays for the next deal;
    `hand_cards` are the hands, empty where they are not shown.
    """

    __slots__ = ("changes", "clause", "hand_cards", "how", "pot", "score", "seat")
    __match_args__ = ("seat", "how", "changes", "score", "pot", "hand_cards", "clause")

    def __init__(
        self,
        seat: Seat,
        how: str,
        changes: tuple[int, ...],
        score: tuple[int, ...],
        pot: int,
        hand_cards: tuple[Cards, ...],
        clause: str,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.how = how
        self.changes = changes
        self.score = score
        self.pot = pot
        self.hand_cards = hand_cards
        self.clause = clause


@mypyc_attr(acyclic=True)
class Eliminated(Event):
    """A seat has no life left and leaves the partida."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class PotShared(Event):
    """The pot that void deals had left was shared: `shares` by seat."""

    __slots__ = ("clause", "shares")
    __match_args__ = ("shares", "clause")

    def __init__(self, shares: tuple[int, ...], clause: str) -> None:
        super().__init__()
        self.shares = shares
        self.clause = clause


_DEAL: Final[tuple[type[Event], ...]] = (LotDrawn, DealerDrawn, Shuffled, WasCut, Dealt)
_PLAY: Final[tuple[type[Event], ...]] = (
    PlayBegan, Abandoned, Bought, StockEnded, Reshuffled, Took, Discarded, Replied, WindowClosed, FalseBatida, Bateu,
    DealEnded, Ruled, PartidaEnded,
)  # fmt: skip
EVENTS_OF: Final[dict[str, tuple[type[Event], ...]]] = {
    "cacheta": (*_DEAL, ViraTurned, SaidPifei, Eliminated, *_PLAY),
    "pifpaf": (*_DEAL, Anted, Bet, Reached, Rebate, Threw, PotShared, *_PLAY),
}
RESTS: Final[dict[type[Event], int]] = {
    **PACK_RESTS, ViraTurned: 900, Abandoned: 400, Bet: 400, StockEnded: 600, SaidPifei: 700, FalseBatida: 3000, Rebate: 1500,
    Threw: 1200, Bateu: 2500, DealEnded: 4000, Eliminated: 1200, PotShared: 1500,
    Bought: 500, Took: 700, Discarded: 600, Replied: 200, Reached: 900,  # so long bots may think, and nobody can tell how long
}  # fmt: skip
WINDOW: Final = 3000  # milliseconds that a discard waits for those who may go out with it
