"""What a meld is, and which canastra is clean (arts. 7 and 8): every row of the worked table, played at the table."""

import pytest

from carteado.games.canastra.rules.events import Added, Laid
from games.canastra.kit import Casa, deita, mesa

clause = pytest.mark.clause
R1: Casa = {"clean_recovery": "true"}

# The history of a meld, what it is and brings, and the same where the final cards alone count; then the clauses.
TABLE = [
    ("2P..8P", "clean", 245, 245, "CAN-7.3b CAN-12.2"),
    ("AP..7P", "clean", 250, 250, "CAN-7.1c CAN-7.3b"),
    ("3P..6P 2P 8P", "sequence", 40, 40, "CAN-7.2b"),
    ("3P..6P 2P 8P + 7P", "clean", 245, 245, "CAN-7.2b CAN-S5"),
    ("3P..6P 2P 8P + 7P + 9P", "clean", 255, 255, "CAN-7.2b"),
    ("3P..6P 2P 8P + 9P", "dirty", 150, 150, "CAN-7.2c"),
    ("3P..6P 2P 8P + 9P + 7P", "dirty", 155, 255, "CAN-7.2c CAN-S6"),
    ("3P..6P 2P 8P + 7P 9P", "clean", 255, 255, "CAN-7.2c CAN-S6"),
    ("5P 6P 7P 2P 9P", "sequence", 35, 35, "CAN-7.2c"),
    ("5P 6P 7P 2P 9P + 8P + 4P + 3P", "dirty", 155, 255, "CAN-7.2c CAN-S6"),
    ("5P 6P 7P 2P 9P + 8P 4P 3P", "dirty", 155, 255, "CAN-7.2c CAN-S6"),
    ("2P..9P", "clean", 255, 255, "CAN-S6 CAN-7.3b"),
    ("2C 3P..8P", "dirty", 145, 145, "CAN-7.2a CAN-7.3a"),
    ("2P 3P 4P 2P 6P 7P 8P", "dirty", 150, 150, "CAN-S4 CAN-7.3a"),
    ("5P..JP + 2P", "dirty", 165, 165, "CAN-7.3b CAN-S25"),
    ("3P..9P + 2P", "clean", 255, 255, "CAN-7.3b CAN-7.2b"),
    ("10P..AP 2E", "sequence", 65, 65, "CAN-7.1d CAN-7.2a"),
    ("AP..KP", "clean", 310, 310, "CAN-S7 CAN-7.1d"),
    ("AP..KP AP", "clean", 325, 325, "CAN-S7"),
    # What the table leaves out.
    ("4P..10P + 2P", "dirty", 160, 160, "CAN-7.2c CAN-S25"),
    ("4P..10P + 2P + 3P", "dirty", 165, 265, "CAN-7.2c CAN-S6"),
    ("5P..8P 2P", "sequence", 35, 35, "CAN-7.2b"),
    ("5P..8P 2P + 4P + 3P", "clean", 245, 245, "CAN-7.2b CAN-7.2c"),
    ("5P..8P 2P + 4P + 3P + 9P", "clean", 255, 255, "CAN-7.2b CAN-7.2c"),
    ("5P..8P 2O + 4P + 3P", "dirty", 145, 145, "CAN-7.2a"),
    ("AP 3P..8P 2P + 9P", "clean", 270, 270, "CAN-7.1c"),
    ("JP QP KP 2P + 10P 9P 8P", "dirty", 170, 170, "CAN-7.2c CAN-7.3a"),
    ("4C 5C 6C", "sequence", 15, 15, "CAN-7.1a CAN-12.7"),
    ("AP 2P 3P", "sequence", 30, 30, "CAN-7.1c"),
    ("QP KP AP", "sequence", 35, 35, "CAN-7.1d CAN-12.5"),
    ("5C 2O 7C", "sequence", 20, 20, "CAN-7.2a CAN-12.8"),
    ("5E..JE", "clean", 255, 255, "CAN-7.3 CAN-7.3b"),
    ("5E 6E 7E 2C 9E 10E JE", "dirty", 155, 155, "CAN-7.3a CAN-12.3"),
    ("5P..JP + 2C", "dirty", 165, 165, "CAN-7.3b CAN-S25"),
    ("4C..9C", "sequence", 40, 40, "CAN-7.1b"),
    ("4C..9C + 10C", "clean", 250, 250, "CAN-7.1b"),
    ("8E..KE", "sequence", 60, 60, "CAN-12.6"),
    ("3C..7C", "sequence", 25, 25, "CAN-12.7"),
    ("2P 3P 4P", "sequence", 20, 20, "CAN-12.8"),
]  # fmt: skip
ROWS = [pytest.param(*row[:4], marks=clause(*row[4].split()), id=row[0]) for row in TABLE]


@pytest.mark.parametrize(("history", "status", "points", "recovered"), ROWS)
def test_a_meld_at_the_end_of_the_deal(history: str, status: str, points: int, recovered: int) -> None:
    assert deita(history) == (status, points)
    assert deita(history, **R1)[1] == recovered


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        pytest.param(cards, why, marks=clause(held), id=cards)
        for cards, why, held in (
            ("4C 5C", "meld-too-few CAN-7.1a", "CAN-7.1a"),
            ("KP AP 3P", "meld-beyond-ace CAN-7.1d", "CAN-7.1d"),
            ("QP KP AP 2P 3P", "meld-beyond-ace CAN-7.1d", "CAN-7.1d"),
            ("4C 6C 8C 2O", "meld-gap CAN-7.1a", "CAN-7.2a"),
            ("5C 2O 2E 8C", "meld-too-many-wild CAN-S4", "CAN-S4"),
            ("KP KC KE", "meld-no-groups CAN-8.1", "CAN-8.1"),
            ("7P 7P 7C 7O", "meld-no-groups CAN-8.1", "CAN-8.1"),
            ("2P 2C 2E", "meld-no-groups CAN-8.1", "CAN-8.1"),
            ("3P 3P 4P 5P", "meld-twice CAN-7.1a", "CAN-7.1a"),
            ("4C 5C 6P", "meld-one-suit CAN-7.1a", "CAN-7.1a"),
            ("AP 3P 5P", "meld-gap CAN-7.1a", "CAN-7.1a"),
        )
    ],
)
def test_what_is_no_meld(cards: str, why: str) -> None:
    assert mesa(f"{cards} 9E 9O").nega(f"0 baixa {cards}") == why


