"""The scoreboard and the game agree: told of calls, answers and winners only, it pays what Truco Cego pays."""

from random import Random

import pytest

from carteado.catalogue import new as table
from carteado.game import PUBLIC, REFEREE, Action, Event, State
from carteado.games.cego.rules import effects as ruled
from carteado.games.cego.rules import words
from carteado.games.cego.rules.acts import AskFlor, CallDown, GiveHandUp, Leave, LeiDoJogo
from carteado.games.cego.rules.events import (
    Answered,
    Called,
    Credited,
    Declared,
    EnvidoVoid,
    PointsSettled,
    VoltaBegan,
    VoltaEnded,
)
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.games.cego.sheet import effects
from carteado.games.cego.sheet.entries import Envido, Flor, Truco, Volta
from carteado.games.cego.sheet.keeping import new
from carteado.pack import Ruling, Shuffle
from carteado.placar import FirstDealer, Incident

LEAVING = (Leave, GiveHandUp, LeiDoJogo, CallDown, AskFlor)  # what is settled by more than who won
ENVIDOS = {
    words.ENVIDO: words.ENVIDO,
    words.ENVIDO_MINHA_FLOR: words.ENVIDO,
    words.ENVIDO_ENVIDO: words.ENVIDO_ENVIDO,
    words.REAL_ENVIDO: words.REAL_ENVIDO,
    words.FALTA_ENVIDO: words.FALTA_ENVIDO,
    words.ENVIDO_E_TRUCO: words.ENVIDO,
    words.TRUCO_E_ENVIDO: words.ENVIDO,
    words.REAL_ENVIDO_E_TRUCO: words.REAL_ENVIDO,
    words.TRUCO_E_REAL_ENVIDO: words.REAL_ENVIDO,
    words.FALTA_ENVIDO_E_TRUCO: words.FALTA_ENVIDO,
    words.TRUCO_E_FALTA_ENVIDO: words.FALTA_ENVIDO,
}
FLORES = (words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO, words.FLOR_E_TRUCO)
BETS = (words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO)


class Scorer:
    """Somebody at the table who listens, and looks at no card."""

    def __init__(self, dealer: int, options: dict[str, str]) -> None:
        self.placar = new(options, best_of=1).enter(REFEREE, FirstDealer(dealer))
        self.paid: set[str] = set()
        self.begin()

    def begin(self) -> None:
        self.calls: list[str] = []
        self.by = 0
        self.wanted = False
        self.flores: dict[int, str] = {}
        self.bets: list[tuple[int, str]] = []
        self.step = ""
        self.taken = True
        self.won: dict[str, int] = {}

    def hears(self, event: Event) -> None:
        if isinstance(event, VoltaBegan):
            hand = self.placar.match.partidas[-1].mao
            assert hand is not None
            assert (hand.form, hand.nth, hand.seats) == (event.form, event.nth + (event.form == "testa"), event.seats)
            self.begin()
        elif isinstance(event, Called):
            self.called(event.seat, event.call)
        elif isinstance(event, Declared) and event.what != words.E_BOA:
            self.called(event.seat, event.what)
        elif isinstance(event, Answered):
            self.answered(event)
        elif isinstance(event, EnvidoVoid):
            self.calls = []
        elif isinstance(event, (Credited, PointsSettled)):
            self.won[event.part] = event.side
        elif isinstance(event, VoltaEnded):
            self.mark()
            assert self.placar.match.partidas[-1].score == event.score

    def called(self, seat: int, call: str) -> None:
        side = seat & 1
        if call in ENVIDOS:
            self.by = self.by if self.calls else side
            self.calls.append(ENVIDOS[call])
        if call in FLORES and seat not in self.flores:
            self.flores[seat] = call
        if call in BETS:
            if self.bets and self.bets[-1][0] == side:
                self.bets.pop()
            self.bets.append((side, call))
        if "truco" in call or call == words.VALE_QUATRO:
            self.step = call if call in words.TRUCO_CALLS else words.TRUCO

    def answered(self, event: Answered) -> None:
        if event.part in (words.OF_ENVIDO, words.OF_FLOR, words.OF_BOTH):
            self.wanted = event.wants and event.passing != words.OF_ENVIDO
        if event.part in (words.OF_TRUCO, words.OF_BOTH):
            self.taken = event.wants and event.passing != words.OF_TRUCO
        if event.raising:
            self.step = words.TRUCO_CALLS[words.TRUCO_CALLS.index(self.step) + 1]

    def points(self) -> Envido | Flor | None:
        if self.flores:
            return self.flor()
        if not self.calls:
            return None
        return Envido(tuple(self.calls), self.by, self.wanted, self.won.get(words.OF_ENVIDO) if self.wanted else None)

    def flor(self) -> Flor:
        sung = (self.count(0, FLORES), self.count(1, FLORES))
        if not all(sung):
            return Flor(sung)
        shrunk = (self.count(0, (words.ACHICO,)), self.count(1, (words.ACHICO,)))
        gave = any(shrunk[side] == sung[side] for side in (0, 1))
        bets = () if gave else tuple(call for _, call in self.bets)
        wanted = self.wanted or not bets
        by = self.bets[-1][0] if bets else None
        return Flor(sung, shrunk, bets, by, wanted, self.won.get(words.OF_FLOR) if wanted and not gave else None)

    def count(self, side: int, said: tuple[str, ...]) -> int:
        return sum(seat & 1 == side and call in said for seat, call in self.flores.items())

    def stood(self, pending: bool) -> Volta:
        """The volta as it stands in the middle; a truco that nobody has answered counts as refused."""
        hand = self.placar.match.partidas[-1].mao
        assert hand is not None
        return Volta(hand.deal, hand.nth, self.points(), Truco(self.step, self.taken and not pending))

    def mark(self) -> None:
        hand = self.placar.match.partidas[-1].mao
        assert hand is not None
        truco = Truco(self.step, self.taken, self.won[words.OF_TRUCO]) if words.OF_TRUCO in self.won else None
        self.placar = self.placar.enter(REFEREE, Volta(hand.deal, hand.nth, self.points(), truco))
        self.paid |= set(self.won)


