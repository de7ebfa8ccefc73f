"""What is a batida with nine cards and with ten: the catalogues' tables, and every hand as an independent search has it."""

import os
from collections.abc import Iterable
from random import Random

import pytest

from carteado.cards import indices
from carteado.games.pife.rules.shapes import HandGrammar
from carteado.games.pife.rules.solvers import solver_of
from clauses_kit import marked
from games.pife.rules.hands import CACHETA, GRAMMARS, PIFPAF, counts, curingas, scraps, told
from games.pife.rules.partitions import batida

FUZZ = bool(os.environ.get("CARTEADO_FUZZ"))
TRIES = 2_000 if FUZZ else 16
CLAUSES = [
    ("CAC-OBJ-1", CACHETA, "5P 5C 5E 7O 8O 9O QE KE AE", "", True),
    ("CAC-TRI-1", CACHETA, "5P 5C 5E 6O 7O 8O QE KE AE", "", True),
    ("CAC-TRI-1", CACHETA, "5P 5C 5P 7O 8O 9O QE KE AE", "", False),
    ("CAC-SEQ-1", CACHETA, "2E 3E 4E 7O 8O 9O 5P 5C 5O", "", True),
    ("CAC-SEQ-1", CACHETA, "2E 3E 4C 7O 8O 9O 5P 5C 5O", "", False),
    ("CAC-S5", CACHETA, "5P 5C 5E 7O 8O 9O QE 10C AE", "10C", True),
    ("CAC-S5", CACHETA, "8C 9C 10C 7O 8O 9O QE KE AE", "10C", True),
    ("CAC-S5", CACHETA, "5P 5C 10C 7O 8O 10C QE KE AE", "10C", True),
    ("CAC-S5", CACHETA, "5P 10C 10C 7O 8O 9O QE KE AE", "10C", False),
    ("CAC-S5", CACHETA, "9C 10C 10C 7O 8O 9O QE KE AE", "10C", True),
    ("CAC-S6", CACHETA, "5P 5C 5E 7O 8O 9O AE 2E 3E", "", True),
    ("CAC-S6", CACHETA, "5P 5C 5E 7O 8O 9O KE AE 2E", "", False),
    ("CAC-S7", CACHETA, "3C 4C 5C 6C 9E 10E JE QE KE", "", False),
    ("CAC-S7", CACHETA, "3C 4C 5C 6C 7C 8C QE KE AE", "", True),
    ("CAC-S7", CACHETA, "3C 4C 5C 6C 7C 8C 9C 10C JC", "", True),
    ("CAC-S7", CACHETA, "3C 4C 5C 6C 7C 9E 10E JE QE KE", "", False),
    ("CAC-S8", CACHETA, "5P 5C 5E 5C 7O 8O 9O QE KE AE", "", False),
    ("CAC-DEZ-2", CACHETA, "5P 5C 5E 5O 7O 8O 9O QE KE AE", "", True),
    ("CAC-DEZ-2", CACHETA, "5P 5C 5E 6O 7O 8O 9O QE KE AE", "", True),
    ("CAC-DEZ-2", CACHETA, "5P 5C 5E 7O 8O 9O QE KE AE 2C", "", False),
    ("CAC-DEZ-2", CACHETA, "5P 5C 5E 10C 7O 8O 9O QE KE AE", "10C", True),
    ("PIF-OBJ-1", PIFPAF, "4P 4C 4O 6E 7E 8E JC QC KC", "", True),
    ("PIF-COMB-1", PIFPAF, "4P 4C 4P 6E 7E 8E JC QC KC", "", False),
    ("PIF-COMB-1", PIFPAF, "4P 4C 4O 4P 4C 4E JC QC KC", "", True),
    ("PIF-COMB-2", PIFPAF, "3C 4C 5C 6C 9E 10E JE QE KE", "", True),
    ("PIF-COMB-2", PIFPAF, "3C 4C 5C 6C 7C 8C 9C 10C JC", "", True),
    ("PIF-COMB-2", PIFPAF, "3C 4C 5C 6C 9E 10E JE QE 2E", "", False),
    ("PIF-COMB-3", PIFPAF, "AO 2O 3O QE KE AE 7P 7C 7O", "", True),
    ("PIF-COMB-3", PIFPAF, "4P 4C 4O 6E 7E 8E KC AC 2C", "", False),
    ("PIF-S12", PIFPAF, "4P 4C 4O 4E 9E 10E JE QE KE", "", False),
    ("PIF-S12", PIFPAF, "4P 4C 4O 4E 6E 7E 8E JC QC KC", "", False),
    ("PIF-S13", PIFPAF, "4P 4C 4O 5E 6E 7E 8E JC QC KC", "", True),
    ("PIF-S13", PIFPAF, "3C 4C 5C 6C 7C 9E 10E JE QE KE", "", True),
]
OPTIONS = [
    ("CAC-S7", CACHETA, "cacheta, long runs", "3C 4C 5C 6C 9E 10E JE QE KE", ""),
    ("CAC-S7", CACHETA, "cacheta, long runs", "3C 4C 5C 6C 7C 9E 10E JE QE KE", ""),
    ("CAC-S5", CACHETA, "cacheta, two curingas in a meld", "5P 10C 10C 7O 8O 9O QE KE AE", "10C"),
    ("CAC-S5", CACHETA, "cacheta, two curingas in a meld", "5P 10C 10C 7O 8O 9O QE KE AE 10E", "10C 10E"),
    ("CAC-S5", GRAMMARS["cacheta, curinga in runs only"], "cacheta", "5P 5C 10C 7O 8O 9O QE KE AE", "10C"),
    ("CAC-S5", HandGrammar(ponta=True), "cacheta", "5P 5C 5E 7O 8O 10C QE KE AE", "10C"),
    ("CAC-S8", CACHETA, "cacheta, a suit again", "5P 5C 5E 5C 7O 8O 9O QE KE AE", ""),
    ("CAC-S8", CACHETA, "cacheta, a suit again", "5P 5C 5C 10C 7O 8O 9O QE KE AE", "10C"),
    ("PIF-S12", PIFPAF, "pifpaf, quadra", "4P 4C 4O 4E 9E 10E JE QE KE", ""),
    ("PIF-S12", PIFPAF, "pifpaf, quadra", "4P 4C 4O 4E 6E 7E 8E JC QC KC", ""),
]