@clause("CAN-7.1a")
def test_laying_nothing_or_a_card_one_has_not_is_no_meld() -> None:
    found = mesa("4C 5C 6C 9E 9O")
    assert found.nega("0 baixa") == "nothing-laid CAN-7.1a"
    assert found.nega("0 baixa 5C 6C 7C") == "card-not-held CAN-7.1a"
    assert found.nega("0 baixa 4C 5C 6C / 4C 5C 6C") == "card-not-held CAN-7.1a"


@clause("CAN-7.1d")
def test_nothing_comes_after_the_final_ace() -> None:
    found = mesa("2P 3P JP 9E 9O", a=("QP KP AP",))
    assert found.nega("0 junta 3P em 1") == "meld-beyond-ace CAN-7.1d"
    assert found.nega("0 junta 2P 3P em 1") == "meld-beyond-ace CAN-7.1d"
    assert found.faz("0 junta JP em 1", "0 junta 2P em 1").jogos() == ["2P JP QP KP AP"]


@clause("CAN-7.2a")
def test_a_two_of_any_suit_stands_in_any_place() -> None:
    found = mesa("5C 2O 7C 4E 5E 2E QP KP 2P 3C").faz("0 baixa 5C 2O 7C", "0 baixa 4E 5E 2E", "0 baixa QP KP 2P")
    assert [(jogo.stands, jogo.points) for jogo in found.shown.lados[0].jogos] == [((6,), 20), ((6,), 20), ((14,), 30)]
    low = mesa("AC 2O 3C 9E 9O").faz("0 baixa AC 2O 3C").shown.lados[0].jogos[0]
    assert (low.is_run, low.stands) == (True, (2,))


@clause("CAN-7.1b", "CAN-7.3")
def test_the_seventh_card_makes_a_canastra_also_when_laid_at_once() -> None:
    found = mesa("10C 9E 9O", a=("4C..9C",)).faz("0 junta 10C em 1")
    assert found.jogos() == ["4C 5C 6C 7C 8C 9C 10C limpa"]
    (added,) = found.told(Added)
    assert (added.before, added.canastra, added.clause) == ("", "clean", "CAN-7.3b")
    (laid,) = mesa("5E..JE 9E 9O").faz("0 baixa 5E..JE").told(Laid)
    assert (laid.canastra, laid.clause) == ("clean", "CAN-7.3b")


@clause("CAN-7.3b", "CAN-S25")
def test_a_wild_card_that_comes_last_dirties_a_clean_canastra() -> None:
    found = mesa("2C 9E 9O", a=("5P..JP",)).faz("0 junta 2C em 1")
    assert found.shown.lados[0].jogos[0].canastra == "dirty"
    (added,) = found.told(Added)
    assert (added.before, added.canastra, added.clause) == ("clean", "dirty", "CAN-7.3a")


@clause("CAN-7.2c")
def test_the_order_of_nine_and_seven_in_one_turn_decides() -> None:
    after = {}
    for order in (("9P", "7P"), ("7P", "9P"), ("7P 9P",)):
        found = mesa("9P 7P 3E 3O", a=("3P..6P 2P 8P",)).faz(*[f"0 junta {cards} em 1" for cards in order])
        (jogo,) = found.shown.lados[0].jogos
        after[order] = (jogo.canastra, jogo.stained)
    assert list(after.values()) == [("dirty", True), ("clean", False), ("clean", False)]


@clause("CAN-7.2c")
def test_the_stain_has_its_own_clause_where_no_wild_card_is_left() -> None:
    found = mesa("7P 3E 3O", a=("3P..6P 2P 8P + 9P",)).faz("0 junta 7P em 1")
    (added,) = found.told(Added)
    assert (added.canastra, added.clause) == ("dirty", "CAN-7.2c")


@clause("CAN-7.2c", "CAN-7.2b")
def test_only_a_natural_nine_to_king_stains() -> None:
    """The two that stands for the nine is no nine."""
    found = mesa("3E 3O 4P 3P", a=("5P..8P 2P",))
    assert (found.shown.lados[0].jogos[0].stands, found.shown.lados[0].jogos[0].stained) == ((9,), False)
    assert found.faz("0 junta 4P em 1", "0 junta 3P em 1").jogos() == ["2P 3P 4P 5P 6P 7P 8P limpa"]


@clause("CAN-7.2c")
@pytest.mark.parametrize("rank", ["9", "10", "J", "Q", "K"])
def test_each_of_nine_to_king_stains_beside_a_wild_two(rank: str) -> None:
    runs = {"9": "8P 9P 2P", "10": "10P JP 2P", "J": "JP QP 2P", "Q": "QP KP 2P", "K": "KP AP 2P"}
    assert mesa(f"{runs[rank]} 3E 3O").faz(f"0 baixa {runs[rank]}").shown.lados[0].jogos[0].stained


@clause("CAN-8.1")
def test_a_group_of_equal_rank_is_never_offered() -> None:
    found = mesa("KP KC KE KO 7C 7E 7O")
    assert {type(action).__name__ for action in found.state.legal(0)} == {"Discard"}
