"""Hands on which the solver is measured: such as one has who plays for a batida, and such as are made to keep it searching."""

import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Final

from carteado.games.pife.rules.rulebook import DECK, FACES, HAND, PifeRules
from carteado.games.pife.rules.solver import Solver
from carteado.games.pife.rules.solvers import solver_of

Held = tuple[list[int], tuple[int, ...]]  # ten cards by face, and the curingas
Hands = Callable[[PifeRules, Solver, Random], Iterator[Held]]
TURNS: Final = 25
TIMES: Final = 3  # each hand is asked so often and the quickest answer counts: who else is on the machine does not
KEPT: Final = 4000


def questions(rules: PifeRules) -> Mapping[str, Callable[[Random, float], list[float]]]:
    """What is asked, with how many seconds each answer took, for about so many by the clock: whether one goes out with ten."""
    return {
        "goes out, hands of play": partial(_timed, rules, of_play),
        "goes out, hard hands": partial(_timed, rules, hard),
    }


def of_play(rules: PifeRules, solver: Solver, rng: Random) -> Iterator[Held]:
    """Ten cards turn after turn until they go out; the one is discarded that leaves the others nearest to a batida."""
    while True:
        pack = rng.sample(DECK, HAND + TURNS + 1)
        wild = rules.curingas(pack.pop()) if rules.vira else ()
        counts = _counts(pack[:HAND])
        for card in pack[HAND:]:
            counts[card] += 1
            yield counts[:], wild
            if solver.out(counts, wild):
                break
            counts[_worst(solver, counts, wild)] -= 1


def _worst(solver: Solver, counts: list[int], wild: tuple[int, ...]) -> int:
    far: list[tuple[int, int]] = []
    for face in range(FACES):
        if counts[face] and face not in wild:
            counts[face] -= 1
            far.append((solver.distance(counts, wild), face))
            counts[face] += 1
    return min(far)[1]


def hard(rules: PifeRules, solver: Solver, rng: Random) -> Iterator[Held]:
    """Ten cards out of a few ranks side by side, many of them twice there; both curingas where there are any."""
    del solver
    while True:
        suits, low, ranks = rng.sample(range(4), rng.choice((2, 3, 4))), rng.randrange(13), rng.choice((3, 4, 5))
        wild = rules.curingas(rng.randrange(FACES)) if rules.vira else ()
        crowd = [13 * suit + (low + step) % 13 for suit in suits for step in range(ranks)] * 2
        plain = [card for card in crowd if card not in wild]
        curingas = list(wild[:1]) * 2
        if len(plain) >= HAND + 1 - len(curingas):
            yield _counts([*rng.sample(plain, HAND + 1 - len(curingas)), *curingas]), wild


def _counts(cards: list[int]) -> list[int]:
    counts = [0] * FACES
    for card in cards:
        counts[card] += 1
    return counts


def _timed(rules: PifeRules, hands: Hands, rng: Random, seconds: float) -> list[float]:
    solver = solver_of(rules.grammar())
    end, took, clock = time.perf_counter() + seconds, list[float](), time.perf_counter
    for counts, wild in hands(rules, solver, rng):
        quickest = seconds
        for _ in range(TIMES):
            began = clock()
            solver.out(counts, wild)
            quickest = min(quickest, clock() - began)
        took.append(quickest)
        if clock() > end or len(took) >= KEPT:
            return took
    return took
