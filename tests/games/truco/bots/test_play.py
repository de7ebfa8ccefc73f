"""Which card the truco player plays, at a stake that nobody may raise any more."""

import pytest

from carteado.cards import Card
from carteado.games.truco.bots.strength import outlook
from carteado.games.truco.rules.acts import Blind, Choose
from games.truco.bots.escolha import carta, escolhe, le, sempre
from games.truco.kit import clause, mesa


def test_last_hand_takes_with_the_cheapest_winner() -> None:
    table = mesa(0, {2: "3P", 3: "4C", 0: "5E", 1: "7O AE 4E"}).vale(3).joga("2:3P 3:4C 0:5E")
    assert sempre(table, 1) == carta("7O")


def test_last_hand_that_cannot_take_throws_the_lowest() -> None:
    table = mesa(0, {2: "4P", 3: "4C", 0: "5E", 1: "7O AE 4E"}).vale(3).joga("2:4P 3:4C 0:5E")
    assert sempre(table, 1) == carta("4E")


def test_does_not_overtake_its_partner() -> None:
    table = mesa(0, {2: "7C", 3: "4C", 0: "4P 5E 6C", 1: "3P"}).vale(3).joga("2:7C 3:4C")
    assert sempre(table, 0) == carta("5E")


def test_last_hand_leaves_the_vaza_to_its_partner() -> None:
    table = mesa(0, {2: "KC", 3: "AC", 0: "4E", 1: "3P 2C 5C"}).vale(3).joga("2:KC 3:AC 0:4E")
    assert sempre(table, 1) == carta("5C")


def test_third_hand_beats_what_lies_there() -> None:
    table = mesa(0, {2: "4C", 3: "KC", 0: "3P AC 5E", 1: "6C"}).vale(3).joga("2:4C 3:KC")
    assert sempre(table, 0) in (carta("AC"), carta("3P"))


def test_last_hand_hides_what_its_partner_has_no_need_of() -> None:
    hands = {2: "3P 4C", 3: "5C KP", 0: "6E 4O", 1: "7P KC 3E"}
    table = mesa(1, hands).vale(3).joga("3:5C 0:6E 1:7P 2:3P").joga("2:4C 3:KP 0:4O")
    assert table.vazas == ("A",)
    assert sempre(table, 1) == carta("(KC)")


@clause("FEN-18pu")
def test_hides_a_card_that_can_win_nothing() -> None:
    hands = {2: "2P 4P", 3: "5C QP KO", 0: "6E 4O", 1: "3C KC JE"}
    table = mesa(0, hands).vale(3).joga("2:2P 3:5C 0:6E 1:3C").joga("1:KC 2:4P")
    assert sempre(table, 3) == carta("(QP)")


@clause("FEN-18")
def test_nothing_is_hidden_in_the_first_vaza() -> None:
    table = mesa(0, {2: "4P", 3: "4C 5C 6C"}).vale(3).joga("2:4P")
    assert sempre(table, 3) == carta("4C")


def test_the_last_card_is_open_while_it_can_still_win() -> None:
    hands = {2: "2P 4C 3O", 3: "5C QP KO", 0: "6E 4O 5O", 1: "3C 6C JE"}
    table = mesa(0, hands).vale(3).joga("2:2P 3:5C 0:6E 1:3C").joga("1:6C 2:4C 3:(QP) 0:(4O)")
    assert table.vencedor == "B"
    table = mesa(0, hands).vale(3).joga("2:2P 3:5C 0:6E 1:3C").joga("1:(6C) 2:4C 3:(QP) 0:(4O)")
    assert table.vez == 2
    assert sempre(table, 2) == carta("3O")


def test_counts_the_cards_that_are_out() -> None:
    """The espadilha is the best card there is once zap and copeta have fallen."""
    hands = {2: "4P 4C", 3: "7C QP", 0: "6E AE 5O", 1: "KC"}
    fresh = outlook(le(mesa(0, {0: "6E AE 5O"}), 0))
    later = outlook(le(mesa(0, hands).vale(3).joga("2:4P 3:7C 0:6E 1:KC"), 0))
    assert fresh.chance() < 0.95
    assert later.chance() == pytest.approx(1.0)


@pytest.mark.parametrize("option", ["blindFirstTrick", "blindAll"])
@clause("S-FEN-14")
def test_blind_iron_hand_plays_a_place_open(option: str) -> None:
    table = mesa(0, None, (11, 11), {"ferro": option})
    chosen = {escolhe(table, 2, seed) for seed in range(60)}
    assert chosen == {Blind(1), Blind(2), Blind(3)}


@clause("S-FEN-14")
def test_sees_its_cards_after_a_blind_first_vaza() -> None:
    hands = {2: "3P 4C 4E", 3: "2C KC 5C", 0: "5E QP JP", 1: "6E 7P 7E"}
    table = mesa(0, hands, (11, 11), {"ferro": "blindFirstTrick"}).joga("2:#1 3:#1 0:#1 1:#1").joga("2:4C")
    assert sempre(table, 3) == carta("5C")


@clause("FEN-23")
def test_keeps_the_weakest_of_the_cards_thrown() -> None:
    table = mesa(0, {2: "3P KC QO"}).juiz("FEN-23", 2, "3P KC QO")
    assert sempre(table, 1) == Choose(Card.of("QO"))
    assert sempre(table, 3) == Choose(Card.of("QO"))
