"""The player who counts: every card it sees, the bets and the insurance that follow from them."""

from typing import Any, Final

import pytest

from carteado.games.blackjack.bots.table import Table
from carteado.games.blackjack.rules.acts import Bet
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.counted import running, true_count
from carteado.games.blackjack.solver.solution import edge, packs
from games.blackjack.bots.chosen import escolhe, faz
from games.blackjack.kit import Mesa, mesa, sessao

NAME: Final = "contador"
SMALL: Final = "2P 4C 3E 5O 2E 2O 3P 3O 4E 4P 5P 5C 6P 6E"  # a shoe that begins with small cards
DRAWN: Final = (*["0 pede"] * 4, "0 mantém")


def bets(found: Mesa) -> int:
    """What it puts on the next round."""
    chosen = escolhe(NAME, found)
    assert isinstance(chosen, Bet)
    return chosen.chips


def after(shoe: str, *acts: str, **options: Any) -> Mesa:
    """One round of ten chips from this shoe, played to its end."""
    return mesa(shoe, **options).faz(*acts)


@pytest.mark.parametrize(
    ("shoe", "count"),
    [
        ("2P 3C 4E 5O 6P 2C 3E 4O", 8),
        ("KP QC JE 10O", -4),
        ("AP 9C 9E 9O KC", -2),
        ("7P 8C 9E 7O 8P 9C", 0),
    ],
)
def test_low_cards_count_up_aces_and_tens_down(shoe: str, count: int) -> None:
    left = list(packs(6))
    for card in shoe.split():
        value = {"A": 1, "K": 10, "Q": 10, "J": 10}.get(card[:-1]) or int(card[:-1])
        left[value - 1] -= 1
    assert running(left) == count
    assert true_count(left) == pytest.approx(52 * count / sum(left))


def test_it_counts_what_left_the_shoe_in_earlier_rounds() -> None:
    """Six small cards and a king."""
    found = after("2P 4C 3E 5O KP 6P 2C", "0 pede", "0 mantém")
    assert running(Table(found.state.view(0)).coming()) == 5


def test_up_to_one_it_bets_the_least_from_four_on_the_most() -> None:
    assert bets(sessao()) == 2
    found = after(SMALL, *DRAWN, decks=1, penetration="0.9")
    assert true_count(Table(found.state.view(0)).coming()) > 4
    assert bets(found) == 20
    found = after("KP JC QE 10O", "0 mantém", decks=1, penetration="0.9")
    assert true_count(Table(found.state.view(0)).coming()) < 0
    assert bets(found) == 2


def test_between_them_in_proportion() -> None:
    found = after("2P 9C 3E 8O 4P KP", "0 pede", "0 mantém", decks=1, penetration="0.9")
    count = true_count(Table(found.state.view(0)).coming())
    assert 1 < count < 4
    assert bets(found) == 2 + int((count - 1) / 3 * 18)


def test_a_shoe_that_is_shuffled_first_counts_nothing() -> None:
    assert bets(after(SMALL, *DRAWN, decks=1)) == 2


def test_never_more_than_it_has() -> None:
    found = after(SMALL, *DRAWN, decks=1, penetration="0.9", fichas=(17.5,))
    assert found.fichas == (7.5,)
    assert bets(found) == 7


def test_it_insures_where_more_than_a_third_of_the_unseen_cards_count_ten() -> None:
    """Seven small cards lie on the table of one pack, 16 of 45 are left; with two tens of its own 14 of 49 are."""
    others = "2P 3P 4P AC 2E 3E 4E 7O"
    assert faz(NAME, mesa(others, 10, 10, 10, decks=1)) == "segura"
    assert faz(NAME, mesa("KP AC KE 7O", decks=1)) == "recusa"


def test_cards_face_down_are_not_counted() -> None:
    found = mesa("2P 3P 4P AC 2E 3E 4E 7O", 10, 10, 10, decks=1, nevada=True)
    assert faz(NAME, found) == "recusa"


def test_where_it_bets_the_most_the_edge_is_its_own() -> None:
    """What it counts is what the solver finds."""
    found = after(SMALL, *DRAWN, decks=1, penetration="0.9")
    rules = rules_of({"decks": "1", "penetration": "0.9"})
    assert edge(rules, Table(found.state.view(0)).coming()) > 0.02 > edge(rules)
