"""Melds of buraco: runs, lavadeiras, jokers and curinguinhas, and every row of the worked table at a table."""

from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import CARDS
from carteado.games.canastra.rules.rulebook import POINTS
from games.canastra.kit import Casa, deita, mesa

clause = pytest.mark.clause
B: Casa = {"game": "buraco"}

# The history of a meld, what it is and brings; then the clauses.
TABLE = [
    ("2P..8P", "clean", 245, "BUR-SEQ-2 BUR-PTS-4"),
    ("3P..6P 2P 8P 9P", "dirty", 150, "BUR-S6"),
    ("3P..6P 2P 8P 9P + 7P", "clean", 255, "BUR-S6"),
    ("3P..9P + 2O", "dirty", 155, "BUR-SEQ-4"),
    ("5C 6C JK 8C..JC", "dirty", 170, "BUR-SEQ-4 BUR-PTS-5"),
    ("5C 6C JK 8C..JC + 7C", "dirty", 175, "BUR-SEQ-4"),
    ("QP KP AP", "sequence", 35, "BUR-S8"),
    ("4C..10C", "clean", 250, "BUR-PTS-4"),
    ("4C 5C JK 7C..10C", "dirty", 165, "BUR-PTS-5"),
    ("5E 2O 7E", "sequence", 20, "BUR-PTS-6 BUR-SEQ-3"),
    ("JP JO JK", "sequence", 40, "BUR-PTS-7"),
    ("AC AP AE", "sequence", 45, "BUR-PTS-8"),
    ("2P 3P 4P", "sequence", 20, "BUR-PTS-9"),
    ("8C..KC", "sequence", 60, "BUR-PTS-9"),
    ("3C..7C", "sequence", 25, "BUR-PTS-10"),
    ("9E 10E JE", "sequence", 30, "BUR-SEQ-1"),
    ("AC..KC", "clean", 310, "BUR-SEQ-2"),
    ("5E 2O 7E 8E", "sequence", 30, "BUR-SEQ-3"),
    ("3P 4P 5P 2O 7P 8P 9P", "dirty", 150, "BUR-SEQ-4"),
    ("JP JO JC", "sequence", 30, "BUR-LAV-1"),
    ("JP JP JC", "sequence", 30, "BUR-LAV-1"),
    ("KP KP KC KC KE KO KO", "clean", 270, "BUR-LAV-2"),
    ("KP KP KC KC KE KO JK", "dirty", 180, "BUR-LAV-2"),
    ("KP KP KC KC KE KO 2C", "dirty", 170, "BUR-LAV-2 BUR-S20"),
    ("KP KP KC KC KE KO 2C + KE + KO", "dirty", 190, "BUR-LAV-2 BUR-S10"),
    ("KP KP KC KC KE KO KO + JK", "dirty", 190, "BUR-LAV-2"),
    ("4P..10P + 2P + 3P", "clean", 265, "BUR-S6"),
    ("2P 2C 2E 2O 2P 2C 2E", "clean", 270, "BUR-S9"),
    ("2P 2C 2E JK", "sequence", 50, "BUR-S9"),
    ("2P 2C 2E 2O 2P 2C JK", "dirty", 180, "BUR-S9"),
]
ROWS = [pytest.param(*row[:3], marks=clause(*row[3].split()), id=row[0]) for row in TABLE]


@pytest.mark.parametrize(("history", "status", "points"), ROWS)
def test_a_meld_at_the_end_of_the_deal(history: str, status: str, points: int) -> None:
    assert deita(history, **B) == (status, points)


def refused(cards: str, **options: Any) -> str:
    """Why these cards are no meld; nothing where they are."""
    return mesa(f"{cards} 9E 10O", **B, **options).nega(f"0 baixa {cards}")


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        pytest.param(cards, why, marks=clause(held), id=cards)
        for cards, why, held in (
            ("9E 10E", "meld-too-few BUR-SEQ-1", "BUR-SEQ-1"),
            ("9E 10E JC", "meld-suits-mixed BUR-SEQ-1", "BUR-SEQ-1"),
            ("9E 10E QE", "meld-gap BUR-SEQ-1", "BUR-SEQ-1"),
            ("KP AP 2P 3P", "meld-beyond-ace BUR-S8", "BUR-S8"),
            ("AP..KP AP", "meld-too-many BUR-S8", "BUR-SEQ-2"),
            ("5C JK 2O 8C", "meld-too-many-wild BUR-S7", "BUR-S7"),
            ("KP KC JK 2O", "meld-too-many-wild BUR-S7", "BUR-S7"),
            ("KP JK 2O", "meld-too-many-wild BUR-S7", "BUR-S7"),
            ("JK JK JK", "meld-only-wild BUR-S9", "BUR-S9"),
            ("2P JK JK", "meld-only-wild BUR-S9", "BUR-S9"),
            ("2P 2C JK JK", "meld-too-many-wild BUR-S7", "BUR-S9"),
            ("KP KC", "meld-too-few BUR-SEQ-1", "BUR-LAV-1"),
        )
    ],
)
def test_what_is_no_meld(cards: str, why: str) -> None:
    assert refused(cards) == why


@clause("BUR-PTS-2")
def test_every_card_has_a_value() -> None:
    values = {POINTS[card.index] for card in CARDS[:53]}
    assert values == {5, 10, 15, 20}


