"""What the text leaves open about melds, and each other reading (CAN-S4 to CAN-S7, CAN-S25, CAN-S28)."""

import pytest

from carteado import catalogue
from games.canastra.kit import Casa, deita, mesa

clause = pytest.mark.clause


@clause("CAN-S4")
def test_one_curinga_a_meld_and_a_natural_two_beside_it() -> None:
    found = mesa("5C 2O 7C 2E 2P 3P 4P 2C 9E")
    assert found.nega("0 baixa 5C 2O 7C 2E") == "meld-too-many-wild CAN-S4"
    found.faz("0 baixa 5C 2O 7C", "0 baixa 2P 3P 4P 2C")
    assert found.nega("0 junta 2E em 1") == "meld-too-many-wild CAN-S4"
    assert [jogo.stands for jogo in found.shown.lados[0].jogos] == [(6,), (5,)]


@clause("CAN-S4")
def test_any_number_where_the_house_says_so() -> None:
    found = mesa("5C 2O 2E 8C 2P 9E 9O", max_wilds_per_meld="0").faz("0 baixa 5C 2O 2E 8C", "0 junta 2P em 1")
    assert len(found.shown.lados[0].jogos[0].stands) == 3
    two = mesa("5C 2O 2E 8C 2P 9E 9O", max_wilds_per_meld="2").faz("0 baixa 5C 2O 2E 8C")
    assert two.nega("0 junta 2P em 1") == "meld-too-many-wild CAN-S4"


@clause("CAN-S5")
def test_a_curinga_moves_inside_its_meld() -> None:
    found = mesa("6C 9E 9O", a=("5C 2O 7C",)).faz("0 junta 6C em 1")
    assert found.jogos() == ["5C 6C 7C 2O"]
    assert mesa("7P 9E 9O", a=("3P..6P 2P 8P",)).faz("0 junta 7P em 1").jogos() == ["2P 3P 4P 5P 6P 7P 8P limpa"]


@clause("CAN-S5")
def test_fixed_until_replaced_it_moves_only_for_its_own_card() -> None:
    table: Casa = {"wild_mobility": "fixed_until_replaced"}
    found = mesa("5C 2O 7C 6C 4C 9E 9O", **table).faz("0 baixa 5C 2O=6C 7C")
    assert found.nega("0 junta 4C em 1") == ""
    assert found.faz("0 junta 6C em 1").shown.lados[0].jogos[0].stands == (8,)
    end = mesa("5C 6C 2O 4C 8C 9E 9O", **table).faz("0 baixa 5C 6C 2O=7C")
    assert end.nega("0 junta 8C em 1") == ""
    low = mesa("5C 6C 2O 3C 8C 9E 9O", **table).faz("0 baixa 5C 6C 2O=7C")
    assert low.nega("0 junta 3C em 1") == "does-not-fit-fixed CAN-S5"
    own = mesa("3P 4P 2P 5P 9E 9O", **table).faz("0 baixa 3P 4P 2P=5P", "0 junta 5P em 1")
    assert (own.jogos(), own.shown.lados[0].jogos[0].stands) == (["2P 3P 4P 5P"], ())


@clause("CAN-S5")
def test_fixed_it_never_moves_and_its_card_cannot_come() -> None:
    found = mesa("5C 2O 7C 6C 8C 9E 9O", wild_mobility="fixed").faz("0 baixa 5C 2O=6C 7C")
    assert found.nega("0 junta 6C em 1") == "does-not-fit-fixed CAN-S5"
    assert found.faz("0 junta 8C em 1").jogos() == ["5C 2O 7C 8C"]


@clause("CAN-S5")
def test_a_place_that_is_none_is_refused() -> None:
    found = mesa("5C 2O 7C 9E 9O", wild_mobility="fixed")
    assert found.nega("0 baixa 5C 2O=8C 7C") == "places-do-not-fit CAN-S5"
    assert found.nega("0 baixa 5C 2O=6C 7C") == ""


@clause("CAN-S4", "CAN-S5")
def test_several_curingas_that_do_not_move_are_no_table() -> None:
    with pytest.raises(ValueError, match="max_wilds_per_meld"):
        catalogue.new("canastra", 4, {"max_wilds_per_meld": "0", "wild_mobility": "fixed"})


@clause("CAN-S6")
def test_a_stained_run_stays_dirty_and_by_the_other_reading_recovers() -> None:
    assert deita("4P..10P + 2P + 3P") == ("dirty", 165)
    assert deita("4P..10P + 2P + 3P", clean_recovery="true") == ("clean", 265)
    assert deita("2P..9P") == deita("2P..9P", clean_recovery="true") == ("clean", 255)


@clause("CAN-S7")
def test_an_ace_at_both_ends_makes_fourteen_cards_and_no_more_points() -> None:
    assert deita("AP..KP + AP") == ("clean", 325)
    assert deita("2P..KP AP", ace_both_ends="false") == ("clean", 310)
    found = mesa("AP 9E 9O", a=("AP..KP",), ace_both_ends="false")
    assert found.nega("0 junta AP em 1") == "meld-too-many CAN-S7"


@clause("CAN-S7")
@pytest.mark.parametrize(
    ("history", "none", "popular"),
    [
        ("AP..KP", 310, 610),
        ("AP..KP AP", 325, 1125),
        ("2P..KP AP", 310, 610),
        ("AP..QP", 300, 300),
        ("AP 2C 3P..KP", 210, 210),
        ("AP..6P 2C 8P..KP AP", 230, 230),
    ],
)
def test_the_bonus_of_a_long_canastra(history: str, none: int, popular: int) -> None:
    assert deita(history)[1] == none
    assert deita(history, long_canastra_bonus="popular")[1] == popular


@clause("CAN-S28")
def test_a_final_ace_closes_its_end_and_by_the_other_reading_the_whole_run() -> None:
    found = mesa("JP 9E 9O", a=("QP KP AP",)).faz("0 junta JP em 1")
    assert (found.jogos(), found.shown.lados[0].jogos[0].closed) == (["JP QP KP AP"], False)
    closed = mesa("JP 9E 9O", a=("QP KP AP",), ace_high_closes="run")
    assert closed.nega("0 junta JP em 1") == "meld-closed CAN-S28"
    assert closed.shown.lados[0].jogos[0].closed
    low = mesa("4P 9E 9O", a=("AP 2P 3P",), ace_high_closes="run").faz("0 junta 4P em 1")
    assert low.jogos() == ["AP 2P 3P 4P"]


@clause("CAN-S28")
def test_a_curinga_in_the_place_of_the_ace_closes_nothing() -> None:
    found = mesa("QP KP 2C JP 9E 9O", ace_high_closes="run").faz("0 baixa QP KP 2C", "0 junta JP em 1")
    assert len(found.shown.lados[0].jogos[0].meld_cards) == 4
