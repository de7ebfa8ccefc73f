"""What happened at a truco table, in the past tense; a card that not all may see is the event's secret."""

from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Shuffled(Event):
    """The pack was shuffled for a mão, or, while there is no dealer (-1), for the draw of the first one."""

    __slots__ = ("dealer", "mao")
    __match_args__ = ("dealer", "mao")

    def __init__(self, dealer: Seat, mao: int) -> None:
        super().__init__()
        self.dealer = dealer
        self.mao = mao


@mypyc_attr(acyclic=True)
class Drew(Event):
    """A seat drew a card for the first deal and turned it up."""

    __slots__ = ("at", "card", "seat")
    __match_args__ = ("seat", "at", "card")

    def __init__(self, seat: Seat, at: int, card: Card) -> None:
        super().__init__()
        self.seat = seat
        self.at = at
        self.card = card


@mypyc_attr(acyclic=True)
class DealerDrawn(Event):
    """The heaviest card decided the first dealer; no dealer when all must draw again."""

    __slots__ = ("clause", "dealer")
    __match_args__ = ("dealer", "clause")

    def __init__(self, dealer: Seat | None, clause: str) -> None:
        super().__init__()
        self.dealer = dealer
        self.clause = clause


@mypyc_attr(acyclic=True)
class WasCut(Event):
    """The cutter cut the pack."""

    __slots__ = ("at", "seat")
    __match_args__ = ("seat", "at")

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__()
        self.seat = seat
        self.at = at


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
class PacketDealt(Event):
    """A seat got its packet; nobody looks before the deal is done."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


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
class TurnedUp(Event):
    """A card turned up while it was dealt to a seat."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause")

    def __init__(self, seat: Seat, card: Card, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause


@mypyc_attr(acyclic=True)
class Kept(Event):
    """A seat kept a card that had turned up."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause")

    def __init__(self, seat: Seat, card: Card, clause: str) -> None:
        super().__init__()
        self.seat = seat
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


@mypyc_attr(acyclic=True)
class GaveBack(Event):
    """The pack went back to the dealer."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Dealt(Event):
    """A seat got its cards; the secret is theirs, unless they lie in the dark."""

    __slots__ = ("seat",)
    __match_args__ = ("seat", "secret_cards", "audience")

    def __init__(self, seat: Seat, secret_cards: tuple[Card, ...] = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat


@mypyc_attr(acyclic=True)
class Looked(Event):
    """A seat saw the cards of `whose`: the partner's in an eleven hand, its own after a dark vaza."""

    __slots__ = ("clause", "seat", "whose")
    __match_args__ = ("seat", "whose", "clause", "secret_cards", "audience")

    def __init__(
        self,
        seat: Seat,
        whose: Seat,
        clause: str,
        secret_cards: tuple[Card, ...] = (),
        audience: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.whose = whose
        self.clause = clause


@mypyc_attr(acyclic=True)
class Decided(Event):
    """A side on eleven chose to play the mão or to give it up."""

    __slots__ = ("clause", "playing", "seat")
    __match_args__ = ("seat", "playing", "clause")

    def __init__(self, seat: Seat, playing: bool, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.playing = playing
        self.clause = clause


@mypyc_attr(acyclic=True, free_list_len=1)
class Played(Event):
    """A card fell, open (`card`) or face down (`card` is None and the secret its owner's).

    `place` is set when the card was played in the dark.
    """

    __slots__ = ("card", "down", "place", "seat")
    __match_args__ = ("seat", "card", "down", "place", "secret_cards", "audience")

    def __init__(
        self,
        seat: Seat,
        card: Card | None,
        down: bool = False,
        place: int = 0,
        secret_cards: tuple[Card, ...] = (),
        audience: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.card = card
        self.down = down
        self.place = place


@mypyc_attr(acyclic=True)
class VazaWon(Event):
    """A vaza ended: won by a side (with the seat of the best card), or tied (`side` is None)."""

    __slots__ = ("clause", "lead", "nth", "side")
    __match_args__ = ("nth", "side", "lead", "clause")

    def __init__(self, nth: int, side: int | None, lead: Seat, clause: str) -> None:
        super().__init__()
        self.nth = nth
        self.side = side
        self.lead = lead
        self.clause = clause


@mypyc_attr(acyclic=True)
class Raised(Event):
    """A seat asked for a higher stake."""

    __slots__ = ("clause", "seat", "stake")
    __match_args__ = ("seat", "stake", "clause")

    def __init__(self, seat: Seat, stake: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.stake = stake
        self.clause = clause


@mypyc_attr(acyclic=True)
class Accepted(Event):
    """A seat took the stake asked for."""

    __slots__ = ("clause", "seat", "stake")
    __match_args__ = ("seat", "stake", "clause")

    def __init__(self, seat: Seat, stake: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.stake = stake
        self.clause = clause


@mypyc_attr(acyclic=True)
class Ran(Event):
    """A seat refused; `final` when its side has run, else the partner is asked."""

    __slots__ = ("clause", "final", "seat", "stake")
    __match_args__ = ("seat", "stake", "final", "clause")

    def __init__(self, seat: Seat, stake: int, final: bool, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.stake = stake
        self.final = final
        self.clause = clause


@mypyc_attr(acyclic=True)
class Showed(Event):
    """A seat laid its hand open: with a set that wins, or, by a ruling, without one."""

    __slots__ = ("cards", "clause", "seat")
    __match_args__ = ("seat", "cards", "clause")

    def __init__(self, seat: Seat, cards: tuple[Card, ...], clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.clause = clause


@mypyc_attr(acyclic=True)
class Conceded(Event):
    """A side gave the mão away."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class Threw(Event):
    """A seat threw several cards at once: the open ones, and how many face down."""

    __slots__ = ("cards", "clause", "face_down", "seat")
    __match_args__ = ("seat", "cards", "face_down", "clause")

    def __init__(self, seat: Seat, cards: tuple[Card, ...], face_down: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.face_down = face_down
        self.clause = clause


@mypyc_attr(acyclic=True)
class Returned(Event):
    """Cards that all had seen went back to a hand."""

    __slots__ = ("cards", "clause", "seat")
    __match_args__ = ("seat", "cards", "clause")

    def __init__(self, seat: Seat, cards: tuple[Card, ...], clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.clause = clause


@mypyc_attr(acyclic=True)
class Ruled(Event):
    """The referee applied a clause: `effect` names the consequence, `score` is the score it set, if it did."""

    __slots__ = ("clause", "effect", "offender", "sanction", "score", "why")
    __match_args__ = ("clause", "offender", "effect", "sanction", "why", "score")

    def __init__(
        self,
        clause: str,
        offender: Seat | None,
        effect: str,
        sanction: str = "",
        why: str = "",
        score: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.clause = clause
        self.offender = offender
        self.effect = effect
        self.sanction = sanction
        self.why = why
        self.score = score


@mypyc_attr(acyclic=True)
class MaoEnded(Event):
    """The mão is over: `side` takes `points`; nobody does when `side` is None. `void` if it never counted."""

    __slots__ = ("clause", "points", "score", "side", "void")
    __match_args__ = ("side", "points", "score", "clause", "void")

    def __init__(self, side: int | None, points: int, score: tuple[int, ...], clause: str, void: bool = False) -> None:
        super().__init__()
        self.side = side
        self.points = points
        self.score = score
        self.clause = clause
        self.void = void


@mypyc_attr(acyclic=True)
class Revealed(Event):
    """After the mão, a card that had been played face down was turned up."""

    __slots__ = ("card", "nth", "seat")
    __match_args__ = ("seat", "nth", "card")

    def __init__(self, seat: Seat, nth: int, card: Card) -> None:
        super().__init__()
        self.seat = seat
        self.nth = nth
        self.card = card


@mypyc_attr(acyclic=True)
class PartidaEnded(Event):
    """A side won the partida."""

    __slots__ = ("clause", "how", "score", "side")
    __match_args__ = ("side", "score", "how", "clause")

    def __init__(self, side: int, score: tuple[int, ...], how: str, clause: str) -> None:
        super().__init__()
        self.side = side
        self.score = score
        self.how = how
        self.clause = clause


EVENTS: Final = (
    Shuffled, Drew, DealerDrawn, WasCut, Burned, GaveBack, Dealt, Looked, Decided, Played, VazaWon, Raised, Accepted, Ran,
    Showed, Conceded, Threw, Returned, Ruled, MaoEnded, Revealed, PartidaEnded, LotDrawn, Sawn, Peeked, AskedBottom, ViraTurned,
    PacketBurned, PacketDealt, TurnedUp, Kept, Replaced,
)  # fmt: skip

# How long, in milliseconds, a table rests after an event so that people can follow it. What is played does not matter.
RESTS: Final[dict[type[Event], int]] = {
    Shuffled: 500, Drew: 500, DealerDrawn: 1500, WasCut: 500, Burned: 800, GaveBack: 300, Dealt: 900, Decided: 1200,
    Played: 700, VazaWon: 1300, Raised: 1000, Accepted: 900, Ran: 900, Showed: 2500, Conceded: 1200, Threw: 900,
    Returned: 900, Ruled: 2500, MaoEnded: 2600, PartidaEnded: 1500, LotDrawn: 1500, Sawn: 500, Peeked: 500, AskedBottom: 700,
    ViraTurned: 900, PacketBurned: 500, PacketDealt: 1200, TurnedUp: 900, Kept: 900, Replaced: 1200,
}  # fmt: skip
# How long it waits at least where a person who is not waited for may still say something: burn the packet that comes next.
LEAVES_TIME: Final[dict[type[Event], int]] = {GaveBack: 4000, PacketDealt: 3000, PacketBurned: 3000}
