"""The scoreboard and the game agree: told what lies on the table when a deal ends, it writes what the game writes."""

from random import Random

import pytest

from carteado.catalogue import new as table
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, State
from carteado.games.canastra.rules.acts import Add, Lay
from carteado.games.canastra.rules.events import Bill, DealEnded, OpeningFailed
from carteado.games.canastra.rules.views import CanastraView
from carteado.games.canastra.sheet.entries import Counted, Rodada
from carteado.games.canastra.sheet.keeping import new
from carteado.pack import Shuffle
from carteado.placar import FirstDealer, Incident, Tally
from games.canastra.sheet.sheet_kit import Sheet, minimums, score

DEALS = 1


def _act(state: State, seat: int, rng: Random) -> Action:
    acts = state.legal(seat)
    laid = [act for act in acts if isinstance(act, (Lay, Add))]
    return rng.choice(laid or acts)


def _count(bill: Bill, out: bool) -> Counted:
    """What people see: cards, canastras, and who did what."""
    return Counted(bill.table, bill.clean, bill.dirty, -bill.hands, morto=not bill.morto, out=out)


def _view(state: State) -> CanastraView:
    view = state.view(PUBLIC)
    assert isinstance(view, CanastraView)
    return view


def _same(placar: Sheet, state: State) -> None:
    mesa = _view(state).shown
    partida = placar.match.partidas[-1]
    assert score(placar) == mesa.score
    assert partida.over == (state.outcome is not None)
    if state.outcome is not None:
        assert partida.clause == state.outcome.clause
        won = tuple(sorted({side for side, gained in zip(placar.sides, state.outcome.returns, strict=True) if gained > 0}))
        assert partida.winners == won
    else:
        rodada = partida.mao
        assert rodada is not None
        assert (rodada.tied, rodada.dealer) == (mesa.tied, mesa.next_dealer)


@pytest.mark.parametrize(
    ("game", "seats", "before", "settings"),
    [
        ("canastra", 4, (0, 0), {}),
        ("canastra", 4, (1600, 0), {}),
        ("canastra", 4, (3040, 3040), {"vuln_minimums": "0"}),
        ("canastra", 4, (700, 950), {"max_deals": "2"}),
        ("canastra", 4, (0, 5), {"batida_bonus_without_morto": "true"}),
        ("buraco", 2, (1300, 1400), {}),
        ("buraco", 3, (1500, 1500, 1480), {}),
        ("buraco", 6, (0, 0, 0), {"target": "3000"}),
        ("buraco", 6, (0, 0), {"six_mode": "two_trios"}),
    ],
)
def test_every_deal_is_written_alike(game: str, seats: int, before: tuple[int, ...], settings: dict[str, str]) -> None:
    rng = Random(f"{game}{seats}{before}")
    state = table(game, seats=seats, options=settings, dealer=0, cut=False, score=before, mao=2)
    placar = new(game, settings, seats).enter(0, FirstDealer(seats - 1)).enter(0, Tally(1, before))
    ends = 0
    while state.outcome is None and ends < DEALS:
        seat = state.actors()[0]
        if seat == CHANCE:
            pack = list(state.legal(CHANCE)[0].cards)  # type: ignore[attr-defined]
            rng.shuffle(pack)
            step = state.apply(CHANCE, Shuffle(tuple(pack)))
        else:
            step = state.apply(seat, _act(state, seat, rng))
        state = step.state
        for event in step.events:
            if isinstance(event, OpeningFailed):
                placar = placar.enter(REFEREE, Incident("CAN-14.2", event.seat))
                assert minimums(placar)[placar.sides[event.seat]] == event.rises
            if isinstance(event, DealEnded):
                outs = [event.how == "batida" and placar.sides[event.seat] == bill.side for bill in event.bills]
                deal = placar.shown().mao
                counts = tuple(_count(bill, out) for bill, out in zip(event.bills, outs, strict=True))
                placar = placar.enter(REFEREE, Rodada(deal, counts))
                ends += 1
                _same(placar, state)
    assert ends == DEALS