def complete(grammar: HandGrammar, cards: list[int], wild: tuple[int, ...] = (), tame: tuple[int, ...] = ()) -> bool:
    solver = solver_of(grammar)
    return (solver.nine if len(cards) == 9 else solver.ten)(counts(cards), wild, tame)


@pytest.mark.parametrize(("rule", "grammar", "cards", "curinga", "valid"), marked(CLAUSES))
def test_the_catalogue(rule: str, grammar: HandGrammar, cards: str, curinga: str, valid: bool) -> None:
    assert complete(grammar, list(indices(cards)), indices(curinga)) == valid
    assert batida(grammar, indices(cards), indices(curinga)) == valid


@pytest.mark.parametrize(("rule", "without", "name", "cards", "curinga"), marked(OPTIONS))
def test_only_with_the_option(rule: str, without: HandGrammar, name: str, cards: str, curinga: str) -> None:
    assert complete(GRAMMARS[name], list(indices(cards)), indices(curinga))
    assert not complete(without, list(indices(cards)), indices(curinga))


@pytest.mark.parametrize("name", ["cacheta, long runs", "cacheta, all of it"])
def test_a_trinca_of_four_beside_a_run_of_five_is_no_batida_of_nine(name: str) -> None:
    """Only runs grow; the ponta of a trinca belongs to the batida with ten."""
    assert not complete(GRAMMARS[name], list(indices("4P 4C 4O 4E 9E 10E JE QE KE")))
    assert complete(GRAMMARS[name], list(indices("4P 4C 4O 4E 8E 9E 10E JE QE KE")))


def test_a_tame_curinga_counts_only_as_itself() -> None:
    solver, ten_of_hearts = solver_of(CACHETA), indices("10C")
    elsewhere, at_home = counts("5P 5C 5E 7O 8O 9O QE 10C AE"), counts("8C 9C 10C 7O 8O 9O QE KE AE")
    assert solver.nine(elsewhere, ten_of_hearts)
    assert not solver.nine(elsewhere, ten_of_hearts, tame=ten_of_hearts)
    assert solver.nine(at_home, ten_of_hearts, tame=ten_of_hearts)


def test_of_two_curingas_the_tame_one_is_discarded_first() -> None:
    solver, ten_of_hearts = solver_of(CACHETA), indices("10C")
    held = counts("5P 5C 5E 7O 8O 9O QE 10C 10C AE")
    assert told(solver.discards(held, ten_of_hearts, tame=ten_of_hearts)) == "10C"
    assert not solver.discards(held, ten_of_hearts, tame=ten_of_hearts * 2)


def test_a_grammar_has_at_most_two_curingas_in_a_meld() -> None:
    with pytest.raises(ValueError, match="3 curingas"):
        HandGrammar(most_wild=3)


@pytest.mark.parametrize("name", GRAMMARS)
def test_every_hand_as_a_search_through_all_partitions_has_it(name: str) -> None:
    grammar, rng, yes = GRAMMARS[name], Random(name), 0
    solver = solver_of(grammar)
    for _ in range(TRIES):
        wild = curingas(grammar, rng)
        cards = scraps(rng.choice((9, 10)), wild, rng)
        tame = tuple(card for card in cards if card in wild and rng.random() < 0.15)
        valid = batida(grammar, cards, wild, tame)
        assert complete(grammar, cards, wild, tame) == valid, (cards, wild, tame)
        yes += valid
        if len(cards) == 10:
            fine = sum(1 << card for card in set(cards) if batida(grammar, _less(cards, card), wild, _less(tame, card)))
            assert solver.discards(counts(cards), wild, tame) == fine, (cards, wild, tame)
            assert solver.out(counts(cards), wild, tame) == (valid or fine > 0)
    assert yes > TRIES // 20


def _less(cards: Iterable[int], card: int) -> tuple[int, ...]:
    left = list(cards)
    if card in left:
        left.remove(card)
    return tuple(left)
