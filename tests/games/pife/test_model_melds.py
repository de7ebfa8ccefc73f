"""The model's melds: the tables of both catalogues, and the house rules about them."""

import pytest

from games.pife.model.melds import curingas, is_batida
from games.pife.model.options import CACHETA, PIFPAF, grammar


def batida(game: str, text: str, wild: str = "", **options: str) -> bool:
    cards = [card + "*" if card in wild.split() else card for card in text.split()]
    return is_batida(cards, grammar(game, (CACHETA if game == "cacheta" else PIFPAF) | options))


@pytest.mark.parametrize(
    ("cards", "wild", "valid"),
    [
        ("5P 5C 5E 7O 8O 9O QE KE AE", "", True),
        ("5P 5C 5P 7O 8O 9O QE KE AE", "", False),
        ("5P 5C 5E 7O 8O 9O QE 10C AE", "10C", True),
        ("8C 9C 10C 7O 8O 9O QE KE AE", "10C", True),
        ("5P 5C 10C 7O 8O 10C QE KE AE", "10C", True),
        ("5P 5C 5E 7O 8O 9O KE AE 2E", "", False),
        ("3C 4C 5C 6C 9E 10E JE QE KE", "", False),
        ("5P 5C 5E 5O 7O 8O 9O QE KE AE", "", True),
        ("5P 5C 5E 6O 7O 8O 9O QE KE AE", "", True),
        ("3C 4C 5C 6C 7C 9E 10E JE QE KE", "", False),
        ("3C 4C 5C 6C 7C 8C 9E 10E JE", "", True),
        ("2E 3E 4C 7O 8O 9O QE KE AE", "", False),
        ("5P 5C 5E 5P 7O 8O 9O QE KE AE", "", False),
        ("5P 10C 10C 7O 8O 9O QE KE AE", "10C", False),
    ],
)
def test_the_table_of_cacheta(cards: str, wild: str, valid: bool) -> None:
    assert batida("cacheta", cards, wild) is valid


@pytest.mark.parametrize(
    ("cards", "valid"),
    [
        ("4P 4C 4O 6E 7E 8E JC QC KC", True),
        ("3C 4C 5C 6C 9E 10E JE QE KE", True),
        ("AO 2O 3O QE KE AE 7P 7C 7O", True),
        ("4P 4C 4P 6E 7E 8E JC QC KC", False),
        ("4P 4C 4O 6E 7E 8E KC AC 2C", False),
        ("4P 4C 4O 4E 9E 10E JE QE KE", False),
        ("2C 3C 4C 5C 6C 7C 8C 9C 10C", True),
        ("4P 4C 4O 6E 7E 8E JC QC KC AC", True),
        ("3C 4C 5C 6C 7C 9E 10E JE QE KE", True),
        ("4P 4C 4O 4E 6E 7E 8E JC QC KC", False),
    ],
)
def test_the_table_of_pif_paf(cards: str, valid: bool) -> None:
    assert batida("pifpaf", cards) is valid


@pytest.mark.parametrize(
    ("cards", "wild", "options"),
    [
        ("3C 4C 5C 6C 9E 10E JE QE KE", "", {"long_runs": "true"}),
        ("3C 4C 5C 6C 7C 9E 10E JE QE KE", "", {"long_runs": "true"}),
        ("5P 5C 5E 5P 7O 8O 9O QE KE AE", "", {"ponta_repeated_suit": "true"}),
        ("5P 10C 10C 7O 8O 9O QE KE AE", "10C", {"max_wilds_per_meld": "2"}),
    ],
)
def test_house_rules_that_allow_more(cards: str, wild: str, options: dict[str, str]) -> None:
    assert (batida("cacheta", cards, wild), batida("cacheta", cards, wild, **options)) == (False, True)


def test_curingas_in_runs_only() -> None:
    trinca, run = "5P 5C 10C 7O 8O 9O QE KE AE", "5P 5C 5E 7O 8O 10C QE KE AE"
    assert not batida("cacheta", trinca, "10C", wild_in="runs_only")
    assert batida("cacheta", run, "10C", wild_in="runs_only")
    assert batida("cacheta", "10P 10C 10E 7O 8O 9O QE KE AE", "10C", wild_in="runs_only")


def test_four_of_a_rank_never_stand_in_a_nine_card_batida_of_cacheta() -> None:
    cards = "4P 4C 4O 4E 9E 10E JE QE KE"
    assert not batida("cacheta", cards, long_runs="true")
    assert batida("pifpaf", cards, quadra="true")


def test_the_vira() -> None:
    assert curingas("9C", "suit") == {"10C"}
    assert curingas("AE", "suit") == {"2E"}
    assert curingas("KP", "suit") == {"AP"}
    assert curingas("9C", "colour") == {"10C", "10O"}
    assert curingas("9P", "colour") == {"10P", "10E"}
