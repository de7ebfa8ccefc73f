"""What a chip is worth before a card is seen: the edge of the table's rules, for somebody with so many chips.

It takes seconds to find, so it is kept; what has no part in it (stacks, limits, who sees what) does not count.
"""

from dataclasses import replace
from functools import lru_cache

from carteado.games.blackjack.rules.regulation import BLACKJACK
from carteado.games.blackjack.rules.rulebook import EARLY, LATE, BlackjackRules
from carteado.games.blackjack.solver.solution import Cell, solve
from carteado.games.blackjack.solver.table import GIVEN_UP


def edge_of(rules: BlackjackRules, spare: int) -> float:
    """The edge from a full shoe of who plays as well as can be and has `spare` times his bet besides it.

    With one he may double or split, and then neither double nor split again; with two or more he is taken to have enough.
    """
    bare = replace(
        rules,
        seats=BLACKJACK.seats,
        min_players=BLACKJACK.min_players,
        penetration=BLACKJACK.penetration,
        stack=BLACKJACK.stack,
        bet_min=BLACKJACK.bet_min,
        bet_max=BLACKJACK.bet_max,
        rounds=BLACKJACK.rounds,
        nevada=BLACKJACK.nevada,
        clock=BLACKJACK.clock,
        options=(),
    )
    return _edge(bare, True) if spare > 1 else _edge(replace(bare, das=False, resplit=False), spare > 0)


@lru_cache(maxsize=64)
def _edge(rules: BlackjackRules, able: bool) -> float:
    cells = _cells(rules)
    return sum([cell.chance * (cell.worth if able else _poor(rules, cell)) for cell in cells])


@lru_cache(maxsize=16)
def _cells(rules: BlackjackRules) -> tuple[Cell, ...]:
    return solve(rules).cells


def _poor(rules: BlackjackRules, cell: Cell) -> float:
    """A hand that can be neither doubled nor split."""
    found = cell.choices
    if found is None or found.hit is None:
        return cell.worth
    kept = max(found.stand, found.hit, GIVEN_UP) if rules.surrender == LATE else max(found.stand, found.hit)
    whole = kept * (1.0 - found.natural) - found.natural if rules.peek else kept
    return max(whole, GIVEN_UP) if rules.surrender == EARLY and found.surrender is not None else whole
