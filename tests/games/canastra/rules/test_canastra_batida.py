"""Going out: the clean canastra, the morto, what waives it, and the last cards of a hand (art. 11)."""

import pytest

from carteado.games.canastra.rules.events import DealEnded
from games.canastra.kit import Casa, mesa

clause = pytest.mark.clause
CLEAN = ("3P..9P",)
DIRTY = ("5E 6E 7E 2C 9E..JE",)
NO_RIGHT = "no-right-to-go-out CAN-11.1"
ONE_LEFT = "one-card-left CAN-11.1"


@clause("CAN-11.1")
def test_with_a_clean_canastra_and_the_morto_the_last_cards_end_the_deal() -> None:
    found = mesa("4C 5C 6C", a=CLEAN, mortos="0 -").faz("0 baixa 4C 5C 6C")
    assert found.fim == "batida"
    assert [(event.seat, event.how, event.clause) for event in found.told(DealEnded)] == [(0, "batida", "CAN-11.1")]


@clause("CAN-11.1")
def test_the_morto_may_be_the_partners() -> None:
    assert mesa("4C 5C 6C", a=CLEAN, mortos="2 -").faz("0 baixa 4C 5C 6C").fim == "batida"
    assert mesa("4C", a=CLEAN, mortos="- 2").faz("0 descarta 4C").fim == "batida"


@clause("CAN-11.1")
def test_a_dirty_canastra_is_not_enough() -> None:
    found = mesa("4C 5C 6C", a=DIRTY, mortos="0 -")
    assert found.nega("0 baixa 4C 5C 6C") == NO_RIGHT
    assert mesa("4C", a=DIRTY, mortos="0 -").nega("0 descarta 4C") == NO_RIGHT
    assert mesa("4C 5C 6C", a=("3P..8P",), mortos="0 -").nega("0 baixa 4C 5C 6C") == NO_RIGHT


@clause("CAN-11.1")
def test_a_canastra_of_the_others_is_none() -> None:
    assert mesa("4C 5C 6C", b=CLEAN, mortos="0 -").nega("0 baixa 4C 5C 6C") == NO_RIGHT


@clause("CAN-11.1")
def test_a_stained_canastra_without_a_curinga_is_dirty_too() -> None:
    assert mesa("4C", a=("3P..6P 2P 8P + 9P + 7P",), mortos="0 -").nega("0 descarta 4C") == NO_RIGHT


@clause("CAN-11.1")
def test_without_the_right_a_lay_may_not_leave_one_card() -> None:
    found = mesa("4C 5C 6C 9O", a=DIRTY, mortos="0 -")
    assert found.nega("0 baixa 4C 5C 6C") == ONE_LEFT
    assert mesa("4C 5C 6C 9O 9E", a=DIRTY, mortos="0 -").nega("0 baixa 4C 5C 6C") == ""
    assert mesa("4C 5C 6C 9O", a=DIRTY).nega("0 baixa 4C 5C 6C") == ""


@clause("CAN-11.1", "CAN-S19")
def test_one_card_may_stay_where_it_gives_the_right_and_must_go_there() -> None:
    found = mesa("9C 10C", a=("4C..8C",), mortos="0 -").faz("0 junta 9C em 1")
    assert found.nega("0 descarta 10C") == NO_RIGHT
    assert [str(action) for action in found.state.legal(0)] == ["Add(to=1, cards=(Card('10C'),), stands=())"]
    assert found.faz("0 junta 10C em 1").fim == "batida"
    assert mesa("9C QC", a=("4C..8C",), mortos="0 -").nega("0 junta 9C em 1") == ONE_LEFT


@clause("CAN-S19")
def test_the_clean_canastra_may_be_made_by_the_cards_that_empty_the_hand() -> None:
    assert mesa("9C 10C", a=("4C..8C",), mortos="0 -").faz("0 junta 9C 10C em 1").fim == "batida"
    assert mesa("4C..10C", mortos="0 -").faz("0 baixa 4C..10C").fim == "batida"
    assert mesa("9C 10C KE", a=("4C..8C",), mortos="0 -").faz("0 junta 9C 10C em 1", "0 descarta KE").fim == "batida"


@clause("CAN-11.1", "CAN-S25")
def test_the_last_card_that_would_dirty_the_only_clean_canastra_is_discarded() -> None:
    found = mesa("2P", a=("4C..10C",), mortos="0 -")
    assert found.nega("0 junta 2P em 1") == NO_RIGHT
    assert found.faz("0 descarta 2P").fim == "batida"
    spare = mesa("2P", a=("4C..10C", "4E..10E"), mortos="0 -")
    assert spare.faz("0 junta 2P em 1").fim == "batida"


