"""Whole partidas at random against a second walk of them: who deals what form, whose turn it is, whose vaza, who leads.

The walk reads what happens and the rules of sections 6 and 8; it asks the engine nothing but whose turn it is.
"""

from random import Random
from typing import Final

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, Action, Event, Seat, State
from carteado.games.cego.rules.acts import Call, Declare, GiveHandUp, Leave, LeiDoJogo, NaoQuero
from carteado.games.cego.rules.events import Credited, VoltaBegan, VoltaEnded, WentOut
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.pack import DealerDrawn, PartidaEnded, Shuffle, WasCut
from carteado.tricks.play import Play, Played, VazaWon

ORDER: Final = ["1E", "1B", "7E", "7O", "3", "2", "1", "12", "11", "10", "7", "6", "5", "4"]
HOUSES: Final[tuple[dict[str, str], ...]] = (
    {},
    {"profile": "clean"},
    {"pardaLead": "firstTied", "openTiming": "any"},
    {"testaStopCheck": "eachTesta", "testaStopAt": "12"},
    {"testaStopAt": "24", "passedMaySpeak": "false", "capAt24": "false"},
    {"leiInTesta": "true", "leaveCostsEnvido": "false"},
)


def strength(card: Card) -> int:
    """The place of a card among the fourteen classes, the highest being the best."""
    return -ORDER.index(str(card) if str(card) in ORDER else card.rank)


class Walk:
    """The second walk: told what happens, it says what must come next."""

    def __init__(self, house: dict[str, str]) -> None:
        self.stop = int(house.get("testaStopAt", "18"))
        self.each = house.get("testaStopCheck") == "eachTesta"
        self.first_tied = house.get("pardaLead") == "firstTied"
        self.target_form, self.dealer, self.deals = "roda", -1, 0
        self.form, self.nth = "", -1
        self.forms: list[str] = []
        self.score = (0, 0)
        self.over = False
        self.fresh = True  # the next volta needs a new deal
        self.again = False  # by the same dealer
        self.in_play: list[Seat] = []
        self.turn = -1
        self.fallen: list[tuple[Seat, Card]] = []
        self.vazas: list[int] = []

    def hear(self, event: Event) -> None:
        """Check one event and take it in."""
        assert not self.over
        if isinstance(event, DealerDrawn) and event.dealer is not None:
            self.dealer = (event.dealer - 1) % 6
        elif isinstance(event, WasCut):
            assert self.fresh
            assert event.seat == (self._next_dealer() - 1) % 6
        elif isinstance(event, VoltaBegan):
            self._begin(event)
        elif isinstance(event, Played):
            assert event.seat == self.turn
            assert event.card is not None
            self.fallen.append((event.seat, event.card))
            self._advance(event.seat)
        elif isinstance(event, WentOut):
            self._leave(event.seats)
        elif isinstance(event, VazaWon):
            self._vaza(event)
        elif isinstance(event, Credited):
            assert max(self.score) < 24
            assert event.score[event.side] > self.score[event.side]
            assert event.score[1 - event.side] == self.score[1 - event.side]
            self.score = (event.score[0], event.score[1])
        elif isinstance(event, VoltaEnded):
            assert event.score == self.score
            self._end()
        elif isinstance(event, PartidaEnded):
            assert (max(self.score) >= 24, event.side) == (True, 0 if self.score[0] >= 24 else 1)
            self.over = True

    def _next_dealer(self) -> Seat:
        return self.dealer if self.again else (self.dealer + 1) % 6

    def _begin(self, event: VoltaBegan) -> None:
        if self.fresh:
            self.dealer = self._next_dealer()
            self.deals += 0 if self.again else 1
            self.form = "roda" if max(self.score) >= self.stop else self.target_form
            self.nth, self.fresh, self.again = 0, False, False
        else:
            assert self.form == "testa"
            self.nth += 1
        mao = (self.dealer + 1 + self.nth) % 6
        seats = [mao, (mao + 3) % 6] if self.form == "testa" else [(mao + n) % 6 for n in range(6)]
        assert (event.form, event.nth, list(event.seats)) == (self.form, self.nth, seats)
        self.forms.append(self.form)
        self.in_play, self.turn, self.fallen, self.vazas = sorted(seats), mao, [], []

    def _advance(self, seat: Seat) -> None:
        """The next in play to the right who has not played in this vaza, or nobody."""
        gone = {played for played, _ in self.fallen}
        right = [(seat + n) % 6 for n in range(1, 6)]
        self.turn = next((other for other in right if other in self.in_play and other not in gone), -1)

    def _leave(self, seats: tuple[Seat, ...]) -> None:
        self.in_play = [seat for seat in self.in_play if seat not in seats]
        if self.turn in seats:
            self._advance(self.turn)

    def _vaza(self, event: VazaWon) -> None:
        assert self.turn == -1
        best = max(strength(card) for _, card in self.fallen)
        tops = [seat for seat, card in self.fallen if strength(card) == best]
        sides = {seat % 2 for seat in tops}
        side = None if len(sides) == 2 else sides.pop()
        lead = tops[0] if side is not None or self.first_tied else self.fallen[0][0]
        assert (event.nth, event.side, event.lead) == (len(self.vazas) + 1, side, lead)
        self.vazas.append(2 if side is None else side)
        self.turn, self.fallen = lead, []

    def _end(self) -> None:
        last = self.form == "roda" or self.nth == 2
        if last:
            self.target_form = "testa" if self.form == "roda" else "roda"
            self.fresh = True
        elif self.each and max(self.score) >= self.stop:
            self.target_form, self.fresh, self.again = "roda", True, True


