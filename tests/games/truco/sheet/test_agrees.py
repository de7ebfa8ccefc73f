"""The scoreboard and the game agree: told of calls, results and rulings only, it shows the score of what is played."""

from random import Random

import pytest

from carteado.catalogue import new as table
from carteado.game import PUBLIC, REFEREE, Event, State
from carteado.games.truco.rules.events import Accepted, Decided, MaoEnded, Raised, Ran
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run
from carteado.games.truco.sheet.keeping import new
from carteado.games.truco.sheet.state import Match
from carteado.pack import Ruling, Shuffled
from carteado.placar import Entry, FirstDealer, Incident, Placar

CODES = [(code, seats) for code, options in OPTIONS.items() for seats in options.rules.seats]
AFTER = ("shuffle", "over")
DEALING = ("cut", "deal")
ALL_TIED = ("all-tied", "all-tied-dealer", "eleven-all-tied")


class Scorer:
    """Somebody at the table who marks what is said and what is won, and looks at no card."""

    def __init__(self, code: str, seats: int) -> None:
        self.placar: Placar[Match] = new(code, seats=seats, best_of=1)
        self.tied = {self.placar.match.rules.cites[name] for name in ALL_TIED}

    def mark(self, entry: Entry) -> None:
        self.placar = self.placar.enter(REFEREE, entry)

    @property
    def asked(self) -> int:
        mao = self.placar.match.partidas[-1].mao
        return 0 if mao is None else mao.asked

    def hears(self, event: Event, mesa: Mesa) -> None:
        """Mark what a table would mark."""
        if isinstance(event, Shuffled) and event.dealer >= 0 and not self.placar.match.partidas:
            self.mark(FirstDealer(event.dealer))
        elif isinstance(event, Raised):
            self.mark(Call(event.seat & 1, event.stake))
        elif isinstance(event, Accepted):
            self.mark(Accept(event.stake))
        elif isinstance(event, Ran) and event.final:
            self.mark(Run(event.stake))
        elif isinstance(event, Decided):
            self.mark(Eleven(event.playing))
        elif isinstance(event, MaoEnded) and not event.void and self._open(mesa):
            self.mark(Result(None if event.clause in self.tied else event.side))

    def _open(self, mesa: Mesa) -> bool:
        """Whether the mão that ended is still open here: it was played to its end."""
        partida = self.placar.match.partidas[-1]
        return not partida.over and partida.mao is not None and partida.mao.dealer == mesa.dealer

    def told_of(self, ruling: Ruling, mesa: Mesa) -> Incident:
        when = "after" if mesa.phase in AFTER else "deal" if mesa.phase in DEALING else "play"
        return Incident(ruling.clause, ruling.offender, when, ruling.sanction)

    def agrees(self, mesa: Mesa) -> None:
        partida = self.placar.match.partidas[-1]
        assert (partida.score, partida.over) == (mesa.score, mesa.phase == "over")
        mao = partida.mao
        if mao is not None and mesa.phase in ("cut", "deal", "play", "answer", "eleven"):
            assert (mao.dealer, mao.kind) == (mesa.dealer, mesa.kind)
            assert (mao.asked, mao.stake) == (mesa.asked, mesa.stake)


def mesa_of(state: State) -> Mesa:
    view = state.view(PUBLIC)
    assert isinstance(view, TrucoView)
    return view.shown


@pytest.mark.parametrize(("code", "seats"), CODES)
def test_what_is_played_is_what_is_marked(code: str, seats: int) -> None:
    for seed in range(12):
        rng = Random(seed)
        state = table(code, seats)
        scorer = Scorer(code, seats)
        while state.outcome is None:
            seat = state.actors()[0]
            before = mesa_of(state)
            step = state.apply(seat, rng.choice(state.legal(seat)))
            state = step.state
            for event in step.events:
                scorer.hears(event, before)
            if scorer.placar.match.partidas:
                scorer.agrees(mesa_of(state))
        assert state.outcome.score == scorer.placar.match.partidas[-1].score


def unseen(ruling: Ruling, mesa: Mesa) -> bool:
    """Whether it hangs on which of two partners called: a scoreboard knows sides only."""
    caller = mesa.callers[-1] if mesa.callers else ruling.offender
    return ruling.offender is not None and caller != ruling.offender


@pytest.mark.parametrize(("code", "seats"), CODES)
def test_what_is_ruled_costs_the_same_in_both(code: str, seats: int) -> None:
    """Every few acts the referee rules by a clause taken at random: against the same seat, at the same moment.

    Where a tento has cleared the table, the game still notes what a scoreboard calls too late.
    """
    seen: set[str] = set()
    for seed in range(40):
        rng = Random(1000 + seed)
        state = table(code, seats)
        scorer = Scorer(code, seats)
        while state.outcome is None:
            before = mesa_of(state)
            rulings = [act for act in state.legal(REFEREE) if isinstance(act, Ruling) and not unseen(act, before)]
            if scorer.placar.match.partidas and rulings and rng.random() < 0.15:
                ruling = rng.choice(rulings)
                incident = scorer.told_of(ruling, before)
                if scorer.placar.check(REFEREE, incident) is not None:
                    assert before.phase == "shuffle"
                    continue
                state = state.apply(REFEREE, ruling).state
                scorer.mark(incident)
                seen.add(ruling.clause)
            else:
                seat = state.actors()[0]
                step = state.apply(seat, rng.choice(state.legal(seat)))
                state = step.state
                for event in step.events:
                    scorer.hears(event, before)
            if scorer.placar.match.partidas:
                scorer.agrees(mesa_of(state))
    assert len(seen) > 20
