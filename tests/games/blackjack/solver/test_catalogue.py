"""The catalogue's own table of edges, every cell to 0.0005 percentage points, and the published figures it names.

What it prints no figure for, other packs and mixtures of rules, is held against a program written apart from the solver: it
draws by what the house's look has ruled out, and gives the second card of a first hand one by one where `split` counts at once.
"""

from functools import lru_cache

import pytest

from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.house import Houses
from carteado.games.blackjack.solver.solution import COMPOSITION, TOTALS, packs, solve
from conformance_kit.build import WHOLE

CLOSE = 0.0005
EXACT = 1e-8

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


# Packs, house rules and strategy of mixtures that use every option of the solver, and the edge.
MIXED: tuple[tuple[int, dict[str, str], str, float], ...] = (
    (
        1,
        {"das": "true", "hit_soft_17": "true", "peek": "false", "resplit": "true", "resplit_aces": "true", "surrender": "early"}
        | {"early_vs": "not_ace"},
        COMPOSITION,
        0.0998605546,
    ),
    (
        2,
        {"hit_soft_17": "true", "peek": "false", "resplit": "true", "resplit_aces": "true"},
        TOTALS,
        -0.6058281887,
    ),
    (
        3,
        {"das": "true", "hit_soft_17": "true", "resplit": "true", "surrender": "late"},
        COMPOSITION,
        -0.4276253125,
    ),
    (4, {}, TOTALS, -0.5274212593),
    (4, {"das": "true", "peek": "false", "surrender": "early", "early_vs": "not_ace"}, COMPOSITION, -0.2640021524),
    (5, {"hit_soft_17": "true", "resplit": "true", "max_hands": "3"}, COMPOSITION, -0.7411803259),
    (
        7,
        {"das": "true", "resplit": "true", "resplit_aces": "true", "surrender": "early"},
        COMPOSITION,
        0.2655490151,
    ),
    (8, {}, COMPOSITION, -0.6072015731),
)


@lru_cache(maxsize=1)
def houses_of(decks: int) -> Houses:
    """What was found about the house of these packs, for one test after another."""
    return Houses(list(packs(decks)))


def percent(decks: int, settings: dict[str, str], strategy: str = COMPOSITION) -> float:
    return 100 * solve(rules_of({"decks": str(decks), **settings}), strategy=strategy, houses=houses_of(decks)).edge()


@pytest.mark.parametrize("decks", TABLE)
def test_every_cell_of_the_table(decks: int) -> None:
    """On plain Python an ordinary run takes the first two columns of one pack."""
    columns = len(COLUMNS) if WHOLE else 2 if decks == 1 else 0
    found = [percent(decks, settings, strategy) for settings, strategy in COLUMNS[:columns]]
    assert found == pytest.approx(TABLE[decks][:columns], abs=CLOSE)


@pytest.mark.skipif(not WHOLE, reason="slow on plain Python")
@pytest.mark.parametrize(("decks", "settings", "strategy", "edge"), MIXED)
def test_other_packs_and_mixtures_of_rules(decks: int, settings: dict[str, str], strategy: str, edge: float) -> None:
    assert percent(decks, settings, strategy) == pytest.approx(edge, abs=EXACT)


@pytest.mark.skipif(not WHOLE, reason="slow on plain Python")
@pytest.mark.parametrize(
    ("decks", "settings", "published"),
    [(6, {"das": "true"}, -0.460), (8, {"das": "true", "peek": "false"}, -0.598)],
    ids=["hoppe-6", "hoppe-8-unchecked"],
)
def test_published_edges_by_totals(decks: int, settings: dict[str, str], published: float) -> None:
    assert percent(decks, settings, TOTALS) == pytest.approx(published, abs=CLOSE)


@pytest.mark.skipif(not WHOLE, reason="slow on plain Python")
@pytest.mark.parametrize(
    ("decks", "unlimited", "ours"),
    [
        (1, (0.0423, 0.1839), (0.0412, 0.1819)),
        (5, (-0.5225, -0.3804), (-0.5261, -0.3864)),
    ],
)
def test_splitting_once_more_is_worth_a_little_less_than_splitting_to_four(
    decks: int, unlimited: tuple[float, float], ours: tuple[float, float]
) -> None:
    """Appendix 9 lets a hand of the second split be split again while there are three; the text does not (BJ-OPT-RESPLIT-2)."""
    found = [percent(decks, {"resplit": "true", "das": das}) for das in ("false", "true")]
    assert found == pytest.approx(ours, abs=CLOSE / 5)
    for printed, edge in zip(unlimited, found, strict=True):
        assert 0 < printed - edge < 0.0065
