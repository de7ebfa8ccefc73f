"""The figure asked of the player of canastra and buraco, against the easy one."""

import os
import time
from typing import Final

import pytest

from arena.figures import lowest
from carteado.arena import match

WHOLE: Final = bool(os.environ.get("CARTEADO_FUZZ"))
DEALS: Final = {"max_deals": "1"}  # a partida of one deal: cheaper, and less sure to be won


def beats(game: str, seats: int, rate: float, partidas: int, quick: float, options: dict[str, str]) -> None:
    """In an ordinary run a sample with a stricter bound, in `make fuzz` 400 whole partidas."""
    began = time.process_time()
    played = 400 if WHOLE else partidas
    score = match(game, "canastra", "aprendiz", played, seed=13, seats=seats, options={} if WHOLE else options)
    spent = time.process_time() - began
    assert (score.rate if WHOLE else lowest(score.rate, score.partidas)) >= rate
    assert spent / score.decisions < quick


def test_it_beats_the_easy_player_at_canastra() -> None:
    """At least 65 % of 400 partidas with the same packs from both sides; of single deals 60 % for sure."""
    beats("canastra", 4, 0.65 if WHOLE else 0.6, 20, 0.002, DEALS)


@pytest.mark.parametrize(("seats", "share"), [(4, 0.5), (2, 0.5), (3, 0.33), (6, 0.33)] if WHOLE else [(4, 0.5)])
def test_it_beats_the_easy_player_at_buraco(seats: int, share: float) -> None:
    """More than its share of the partidas."""
    beats("buraco", seats, share, 12, 0.004, {})


def test_the_same_seed_gives_the_same_score() -> None:
    first, again = (match("buraco", "canastra", "canastra", 4, seed=5, options=DEALS) for _ in range(2))
    assert first == again
    assert first.wins == 2
    assert first.points[0] == first.points[1]
