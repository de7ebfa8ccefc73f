"""What a seat of Brinquedo knows: `shown` for a screen, `known` for thinking, with where each card came from."""

from dataclasses import dataclass

from carteado.cards import Card
from carteado.game import Seat, Value, View


@dataclass(eq=False, repr=False)
class Lugar(Value):
    """One seat: its chips, what it does in this deal, its hand as the viewer sees it, and its melds."""

    seat: Seat
    status: str
    chips: int
    hand_cards: tuple[Card | None, ...]
    meld_cards: tuple[tuple[Card, ...], ...]


@dataclass(eq=False, repr=False)
class Table(Value):
    """What lies on the table; `window` is the number of the claim that is open, `answer` the viewer's own: pass or claim."""

    phase: str
    deal: int
    deals: int
    dealer: Seat
    turn: Seat
    pot: int
    stock: int
    pile_cards: tuple[Card, ...]
    lugares: tuple[Lugar, ...]
    window: int
    answer: str


@dataclass(eq=False, repr=False)
class Known(Value):
    """The memory: the packs with the faces the viewer has seen, its answer, and what is public in the engine's own words."""

    first_cards: tuple[Card | None, ...]
    second_cards: tuple[Card | None, ...]
    answers: tuple[int, ...]
    book: tuple[object, ...]


class BrinquedoView(View):
    """What a seat knows, and what a screen draws."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: Known,
        shown: Table,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown


VALUES = (Lugar, Table, Known, BrinquedoView)
