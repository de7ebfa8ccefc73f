"""Many partidas between two bots, with the seats swapped."""

import pytest

from carteado import catalogue
from carteado.arena import Score, match
from carteado.options import BadOption

GAME = "truco-fenacef"


def test_the_same_seed_gives_the_same_score() -> None:
    assert match(GAME, "truco", "random", 6, seed=5) == match(GAME, "truco", "random", 6, seed=5)
    assert match(GAME, "truco", "random", 6, seed=5) != match(GAME, "truco", "random", 6, seed=6)


def test_swapped_seats_have_the_same_dice() -> None:
    """A bot against itself plays every partida twice, so each side wins one and the points are equal."""
    score = match(GAME, "random", "random", 20, seed=1)
    assert score.wins == 10
    assert score.points[0] == score.points[1]


def test_first_and_second_are_told_apart() -> None:
    ours, theirs = match(GAME, "truco", "random", 10, seed=1), match(GAME, "random", "truco", 10, seed=1)
    assert ours.wins == 10 - theirs.wins
    assert ours.points == theirs.points[::-1]
    assert ours.points[0] > ours.points[1]


def test_rate_is_wins_by_partidas() -> None:
    assert Score("truco", "random", 8, 6, (12.0, 4.0), 100).rate == 0.75


def test_progress_counts_the_partidas() -> None:
    seen: list[int] = []
    match(GAME, "random", "random", 5, seed=1, progress=seen.append)
    assert seen == [1, 2, 3, 4, 5]


def test_options_reach_the_table() -> None:
    capped = match(GAME, "random", "random", 10, seed=1, options={"recordScore": "cap12"})
    assert max(capped.points) <= 12
    with pytest.raises(BadOption):
        match(GAME, "random", "random", 2, seed=1, options={"recordScore": "20"})


def test_no_match_without_partidas_or_bots() -> None:
    with pytest.raises(ValueError, match="one partida or more, not 0"):
        match(GAME, "random", "random", 0, seed=1)
    with pytest.raises(ValueError, match="no bot called 'zap'"):
        match(GAME, "zap", "random", 2, seed=1)


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_every_game_can_be_matched(game_id: str) -> None:
    assert match(game_id, "random", "random", 2, seed=1).decisions > 0
