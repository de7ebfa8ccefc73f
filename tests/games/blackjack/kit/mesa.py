"""A session that changes as the test goes on."""

from typing import Any, Final, Self

from carteado import catalogue
from carteado.cards import Card, cards
from carteado.game import CHANCE, PUBLIC, Action, Event, Seat, State
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.events import RoundEnded
from carteado.games.blackjack.rules.views import BlackjackView, Lugar, Mao
from carteado.games.blackjack.rules.views import Mesa as Shown
from carteado.pack import Shuffle

WORDS: Final[dict[str, type[Action]]] = {
    "segura": Insure,
    "recusa": Decline,
    "rende": Surrender,
    "mantém": Stand,
    "pede": Hit,
    "dobra": Double,
    "divide": Split,
}
NAMES: Final = {kind: word for word, kind in WORDS.items()} | {Bet: "aposta"}


def sessao(seats: int = 1, fichas: tuple[float, ...] = (), mao: int = 1, **options: Any) -> "Mesa":
    """A session before its first bet, with so many chips each."""
    settings = {key: str(value).lower() if isinstance(value, bool) else str(value) for key, value in options.items()}
    score = tuple([int(2 * held) for held in fichas])
    return Mesa(catalogue.new("blackjack", seats, settings, score=score, mao=mao))


def mesa(shoe: str, *bets: int, fichas: tuple[float, ...] = (), **options: Any) -> "Mesa":
    """One round after the deal: the shoe begins with these cards, each seat has bet, 10 where nothing is said.

    Cards go to each seat and the house, then again; what is named after them is drawn.
    """
    bets = bets or (10,)
    found = sessao(len(bets), fichas, **options)
    for seat, chips in enumerate(bets):
        found.aposta(seat, chips)
    return found.embaralha(shoe)


class Mesa:
    """A session in progress, and what was told in it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    def _act(self, seat: Seat, action: Action) -> Self:
        step = self.state.apply(seat, action)
        self.state = step.state
        self.told += step.events
        return self

    def aposta(self, seat: Seat, chips: int) -> Self:
        """A seat bets."""
        return self._act(seat, Bet(self.shown.mao, chips))

    def embaralha(self, shoe: str = "") -> Self:
        """Chance brings a shoe that begins with these cards."""
        (offered,) = self.state.legal(CHANCE)
        assert isinstance(offered, Shuffle)
        return self._act(CHANCE, Shuffle(topped(offered.cards, cards(shoe))))

    def faz(self, *acts: str) -> Self:
        """What seats do, `0 pede`, one after another."""
        for act in acts:
            seat, action = self.read(act)
            self._act(seat, action)
        return self

    def read(self, act: str) -> tuple[Seat, Action]:
        """An act in words, for this moment."""
        seat, word, *amount = act.split()
        if word == "aposta":
            return int(seat), Bet(self.shown.mao, int(amount[0]))
        kind: Any = WORDS[word]
        return int(seat), kind(self.shown.turns)

    def nega(self, act: str) -> str:
        """Why this is refused, code and clause; nothing where it is not."""
        seat, action = self.read(act)
        reason = self.state.check(seat, action)
        return "" if reason is None else f"{reason.code} {reason.clause}"

    def pode(self, seat: Seat) -> set[str]:
        """What a seat may do now."""
        return {NAMES[type(action)] for action in self.state.legal(seat)}

    def view(self, seat: Seat = PUBLIC) -> BlackjackView:
        """What these eyes see."""
        view = self.state.view(seat)
        assert isinstance(view, BlackjackView)
        return view

    @property
    def shown(self) -> Shown:
        """What lies on the table for all."""
        return self.view().shown

    def lugar(self, seat: Seat) -> Lugar:
        """A seat as all see it."""
        return self.shown.lugares[seat]

    def mao(self, seat: Seat = 0, hand: int = 0) -> Mao:
        """A hand as all see it."""
        return self.shown.lugares[seat].maos[hand]

    @property
    def fichas(self) -> tuple[Any, ...]:
        """The chips of each seat."""
        return tuple([held / 2 for held in self.shown.score])

    @property
    def ganhos(self) -> tuple[Any, ...]:
        """What the last round that is over brought each seat, in chips."""
        ended = [event for event in self.told if isinstance(event, RoundEnded)]
        return tuple([gain / 2 for gain in ended[-1].gains])

    @property
    def casa(self) -> str:
        """The cards of the house that all see."""
        return " ".join(map(str, self.shown.house_cards))

    def heard(self, kind: type[Event]) -> list[Any]:
        """All events of this kind so far."""
        return [event for event in self.told if isinstance(event, kind)]


def topped(pack: tuple[Card, ...], top: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack with these cards on top."""
    rest = list(pack)
    for card in top:
        rest.remove(card)
    return (*top, *rest)
