"""The catalogue's own table of edges, every cell to 0.0005 percentage points, and the published figures it names."""

import os

import pytest

from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.house import Houses
from carteado.games.blackjack.solver.solution import COMPOSITION, TOTALS, packs, solve
from conformance_kit.build import COMPILED, WHOLE

CLOSE = 0.0005
FUZZ = bool(os.environ.get("CARTEADO_FUZZ"))

# Packs, then: base by composition, base by totals, double after split, late and early surrender, no check.
TABLE = {
    1: (0.0248, -0.0147, 0.1541, 0.0468, 0.6411, -0.0804),
    2: (-0.3484, -0.3621, -0.2228, -0.2972, 0.2712, -0.4525),
    6: (-0.5788, -0.5819, -0.4569, -0.5062, 0.0517, -0.6865),
}
COLUMNS: tuple[tuple[dict[str, str], str], ...] = (
    ({}, COMPOSITION),
    ({}, TOTALS),
    ({"das": "true"}, COMPOSITION),
    ({"surrender": "late"}, COMPOSITION),
    ({"surrender": "early"}, COMPOSITION),
    ({"peek": "false"}, COMPOSITION),
)


def percent(houses: Houses | None, decks: int, settings: dict[str, str], strategy: str = COMPOSITION) -> float:
    return 100 * solve(rules_of({"decks": str(decks), **settings}), strategy=strategy, houses=houses).edge()


@pytest.mark.parametrize("decks", TABLE)
def test_every_cell_of_the_table(decks: int) -> None:
    """Of the slow ones an ordinary run takes the first two columns; CARTEADO_FUZZ=1 takes them all."""
    columns = len(COLUMNS) if FUZZ or (COMPILED and decks < 6) else 2 if COMPILED or decks == 1 else 0
    houses = Houses(list(packs(decks)))
    found = [percent(houses, decks, settings, strategy) for settings, strategy in COLUMNS[:columns]]
    assert found == pytest.approx(TABLE[decks][:columns], abs=CLOSE)


@pytest.mark.skipif(not FUZZ, reason="slow")
@pytest.mark.parametrize(
    ("decks", "settings", "published"),
    [(6, {"das": "true"}, -0.460), (8, {"das": "true", "peek": "false"}, -0.598)],
    ids=["hoppe-6", "hoppe-8-unchecked"],
)
def test_published_edges_by_totals(decks: int, settings: dict[str, str], published: float) -> None:
    assert percent(None, decks, settings, TOTALS) == pytest.approx(published, abs=CLOSE)


@pytest.mark.parametrize(
    ("decks", "unlimited", "ours"),
    [
        pytest.param(1, (0.0423, 0.1839), (0.0412, 0.1819), marks=pytest.mark.skipif(not WHOLE, reason="slow")),
        pytest.param(5, (-0.5225, -0.3804), (-0.5261, -0.3864), marks=pytest.mark.skipif(not FUZZ, reason="slow")),
    ],
)
def test_splitting_once_more_is_worth_a_little_less_than_splitting_to_four(
    decks: int, unlimited: tuple[float, float], ours: tuple[float, float]
) -> None:
    """Appendix 9 lets a hand of the second split be split again while there are three; the text does not (BJ-OPT-RESPLIT-2)."""
    houses = Houses(list(packs(decks)))
    found = [percent(houses, decks, {"resplit": "true", "das": das}) for das in ("false", "true")]
    assert found == pytest.approx(ours, abs=CLOSE / 5)
    for printed, edge in zip(unlimited, found, strict=True):
        assert 0 < printed - edge < 0.0065