@pytest.mark.parametrize(
    ("ranks", "value"),
    [
        pytest.param("JK", 20, marks=clause("BUR-PTS-7")),
        pytest.param("A", 15, marks=clause("BUR-PTS-8")),
        pytest.param("2 8 9 10 J Q K", 10, marks=clause("BUR-PTS-9")),
        pytest.param("3 4 5 6 7", 5, marks=clause("BUR-PTS-10")),
    ],
)
def test_the_value_of_every_card_left_in_a_hand(ranks: str, value: int) -> None:
    for rank in ranks.split():
        for card in ["JK"] if rank == "JK" else [rank + suit for suit in "PCEO"]:
            found = mesa("4C", card, "", "", mortos="0 1", **B).faz("0 descarta 4C")
            assert found.conta(1).hands == -value


@clause("BUR-S6")
def test_a_two_of_the_suit_may_be_wild_and_by_option_not() -> None:
    assert refused("3P 4P 5P 6P 2P 8P") == ""
    assert refused("3P 4P 5P 6P 2P 8P", own_suit_two_wild="false") == "meld-own-two BUR-S6"
    added = mesa("2P 9E 9O", a=("3P..6P 8P 2O + 7P",), own_suit_two_wild="false", max_wilds_per_meld="2", **B)
    assert added.nega("0 junta 2P em 1") == ""
    high = mesa("2P 9E 9O", a=("8P..JP",), own_suit_two_wild="false", **B)
    assert high.nega("0 junta 2P em 1") == "meld-own-two BUR-S6"
    assert refused("2P 3P 4P", own_suit_two_wild="false") == ""
    assert refused("5E 2O 7E", own_suit_two_wild="false") == ""


@clause("BUR-S6")
def test_no_stain_here_unless_the_house_says_so() -> None:
    assert deita("3P..6P 2P 8P 9P + 7P", **B) == ("clean", 255)
    assert deita("3P..6P 2P 8P 9P + 7P", clean_recovery="false", **B) == ("dirty", 155)
    assert deita("3P..6P 2P 8P + 7P + 9P", clean_recovery="false", **B) == ("clean", 255)


@clause("BUR-S7")
def test_any_number_of_wild_cards_where_the_house_says_so() -> None:
    assert refused("5C JK 2O 8C", max_wilds_per_meld="0") == refused("KP JK 2O", max_wilds_per_meld="2") == ""
    assert refused("5C JK 2O 2E 9C", max_wilds_per_meld="2") == "meld-too-many-wild BUR-S7"
    found = mesa("JK 9E 9O", a=("5C 2O 7C",), **B)
    assert found.nega("0 junta JK em 1") == "meld-too-many-wild BUR-S7"


@clause("BUR-S8")
def test_the_ace_after_the_king_and_both_aces() -> None:
    assert refused("QP KP AP") == ""
    assert refused("QP KP AP", ace_high="false") == "meld-beyond-ace BUR-S8"
    assert refused("AP 2P 3P", ace_high="false") == ""
    assert deita("2P..KP AP", **B) == ("clean", 310)
    both = mesa("AP 9E 9O", a=("AP..KP",), **B)
    assert both.nega("0 junta AP em 1") == "meld-too-many BUR-S8"
    assert deita("AP..KP + AP", ace_both_ends="true", **B) == ("clean", 325)
    with pytest.raises(ValueError, match="ace_"):
        catalogue.new("buraco", 4, {"ace_high": "false", "ace_both_ends": "true"})


@clause("BUR-S9")
def test_a_lavadeira_of_twos_where_it_may_be() -> None:
    assert refused("2P 2C 2E") == refused("2P 2C JK") == ""
    assert refused("2P 2C 2E", set_of_twos="false") == "meld-group-barred BUR-S9"


@clause("BUR-S10")
def test_a_lavadeira_has_nine_cards_at_most() -> None:
    eight = "KP KP KC KC KE KE KO KO"
    assert deita(f"{eight} + JK", **B) == ("dirty", 200)
    found = mesa("2C 9E 9O", a=(f"{eight} JK",), **B)
    assert found.nega("0 junta 2C em 1") == "meld-too-many-wild BUR-S7"
    three = " ".join(["KP KC KE KO"] * 3)
    assert deita(f"{three} + JK", seats=6, packs_for_six="3", **B) == ("dirty", 240)


@clause("BUR-S20")
def test_a_two_is_the_wild_card_of_a_lavadeira_where_it_may_be() -> None:
    assert refused("KP KC 2O") == refused("KP KC JK") == ""
    assert refused("KP KC 2O", two_wild_in_sets="false") == "meld-group-wild BUR-S20"
    added = mesa("2O 9E 9O", a=("KP KC KE",), two_wild_in_sets="false", **B)
    assert added.nega("0 junta 2O em 1") == "meld-group-wild BUR-S20"
    assert refused("KP KC JK", two_wild_in_sets="false") == ""
    assert refused("5E 2O 7E", two_wild_in_sets="false") == ""


@clause("BUR-S23")
def test_a_house_may_play_without_lavadeiras() -> None:
    assert refused("JP JO JC") == ""
    assert refused("JP JO JC", sets="false") == "meld-no-groups BUR-S23"
    assert refused("9E 10E JE", sets="false") == ""
    assert refused("9E 10E JC", sets="false") == "meld-one-suit BUR-SEQ-1"


@clause("BUR-S19")
def test_curinga_and_coringa_are_one_card() -> None:
    jokers = [card for card in CARDS[:53] if card.rank == "JK"]
    assert len(jokers) == 1
