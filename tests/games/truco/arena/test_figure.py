"""The figure asked of the truco player, in every code."""

import pytest

from arena.figures import demand_figure


@pytest.mark.parametrize(("game", "seats"), [("truco-fenacef", 4), ("truco-asfo", 4), ("truco-sinsep", 4), ("truco-sinsep", 2)])
def test_the_truco_pair_beats_the_random_pair(game: str, seats: int) -> None:
    """At least 85 % of 2,000 partidas, half of them from either side of the table; and a decision takes no time."""
    demand_figure(game, "truco", 0.85, 2000, quick=0.005, seed=2023, seats=seats)