def mesa_of(state: State) -> MesaCego:
    view = state.view(PUBLIC)
    assert isinstance(view, CegoView)
    return view.known


def chosen(state: State, seat: int, rng: Random) -> Action:
    """Any act but those that end a volta without a winner of its own."""
    legal = state.legal(seat)
    if isinstance(legal[0], Shuffle):
        return Shuffle(tuple(rng.sample(legal[0].cards, len(legal[0].cards))))
    staying = [act for act in legal if not isinstance(act, LEAVING)]
    return rng.choice(staying or list(legal))


@pytest.mark.clause("CEGO-9.III-4", "CEGO-9.III-7", "CEGO-9.VI-3")
@pytest.mark.parametrize(
    "more", [{}, {"testaCap": "none"}, {"testaFalta": "min", "testaStopCheck": "eachTesta"}, {"capAt24": "false"}]
)
def test_what_is_played_is_what_is_marked(more: dict[str, str]) -> None:
    options = {"profile": "clean", "collectFlorOnEarlyNQ": "false", **more}
    paid: set[str] = set()
    for seed in range(30):
        rng = Random(seed)
        state = table("truco-cego", options=options, dealer=seed % 6)
        scorer = Scorer(seed % 6, options)
        while state.outcome is None:
            seat = state.actors()[0]
            step = state.apply(seat, chosen(state, seat, rng))
            state = step.state
            for event in step.events:
                scorer.hears(event)
        partida = scorer.placar.match.partidas[-1]
        assert (partida.score, partida.over) == (mesa_of(state).score, True)
        paid |= scorer.paid
    assert paid == {words.OF_ENVIDO, words.OF_FLOR, words.OF_TRUCO}


def ruled_now(state: State) -> list[Ruling]:
    """What a referee may rule that costs something here as there: what comes out by itself in the game is only noted there."""
    found = [act for act in state.legal(REFEREE) if isinstance(act, Ruling)]
    noted = [clause for clause, effect in ruled.BY_CLAUSE.items() if effect in (ruled.NOTE, ruled.FACE_DOWN)]
    return [ruling for ruling in found if ruling.clause not in noted]


def told(ruling: Ruling, scorer: Scorer, mesa: MesaCego) -> Incident:
    parts = effects.BY_CLAUSE[ruling.clause] in effects.ENDS_HAND
    stood = scorer.stood(mesa.window == "truco") if parts else None
    return Incident(ruling.clause, ruling.offender, "", ruling.sanction, facts=stood)


def test_what_is_ruled_costs_the_same_in_both() -> None:
    """Between two bets of points the referee rules by a clause taken at random, and the scoreboard is told how things stand."""
    options = {"profile": "clean", "collectFlorOnEarlyNQ": "false"}
    seen: set[str] = set()
    for seed in range(120):
        rng = Random(seed)
        state = table("truco-cego", options=options, dealer=seed % 6)
        scorer = Scorer(seed % 6, options)
        while state.outcome is None:
            mesa = mesa_of(state)
            settled = mesa.phase == "play" and mesa.window in ("turn", "truco") and mesa.points in ("open", "settled", "hidden")
            rulings = ruled_now(state) if settled and rng.random() < 0.08 else []
            if rulings:
                ruling = rng.choice(rulings)
                scorer.placar = scorer.placar.enter(REFEREE, told(ruling, scorer, mesa))
                step = state.apply(REFEREE, ruling)
                state = step.state
                seen.add(ruling.clause)
                for event in step.events:
                    if not isinstance(event, VoltaEnded):
                        scorer.hears(event)
                assert scorer.placar.match.partidas[-1].score == mesa_of(state).score, ruling
                continue
            seat = state.actors()[0]
            step = state.apply(seat, chosen(state, seat, rng))
            state = step.state
            for event in step.events:
                scorer.hears(event)
    assert len(seen) > 25
