"""What bets of points are worth: chains of envido, and flores against flores.

A chain is a tuple of calls; `falta` is what the falta is worth now, `most` the most the points part may be worth.
"""

from typing import Final

from carteado.games.cego.rules import words
from carteado.games.cego.rules.rulebook import CLAMP, FORBID, TARGET, TESTA_MOST, CegoRules

E: Final = 0
R: Final = 1
F: Final = 2
EE: Final = 3
CALLS: Final[tuple[str, ...]] = (words.ENVIDO, words.REAL_ENVIDO, words.FALTA_ENVIDO, words.ENVIDO_ENVIDO)
STEPS: Final[tuple[int, ...]] = (2, 3, 0, 2)
NO_MOST: Final = 1000

SIMPLE: Final = 3  # a flor
SHRUNK: Final = 1  # a flor that gave in


def most_of(rules: CegoRules, testa: bool) -> int:
    """The most that a chain of envido is worth."""
    return TESTA_MOST if testa and rules.testa_cap == CLAMP else NO_MOST


def falta_of(rules: CegoRules, testa: bool, score_a: int, score_b: int) -> int:
    """What the leading side lacks (CEGO-9.XV.c-2), at 0 to 0 everything (CEGO-9.XV.c-8); in a testa six (CEGO-9.XV.c-9)."""
    missing = TARGET - (score_a if score_a > score_b else score_b)
    if not testa:
        return missing
    return min(TESTA_MOST, missing) if rules.testa_falta_by_score else TESTA_MOST


def pot(chain: tuple[int, ...]) -> int:
    """The calls of a chain added up, the falta apart."""
    total = 0
    for call in chain:
        total += STEPS[call]
    return total


def accepted(chain: tuple[int, ...], falta: int, most: int) -> int:
    """Tentos at stake once the chain is accepted, also above what the loser lacks (CEGO-9.XV.c-13)."""
    if chain[-1] == F:
        return falta
    total = pot(chain)
    return total if total < most else most


def refused(chain: tuple[int, ...], falta: int, most: int) -> int:
    """Tentos for the side of the last call when it is refused."""
    return 1 if len(chain) == 1 else accepted(chain[:-1], falta, most)


def may_follow(chain: tuple[int, ...], call: int, falta: int, testa: bool, rules: CegoRules) -> bool:
    """Whether the other side may put this call on top of the chain; reais as often as they like (CEGO-9.XV.b-3)."""
    last = chain[-1]
    if last == F:
        return False
    most = most_of(rules, testa)
    now = accepted(chain, falta, most)
    if call == F:
        return falta > now or (rules.falta_may_equal and falta == now)
    if call == E or (call == EE and last != E and not (rules.many_envidos and last == EE)):
        return False
    total = pot(chain)
    if not testa:
        return total < TARGET
    if rules.testa_cap == CLAMP:
        return now < TESTA_MOST
    if rules.testa_cap == FORBID:
        return total + STEPS[call] <= TESTA_MOST
    return total < TARGET


def chains(rules: CegoRules, testa: bool, falta: int, longest: int) -> list[tuple[int, ...]]:
    """Every legal chain of at most so many calls, shorter openings first: for tables, diagrams and tests."""
    found: list[tuple[int, ...]] = []
    grown: list[tuple[int, ...]] = [(E,), (R,), (F,)]
    while grown:
        found += grown
        grown = [
            (*chain, call)
            for chain in grown
            if len(chain) < longest
            for call in (EE, R, F)
            if may_follow(chain, call, falta, testa, rules)
        ]
    return found


def shrunk(winners: int, losers: int) -> int:
    """One side gave in: three for each flor of the winners, one for each of the losers."""
    return SIMPLE * winners + SHRUNK * losers


def contest(winners: int, losers: int, shrunk_losers: int) -> int:
    """Flores compared, or a counter that was refused: three for each, but one for a flor of the losers that had given in."""
    return SIMPLE * (winners + losers) + SHRUNK * shrunk_losers
