"""One solver for all tables that play by the same grammar: its tables take a while to make."""

from typing import Final

from carteado.games.pife.rules.shapes import HandGrammar
from carteado.games.pife.rules.solver import Solver

_MADE: Final[dict[HandGrammar, Solver]] = {}


def solver_of(grammar: HandGrammar) -> Solver:
    """The solver of this grammar."""
    found = _MADE.get(grammar)
    if found is None:
        found = _MADE[grammar] = Solver(grammar)
    return found
