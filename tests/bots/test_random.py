"""The random bot: any act when waited for, silence otherwise, unless it is restless."""

from random import Random

import pytest

from carteado import arena, catalogue
from carteado.bots import RandomBot
from carteado.games.truco.rules.acts import Raise
from games.truco.kit import mesa


def test_any_act_of_the_menu_when_waited_for() -> None:
    table = mesa(0)
    legal = table.state.legal(2)
    rng = Random(1)
    chosen = [RandomBot().choose(table.ve(2), legal, rng) for _ in range(600)]
    assert set(chosen) == set(legal)
    assert max(map(chosen.count, legal)) < 2 * 600 / len(legal)


def test_silent_out_of_turn() -> None:
    table = mesa(0)
    assert table.state.legal(1) == (Raise(3),)
    assert {RandomBot().choose(table.ve(1), table.state.legal(1), Random(seed)) for seed in range(50)} == {None}


def test_restless_speaks_out_of_turn_as_often_as_told() -> None:
    table = mesa(0)
    rng = Random(1)
    spoken = [RandomBot(0.25).choose(table.ve(1), table.state.legal(1), rng) for _ in range(400)]
    assert 70 < spoken.count(Raise(3)) < 130
    assert spoken.count(Raise(3)) + spoken.count(None) == 400


def test_nothing_to_say_is_silence() -> None:
    table = mesa(0).truco(1)
    assert RandomBot(1.0).choose(table.ve(3), table.state.legal(3), Random(1)) is None


@pytest.mark.parametrize(
    ("game", "seats", "kinds"),
    [
        ("truco-fenacef", 4, {"Draw", "Burn"}),
        ("truco-asfo", 4, {"Burn", "FromBottom", "Blind"}),
        ("truco-sinsep", 4, {"Draw", "Saw", "Turn", "Peek", "Burn", "FromBottom", "Blind"}),
        ("truco-sinsep", 2, {"Draw", "Saw", "Turn", "Peek", "Burn", "FromBottom", "Blind"}),
    ],
)
def test_plays_every_code_to_the_end_with_all_there_is_to_do(game: str, seats: int, kinds: set[str]) -> None:
    done: set[str] = set()
    for seed, score in enumerate([(0, 0), (11, 11), (11, 3), (5, 6)] * 4):
        state = catalogue.new(game, seats, score=score)
        played = arena.play(state, [RandomBot(0.2)] * seats, Random(seed))
        assert max(played.outcome.score) >= 12
        done |= {type(action).__name__ for _, action in played.acts}
    assert done >= kinds | {"Cut", "GiveBack", "Deal", "Play", "Raise", "Accept", "Run", "PlayOn"}
    assert ("GiveUp" in done) == (game == "truco-fenacef" or seats == 2)  # where both partners run, nobody gives up for both