def _weight(act: Action) -> float:
    if isinstance(act, (GiveHandUp, LeiDoJogo)):
        return 0.03
    if isinstance(act, Leave):
        return 0.15
    if isinstance(act, Call):
        return 0.02 if act.call in {"falta-envido", "contra-flor-e-o-resto"} else 0.2
    return 4 if isinstance(act, (Play, NaoQuero)) or act == Declare("e-boa") else 0.5


def _mesa(state: State, seat: Seat) -> MesaCego:
    view = state.view(seat)
    assert isinstance(view, CegoView)
    return view.known


def _act(state: State, rng: Random) -> tuple[Seat, Action]:
    if CHANCE in state.actors():
        (offered,) = state.legal(CHANCE)
        assert isinstance(offered, Shuffle)
        return CHANCE, offered.mixed(rng)
    acts = [(seat, act) for seat in range(6) for act in state.legal(seat)]
    return rng.choices(acts, [_weight(act) for _, act in acts])[0]


@pytest.mark.clause(
    "CEGO-8-1", "CEGO-9.II-1", "CEGO-9.III-2", "CEGO-9.III-3", "CEGO-9.III-4", "CEGO-9.III-5", "CEGO-9.III-6", "CEGO-9.III-13",
    "CEGO-9.IV-6", "CEGO-9.IV-7", "CEGO-9.XVI.e-1", "CEGO-9.XVI.g-6", "CEGO-9.XVI.g-7", "CEGO-9.XVI.k-6",
    "S-CEGO-01", "S-CEGO-06",
)  # fmt: skip
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(house) or "default")
def test_whole_partidas_go_as_the_second_walk_says(house: dict[str, str]) -> None:
    walks = [_partida(house, Random(seed)) for seed in range(6)]
    assert sum(walk.deals for walk in walks) > 20
    assert {form for walk in walks for form in walk.forms} == {"roda", "testa"}


def _partida(house: dict[str, str], rng: Random) -> Walk:
    """One partida from the draw to its end, the walk going along."""
    state: State = catalogue.new("truco-cego", options=house)
    walk = Walk(house)
    while not walk.over:
        step = state.apply(*_act(state, rng))
        for event in step.events:
            walk.hear(event)
        state = step.state
        mesa = _mesa(state, PUBLIC)
        if mesa.phase == "play" and mesa.window == "turn":
            assert state.actors() == (walk.turn,)
            assert mesa.score == walk.score
            _looks(state, walk)
    assert state.actors() == ()
    return walk


def _looks(state: State, walk: Walk) -> None:
    """Nobody sees the own cards before the own testa, and nobody another's that are neither played nor shown."""
    open_cards = {card for hand in _mesa(state, PUBLIC).hands for card in hand.dealt_cards if card is not None}
    for seat in range(6):
        waits = walk.form == "testa" and (seat - walk.dealer - 1) % 3 > walk.nth
        for hand in _mesa(state, seat).hands:
            hidden = [card for card in hand.dealt_cards if card is not None and card not in open_cards]
            assert not hidden or (hand.seat == seat and not waits)
