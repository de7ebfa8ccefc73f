"""Rounds played by the solved choices come to the solved edge, under every rule; what is drawn is what a round needs."""

import pytest

from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.simulation import Table, simulate
from carteado.games.blackjack.solver.solution import COMPOSITION, TOTALS, solve
from conformance_kit.build import COMPILED

ROUNDS = 400_000 if COMPILED else 40_000
FAR = 4.0  # standard errors; the seed is fixed, so it is far always or never

RULES: list[tuple[dict[str, str], str]] = [
    ({}, COMPOSITION),
    ({}, TOTALS),
    ({"das": "true", "resplit": "true"}, COMPOSITION),
    ({"resplit": "true", "resplit_aces": "true", "max_hands": "3"}, COMPOSITION),
    ({"resplit": "true", "das": "true", "split_by": "rank"}, TOTALS),
    ({"peek": "false", "das": "true"}, COMPOSITION),
    ({"hit_soft_17": "true", "surrender": "late"}, COMPOSITION),
    ({"surrender": "early"}, COMPOSITION),
    ({"surrender": "early", "early_vs": "not_ace", "peek": "false"}, COMPOSITION),
]


@pytest.mark.parametrize(("settings", "strategy"), RULES)
def test_played_and_computed_agree(settings: dict[str, str], strategy: str) -> None:
    solution = solve(rules_of({"decks": "1", **settings}), strategy=strategy)
    played = simulate(solution, ROUNDS, 7)
    assert abs(played.mean - solution.edge()) < FAR * played.error
    assert 0.9 < played.error * ROUNDS**0.5 < 1.4


def test_a_round_draws_only_what_it_needs_and_the_shoe_stays_whole() -> None:
    table = Table(solve(rules_of({"decks": "1"})), 1)
    whole = sorted(table.shoe)
    drawn: list[int] = []
    for _ in range(2000):
        table.round()
        drawn.append(table.drawn)
    assert sorted(table.shoe) == whole
    assert min(drawn) == 4  # nobody draws against a BlackJack
    assert 5 < sum(drawn) / len(drawn) < 6


def test_progress_hears_of_the_rounds() -> None:
    heard: list[int] = []
    simulate(solve(rules_of({"decks": "1"})), 25_000, 1, heard.append)
    assert heard == [10_000, 10_000]
