"""A view stays below 8 kB on the wire, however long the deal: hands that hoard, six seats, and melds of three cards each."""

import json
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from carteado import catalogue, wire
from carteado.cards import shuffled
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, State
from carteado.games.canastra.rules.acts import Buy, Discard, Lay, Take
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.events import Conta
from carteado.games.canastra.rules.partida import MOST_PAST, Partida
from carteado.games.canastra.rules.views import CanastraView
from carteado.pack import Keep, Shuffle

MOST: Final = 8 * 1024
MELD: Final = 3
EVERY: Final = 5  # acts between two looks


def deal(start: State, lays_at: int, takes: float, rng: Random) -> Iterator[State]:
    """A deal whose players take the lixo as often as told and lay nothing before so few cards are left to draw."""
    board, nth = start.board(), 0
    assert isinstance(board, CanastraBoard)
    _late(board.partida)
    while not board.partida.ended:
        (seat,) = board.actors()
        legal = board.legal(seat)
        action = _pack(legal[0], rng) if seat == CHANCE else _chosen(legal, _left(board) <= lays_at, takes, rng)
        board.advance(seat, action)
        nth += 1
        if nth % EVERY == 0 or board.partida.ended:
            yield State(board.copy())


def _late(partida: Partida) -> None:
    """As if many deals had been played before."""
    sides = range(len(partida.score))
    partida.past = ((1240,) * len(sides),) * (MOST_PAST // len(sides))
    rows = tuple((side, 120, 1, 200, 2, 200, 100, -115, -100, 405, 1240) for side in sides)
    partida.conta = Conta(20, "exhausted", 0, "BUR-JOGO-11", rows)


def _pack(offered: Action, rng: Random) -> Shuffle:
    assert isinstance(offered, Shuffle)
    return Shuffle(shuffled(offered.cards, rng))


def _left(board: CanastraBoard) -> int:
    rodada = board.partida.rodada
    return 0 if rodada is None else rodada.stock() + 11 * sum(taken == -1 for taken in rodada.mortos)


def _chosen(legal: tuple[Action, ...], lays: bool, takes: float, rng: Random) -> Action:
    melds = [act for act in legal if isinstance(act, Lay) and len(act.melds) == 1 and len(act.melds[0]) == MELD]
    if melds and lays:
        return rng.choice(melds)
    first = (Take, Keep, Buy, Discard) if rng.random() < takes else (Keep, Buy, Take, Discard)
    for kind in first:
        found = [act for act in legal if isinstance(act, kind)]
        if found:
            return rng.choice(found)
    return legal[len(legal) // 2]


def size(view: CanastraView) -> int:
    return len(json.dumps(wire.encode(view), separators=(",", ":"), ensure_ascii=False).encode())


@pytest.mark.parametrize(
    ("game", "seats", "options", "lays_at", "takes", "melds"),
    [
        ("canastra", 4, {}, 40, 0.5, 20),
        ("canastra", 4, {"lixo_visibility": "top"}, 0, 0.5, 0),
        ("buraco", 4, {}, 40, 0.5, 20),
        ("buraco", 5, {"allow_five": "true"}, 40, 0.5, 20),
        ("buraco", 6, {}, 40, 0.5, 20),
        ("buraco", 6, {"packs_for_six": "3"}, 60, 0.3, 35),
        ("buraco", 6, {"packs_for_six": "3", "six_mode": "two_trios"}, 0, 0.5, 0),
    ],
)
def test_a_view_of_a_long_deal_is_small(
    game: str, seats: int, options: dict[str, str], lays_at: int, takes: float, melds: int
) -> None:
    start = catalogue.new(game, seats=seats, options=options, dealer=0, cut=False)
    laid = 0
    for state in deal(start, lays_at, takes, Random(1)):
        for eyes in (*range(seats), PUBLIC, REFEREE):
            view = state.view(eyes)
            assert isinstance(view, CanastraView)
            assert size(view) < MOST, (eyes, size(view))
            laid = max(laid, sum(len(lado.jogos) for lado in view.shown.lados))
    assert laid >= melds, "a deal with fewer melds than this proves little"
