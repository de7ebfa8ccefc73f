"""Who is waited for, read from a view: it must be what the engine says, at every moment."""

from random import Random

import pytest

from carteado import arena, catalogue
from carteado.bots import RandomBot
from carteado.game import PUBLIC, Action, Seat, State, Step
from games.truco.kit import mesa

CODES = [("truco-fenacef", 4), ("truco-asfo", 4), ("truco-sinsep", 4), ("truco-sinsep", 2)]


def demand(state: State, seats: int = 4) -> None:
    for seat in range(seats):
        assert state.view(seat).waited == (seat in state.actors())
    assert not state.view(PUBLIC).waited


@pytest.mark.parametrize("policy", ["firstBinds", "acceptByOneFoldByBoth"])
@pytest.mark.parametrize("score", [(0, 0), (11, 5), (4, 11), (11, 11)])
@pytest.mark.parametrize(("game", "seats"), CODES)
def test_as_the_engine_says_in_whole_partidas(game: str, seats: int, score: tuple[int, int], policy: str) -> None:
    seen: set[object] = set()

    def watch(seat: Seat, action: Action, step: Step) -> None:
        demand(step.state, seats)
        seen.add(type(action).__name__)

    for seed in range(6):
        state = catalogue.new(game, seats, {"answerPolicy": policy}, score=score)
        arena.play(state, [RandomBot(0.2)] * seats, Random(seed), watch)
    assert {"Cut", "Deal"} <= seen
    assert {"Play", "Blind"} & seen


def test_the_pair_that_chooses_a_thrown_card() -> None:
    table = mesa(0, {2: "3P KC QO"}).juiz("FEN-23", 2, "3P KC")
    assert table.espera == (1, 3)
    demand(table.state)
