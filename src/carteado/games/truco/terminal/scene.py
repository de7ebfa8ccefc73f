"""What a widget may draw: one pair of eyes on the table, the names, who is waited for and what was just said."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from carteado.cards import CARDS, Card
from carteado.game import Event, Seat
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.strength import NO_CARD, ZAP, is_manilha
from carteado.games.truco.rules.views import Fallen, Mesa, TrucoView
from carteado.games.truco.words.insight import leading, on_table


@dataclass(frozen=True)
class Scene:
    """The table from `eyes`, drawn with the seat `bottom` nearest."""

    mesa: Mesa
    eyes: Seat
    bottom: Seat
    names: tuple[str, ...]
    rules: TrucoRules
    actors: tuple[Seat, ...] = ()
    said: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    ended: MaoEnded | None = None

    def steps_away(self, seat: Seat) -> int:
        """How many places to the right of the bottom a seat sits."""
        return (seat - self.bottom) % self.mesa.seats

    def stake(self) -> int:
        """What the mão is played for; while the side on eleven decides, what it would be."""
        return self.rules.eleven.stake if self.mesa.phase == "eleven" else self.mesa.stake

    def manilha(self, card: Card) -> bool:
        """Whether this card is a manilha."""
        return is_manilha(self._powers()[card.index])

    def manilha_rank(self) -> str:
        """The rank above the vira, where it is known: "6"."""
        return "" if self.mesa.vira_card is None else CARDS[self._powers().index(ZAP)].rank

    def table(self) -> tuple[Fallen, ...]:
        """The cards lying before the players: the vaza in play, or the last one until a card falls on the next."""
        return on_table(self.mesa)

    def leading(self, cards: Sequence[Fallen]) -> tuple[Seat, ...]:
        """Who has the best card of a vaza so far; of both sides when they tie, nobody when all lie face down."""
        return leading(cards, self._powers())

    def led(self) -> Seat:
        """Who leads the vaza in play, or led the last one; -1 before the deal."""
        mesa = self.mesa
        if not mesa.hands or mesa.phase == "over":
            return -1
        return mesa.turn if len(mesa.results) == len(mesa.vazas) else mesa.vazas[-1][0].seat

    def _powers(self) -> tuple[int, ...]:
        vira = self.mesa.vira_card
        return self.rules.strength(self.rules.deck, NO_CARD if vira is None else vira.index)


def scene_of(
    view: TrucoView,
    bottom: Seat,
    names: Sequence[str],
    actors: tuple[Seat, ...],
    last: Sequence[Event] = (),
    said: Mapping[Seat, str] | None = None,
) -> Scene:
    """The scene of a view; `last` are the events of the last act, as the same eyes heard them."""
    ended = next((event for event in last if isinstance(event, MaoEnded)), None)
    rules = rules_of(view.regulation, dict(view.options))
    return Scene(view.shown, view.seat, bottom, tuple(names), rules, actors, said or {}, ended)
