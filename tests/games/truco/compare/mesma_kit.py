"""The same mão through several codes: cards by seat and vaza, whoever the code lets play first."""

from collections.abc import Mapping, Sequence

from carteado.cards import cards
from carteado.catalogue import new
from carteado.game import Action, Event, Reason, Seat
from carteado.games.truco.notation.hands import hands_dealt
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.rulebook import NO_VIRA
from carteado.games.truco.rules.views import TrucoView
from carteado.tricks.play import Play

CODES = ("truco-fenacef", "truco-asfo", "truco-sinsep")
Hands = Mapping[Seat, str]


class Mao:
    """A mão in play by one code."""

    def __init__(self, code: str, hands: Hands, vira: str, score: tuple[int, int] = (0, 0), dealer: Seat = 0) -> None:
        self.state = new(code, score=score, dealer=dealer)
        self.events: list[Event] = []
        turned = None if OPTIONS[code].rules.vira == NO_VIRA else cards(vira)[0]
        dealt = tuple((seat, cards(held)) for seat, held in hands.items())
        for seat, action in hands_dealt(self.state, dealt, turned):
            self.do(seat, action)

    @property
    def turn(self) -> Seat:
        """Whose card is next."""
        return self.state.actors()[0]

    @property
    def score(self) -> tuple[int, int]:
        """The score as it stands."""
        a, b = self._view.known.score
        return a, b

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        return self._view.known.next_dealer

    @property
    def end(self) -> MaoEnded:
        """How the mão ended."""
        return next(event for event in reversed(self.events) if isinstance(event, MaoEnded))

    @property
    def results(self) -> tuple[int, ...]:
        """Who took each vaza: a side, or 2 for a tie."""
        return self._view.known.results

    def hand(self, seat: Seat) -> str:
        """The cards that a seat was dealt."""
        view = self.state.view(seat)
        assert isinstance(view, TrucoView)
        return " ".join(map(str, view.known.hands[seat].dealt_cards))

    @property
    def _view(self) -> TrucoView:
        view = self.state.view(0)
        assert isinstance(view, TrucoView)
        return view

    def do(self, seat: Seat, action: Action) -> None:
        """An act that is allowed."""
        step = self.state.apply(seat, action)
        self.state = step.state
        self.events += step.events

    def refuses(self, seat: Seat, action: Action) -> Reason | None:
        """Why an act is not allowed."""
        return self.state.check(seat, action)

    def vaza(self, *fallen: str) -> list[Seat]:
        """One card of each seat, in the order of the code; who played when."""
        order: list[Seat] = []
        for _ in fallen:
            seat = self.turn
            order.append(seat)
            self.do(seat, Play(cards(fallen[seat])[0], False))
        return order


def through(codes: Sequence[str], hands: Hands, vira: str, score: tuple[int, int] = (0, 0), dealer: Seat = 0) -> list[Mao]:
    """The mão by each code."""
    return [Mao(code, hands, vira, score, dealer) for code in codes]
