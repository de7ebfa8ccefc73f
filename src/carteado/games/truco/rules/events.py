"""What happened at a truco table once cards were held, to the end of the partida; what came before is in `pack_events`.

A card that not all may see is the event's secret.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.games.truco.rules.pack_events import PACK_EVENTS, PACK_RESTS
from carteado.native import mypyc_attr
from carteado.pack import Looked, PartidaEnded, Ruled
from carteado.tricks.play import RESTS as OF_VAZAS
from carteado.tricks.play import Played, VazaWon


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


EVENTS: Final[tuple[type[Event], ...]] = (
    *PACK_EVENTS, Looked, Decided, Played, VazaWon, Raised, Accepted, Ran, Showed, Conceded, Threw, Returned, Ruled, MaoEnded,
    Revealed, PartidaEnded,
)  # fmt: skip

# How long, in milliseconds, a table rests after an event so that people can follow it. What is played does not matter.
RESTS: Final[dict[type[Event], int]] = {
    **PACK_RESTS, **OF_VAZAS, Decided: 1200, Raised: 1000, Accepted: 900, Ran: 900, Showed: 2500,
    Conceded: 1200, Threw: 900, Returned: 900, MaoEnded: 2600,
}  # fmt: skip
