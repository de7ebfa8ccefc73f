"""A turn of buraco: the first card, the stock, the lixo, the partner's melds, the morto."""

import pytest

from carteado.game import PUBLIC
from carteado.games.canastra.rules.acts import Take
from carteado.games.canastra.rules.events import Bought, Joined, Returned, TookLixo, TookMorto
from games.canastra.kit import Casa, Mesa, cartas, dada, mesa

clause = pytest.mark.clause
B: Casa = {"game": "buraco"}
FECHADO: Casa = {"game": "buraco", "lixo_rule": "must_use_top"}
SEAT_1 = "4P 5P 6P 9E 9C 9O JE JC KO QO KC"
MORTO = "AP AC KE QE 10O 9O 8C 7C 4P 3P 2E"


def first() -> Mesa:
    """Seat 1 to draw the first card of a deal: 4P, then KE."""
    return dada({1: SEAT_1}, "4P KE 3E", **B)


@clause("BUR-JOGO-1")
def test_only_the_first_player_may_draw_a_second_card() -> None:
    found = first().faz("1 compra", "1 recusa 4P")
    assert (found.lixo, found.shown.stock, found.view(1).shown.fresh_cards) == ("4P", 40, cartas("KE"))
    assert found.told(Returned) == [Returned(1, cartas("4P")[0], "BUR-JOGO-1")]
    assert found.nega("1 recusa KE") == "joined-already BUR-JOGO-2"
    found.faz("1 descarta KE", "2 compra")
    assert found.nega("2 recusa 3E") == "joined-already BUR-JOGO-2"


@clause("BUR-JOGO-2")
@pytest.mark.parametrize("joined", ["1 fica 4P", "1 baixa 4P 5P 6P"])
def test_a_card_that_joined_the_hand_stays(joined: str) -> None:
    found = first().faz("1 compra", joined)
    assert found.nega("1 recusa 4P") == "joined-already BUR-JOGO-2"
    assert [event.clause for event in found.told(Joined)] == ["BUR-JOGO-2"] * joined.startswith("1 fica")


@clause("BUR-JOGO-3")
def test_discards_lie_face_up_for_everybody() -> None:
    found = mesa("QC 4C 5C", lixo="9P", **B).faz("0 descarta QC")
    assert found.lixo == "9P QC"
    for seat in (0, 1, 2, 3, PUBLIC):
        assert found.view(seat).shown.lixo_cards == cartas("9P QC")


@clause("BUR-JOGO-4")
def test_draw_lay_discard() -> None:
    found = mesa("JP JO 3C 4C 6C 7E 8E QO KE AE 9P", monte="JC", comprou=False, **B).faz("0 compra", "0 baixa JP JO JC")
    assert found.contagem[0] == 9
    assert found.faz("0 descarta 9P").contagem[0] == 8
    assert found.told(Bought)[0].to(1).secret_cards == ()


@clause("BUR-JOGO-4")
def test_nothing_before_the_draw() -> None:
    found = mesa("JP JO JC 9P", comprou=False, **B)
    assert found.nega("0 baixa JP JO JC") == found.nega("0 descarta 9P") == "draw-first BUR-JOGO-4"
    assert found.faz("0 compra").nega("0 compra") == "drawn-this-turn BUR-JOGO-4"
    assert found.nega("1 descarta 3E") == "not-your-turn BUR-S17"


@clause("BUR-JOGO-5")
def test_the_whole_lixo_and_then_a_discard() -> None:
    found = mesa("3C 3P 4E 4O 6E 6O 8E 8O 10E 10P QE", lixo="5C 9P KO 7C 7E JK", comprou=False, **B).faz("0 lixo")
    assert (found.contagem[0], found.lixo, found.shown.stock) == (17, "", 20)
    assert found.told(TookLixo)[0].clause == "BUR-JOGO-5"
    assert found.faz("0 descarta KO").contagem[0] == 16
    assert mesa("4C 5C", comprou=False, **B).nega("0 lixo") == "lixo-empty BUR-JOGO-5"


@clause("BUR-S15")
def test_who_took_the_lixo_may_lay_melds() -> None:
    found = mesa("JP JO 3C 4E", lixo="9E JC", comprou=False, **B).faz("0 lixo", "0 baixa JP JO JC", "0 descarta 9E")
    assert found.jogos() == ["JP JC JO"]


@clause("BUR-S16")
def test_the_lixo_is_open_whatever_one_does_with_its_top() -> None:
    found = mesa("3C 4E 6O", lixo="9E JC", comprou=False, **B)
    assert found.nega("0 lixo") == ""
    assert found.nega("0 lixo baixa JC") == "take-alone BUR-JOGO-5"


@clause("BUR-S16")
def test_closed_it_is_taken_only_with_its_top_in_use() -> None:
    found = mesa("JP JO 3C 4E 9E", a=("9C 10C QC 2O",), lixo="9O 9P JC", comprou=False, **FECHADO)
    assert found.nega("0 lixo") == "use-the-top BUR-S16"
    assert found.nega("0 lixo baixa 9E 9O 9P") == "use-the-top BUR-S16"
    assert found.nega("0 lixo baixa JP JO JC") == ""
    assert found.nega("0 lixo junta JC em 1") == ""
    assert found.nega("0 lixo junta 9O em 1") == "use-the-top BUR-S16"
    assert found.nega("0 lixo baixa JP 9O JC") == "meld-suits-mixed BUR-SEQ-1"
    laid = Mesa(found.state).faz("0 lixo baixa JP JO JC")
    assert (len(laid.jogos()), laid.mao(0), laid.lixo, laid.state.actors()) == (2, "9P 3C 4E 9E 9O", "", (0,))
    added = Mesa(found.state).faz("0 lixo junta JC em 1")
    assert (len(added.shown.lados[0].jogos[0].meld_cards), added.contagem[0]) == (5, 7)


