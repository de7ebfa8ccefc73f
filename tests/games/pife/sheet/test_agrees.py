"""The scoreboard and the game agree: told how a played deal ended, it writes what the game writes."""

from random import Random

import pytest

from carteado.catalogue import new as table
from carteado.game import CHANCE, PUBLIC, Action, State
from carteado.games.pife.bots import AprendizBot
from carteado.games.pife.rules.acts import Abandon
from carteado.games.pife.rules.events import DealEnded
from carteado.games.pife.rules.views import Mesa, PifeView
from carteado.games.pife.sheet.entries import NineCards
from carteado.games.pife.sheet.hand import PifeMatch
from carteado.games.pife.sheet.keeping import new
from carteado.pack import Shuffle
from carteado.placar import FirstDealer, Placar

AMOUNTS = {"stack": "40", "bet_min": "5", "bet_max": "20", "profile": "clean"}
HOW = {"batida": "won", "louca": "won", "ten": "ten", "alone": "won", "exhausted": "void", "stalled": "void"}
BOT = AprendizBot()


def shown(state: State) -> Mesa:
    view = state.view(PUBLIC)
    assert isinstance(view, PifeView)
    return view.shown


def act(state: State, seat: int, rng: Random) -> Action:
    """Bets are anybody's guess; the cards are played by somebody who goes out."""
    menu = state.legal(seat)
    if seat == CHANCE:
        sorted_pack = menu[0]
        assert isinstance(sorted_pack, Shuffle)
        return Shuffle(tuple(rng.sample(sorted_pack.cards, len(sorted_pack.cards))))
    leaving = [other for other in menu if isinstance(other, Abandon)]
    if shown(state).phase == "betting" or (leaving and rng.random() < 0.1):
        return rng.choice(leaving if leaving and rng.random() < 0.3 else menu)
    return BOT.choose(state.view(seat), menu, rng) or menu[0]


def told(game: str, mesa: Mesa, ended: DealEnded) -> NineCards:
    """What people see when a deal ends."""
    left = tuple([lugar.seat for lugar in mesa.lugares if lugar.status == "abandoned"])
    bets = tuple([lugar.bet for lugar in mesa.lugares])
    how = "won" if game == "pifpaf" and ended.how == "ten" else HOW[ended.how]
    return NineCards(mesa.mao, how, ended.seat, left, bets)


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("cacheta", 3, {"lives": "2", "fold": "true"}),
        ("cacheta", 2, {"lives": "3", "exhaustion": "void", "max_void_deals": "1"}),
        ("pifpaf", 5, {**AMOUNTS, "max_deals": "6"}),
        ("pifpaf", 3, {**AMOUNTS, "exhaustion": "void", "open_check": "true", "max_deals": "4", "stall_turns": "4"}),
    ],
)
def test_what_a_played_deal_brings_is_what_is_written(game: str, seats: int, settings: dict[str, str]) -> None:
    rng = Random(f"{game} {seats}")
    state = table(game, seats, settings, dealer=1, cut=False)
    placar: Placar[PifeMatch] = new(game, settings, seats).enter(0, FirstDealer(1))
    while state.outcome is None:
        seat = state.actors()[0]
        step = state.apply(seat, act(state, seat, rng))
        state = step.state
        for event in step.events:
            if isinstance(event, DealEnded):
                placar = placar.enter(0, told(game, shown(state), event))
                _same(placar, state)
    assert placar.match.partidas[-1].clause == state.outcome.clause
    assert placar.match.partidas[-1].winners == shown(state).winners


def _same(placar: Placar[PifeMatch], state: State) -> None:
    mesa, partida = shown(state), placar.match.partidas[-1]
    assert partida.score == mesa.score
    assert partida.over == (state.outcome is not None)
    if partida.mao is not None:
        assert (partida.mao.dealer, partida.mao.pot, partida.mao.voids) == (mesa.next_dealer, mesa.pot, mesa.voids)