@clause("CAN-11.1")
def test_several_melds_at_once_are_judged_together() -> None:
    found = mesa("4C..10C 4E 5E 6E", mortos="0 -")
    assert found.nega("0 baixa 4E 5E 6E / 4C..10C") == ""
    assert found.faz("0 baixa 4E 5E 6E / 4C..10C").fim == "batida"


@clause("CAN-11.2")
def test_both_mortos_turned_into_stock_waive_the_morto_but_not_the_canastra() -> None:
    found = mesa("3E 3O", "", "4C 5C 6C", "3E", a=CLEAN, mortos="monte monte", vez=2).faz("2 baixa 4C 5C 6C")
    assert (found.fim, found.conta(0).morto, found.conta(0).batida) == ("batida", -100, 0)
    assert found.told(DealEnded)[0].clause == "CAN-11.2"
    assert mesa("4C 5C 6C", a=DIRTY, mortos="monte monte").nega("0 baixa 4C 5C 6C") == NO_RIGHT


@clause("CAN-S9")
@pytest.mark.parametrize(("option", "batida"), [("false", 0), ("true", 100)])
def test_the_bonus_of_who_goes_out_without_a_morto(option: str, batida: int) -> None:
    found = mesa("4C", a=CLEAN, mortos="monte monte", batida_bonus_without_morto=option).faz("0 descarta 4C")
    assert (found.conta(0).batida, found.conta(0).morto) == (batida, -100)
    taken = mesa("4C", a=CLEAN, mortos="0 -", batida_bonus_without_morto=option).faz("0 descarta 4C")
    assert taken.conta(0).batida == 100


@clause("CAN-S10")
def test_no_morto_left_for_the_dupla_waives_it_too() -> None:
    found = mesa("4C", a=CLEAN, mortos="1 monte").faz("0 descarta 4C")
    assert (found.fim, found.conta(0).morto) == ("batida", -100)
    assert [event.clause for event in found.told(DealEnded)] == ["CAN-S10"]
    strict = mesa("4C", a=CLEAN, mortos="1 monte", waive_morto_when_none_left="false")
    assert strict.nega("0 descarta 4C") == NO_RIGHT
    both = mesa("4C", a=CLEAN, mortos="monte monte", waive_morto_when_none_left="false").faz("0 descarta 4C")
    assert both.fim == "batida"


@clause("CAN-S27")
@pytest.mark.parametrize("mortos", ["monte monte", "1 monte"])
def test_by_the_other_reading_a_dupla_without_a_morto_never_goes_out(mortos: str) -> None:
    assert mesa("4C", a=CLEAN, mortos=mortos).nega("0 descarta 4C") == ""
    assert mesa("4C", a=CLEAN, mortos=mortos, art11_waiver="false").nega("0 descarta 4C") == NO_RIGHT
    assert mesa("4C", a=CLEAN, mortos="0 monte", art11_waiver="false").nega("0 descarta 4C") == ""


@clause("CAN-S18")
def test_the_last_card_may_be_laid_or_discarded() -> None:
    assert mesa("4C 5C 6C", a=CLEAN, mortos="0 -").faz("0 baixa 4C 5C 6C").fim == "batida"
    assert mesa("4C 5C 6C 9O", a=CLEAN, mortos="0 -").faz("0 baixa 4C 5C 6C", "0 descarta 9O").fim == "batida"


@clause("CAN-S18")
def test_where_a_discard_is_required_laying_everything_is_refused() -> None:
    table: Casa = {"final_discard": "required"}
    found = mesa("4C 5C 6C", a=CLEAN, mortos="0 -", **table)
    assert found.nega("0 baixa 4C 5C 6C") == "discard-to-go-out CAN-S18"
    assert mesa("4C 5C 6C 9O", a=CLEAN, mortos="0 -", **table).faz("0 baixa 4C 5C 6C", "0 descarta 9O").fim == "batida"
    assert mesa("9C 10C", a=("4C..8C",), mortos="0 -", **table).nega("0 junta 9C em 1") == ONE_LEFT
    assert mesa("4C 5C 6C", a=CLEAN, **table).faz("0 baixa 4C 5C 6C").mortos == "0 -"


@clause("CAN-11.1", "CAN-10.1")
def test_the_table_shows_who_may_go_out_a_side_with_its_canastra_and_its_morto() -> None:
    def may(a: tuple[str, ...], mortos: str) -> list[bool]:
        return [lado.may_go_out for lado in mesa("4C 5C 6C", a=a, mortos=mortos).shown.lados]

    assert may(CLEAN, "0 -") == [True, False]
    assert may(CLEAN, "- -") == [False, False], "the morto first"
    assert may(CLEAN, "1 -") == [False, False], "the morto of the others is not theirs"
    assert may(DIRTY, "2 -") == [False, False]
