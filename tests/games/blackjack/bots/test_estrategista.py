"""The player of the solved strategy: cell by cell what the solution says, for the table's own rules."""

from random import Random
from typing import Any, Final

import pytest

from carteado.games.blackjack.rules.acts import Bet
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.solution import Cell, solve
from conformance_kit.build import COMPILED, tries
from games.blackjack.bots.chosen import escolhe, faz
from games.blackjack.kit import mesa, sessao
from games.blackjack.kit.mesa import Mesa

NAME: Final = "estrategista"
RANKS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
SAID: Final = {"stand": "mantém", "hit": "pede", "double": "dobra", "split": "divide", "surrender": "rende"}
HOUSES: Final[list[dict[str, str]]] = [
    {"decks": "1", "surrender": "early", "split_by": "rank"},
    {},
    {"decks": "2", "surrender": "late", "das": "true", "resplit": "true", "hit_soft_17": "true"},
    {"decks": "8", "surrender": "early", "early_vs": "not_ace", "peek": "false"},
]
CELLS: Final = tries(25, 120)


def dealt(cell: Cell, **options: Any) -> Mesa:
    """The two cards against the card face up; where the house looks, it has no BlackJack."""
    other = "J" if cell.low == cell.high == 10 and not cell.pair else RANKS[cell.high]
    hole = "7" if cell.up != 7 else "8"
    return mesa(f"{RANKS[cell.low]}P {RANKS[cell.up]}C {other}E {hole}O", **options)


def played(found: Mesa) -> str:
    """The first thing it does but letting the house look."""
    while (done := faz(NAME, found)) == "recusa":
        found.faz("0 recusa")
    return done


@pytest.mark.parametrize("options", HOUSES if COMPILED else HOUSES[:1], ids=str)
def test_it_does_what_the_solution_of_these_rules_says(options: dict[str, str]) -> None:
    cells = [cell for cell in solve(rules_of(options)).cells if cell.choices is not None]
    for cell in Random(7).sample(cells, min(CELLS, len(cells))):
        assert cell.choices is not None
        told = f"{RANKS[cell.low]} {RANKS[cell.high]} x {RANKS[cell.up]}: {cell.choices}"
        assert played(dealt(cell, **options)) == SAID[cell.choices.act], told


def test_it_bets_the_least() -> None:
    assert escolhe(NAME, sessao(bet_min=5)) == Bet(1, 5)


@pytest.mark.parametrize("hand", ["KP KE", "AP KE", "2P 3E"])
def test_it_never_insures(hand: str) -> None:
    one, other = hand.split()
    found = mesa(f"{one} AC {other} 7O", decks=1)
    assert "segura" in found.pode(0)
    assert faz(NAME, found) == "recusa"


def test_a_sixteen_of_three_cards_is_another_hand_than_one_of_two() -> None:
    """With a four and a five gone from the shoe there is less to be hoped for."""
    assert faz(NAME, mesa("10P KC 6E 7O", decks=1)) == "pede"
    assert faz(NAME, mesa("5P KC 4E 9O 7P", decks=1).faz("0 pede")) == "mantém"


def test_it_knows_nothing_of_what_the_others_hold() -> None:
    """Five tens lie before the neighbours; by the book that changes nothing."""
    assert faz(NAME, mesa("10P KP QE KC 6E JO QP 7O", 10, 10, 10, decks=1)) == "pede"


def test_who_cannot_pay_for_more_after_a_split_does_not_count_on_it() -> None:
    """Twos against a three: to double afterwards makes the split."""
    options = {"das": "true", "resplit": "true"}
    assert faz(NAME, mesa("2P 3C 2E 7O", fichas=(40,), **options)) == "divide"
    assert faz(NAME, mesa("2P 3C 2E 7O", fichas=(20,), **options)) == "pede"


def test_split_hands_are_played_knowing_the_cards_they_came_of() -> None:
    found = mesa("8P 10C 8E 7O 8C 3P 3E", resplit=True).faz("0 divide")
    assert faz(NAME, found) == "divide"
    found.faz("0 divide")
    assert len(found.lugar(0).maos) == 3
    assert faz(NAME, found) == "pede"
