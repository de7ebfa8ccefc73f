"""The player who plays as people do: its habits, one by one, as they are written down."""

from typing import Any

import pytest

from carteado.games.blackjack.rules.acts import Bet
from games.blackjack.bots.chosen import escolhe, faz
from games.blackjack.kit import mesa, sessao

NAME = "fregues"
CARDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
WEAK = ("2", "3", "4", "5", "6")
HARD = {12: "10 2", 13: "10 3", 14: "10 4", 15: "10 5", 16: "10 6", 17: "10 7", 18: "10 8", 19: "10 9"}


def does(hand: str, up: str, **options: Any) -> str:
    """What it does with these two cards against this one, once nothing is asked any more."""
    one, other = hand.split()
    found = mesa(f"{one}P {up}C {other}E 7O", peek=False, **options)
    while "recusa" in found.pode(0):
        found.faz("0 recusa")
    return faz(NAME, found)


def bets_after(shoe: str, bet: int, *acts: str, **options: Any) -> int:
    """What it bets once it has bet so much on this round and it went so."""
    found = mesa(shoe, bet, **options).faz(*acts)
    chosen = escolhe(NAME, found)
    assert isinstance(chosen, Bet)
    return chosen.chips


def test_it_begins_with_the_least() -> None:
    assert escolhe(NAME, sessao()) == Bet(1, 2)
    assert escolhe(NAME, sessao(bet_min=5)) == Bet(1, 5)


def test_after_a_round_that_won_it_bets_the_least_more() -> None:
    assert bets_after("KP KC KE 9O", 2, "0 mantém") == 4
    assert bets_after("KP KC KE 9O", 10, "0 mantém") == 12
    assert bets_after("6P 9C 5E 10O KP", 10, "0 dobra") == 12  # by the bet, not by what doubling made of it
    assert bets_after("8P 6C 8E 10O 10P 10C 10E", 10, "0 divide", "0 mantém", "0 mantém") == 12


def test_after_a_round_that_lost_it_bets_the_least() -> None:
    assert bets_after("KP KC 9E 10O", 10, "0 mantém") == 2


def test_after_a_round_that_did_neither_it_bets_the_same() -> None:
    assert bets_after("KP KC 10E JO", 10, "0 mantém") == 10


def test_never_more_than_the_house_allows_or_it_has() -> None:
    assert bets_after("KP KC KE 9O", 20, "0 mantém") == 20
    assert bets_after("KP KC KE 9O", 10, "0 mantém", fichas=(10,), bet_max=100) == 12
    assert bets_after("KP KC KE 9O", 2, "0 mantém", fichas=(2,), bet_max=100) == 4
    assert bets_after("KP KC KE 9O", 3, "0 mantém", fichas=(3.5,), bet_max=100, bet_min=3) == 6


@pytest.mark.parametrize(("hand", "insured"), [
    ("10P JE", True), ("AP 9E", True), ("AP KE", True), ("10P 9E", False), ("8P 8E", False), ("5P 6E", False),
])  # fmt: skip
def test_it_insures_only_a_20_or_a_blackjack(hand: str, insured: bool) -> None:
    one, other = hand.split()
    assert faz(NAME, mesa(f"{one} AC {other} 7O")) == ("segura" if insured else "recusa")


@pytest.mark.parametrize("surrender", ["early", "late"])
def test_it_never_gives_a_hand_up(surrender: str) -> None:
    found = mesa("10P KC 6E 7O", surrender=surrender)
    assert "rende" in found.pode(0)
    assert faz(NAME, found) == ("recusa" if surrender == "early" else "mantém")


@pytest.mark.parametrize("up", CARDS)
@pytest.mark.parametrize("pair", CARDS)
def test_what_it_splits(pair: str, up: str) -> None:
    split = pair in ("A", "8") or (pair in ("2", "3", "6", "7") and up in WEAK)
    assert (does(f"{pair} {pair}", up) == "divide") == split


@pytest.mark.parametrize(("hand", "total"), [("6 4", 10), ("5 5", 10), ("7 4", 11), ("6 3", 9), ("5 3", 8)])
@pytest.mark.parametrize("up", CARDS)
def test_what_it_doubles(hand: str, total: int, up: str) -> None:
    doubled = total > 9 and up not in ("A", "10")
    assert does(hand, up) == ("dobra" if doubled else "pede")


@pytest.mark.parametrize("up", CARDS)
@pytest.mark.parametrize("total", HARD)
def test_what_it_stands_on(total: int, up: str) -> None:
    assert does(HARD[total], up) == ("mantém" if total >= 16 or up in WEAK else "pede")


@pytest.mark.parametrize("up", CARDS)
@pytest.mark.parametrize("other", ["2", "3", "4", "5", "6", "7", "8", "9"])
def test_with_an_ace_that_counts_eleven_it_stands_on_18_and_never_doubles(other: str, up: str) -> None:
    assert does(f"A {other}", up) == ("mantém" if int(other) >= 7 else "pede")


def test_what_it_may_not_do_it_does_not_miss() -> None:
    """No chips to split with: a pair is a total; no chips to double with: a card."""
    assert faz(NAME, mesa("8P 5C 8E 7O", fichas=(10,))) == "mantém"
    assert faz(NAME, mesa("6P 5C 5E 7O", fichas=(10,))) == "pede"
    assert faz(NAME, mesa("KP AC KE 7O", fichas=(10,))) == "mantém"  # nobody asks who cannot insure
