"""How far nine cards are from a batida and which cards take them out: by exchanging cards one by one, every way there is."""

import os
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from carteado.cards import indices
from carteado.games.pife.rules.solver import Solver
from carteado.games.pife.rules.solvers import solver_of
from clauses_kit import marked
from games.pife.rules.hands import CACHETA, GRAMMARS, PIFPAF, counts, curingas, scraps, told

FUZZ = bool(os.environ.get("CARTEADO_FUZZ"))
TRIES = 15 if FUZZ else 6
DEEP = 2 if FUZZ else 1  # so many exchanges are tried


@pytest.mark.parametrize(
    ("rule", "name", "cards", "curinga", "outs"),
    marked(
        [
            ("CAC-S18", "cacheta without curinga", "5P 5C 5E 7O 8O 9O QE KE 3C", "", "JE AE"),
            ("CAC-S18", "cacheta", "5P 5C 5E 7O 8O 9O QE KE 3C", "9C", "9C AE JE"),
            ("CAC-DEZ-2", "cacheta without curinga", "5P 5C 5E 6O 7O 8O 9O QE KE", "", "AE JE"),
            ("CAC-DEZ-2", "cacheta without curinga", "3C 4C 5C 9E 10E JE 7P 8P 9P", "", "all"),
            ("PIF-LOUCA-1", "pifpaf", "4P 4C 4O 6E 7E JC QC KC 2O", "", "5E 8E"),
            ("PIF-COMB-2", "pifpaf", "3C 4C 5C 6C 9E 10E JE QE 2O", "", "2C 7C 8E KE"),
            ("PIF-COMB-2", "pifpaf", "3C 4C 5C 6C 9E 10E JE 2O 7O", "", ""),
            ("PIF-S12", "pifpaf", "4P 4C 4O 9E 10E JE QE KE 2O", "", "8E JE AE"),
            ("PIF-S12", "pifpaf, quadra", "4P 4C 4O 9E 10E JE QE KE 2O", "", "4E 8E JE AE"),
        ]
    ),
)
def test_what_takes_one_out(rule: str, name: str, cards: str, curinga: str, outs: str) -> None:
    solver, held = solver_of(GRAMMARS[name]), counts(cards)
    found = solver.outs(held, indices(curinga))
    wanted = (1 << 52) - 1 if outs == "all" else sum(1 << face for face in indices(outs))
    assert told(found) == told(wanted)
    assert (solver.distance(held, indices(curinga)) <= 1) == bool(outs)


@pytest.mark.parametrize(
    ("cards", "distance"),
    [
        ("4P 4C 4O 6E 7E 8E JC QC KC", 0),
        ("4P 4C 4O 6E 7E JC QC KC 2O", 1),
        ("4P 4C 4O 6E 7E JC QC 9P 2O", 2),
        ("4P 4C 6E 7E JC QC 9P 2O KO", 3),
        ("AP 5P 9P 2C 6C 10C 3E 7E JE", 6),
        ("5P 5P 5C 5C 5E 5E 5O 5O 9P", 2),
    ],
)
def test_how_many_cards_are_wanting(cards: str, distance: int) -> None:
    assert solver_of(PIFPAF).distance(counts(cards)) == distance


def test_a_ninth_five_can_only_be_a_curinga() -> None:
    """Two packs have eight fives; the curinga that is not in hand yet stands for the ninth."""
    fives = counts("5P 5P 5C 5C 5E 5E 5O 5O 9P")
    assert solver_of(CACHETA).distance(fives, indices("10C")) == 1
    assert told(solver_of(CACHETA).outs(fives, indices("10C"))) == "10C"
    assert solver_of(GRAMMARS["cacheta, curinga in runs only"]).distance(fives, indices("10C")) == 2
    assert solver_of(CACHETA).distance(fives, indices("5P"), tame=indices("5P 5P")) == 2  # no curinga is left to come


def test_a_tame_curinga_in_hand_is_not_the_one_that_may_come() -> None:
    held, ten_of_hearts = counts("5P 5C 5E 7O 8O 9O QE 10C 2O"), indices("10C")
    assert solver_of(CACHETA).distance(held, ten_of_hearts) == 1
    assert solver_of(CACHETA).distance(held, ten_of_hearts, tame=ten_of_hearts) == 2


@pytest.mark.parametrize("name", GRAMMARS)
def test_no_fewer_exchanges_make_it_a_batida(name: str) -> None:
    grammar, rng = GRAMMARS[name], Random(name)
    solver, close = solver_of(grammar), 0
    for _ in range(TRIES):
        wild = curingas(grammar, rng)
        cards = scraps(9, wild, rng)
        tame = tuple(card for card in cards if card in wild and rng.random() < 0.15)
        distance = solver.distance(counts(cards), wild, tame)
        nearest = next((few for few in range(DEEP + 1) if within(solver, cards, wild, tame, few)), DEEP + 1)
        assert min(distance, DEEP + 1) == nearest, (cards, wild, tame, distance)
        drawn = [face for face in range(52) if cards.count(face) < 2 and solver.out(counts([*cards, face]), wild, tame)]
        assert solver.outs(counts(cards), wild, tame) == sum(1 << face for face in drawn), (cards, wild, tame)
        close += nearest <= DEEP
    assert close


def within(solver: Solver, cards: list[int], wild: tuple[int, ...], tame: tuple[int, ...], few: int) -> bool:
    """Whether so many cards exchanged for others of two packs make a batida."""
    return any(
        solver.nine(counts([*_less(cards, left), *drawn]), wild, _less(tame, left))
        for left in set(combinations(sorted(cards), few))
        for drawn in combinations_with_replacement(range(52), few)
        if all(cards.count(face) + drawn.count(face) <= 2 for face in drawn)
    )


def _less(cards: Iterable[int], gone: Iterable[int]) -> tuple[int, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
