"""Cacheta: trincas and sequências, the curinga in them, the ponta: what is a batida with nine cards and with ten."""

import pytest

from carteado.games.pife.rules.events import Bateu
from clauses_kit import marked
from games.pife.kit import bate, bate_dez, cacheta, told

clause = pytest.mark.clause
TWO = "7O 8O 9O QE KE AE"  # two melds
NO = "no-batida CAC-OBJ-1"
NO_TEN = "no-batida CAC-DEZ-2"


@clause("CAC-OBJ-1")
def test_nine_in_melds_and_the_tenth_is_discarded() -> None:
    found = cacheta("", f"5P 5C 5E {TWO}", monte="2O").faz("1 compra")
    assert found.nega("1 bate 9O") == NO
    found.faz("1 bate 2O")
    (gone,) = found.told(Bateu)
    assert sorted(told(meld) for meld in gone.meld_cards) == ["5P 5C 5E", "7O 8O 9O", "QE KE AE"]
    assert (str(gone.card), gone.with_card, found.lixo) == ("2O", None, "2O")


NINE = marked(
    [
        ("CAC-TRI-1", f"5P 5C 5E {TWO}", True),
        ("CAC-TRI-1", f"5P 5C 5P {TWO}", False),
        ("CAC-TRI-1", f"5P 5C 6E {TWO}", False),
        ("CAC-TRI-1", "5P 5C 5E 8P 8C 8O KC KE KO", True),
        ("CAC-TRI-1", "5P 5C 5E 5O 5C 5E KC KE KO", True),  # the two trincas of fives share no card
        ("CAC-TRI-1", "5P 5C 5P 5O 5C 5E KC KE KO", True),
        ("CAC-SEQ-1", f"2E 3E 4E {TWO}", True),
        ("CAC-SEQ-1", f"2E 3E 4C {TWO}", False),
        ("CAC-SEQ-1", f"2E 3E 5E {TWO}", False),
        ("CAC-SEQ-1", "2E..4E 2E..4E 2C..4C", True),
        ("CAC-S6", f"AO 2O 3O {TWO}", True),
        ("CAC-S6", "5P 5C 5E 7O 8O 9O KE AE 2E", False),
        ("CAC-S6", "5P 5C 5E QO KO AO AE 2E 3E", True),
        ("CAC-S6", "5P 5C 5E QE KE AE KE AE 2E", False),
        ("CAC-OBJ-1", f"5P 5C 9P {TWO}", False),
    ]
)


@pytest.mark.parametrize(("_clause", "nine", "valid"), NINE)
def test_nine_cards_that_are_a_batida_or_not(_clause: str, nine: str, valid: bool) -> None:
    assert bate(nine, "JP") == ("" if valid else NO)


WILD = marked(
    [
        ("CAC-VIRA-1", "5P 5C 5E 7O 8O 9O QE 10C AE", True),
        ("CAC-S5", "5P 5C 10C 7O 8O 9O QE KE AE", True),
        ("CAC-S5", "8C 9C 10C 7O 8O 9O QE KE AE", True),
        ("CAC-S5", "5P 5C 10C 7O 8O 10C QE KE AE", True),
        ("CAC-S5", "5P 10C 10C 7O 8O 9O QE KE AE", False),
        ("CAC-S5", "8C 10C 10C 7O 8O 9O QE KE AE", True),  # one natural, one for the nine
        ("CAC-S5", "10C JC 10C 7O 8O 9O QE KE AE", True),
        ("CAC-S5", "10P 10E 10C 7O 8O 9O QE KE AE", True),
        ("CAC-S5", "10P 10C 10C 7O 8O 9O QE KE AE", True),  # natural and wild in one trinca
        ("CAC-S5", "5P 5C 6E 7O 8O 10C QE KE AE", False),
    ]
)


@pytest.mark.parametrize(("_clause", "nine", "valid"), WILD)
def test_the_curinga_stands_for_any_card_once_in_a_meld(_clause: str, nine: str, valid: bool) -> None:
    assert bate(nine, "JP", vira="9C") == ("" if valid else NO)


@clause("CAC-S5")
def test_in_runs_only_it_does_not_complete_a_trinca() -> None:
    trinca, run = "5P 5C 10C 7O 8O 9O QE KE AE", "5P 5C 5E 7O 8O 10C QE KE AE"
    assert [bate(nine, "JP", vira="9C", wild_in="runs_only") for nine in (trinca, run)] == [NO, ""]
    assert bate("10P 10E 10C 7O 8O 9O QE KE AE", "JP", vira="9C", wild_in="runs_only") == ""


@clause("CAC-S5")
def test_two_in_a_meld_where_the_house_says_so() -> None:
    nine = "5P 10C 10C 7O 8O 9O QE KE AE"
    assert [bate(nine, "JP", vira="9C", max_wilds_per_meld=most) for most in ("1", "2")] == [NO, ""]


@clause("CAC-S3")
def test_by_colour_the_card_of_the_other_suit_is_wild_too() -> None:
    nine = "5P 5C 10O 7O 8O 9O QE KE AE"
    assert [bate(nine, "JP", vira="9C", vira_scope=scope) for scope in ("suit", "colour")] == [NO, ""]


@clause("CAC-VIRA-2")
def test_without_a_vira_nothing_is_wild() -> None:
    nine = "5P 5C 10C 7O 8O 9O QE KE AE"
    assert bate(nine, "JP", vira="9C") == ""
    assert bate(nine, "JP", use_vira="false") == NO


