"""What a widget may draw of Truco Cego: one pair of eyes on six seats, the names, who is waited for and what was just said."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from carteado.cards import Card
from carteado.game import Event, Seat
from carteado.games.cego.rules.events import Credited, VoltaEnded
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.views import CegoFallen, CegoView, MesaCego
from carteado.games.cego.words.insight import BRAVOS, leading
from carteado.terminal.family import Sight

LED_BY_NOBODY = -1


@dataclass(frozen=True)
class Lying:
    """A card before a seat: its face (`None` for a back), and how it lies.

    `state` is "held", "now" (fallen in the vaza in play), "best" or "tied" there, or "old".
    """

    card: Card | None
    state: str


@dataclass(frozen=True)
class Paid:
    """What a volta that has just ended came to: its form, which testa, and its bill: part, side and tentos."""

    form: str
    nth: int
    bill: tuple[tuple[str, int, int], ...]
    again: bool

    def tentos(self, side: int) -> int:
        """What a side got of it."""
        return sum([tentos for _, got, tentos in self.bill if got == side])


@dataclass(frozen=True)
class CegoScene:
    """The table from `eyes`, drawn with the seat `bottom` nearest."""

    mesa: MesaCego
    eyes: Seat
    bottom: Seat
    names: tuple[str, ...]
    actors: tuple[Seat, ...] = ()
    said: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    paid: Paid | None = None

    def away(self, seat: Seat) -> int:
        """How many places to the right of the bottom a seat sits."""
        return (seat - self.bottom) % SEATS

    def testa(self) -> bool:
        """Whether two play and four wait."""
        return self.mesa.form == "testa"

    def waits(self, seat: Seat) -> bool:
        """Whether a seat has no part in the testa that is played."""
        return self.testa() and bool(self.mesa.hands) and seat % 3 != self.mesa.first % 3

    def had_its_testa(self, seat: Seat) -> bool:
        """Whether a seat that waits has played already."""
        return self.waits(seat) and self.mesa.hands[seat].looks

    def led(self) -> Seat:
        """Who leads the vaza in play, or led the last one; -1 before the deal."""
        mesa = self.mesa
        if not mesa.hands or mesa.phase != "play":
            return LED_BY_NOBODY
        if len(mesa.results) == len(mesa.vazas):
            return mesa.turn
        return mesa.vazas[-1][0].seat

    def lying(self, seat: Seat) -> list[Lying]:
        """The cards before a seat: those that fell, vaza by vaza, then those in hand."""
        mesa = self.mesa
        if not mesa.hands:
            return [Lying(card, "now") for who, card in zip(mesa.drawn_seats, mesa.drawn_cards, strict=False) if who == seat]
        hand = mesa.hands[seat]
        fallen = [self._fallen(nth, entry) for nth, vaza in enumerate(mesa.vazas) for entry in vaza if entry.seat == seat]
        places = {entry.place for vaza in mesa.vazas for entry in vaza if entry.seat == seat}
        earlier = [
            Lying(card, "old")
            for place, card in enumerate(hand.dealt_cards, 1)
            if place not in places and place not in hand.held and card is not None
        ]
        held = [Lying(hand.dealt_cards[place - 1], "held") for place in hand.held]
        return [*earlier, *fallen, *held]

    def _fallen(self, nth: int, entry: CegoFallen) -> Lying:
        mesa = self.mesa
        if nth < len(mesa.vazas) - 1:
            return Lying(entry.card, "old")
        ahead = leading(mesa.vazas[nth])
        if entry.seat not in ahead:
            return Lying(entry.card, "now")
        return Lying(entry.card, "best" if len({seat & 1 for seat in ahead}) == 1 else "tied")


def strong(card: Card) -> bool:
    """Whether it is one of the four cards above the threes."""
    return str(card) in BRAVOS


def scene_of(sight: Sight, view: CegoView, said: Mapping[Seat, str]) -> CegoScene:
    """The scene of a sight."""
    return CegoScene(view.shown, view.seat, sight.bottom, sight.names, sight.actors, said, _paid(sight.last))


def _paid(last: Sequence[Event]) -> Paid | None:
    ended = next((event for event in last if isinstance(event, VoltaEnded)), None)
    if ended is None:
        return None
    bill = [(event.part, event.side, event.tentos) for event in last if isinstance(event, Credited) and event.tentos]
    return Paid(ended.form, ended.nth, tuple(bill), ended.again)
