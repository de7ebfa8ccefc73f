"""Bots that know nothing of the toy play it, alone and against one another."""

from random import Random

import pytest

from carteado import arena, catalogue
from carteado.bots import bot, bots_for, default_bot


@pytest.mark.parametrize(("identity", "seats"), [("brinquedo", 3), ("brinquedo", 5), ("brinquedo", 8), ("brinquedo-casa", 1)])
def test_random_bots_play_to_the_end_and_their_acts_replay(identity: str, seats: int) -> None:
    assert (bots_for(identity), default_bot(identity)) == (("random",), "random")
    for seed in range(5):
        start = catalogue.new(identity, seats)
        played = arena.play(start, [bot("random", identity) for _ in range(seats)], Random(seed))
        state = start
        for seat, action in played.acts:
            state = state.apply(seat, action).state
        assert state == played.state
        assert len(played.outcome.returns) == len(played.outcome.score) == seats


@pytest.mark.parametrize("identity", ["brinquedo", "brinquedo-casa"])
def test_matches_of_any_number_of_sides_are_counted(identity: str) -> None:
    score = arena.match(identity, "random", "random", 10, seed=1)
    assert score.partidas == 10
    assert 0 <= score.wins <= 10
    assert score.decisions > 50
