"""Random play inside the engine: it ends, it depends on the dice alone, and both builds play the same partidas."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from carteado import catalogue
from carteado.game import PUBLIC, Board
from carteado.games.truco.rules.views import TrucoView

GAME = "truco-fenacef"


def board(**position: Any) -> Board:
    return catalogue.new(GAME, **position).board()


@pytest.mark.parametrize("seed", range(20))
def test_it_ends_with_a_winner(seed: int) -> None:
    played = board(score=(seed % 12, 11 - seed % 12))
    decisions = played.playout(Random(seed))
    outcome = played.outcome()
    assert decisions > 0
    assert played.actors() == ()
    assert outcome is not None
    assert (outcome.how, outcome.clause) == ("played", "FEN-3c")
    assert max(outcome.score) >= 12 > min(outcome.score)
    winner = outcome.score.index(max(outcome.score))
    assert outcome.returns == tuple(1 if seat % 2 == winner else -1 for seat in range(4))


RECORDED = [
    ({}, 56, (9, 14)),
    ({"dealer": 2}, 54, (7, 15)),
    ({"dealer": 0, "cut": False}, 54, (7, 15)),
    ({"score": (11, 11)}, 8, (11, 12)),
    ({"score": (11, 4), "dealer": 1}, 24, (11, 12)),
]


@pytest.mark.parametrize(("position", "decisions", "score"), RECORDED)
def test_the_partida_of_the_first_seed(position: dict[str, Any], decisions: int, score: tuple[int, int]) -> None:
    """Plain numbers, so that the plain and the compiled engine are held to the same."""
    played = board(**position)
    assert played.playout(Random(1)) == decisions
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.score == score


def test_a_hundred_partidas_from_one_stream_of_dice() -> None:
    rng = Random(1)
    decisions = 0
    wins = [0, 0]
    for _ in range(100):
        played = board()
        decisions += played.playout(rng)
        outcome = played.outcome()
        assert outcome is not None
        wins[outcome.score.index(max(outcome.score))] += 1
    assert (decisions, wins) == (4491, [62, 38])


def test_the_same_seed_ends_in_the_same_place() -> None:
    keys = []
    for seed in (1, 1, 2):
        played = board()
        played.playout(Random(seed))
        keys.append(played.key())
    assert keys[0] == keys[1] != keys[2]


def test_it_plays_on_from_where_the_board_stands() -> None:
    start = catalogue.new(GAME, score=(11, 10), dealer=0)
    played = start.board()
    assert played.playout(Random(4)) > 0
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.score[0] >= 11
    assert outcome.score[1] >= 10


def test_once_over_there_is_nothing_to_play() -> None:
    played = board()
    played.playout(Random(1))
    key = played.key()
    assert played.playout(Random(2)) == 0
    assert played.key() == key


def first_dealer(seed: int) -> int:
    played = board(score=(11, 11))
    played.playout(Random(seed))
    view = played.view(PUBLIC)
    assert isinstance(view, TrucoView)
    return (view.known.dealer - view.known.mao + 1) % 4


def test_where_nobody_is_named_every_seat_deals_first_as_often() -> None:
    """Chi-squared with three degrees of freedom; 16.3 is exceeded once in a thousand times by fair dice."""
    times = 2000
    counted = Counter(first_dealer(seed) for seed in range(times))
    expected = times / 4
    assert set(counted) == {0, 1, 2, 3}
    assert sum((seen - expected) ** 2 / expected for seen in counted.values()) < 16.3


def test_both_sides_win_as_often() -> None:
    """Within four standard deviations of a fair coin."""
    times, rng, wins = 4000, Random(11), 0
    for _ in range(times):
        played = board()
        played.playout(rng)
        outcome = played.outcome()
        assert outcome is not None
        wins += outcome.returns[0] > 0
    assert abs(wins - times / 2) < 4 * (times / 4) ** 0.5
