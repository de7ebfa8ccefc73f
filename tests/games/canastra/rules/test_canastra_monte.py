"""The stock runs out: mortos become stock, and the deal ends (CAN-S11)."""

import pytest

from carteado.games.canastra.rules.events import DealEnded, Declined, MortoTurned
from games.canastra.kit import Casa, cartas, mesa

clause = pytest.mark.clause
CLEAN = ("3P..9P",)
LIXO_ONLY: Casa = {"exhaustion": "lixo_only_until_pass"}
MORTO = "AP AC KE QE 10O 9O 8C 7C 4P 3P 2E"


@clause("CAN-S11", "CAN-11.2")
def test_a_draw_from_the_empty_stock_turns_a_morto_into_stock() -> None:
    found = mesa("4C 5C", monte=0, morto=MORTO, comprou=False).faz("0 compra")
    assert (found.mortos, found.shown.stock, found.view(0).shown.fresh_cards) == ("monte -", 10, cartas("AP"))
    assert found.told(MortoTurned) == [MortoTurned(1, "CAN-S11")]
    later = mesa("4C 5C", monte=0, mortos="monte -", comprou=False).faz("0 compra")
    assert later.mortos == "monte monte"


@clause("CAN-S11")
def test_nothing_is_turned_before_somebody_wants_to_draw() -> None:
    found = mesa("4C 5C", monte=0).faz("0 descarta 4C")
    assert (found.fim, found.mortos) == ("", "- -")
    assert found.faz("1 lixo").mortos == "- -"


@clause("CAN-S11")
@pytest.mark.parametrize("mortos", ["0 1", "monte monte", "1 monte"])
def test_the_discard_that_leaves_nothing_to_draw_ends_the_deal(mortos: str) -> None:
    found = mesa("4C 5C", mortos=mortos, monte="9E", comprou=False).faz("0 compra", "0 descarta 4C")
    assert (found.fim, found.lixo) == ("exhausted", "4C")
    assert [(event.seat, event.how, event.clause) for event in found.told(DealEnded)] == [(-1, "exhausted", "CAN-S11")]
    assert [bill.batida for bill in found.shown.bills] == [0, 0]


@clause("CAN-S11")
def test_also_when_the_lixo_was_taken_in_that_turn() -> None:
    assert mesa("4C 5C", mortos="0 1", monte=0, lixo="9E 8E", comprou=False).faz("0 lixo", "0 descarta 9E").fim == "exhausted"


@clause("CAN-S11", "CAN-10.3")
def test_the_last_morto_taken_by_the_discard_on_an_empty_stock_ends_it_at_once() -> None:
    found = mesa("4C", mortos="1 -", monte=0, morto=MORTO).faz("0 descarta 4C")
    assert (found.fim, found.mortos, found.contagem[0]) == ("exhausted", "1 0", 11)
    assert (found.conta(0).hands, found.conta(0).morto) == (-105 - 10, 0)


@clause("CAN-S11", "CAN-10.2")
def test_taken_at_once_it_is_played_until_the_discard() -> None:
    found = mesa("4C 5C 6C", mortos="1 -", monte=0, morto=MORTO).faz("0 baixa 4C 5C 6C")
    assert found.fim == ""
    assert found.faz("0 descarta KE").fim == "exhausted"


@clause("CAN-S11")
def test_a_batida_in_that_turn_comes_first() -> None:
    found = mesa("4C", a=CLEAN, mortos="0 1", monte=0).faz("0 descarta 4C")
    assert (found.fim, found.conta(0).batida) == ("batida", 100)


@clause("CAN-S11")
def test_with_the_lixo_only_play_goes_on_until_somebody_declines_it() -> None:
    found = mesa("4C 5C 6E", mortos="0 1", monte=0, **LIXO_ONLY).faz("0 descarta 4C")
    assert (found.fim, found.state.actors()) == ("", (1,))
    assert found.nega("1 compra") == "stock-empty CAN-S11"
    found.faz("1 lixo", "1 descarta 3E").faz("2 passa")
    assert (found.fim, found.told(Declined)) == ("declined", [Declined(2, "CAN-S11")])
    assert found.told(DealEnded)[0].clause == "CAN-S11"


@clause("CAN-S11")
def test_nobody_declines_while_there_is_something_to_draw() -> None:
    assert mesa("4C 5C", comprou=False, **LIXO_ONLY).nega("0 passa") == "stock-not-empty CAN-S11"
    assert mesa("4C 5C", monte=0, comprou=False, **LIXO_ONLY).nega("0 passa") == "stock-not-empty CAN-S11"
    assert mesa("4C 5C", comprou=False).nega("0 passa") == "stock-not-empty CAN-S11"


@clause("CAN-S11", "CAN-S20")
def test_with_the_lixo_only_forty_turns_end_it_as_well() -> None:
    found = mesa("4C 5C 6E", mortos="0 1", monte=0, lixo="9E 8E", comprou=False, parado=39, **LIXO_ONLY)
    assert found.faz("0 lixo", "0 descarta 9E").fim == "stalled"


@clause("CAN-S11")
def test_a_stock_of_one_card_is_not_yet_empty() -> None:
    assert mesa("4C 5C", mortos="0 1", monte=1).faz("0 descarta 4C").fim == ""
