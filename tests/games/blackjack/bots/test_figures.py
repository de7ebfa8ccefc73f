"""What rounds bring each player, held against the solver's figures; CARTEADO_FUZZ=1 plays long."""

import os
from typing import Final

import pytest

from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.counted import Counted, by_count
from carteado.games.blackjack.solver.solution import edge
from conformance_kit.build import WHOLE, tries
from games.blackjack.bots.chosen import Brought, brought
from games.blackjack.bots.habits import habit_edge

LONG: Final = bool(os.environ.get("CARTEADO_FUZZ"))
ROUNDS: Final = 100_000 if LONG else tries(1_000, 10_000)
DEVIATIONS: Final = 3.0


def near(found: Brought, figure: float) -> bool:
    """Whether the figure is within the interval around what was found."""
    return abs(found.rate - figure) < DEVIATIONS * found.error


def test_the_strategist_brings_the_edge_of_the_table() -> None:
    assert near(brought("estrategista", ROUNDS, 1), edge(rules_of({})))


def test_the_customer_brings_what_its_habits_are_worth() -> None:
    """It bets more after it has won, but no chip of it is worth more than another."""
    figure = habit_edge(rules_of({}))
    assert figure == pytest.approx(-0.01248, abs=1e-5)
    assert near(brought("fregues", ROUNDS, 2), figure)
    assert edge(rules_of({})) - figure > 0.006


def test_the_counter_bets_more_where_more_comes_back() -> None:
    """The same shoes, and hands played alike: so it differs from the strategist by its bets and its insurance alone."""
    counted, level = brought("contador", ROUNDS, 3), brought("estrategista", ROUNDS, 3)
    assert len(counted.bets) == len(level.bets)
    assert set(counted.bets) <= set(range(2, 21))
    assert sum(counted.bets) > sum(level.bets)
    assert counted.rate > level.rate - DEVIATIONS * counted.error


@pytest.mark.skipif(not WHOLE, reason="nine shoes are solved")
def test_the_counter_brings_what_the_solver_says_of_its_counts() -> None:
    """Each bet times the edge at the true count at which it was made, straight between the counts that are solved."""
    rules = {"decks": "2", "penetration": "0.8"}
    found = brought("contador", ROUNDS, 5, **rules)
    solved = by_count(rules_of(rules), insure=True)
    figure = sum([bet * edge_at(solved, count) for bet, count in zip(found.bets, found.counts, strict=True)]) / sum(found.bets)
    assert near(found, figure)
    assert figure > edge(rules_of(rules)) + 0.005, "most of its chips lie where the edge is its own"


def edge_at(solved: list[Counted], count: float) -> float:
    """The edge at a true count, as if it went on beyond the last ones as between them."""
    at = next((nth for nth, each in enumerate(solved[1:-1], 1) if each.true > count), len(solved) - 1)
    low, high = solved[at - 1], solved[at]
    return low.edge + (high.edge - low.edge) * (count - low.true) / (high.true - low.true)


@pytest.mark.skipif(not LONG, reason="what a count is worth shows in hundreds of thousands of rounds")
def test_the_counter_beats_the_strategist() -> None:
    rounds = 400_000
    counted, level = brought("contador", rounds, 4), brought("estrategista", rounds, 4)
    won = [one - other for one, other in zip(counted.gains, level.gains, strict=True)]
    mean = sum(won) / rounds
    error = (sum([(each - mean) ** 2 for each in won]) / rounds / rounds) ** 0.5
    assert mean > 2 * error