@clause("CAC-S4")
def test_the_ace_above_a_king_turned_up_is_wild() -> None:
    assert bate("5P 5C AC 7O 8O 9O QE KE AE", "JP", vira="KC") == ""
    assert bate("5P 5C AC 7O 8O 9O QE KE AE", "JP", vira="QC") == NO


@clause("CAC-S7")
@pytest.mark.parametrize(
    ("cards", "strict", "long"),
    [("3C..6C 9E..KE", False, True), ("3C..8C QE..AE", True, True), ("3C..JC", True, True), ("3C..7C 10E..KE", False, True)],
)
def test_runs_of_four_and_five_only_where_the_house_says_so(cards: str, strict: bool, long: bool) -> None:
    valid = [bate(cards, "JP", long_runs=value) == "" for value in ("false", "true")]
    assert valid == [strict, long]


@clause("CAC-S7")
def test_two_runs_of_five_are_ten_cards_only_with_long_runs() -> None:
    assert [bate_dez("3C..7C 9E..KE", long_runs=value) for value in ("false", "true")] == [NO_TEN, ""]


TEN = [
    ("5P 5C 5E 6O 7O 8O 9O QE KE AE", True),
    ("5P 5C 5E 5O 7O 8O 9O QE KE AE", True),
    ("5P 5C 5E 7O 8O 9O JE QE KE AE", True),
    ("5P 5C 5E 7O 8O 9O QE KE AE 2O", False),
    ("5P 5C 5E 5O 6O 7O 8O 9O QE AE", False),
    ("AO 2O 3O 4O 7O 8O 9O QE KE AE", True),
]


@clause("CAC-DEZ-2")
@pytest.mark.parametrize(("ten", "valid"), TEN)
def test_ten_cards_need_a_ponta(ten: str, valid: bool) -> None:
    assert bate_dez(ten) == ("" if valid else NO_TEN)


@clause("CAC-DEZ-2", "CAC-S5")
def test_a_curinga_may_be_in_the_meld_of_four() -> None:
    assert bate_dez("5P 5C 5E 6O 7O 10C 9O QE KE AE", vira="9C") == ""
    assert bate_dez("5P 5C 5E 6O 10C 10C 9O QE KE AE", vira="9C") == NO_TEN
    assert bate_dez("5P 5C 5E 6O 10C 10C 9O QE KE AE", vira="9C", max_wilds_per_meld="2") == ""


@clause("CAC-DEZ-2")
def test_nothing_is_discarded_of_the_ten() -> None:
    found = cacheta("", "5P 5C 5E 5O 7O 8O 9O QE KE", monte="AE").faz("1 compra", "1 bate")
    (gone,) = found.told(Bateu)
    assert (gone.card, sorted(map(len, gone.meld_cards)), found.lixo) == (None, [3, 3, 4], "")
    assert found.contagem[1] == 10


@clause("CAC-S8")
def test_the_ponta_of_a_trinca_is_of_the_fourth_suit_unless_the_house_says_otherwise() -> None:
    again = "5P 5C 5E 5P 7O 8O 9O QE KE AE"
    assert [bate_dez(again, ponta_repeated_suit=value) for value in ("false", "true")] == [NO_TEN, ""]
    assert bate("5P 5C 5P 7O 8O 9O QE KE AE", "JP", ponta_repeated_suit="true") == NO


@clause("CAC-S11")
def test_a_curinga_taken_from_the_discards_is_free_or_natural_only() -> None:
    near = "5P 5C 3O 7O 8O 9O QE KE AE"
    for value, refusal in (("free", ""), ("natural_only", NO)):
        found = cacheta("", "", near, "", monte="10C", vira="9C", discarded_wild=value)
        found.faz("3 compra", "3 descarta 10C", "2 pega 10C")
        assert found.nega("2 bate 3O") == refusal
    natural = cacheta("", "", "8C 9C 3O 7O 8O 9O QE KE AE", "", monte="10C", vira="9C", discarded_wild="natural_only")
    assert natural.faz("3 compra", "3 descarta 10C", "2 pega 10C").nega("2 bate 3O") == ""


@clause("CAC-S11")
def test_one_that_was_dealt_stays_wild_beside_the_one_taken() -> None:
    both, one = "5P 5C 10C 7O 8O 3O QE KE AE", "5P 5C 10C 8C 9C 3O QE KE AE"
    for hand, value, refusal in ((both, "free", ""), (both, "natural_only", NO), (one, "natural_only", "")):
        found = cacheta("", "", hand, "", monte="10C", vira="9C", discarded_wild=value)
        found.faz("3 compra", "3 descarta 10C", "2 pega 10C")
        assert found.nega("2 bate 3O") == refusal, (hand, value)


@clause("CAC-S11")
def test_the_one_taken_is_the_first_to_leave_again() -> None:
    hand = "5P 5C 10C 7O 8O 9O QE KE 3O"
    found = cacheta("", "", hand, "", monte="10C 2C 4P 6P AE", vira="9C", discarded_wild="natural_only")
    found.faz("3 compra", "3 descarta 10C", "2 pega 10C", "2 descarta 10C").gira(3)
    assert found.vez == 2
    assert found.faz("2 compra").nega("2 bate 3O") == ""
