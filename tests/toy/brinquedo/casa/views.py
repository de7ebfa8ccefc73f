"""What the seat, or anybody, knows of a partida against the house: all but the shoe and what was put aside from it."""

from dataclasses import dataclass

from carteado.cards import Card
from carteado.game import Seat, Value, View


@dataclass(eq=False, repr=False)
class Pano(Value):
    """What lies on the cloth; `shoe` is how many cards are in it, `points` what the hands count."""

    phase: str
    round: int
    rounds: int
    chips: int
    bet: int
    shoe: int
    hand_cards: tuple[Card, ...]
    points: int
    house_cards: tuple[Card, ...]
    house_points: int


@dataclass(eq=False, repr=False)
class Seen(Value):
    """The memory: what came out of this shoe, what left the table since it was shuffled, and how many there were."""

    pano: Pano
    waiting: bool
    size: int
    top: int
    dealt_cards: tuple[Card, ...]
    discard_cards: tuple[Card, ...]


class CasaView(View):
    """What the seat knows, and what a screen draws."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: Seen,
        shown: Pano,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown


VALUES = (Pano, Seen, CasaView)
