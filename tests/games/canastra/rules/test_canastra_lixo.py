"""The lixo that goes back and forth, the deal that stands still, and what of the lixo is seen (CAN-S20, CAN-S21)."""

from typing import Any

import pytest

from carteado.game import PUBLIC
from carteado.games.canastra.rules.events import DealEnded
from games.canastra.kit import Mesa, cartas, mesa

clause = pytest.mark.clause


def passing(turns: int, **table: Any) -> Mesa:
    """Every seat takes the lixo of one card and gives another one for it, so many turns after the 36th."""
    found = mesa("4C 5C", "4E 5E", "4O 5O", "4P 5P", lixo="9P", comprou=False, parado=36, **table)
    for seat in range(turns):
        found.faz(f"{seat} lixo")
        discard = next(card for card in found.mao(seat).split() if not found.nega(f"{seat} descarta {card}"))
        found.faz(f"{seat} descarta {discard}")
    return found


@clause("CAN-S20")
def test_the_single_card_of_the_lixo_does_not_go_back_in_the_same_turn() -> None:
    found = mesa("4C 5C", lixo="6P", comprou=False).faz("0 lixo")
    assert found.nega("0 descarta 6P") == "same-card-back CAN-S20"
    assert found.faz("0 descarta 4C").lixo == "4C"


@clause("CAN-S20")
def test_nor_another_card_of_the_same_face() -> None:
    assert mesa("6P 4C", lixo="6P", comprou=False).faz("0 lixo").nega("0 descarta 6P") == "same-card-back CAN-S20"


@clause("CAN-S20")
def test_unless_the_hand_has_nothing_else() -> None:
    pair = mesa("6P", lixo="6P", comprou=False).faz("0 lixo")
    assert pair.nega("0 descarta 6P") == ""
    assert pair.faz("0 descarta 6P").contagem[0] == 1
    alone = mesa("8C 9C 10C", lixo="6P", comprou=False).faz("0 lixo", "0 baixa 8C 9C 10C")
    assert alone.faz("0 descarta 6P").mortos == "0 -"


@clause("CAN-S20")
def test_a_lixo_of_two_cards_and_a_later_turn_are_free() -> None:
    assert mesa("4C 5C", lixo="7E 6P", comprou=False).faz("0 lixo").nega("0 descarta 6P") == ""
    found = mesa("4C 5C", lixo="6P", comprou=False).faz("0 lixo", "0 descarta 4C")
    found.faz("1 compra", "1 descarta 3E", "2 compra", "2 descarta 3E", "3 compra", "3 descarta 3E", "0 compra")
    assert found.nega("0 descarta 6P") == ""


@clause("CAN-S20")
def test_where_the_house_allows_it_the_card_goes_back() -> None:
    found = mesa("4C 5C", lixo="6P", comprou=False, return_single_lixo="allow").faz("0 lixo", "0 descarta 6P")
    assert (found.lixo, found.mao(0)) == ("6P", "4C 5C")


@clause("CAN-S20")
def test_after_forty_turns_without_the_stock_the_deal_ends_as_exhausted() -> None:
    assert passing(3).fim == ""
    found = passing(4)
    assert found.fim == "stalled"
    assert [(event.how, event.clause) for event in found.told(DealEnded)] == [("stalled", "CAN-S20")]
    assert [bill.batida for bill in found.shown.bills] == [0, 0]


@clause("CAN-S20")
def test_a_draw_from_the_stock_counts_from_the_beginning() -> None:
    found = passing(3).faz("3 compra", "3 descarta 4P")
    assert (found.shown.idle, found.fim) == (0, "")


@clause("CAN-S20")
def test_the_house_says_how_many_turns() -> None:
    assert passing(2, stall_turns="38").fim == "stalled"
    assert passing(4, stall_turns="41").fim == ""


@clause("CAN-S21")
def test_the_whole_lixo_is_seen() -> None:
    found = mesa("4C 5C", lixo="7E 6P KO", comprou=False)
    for seat in (0, 1, 2, 3, PUBLIC):
        assert found.view(seat).shown.lixo_cards == cartas("7E 6P KO")
    taken = found.faz("0 lixo")
    assert sorted(taken.view(1).held(0)) == sorted(cartas("7E 6P KO"))


@clause("CAN-S21")
def test_where_only_its_top_is_seen_the_rest_is_not_shown() -> None:
    found = mesa("4C 5C", lixo="7E 6P KO", comprou=False, lixo_visibility="top")
    for seat in (0, 1, 2, 3, PUBLIC):
        assert found.view(seat).shown.lixo_cards == cartas("KO")
        assert found.view(seat).shown.lixo == 3