@clause("BUR-S16")
def test_cards_from_below_may_go_with_the_top() -> None:
    found = mesa("3C 4E 9E", lixo="JP JO JC", comprou=False, **FECHADO).faz("0 lixo baixa JP JO JC")
    assert (len(found.jogos()), found.mao(0)) == (1, "3C 4E 9E")


@clause("BUR-S16")
def test_the_menu_lists_how_the_top_can_be_used() -> None:
    found = mesa("JP JO 3C 4E", lixo="9P JC", comprou=False, **FECHADO)
    takes = [action for action in found.state.legal(0) if isinstance(action, Take)]
    assert [sorted(map(str, take.melds[0])) for take in takes] == [["JC", "JO", "JP"]]
    none = mesa("7P 8O 3C 4E", lixo="9P JC", comprou=False, **FECHADO)
    assert not [action for action in none.state.legal(0) if isinstance(action, Take)]


@clause("BUR-PAR-1")
def test_the_partner_adds_to_melds_already_laid() -> None:
    found = mesa("JP JO JC 9P 4E", "3E 3O", "JE 8C 8E", **B).faz("0 baixa JP JO JC", "0 descarta 9P")
    assert found.nega("2 junta JE em 1") == "not-your-turn BUR-S17"
    found.faz("1 compra", "1 descarta 3E", "2 compra", "2 junta JE em 1")
    assert sorted(found.jogos()[0].split()) == ["JC", "JE", "JO", "JP"]
    assert mesa("JE 8C 8E", b=("JP JO JC",), **B).nega("0 junta JE em 1") == "no-such-meld BUR-PAR-1"


@clause("BUR-MOR-1")
def test_who_has_no_card_left_takes_the_morto() -> None:
    found = mesa("4C 5C 6C", morto=MORTO, **B).faz("0 baixa 4C 5C 6C")
    assert (found.contagem[0], found.mortos, found.fim) == (11, "0 -", "")


@clause("BUR-MOR-2")
def test_without_a_discard_he_goes_on_until_he_discards() -> None:
    found = mesa("4C 5C 6C", morto=MORTO, **B).faz("0 baixa 4C 5C 6C")
    (taken,) = found.told(TookMorto)
    assert (taken.direct, taken.clause, found.state.actors()) == (True, "BUR-MOR-2", (0,))
    found.faz("0 junta 7C 8C em 1", "0 descarta KE")
    assert (found.jogos(), found.state.actors()) == (["4C 5C 6C 7C 8C"], (1,))


@clause("BUR-MOR-3")
def test_by_a_discard_he_waits_for_the_next_round() -> None:
    found = mesa("4C", morto=MORTO, **B).faz("0 descarta 4C")
    (taken,) = found.told(TookMorto)
    assert (taken.direct, taken.clause, found.state.actors(), found.contagem[0]) == (False, "BUR-MOR-3", (1,), 11)
    assert found.shown.mortos[0].waiting
    assert found.nega("0 baixa 2E 3P 4P") == "not-your-turn BUR-S17"


@clause("BUR-S22")
def test_a_single_lixo_does_not_go_back_in_the_same_turn() -> None:
    found = mesa("4C 5C", lixo="6P", comprou=False, **B).faz("0 lixo")
    assert found.nega("0 descarta 6P") == "same-card-back BUR-S22"
    assert mesa("6P", lixo="6P", comprou=False, **B).faz("0 lixo").nega("0 descarta 6P") == ""
    free = mesa("4C 5C", lixo="6P", comprou=False, return_single_lixo="allow", **B).faz("0 lixo")
    assert free.nega("0 descarta 6P") == ""


@clause("BUR-S22")
@pytest.mark.parametrize(
    ("turns", "parado", "fim"), [("40", 39, "stalled"), ("40", 38, ""), ("4", 3, "stalled"), ("60", 39, "")]
)
def test_turns_without_the_stock_end_the_deal(turns: str, parado: int, fim: str) -> None:
    found = mesa("4C 5C", lixo="6P 7P", comprou=False, parado=parado, stall_turns=turns, **B).faz("0 lixo", "0 descarta 4C")
    assert found.fim == fim


@clause("BUR-S12")
def test_a_draw_from_the_empty_stock_turns_a_morto_into_stock() -> None:
    found = mesa("4C 5C", monte=0, comprou=False, **B).faz("0 compra")
    assert (found.mortos, found.shown.stock) == ("monte -", 10)


@clause("BUR-S12")
def test_the_discard_that_leaves_nothing_ends_the_deal() -> None:
    found = mesa("4C 5C", monte=0, mortos="0 monte", **B).faz("0 descarta 4C")
    assert (found.fim, [bill.batida for bill in found.shown.bills]) == ("exhausted", [0, 0])
    assert mesa("4C 5C", monte=0, mortos="0 -", **B).faz("0 descarta 4C").fim == ""


@clause("BUR-S12")
def test_or_play_goes_on_with_the_lixo_until_somebody_declines() -> None:
    found = mesa("4C 5C", monte=0, mortos="0 1", exhaustion="lixo_only_until_pass", **B).faz("0 descarta 4C")
    assert (found.fim, found.nega("1 compra")) == ("", "stock-empty BUR-S12")
    assert found.faz("1 lixo", "1 descarta 3E", "2 passa").fim == "declined"
