"""What happens with a pack of truco and with no other before play: sawn, burned, dealt by packets, its vira turned.

A card that not all may see is the event's secret.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.native import mypyc_attr
from carteado.pack import RESTS as OF_EVERY_PACK
from carteado.pack import DealerDrawn, Dealt, Drew, Kept, Shuffled, TurnedUp, WasCut


@mypyc_attr(acyclic=True)
class LotDrawn(Event):
    """Chance chose who begins: `winner` won odds and evens or the lot, `dealer` deals."""

    __slots__ = ("clause", "dealer", "winner")
    __match_args__ = ("winner", "dealer", "clause")

    def __init__(self, winner: Seat, dealer: Seat, clause: str) -> None:
        super().__init__()
        self.winner = winner
        self.dealer = dealer
        self.clause = clause


@mypyc_attr(acyclic=True)
class Sawn(Event):
    """The cutter sawed the pack."""

    __slots__ = ("at", "seat")
    __match_args__ = ("seat", "at")

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__()
        self.seat = seat
        self.at = at


@mypyc_attr(acyclic=True)
class Peeked(Event):
    """A seat looked at the bottom card; the secret is theirs."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause", "secret_cards", "audience")

    def __init__(self, seat: Seat, clause: str, secret_cards: tuple[Card, ...] = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class AskedBottom(Event):
    """The cutter asked for the deal to come from the bottom."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Burned(Event):
    """The cutter burned a card, face up."""

    __slots__ = ("card", "seat")
    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__()
        self.seat = seat
        self.card = card


@mypyc_attr(acyclic=True)
class PacketBurned(Event):
    """The cutter had the packet due to a seat burned; its cards are told next."""

    __slots__ = ("clause", "seat", "whose")
    __match_args__ = ("seat", "whose", "clause")

    def __init__(self, seat: Seat, whose: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.whose = whose
        self.clause = clause


@mypyc_attr(acyclic=True)
class GaveBack(Event):
    """The pack went back to the dealer."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


@mypyc_attr(acyclic=True)
class GivesAll(Event):
    """The dealer gives everything: the cutter says once whether a packet burns."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Waived(Event):
    """The cutter burns nothing more in this deal."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class PacketDealt(Event):
    """A seat got its packet; nobody looks before the deal is done."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


@mypyc_attr(acyclic=True)
class ViraTurned(Event):
    """The card that names the manilhas was turned up, or (without a card) laid aside face down."""

    __slots__ = ("card", "clause")
    __match_args__ = ("card", "clause", "secret_cards", "audience")

    def __init__(
        self, card: Card | None, clause: str, secret_cards: tuple[Card, ...] = (), audience: tuple[Seat, ...] = ()
    ) -> None:
        super().__init__(secret_cards, audience)
        self.card = card
        self.clause = clause


@mypyc_attr(acyclic=True)
class Replaced(Event):
    """A card that had turned up was burned, and the seat got another in its place; the secret is theirs."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause", "secret_cards", "audience")

    def __init__(
        self,
        seat: Seat,
        card: Card,
        clause: str,
        secret_cards: tuple[Card, ...] = (),
        audience: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.card = card
        self.clause = clause


PACK_EVENTS: Final[tuple[type[Event], ...]] = (
    Shuffled, Drew, DealerDrawn, LotDrawn, WasCut, Sawn, Peeked, AskedBottom, Burned, PacketBurned, GaveBack, GivesAll,
    Waived, PacketDealt, Dealt, ViraTurned, TurnedUp, Kept, Replaced,
)  # fmt: skip

# How long, in milliseconds, a table rests after an event so that people can follow it.
PACK_RESTS: Final[dict[type[Event], int]] = {
    **OF_EVERY_PACK, LotDrawn: 1500, Sawn: 500, Peeked: 500, AskedBottom: 700, Burned: 800, PacketBurned: 500, GaveBack: 300,
    GivesAll: 300, Waived: 300, PacketDealt: 1200, ViraTurned: 900, Replaced: 1200,
}  # fmt: skip
# How long it waits at least where the cutter is asked packet by packet, for a person who may still have the next one burned.
LEAVES_TIME: Final[dict[type[Event], int]] = {GaveBack: 4000, PacketDealt: 3000, PacketBurned: 3000}
