"""The figure asked of the player of Truco Cego, in both profiles."""

import pytest

from arena.figures import demand_figure
from carteado.arena import match


@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_the_trio_beats_the_random_trio(profile: str) -> None:
    """At least 90 % of 1,000 partidas, half of them from either side of the table; and a decision takes no time."""
    demand_figure("truco-cego", "cego", 0.9, 1000, quick=0.002, seed=2026, options={"profile": profile})


@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_the_same_seed_gives_the_same_score(profile: str) -> None:
    options = {"profile": profile}
    first, again = (match("truco-cego", "cego", "cego", 4, seed=5, options=options) for _ in range(2))
    assert first == again
    assert first.wins == 2
    assert first.points[0] == first.points[1]
