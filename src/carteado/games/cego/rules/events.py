"""What happens at a table of Truco Cego and at no other: the rest is in `pack` and `tricks`."""

from typing import Final

from carteado import pack
from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.native import mypyc_attr
from carteado.tricks import play


@mypyc_attr(acyclic=True)
class VoltaBegan(Event):
    """A roda or one of the three testas of a deal begins; `seats` play, the mão first. In testa only they look."""

    __slots__ = ("clause", "form", "nth", "seats")
    __match_args__ = ("form", "nth", "seats", "clause")

    def __init__(self, form: str, nth: int, seats: tuple[Seat, ...], clause: str) -> None:
        super().__init__()
        self.form = form
        self.nth = nth
        self.seats = seats
        self.clause = clause


@mypyc_attr(acyclic=True)
class LeiSaid(Event):
    """A seat bound its trio by the lei do jogo."""

    __slots__ = ("clause", "falta", "seat")
    __match_args__ = ("seat", "falta", "clause")

    def __init__(self, seat: Seat, falta: int, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.falta = falta
        self.clause = clause


@mypyc_attr(acyclic=True)
class Called(Event):
    """A seat opened or raised a bet (see `words`); with `down` its first card fell face down with the word."""

    __slots__ = ("call", "clause", "down", "seat", "value")
    __match_args__ = ("seat", "call", "value", "clause", "down")

    def __init__(self, seat: Seat, call: str, value: int, clause: str, down: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.call = call
        self.value = value
        self.clause = clause
        self.down = down


@mypyc_attr(acyclic=True)
class Declared(Event):
    """A seat that was asked said its flor, or that it has none (`e-boa`)."""

    __slots__ = ("clause", "seat", "what")
    __match_args__ = ("seat", "what", "clause")

    def __init__(self, seat: Seat, what: str, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.what = what
        self.clause = clause


@mypyc_attr(acyclic=True)
class Answered(Event):
    """A seat accepted (`wants`) or refused a bet; `passing`, `raising`, `shrinking` as in the acts."""

    __slots__ = ("clause", "part", "passing", "raising", "seat", "shrinking", "value", "wants")
    __match_args__ = ("seat", "wants", "part", "value", "raising", "passing", "shrinking", "clause")

    def __init__(
        self, seat: Seat, wants: bool, part: str, value: int, raising: bool, passing: str, shrinking: bool, clause: str
    ) -> None:
        super().__init__()
        self.seat = seat
        self.wants = wants
        self.part = part
        self.value = value
        self.raising = raising
        self.passing = passing
        self.shrinking = shrinking
        self.clause = clause


@mypyc_attr(acyclic=True)
class Deferred(Event):
    """A seat left the answer to its partners, or a flor against a flor as it is."""

    __slots__ = ("part", "seat")
    __match_args__ = ("seat", "part")

    def __init__(self, seat: Seat, part: str) -> None:
        super().__init__()
        self.seat = seat
        self.part = part


@mypyc_attr(acyclic=True)
class EnvidoVoid(Event):
    """A flor undid the envido."""

    __slots__ = ("clause",)
    __match_args__ = ("clause",)

    def __init__(self, clause: str) -> None:
        super().__init__()
        self.clause = clause


@mypyc_attr(acyclic=True)
class Sang(Event):
    """A seat sang points: 1 to 7, 20 to 38, or 10, 11, 12 for a lone sota, cavalo, rei."""

    __slots__ = ("clause", "part", "points", "seat")
    __match_args__ = ("seat", "points", "part", "clause")

    def __init__(self, seat: Seat, points: int, part: str, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.points = points
        self.part = part
        self.clause = clause


@mypyc_attr(acyclic=True)
class DidNotBeat(Event):
    """A seat said `não mato`."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class PointsSettled(Event):
    """The points part is settled for now: tentos to a side, provisional until the volta ends."""

    __slots__ = ("clause", "part", "side", "tentos")
    __match_args__ = ("part", "side", "tentos", "clause")

    def __init__(self, part: str, side: int, tentos: int, clause: str) -> None:
        super().__init__()
        self.part = part
        self.side = side
        self.tentos = tentos
        self.clause = clause


@mypyc_attr(acyclic=True)
class FlorAsked(Event):
    """`peço flor`: `asked` must prove at the end that it hid none."""

    __slots__ = ("asked", "clause", "seat")
    __match_args__ = ("seat", "asked", "clause")

    def __init__(self, seat: Seat, asked: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.asked = asked
        self.clause = clause


@mypyc_attr(acyclic=True)
class Admitted(Event):
    """A seat owned up to a flor that is none."""

    __slots__ = ("clause", "seat")
    __match_args__ = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause


@mypyc_attr(acyclic=True)
class WentOut(Event):
    """Seats stopped contesting the vazas: one that passed or went to the pack, or a whole trio together."""

    __slots__ = ("clause", "how", "seats")
    __match_args__ = ("seats", "how", "clause")

    def __init__(self, seats: tuple[Seat, ...], how: str, clause: str) -> None:
        super().__init__()
        self.seats = seats
        self.how = how
        self.clause = clause


@mypyc_attr(acyclic=True)
class LaidOver(Event):
    """With the card that fell a seat laid its last one, which will fall when its turn comes."""

    __slots__ = ("card", "clause", "seat")
    __match_args__ = ("seat", "card", "clause")

    def __init__(self, seat: Seat, card: Card, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause


@mypyc_attr(acyclic=True)
class Proved(Event):
    """A seat showed cards: for its song, its flor, or because it was asked for one."""

    __slots__ = ("cards", "clause", "part", "seat")
    __match_args__ = ("seat", "cards", "part", "clause")

    def __init__(self, seat: Seat, cards: tuple[Card, ...], part: str, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.part = part
        self.clause = clause


@mypyc_attr(acyclic=True)
class FoundOut(Event):
    """Something came out about a seat: see the last lines of `words`."""

    __slots__ = ("clause", "seat", "what")
    __match_args__ = ("seat", "what", "clause")

    def __init__(self, seat: Seat, what: str, clause: str) -> None:
        super().__init__()
        self.seat = seat
        self.what = what
        self.clause = clause


@mypyc_attr(acyclic=True)
class Credited(Event):
    """Tentos paid for good, part by part: `envido`, `flor`, `truco` or `penalty`."""

    __slots__ = ("clause", "part", "score", "side", "tentos")
    __match_args__ = ("part", "side", "tentos", "score", "clause")

    def __init__(self, part: str, side: int, tentos: int, score: tuple[int, ...], clause: str) -> None:
        super().__init__()
        self.part = part
        self.side = side
        self.tentos = tentos
        self.score = score
        self.clause = clause


@mypyc_attr(acyclic=True)
class VoltaEnded(Event):
    """A roda or a testa is over, paid, or (with `again`) undone: the same dealer deals again."""

    __slots__ = ("again", "clause", "form", "nth", "score")
    __match_args__ = ("form", "nth", "score", "clause", "again")

    def __init__(self, form: str, nth: int, score: tuple[int, ...], clause: str, again: bool = False) -> None:
        super().__init__()
        self.form = form
        self.nth = nth
        self.score = score
        self.clause = clause
        self.again = again


OWN_EVENTS: Final[tuple[type[Event], ...]] = (
    VoltaBegan, LeiSaid, Called, Declared, Answered, Deferred, EnvidoVoid, Sang, DidNotBeat, PointsSettled, FlorAsked,
    Admitted, WentOut, LaidOver, Proved, FoundOut, Credited, VoltaEnded,
)  # fmt: skip
EVENTS: Final[tuple[type[Event], ...]] = (*pack.EVENTS, play.Played, play.VazaWon, *OWN_EVENTS)

RESTS: Final[dict[type[Event], int]] = {
    **pack.RESTS, **play.RESTS,
    pack.Dealt: 0, VoltaBegan: 1500, LeiSaid: 2000, Called: 1100, Declared: 700, Answered: 1000,
    Deferred: 300, EnvidoVoid: 600, Sang: 1200, DidNotBeat: 800, PointsSettled: 900, FlorAsked: 900, Admitted: 1200,
    WentOut: 900, LaidOver: 300, Proved: 1500, FoundOut: 2000, Credited: 900, VoltaEnded: 2400,
}  # fmt: skip

# How long at least where a person may still say the lei do jogo, which nobody says once a card is dealt.
LEAVES_TIME: Final[dict[type[Event], int]] = {pack.WasCut: 3000}
