"""The worth of each choice, in chips: by the book and by the cards that were seen."""

from random import Random
from typing import Any

import pytest

from carteado.advice import advice_for, valued
from carteado.games.blackjack.advice import FACE
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.position import values
from carteado.games.blackjack.solver.solution import packs
from carteado.words import Words
from games.blackjack.kit import Mesa, mesa, sessao
from games.blackjack.kit.mesa import NAMES

OPTIONS: list[dict[str, Any]] = [
    {},
    {"nevada": True, "surrender": "early"},
    {"peek": False, "das": True, "resplit": True, "resplit_aces": True},
    {"decks": 1, "surrender": "late", "split_by": "rank"},
]

SMALL = "10P 4P 5E KC 6E 4O 5P 7O"  # the others hold fours and fives


def worths(found: Mesa, seat: int = 0, by: Any = FACE.values) -> dict[str, float]:
    """The worth of what a seat may do, by its words."""
    told = by(found.state.view(seat), found.state.legal(seat), Random(1))
    return {NAMES[type(each.action)]: each.value for each in told}


def seen(found: Mesa, seat: int = 0) -> dict[str, float]:
    """The same by the cards that were seen."""
    return worths(found, seat, FACE.seen)


def test_the_book_knows_the_hand_and_the_open_card_and_no_other() -> None:
    """1 pack, A 2 against an Ace: printed as -0.661732, -0.067808, -0.593281."""
    found = worths(mesa("AP AC 2E 7O", decks=1).faz("0 recusa"))
    printed = {"mantém": -6.61732, "pede": -0.67808, "dobra": -5.93281}
    assert found == {word: pytest.approx(worth, abs=5e-6) for word, worth in printed.items()}


def test_worths_are_in_chips_of_the_stake() -> None:
    ten, two = worths(mesa("10P 10C 6E 7O")), worths(mesa("10P 10C 6E 7O", 2))
    assert ten == {word: pytest.approx(5 * worth) for word, worth in two.items()}


def test_every_choice_of_a_hand_has_a_worth() -> None:
    for options in OPTIONS:
        found = mesa("8P AC 8E 7O", **options)
        assert set(worths(found)) == set(seen(found)) == found.pode(0)
        found.faz("0 recusa")
        assert set(worths(found)) == set(seen(found)) == found.pode(0)
        found.faz("0 divide")
        assert set(worths(found)) == set(seen(found)) == found.pode(0)


def test_insurance_costs_what_the_closed_form_says_where_the_hand_is_known() -> None:
    """One pack, two fives against an Ace: 16 of 49 cards make a BlackJack."""
    found = worths(mesa("5P AC 5E 7O", decks=1))
    assert found["segura"] - found["recusa"] == pytest.approx(10 * (1.5 * 16 / 49 - 0.5))


def test_giving_up_is_worth_half_the_bet() -> None:
    assert worths(mesa("10P AC 6E 7O", surrender="early"))["rende"] == -5
    assert worths(mesa("10P 10C 6E 7O", surrender="late"))["rende"] == -5


def test_a_blackjack_insured_is_worth_one_bet_for_sure() -> None:
    assert worths(mesa("AP AC KE 7O"))["segura"] == pytest.approx(10)


def test_who_cannot_double_afterwards_declines_a_poorer_hand() -> None:
    """Eleven against an Ace, before the look: doubling is worth more, to whom it is open."""
    rich, poor = (worths(mesa("6P 10C 5E 7O", fichas=(chips,), surrender="early", decks=1)) for chips in (100, 10))
    assert rich["recusa"] > poor["recusa"] + 0.2


def test_what_was_seen_counts_the_cards_of_the_others() -> None:
    found = mesa(SMALL, 10, 10, 10, decks=1)
    book, cards = worths(found), seen(found)
    assert book["pede"] > book["mantém"]
    assert cards["mantém"] > cards["pede"]
    assert cards["mantém"] == pytest.approx(10 * standing(10, 4, 5, 10, 6, 4, 5))


def test_and_those_of_earlier_rounds() -> None:
    found = mesa("2P 9C 3E 8O 4P 10P 10C 6E 7O", decks=1, penetration="0.9").faz("0 pede", "0 mantém", "0 aposta 10")
    assert seen(found)["mantém"] == pytest.approx(10 * standing(2, 9, 3, 8, 4, 10, 10, 6))


def standing(*gone: int) -> float:
    """What 10 6 against a ten is worth, stood on, with these cards of one pack seen."""
    unseen = list(packs(1))
    for value in gone:
        unseen[value - 1] -= 1
    return values(rules_of({"decks": "1"}), unseen, (10, 6), 10).stand


def test_cards_face_down_are_not_seen() -> None:
    found = mesa(SMALL, 10, 10, 10, decks=1, nevada=True)
    assert seen(found) == {word: pytest.approx(worth) for word, worth in worths(found).items()}


def test_on_a_fresh_shoe_alone_at_the_table_both_are_the_same() -> None:
    found = mesa("10P 10C 6E 7O")
    assert seen(found) == {word: pytest.approx(worth) for word, worth in worths(found).items()}


def test_a_hand_of_a_split_is_worth_its_own_stake() -> None:
    """Split eights, a three drawn: eleven, with the other eight known."""
    found = mesa("8P 6C 8E 7O 3P", das=True).faz("0 divide")
    shoe = list(packs(6))
    for value in (8, 8, 3, 6):
        shoe[value - 1] -= 1
    asked = values(rules_of({"das": "true"}), shoe, (3, 8), 6, born=1, hands=2)
    assert asked.double is not None
    assert worths(found)["dobra"] == pytest.approx(10 * asked.double)


def test_of_bets_and_to_bystanders_nothing_is_told() -> None:
    assert worths(sessao()) == {} == seen(sessao())
    found = mesa("10P 5P 10C 6E 5E 7O", 10, 10)
    assert worths(found, 1) == {}


def test_the_best_comes_first_for_whoever_asks_the_family() -> None:
    found = mesa("10P 10C 6E 7O")
    told = valued("blackjack", found.state.view(0), found.state.legal(0), Random(1))
    assert NAMES[type(told[0].action)] == "pede"
    assert advice_for("blackjack") is FACE


def test_the_unit_is_chips() -> None:
    assert FACE.unit(Words("pt-BR", "blackjack")) == "fichas"
    assert FACE.unit(Words("en", "blackjack")) == "chips"
