"""Pif-paf: melds and the batida in turn, drawing and discarding, the stock that runs out, turns that lead nowhere."""

from typing import Any

import pytest

from carteado.game import CHANCE
from carteado.games.pife.rules.events import Bateu, DealEnded, Discarded, StockEnded, Took
from carteado.pack import Shuffle
from carteado.regulations import regulation
from clauses_kit import marked
from games.pife.kit import Casa, Mesa, bate, bate_dez, cartas, pifpaf, told

clause = pytest.mark.clause
OUT = "4P 4C 4O 6E 7E 8E JC QC KC"
NO, NO_TEN = "no-batida PIF-FIM-1", "no-batida PIF-S13"
CLEAN: Casa = {"game": "pifpaf", "profile": "clean"}

NINE = marked(
    [
        ("PIF-OBJ-1", OUT, True),
        ("PIF-COMB-1", OUT, True),
        ("PIF-COMB-1", "4P 4C 4P 6E 7E 8E JC QC KC", False),
        ("PIF-COMB-1", "4P 4C 5O 6E 7E 8E JC QC KC", False),
        ("PIF-COMB-2", "3C..6C 9E..KE", True),
        ("PIF-COMB-2", "3C..8C JE QE KE", True),
        ("PIF-COMB-2", "3C..JC", True),
        ("PIF-COMB-2", "3C..6C 8C 9E..QE", False),
        ("PIF-COMB-2", "3C..6C 9E 10E JE QE KO", False),
        ("PIF-COMB-3", "AO 2O 3O QE KE AE 7P 7C 7O", True),
        ("PIF-COMB-3", "4P 4C 4O 6E 7E 8E KC AC 2C", False),
        ("PIF-COMB-3", "AC..4C 10E..AE", True),
        ("PIF-COMB-3", "JC QC KC AC 2C 7P 7C 7O 7E", False),
    ]
)


@pytest.mark.parametrize(("_clause", "nine", "valid"), NINE)
def test_nine_cards_that_are_a_batida_or_not(_clause: str, nine: str, valid: bool) -> None:
    assert bate(nine, "JP", **CLEAN) == ("" if valid else NO)


@clause("PIF-OBJ-1", "PIF-FIM-1", "PIF-S20")
def test_the_deal_ends_with_nine_in_melds_and_the_tenth_discarded() -> None:
    found = pifpaf("", OUT, monte="5P").faz("1 compra")
    assert found.told(DealEnded) == []
    found.faz("1 bate 5P")
    assert found.at.ended == "batida"
    (gone,) = found.told(Bateu)
    assert sorted(told(meld) for meld in gone.meld_cards) == ["4P 4C 4O", "6E 7E 8E", "JC QC KC"]
    assert (str(gone.card), found.lixo, found.at.score[1]) == ("5P", "5P", 89 + 33)


@clause("PIF-S12")
def test_four_of_a_rank_are_no_meld_unless_the_house_says_so() -> None:
    nine = "4P 4C 4O 4E 9E..KE"
    assert [bate(nine, "JP", quadra=value, **CLEAN) for value in ("false", "true")] == [NO, ""]
    assert bate("4P 4C 4O 4P 9E..KE", "JP", quadra="true", **CLEAN) == NO


@clause("PIF-S13")
def test_all_ten_in_melds_have_no_bonus() -> None:
    ten = "3C..6C 6E 7E 8E JC QC KC"
    assert bate_dez(ten, **CLEAN) == ""
    assert bate_dez("4P 4C 4O 4E 6E 7E 8E JC QC KC", **CLEAN) == NO_TEN
    assert bate_dez("4P 4C 4O 4E 6E 7E 8E JC QC KC", quadra="true", **CLEAN) == ""
    assert bate_dez("4P 4C 4O 6E 7E 8E JC QC KC 2O", **CLEAN) == NO_TEN
    *nine, last = ten.replace("3C..6C", "3C 4C 5C 6C").split()
    shown = pifpaf("", " ".join(nine), monte=last).faz("1 compra", "1 bate")
    usual = pifpaf("", " ".join(nine), monte=last).faz("1 compra", "1 bate 3C")
    assert shown.at.score == usual.at.score == (89, 122, 89)
    assert (shown.contagem[1], usual.contagem[1], shown.lixo, usual.lixo) == (10, 9, "", "3C")


@clause("PIF-TURN-1")
def test_draw_one_discard_one_and_hold_nine() -> None:
    found = pifpaf(seats=3, monte="8E").faz("1 compra")
    assert (found.contagem, found.state.actors()) == ((9, 10, 9), (1,))
    assert found.nega("1 compra") == "drawn-this-turn PIF-TURN-2"
    found.faz("1 descarta 8E")
    assert (found.contagem, found.lixo) == ((9, 9, 9), "8E")
    assert found.told(Discarded) == [Discarded(1, cartas("8E")[0], (2, 0), 1)]


@clause("PIF-TURN-2")
def test_the_next_draws_from_the_stock_or_takes_the_last_discard() -> None:
    found = pifpaf(seats=3, monte="2P 9C").gira(2)
    assert (found.lixo, found.vez) == ("2P 9C", 0)
    assert found.nega("0 pega 2P") == "not-the-top PIF-TURN-2"
    assert found.nega("0 compra") == ""
    found.faz("0 pega 9C")
    assert (found.contagem[0], found.lixo, found.told(Took)) == (10, "2P", [Took(0, cartas("9C")[0], "PIF-TURN-2")])
    assert found.nega("0 descarta 9C") == ""


@clause("PIF-S14")
def test_the_first_turn_has_only_the_stock() -> None:
    found = pifpaf(seats=3, monte="9C")
    assert found.nega("1 pega 9C") == "lixo-empty PIF-S14"
    assert [type(act).__name__ for act in found.state.legal(1)] == ["Buy"]


def empty(**options: Any) -> Mesa:
    """Three players at an empty stock: seat 0 has abandoned with 5 in the pot, 1 and 2 have bet 20, 3 nothing."""
    found = pifpaf(seats=4, aposta=0, dealer=3, **options)
    found.faz("0 aposta 5", "1 aposta 20", "2 acompanha", "3 acompanha", "0 abandona").embaralha()
    return found.gira(found.monte)


@clause("PIF-S15")
def test_an_empty_stock_is_made_again_of_the_lixo_but_its_top() -> None:
    found = empty()
    top, drawer = found.lixo.split()[-1], found.vez
    found.faz(f"{drawer} compra")
    assert (found.fase, found.told(StockEnded)) == ("restocking", [StockEnded(drawer, "PIF-S15")])
    (asked,) = found.state.legal(CHANCE)
    assert isinstance(asked, Shuffle)
    assert len(asked.cards) == 76
    found.embaralha()
    assert (found.monte, found.lixo, found.contagem[drawer]) == (75, top, 10)


@clause("PIF-S15")
def test_after_three_reshuffles_the_deal_is_void_and_bets_go_back() -> None:
    found = empty()
    for nth in (1, 2, 3):
        found.gira(1)
        assert found.at.reshuffles == nth
        found.gira(found.monte)
    found.faz(f"{found.vez} compra")
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how, ended.clause) == (-1, "exhausted", "PIF-S15")
    assert (ended.score, ended.changes, ended.pot) == ((94, 99, 99, 99), (-6, -1, -1, -1), 9)
    assert ended.hand_cards == ((),) * 4


@clause("PIF-S15")
@pytest.mark.parametrize("house", [{"exhaustion": "void"}, {"max_reshuffles": "0"}])
def test_without_reshuffles_the_deal_is_void_at_once(house: dict[str, Any]) -> None:
    found = empty(**house)
    assert found.faz(f"{found.vez} compra").at.ended == "exhausted"


@clause("PIF-S15")
def test_the_pot_of_two_void_deals_is_won_with_the_third() -> None:
    found = empty(exhaustion="void").gira(1)
    assert (found.at.pot, found.at.next_dealer) == (9, 0)
    found.da()
    assert found.at.pot == 9 + 4
    found.faz("1 aposta 10", "2 acompanha", "3 acompanha", "0 acompanha")
    found.gira(found.monte + 1)
    assert (found.at.pot, found.at.score) == (13, (93, 98, 98, 98))
    found.da("", "", OUT, monte="2O").faz("2 aposta 5", "3 abandona", "0 abandona", "1 acompanha").embaralha("2O")
    assert found.at.pot == 13 + 4 + 10
    found.faz("2 compra", "2 bate 2O")
    assert (found.at.score, found.at.pot) == ((92, 92, 119, 97), 0)
    assert sum(found.at.score) == 400


@clause("PIF-S21")
def test_sixty_turns_without_the_stock_and_the_deal_is_void() -> None:
    found = pifpaf(seats=3).gira(1).gira(59, "pega")
    assert (found.at.idle, found.fase) == (59, "buying")
    found.faz(f"{found.vez} pega")
    found.do(found.vez, found.state.legal(found.vez)[0])
    assert found.fase == "claiming"
    found.faz("todos passam")
    (ended,) = found.told(DealEnded)
    assert (ended.how, ended.score, ended.pot, ended.clause) == ("stalled", (99, 99, 99), 3, "PIF-S21")


@clause("PIF-S21")
def test_another_number_of_turns_and_a_draw_begins_it_anew() -> None:
    found = pifpaf(seats=3, stall_turns="4").gira(1).gira(3, "pega").gira(1).gira(3, "pega")
    assert (found.at.idle, found.at.ended) == (3, "")
    assert found.gira(1, "pega").at.ended == "stalled"


@clause("PIF-S21", "PIF-LOUCA-1")
def test_the_discard_of_the_last_turn_may_still_be_claimed() -> None:
    near = "4P 4C 4O 6E 7E JC QC KC 2O"
    found = pifpaf(near, seats=3, monte="8E", stall_turns="4").gira(1).gira(3, "pega").faz("2 pega 8E", "2 descarta 8E")
    found.faz("0 louca 2O")
    assert (found.at.ended, found.at.score[0]) == ("louca", 122)


@clause("PIF-S11", "PIF-S19")
def test_what_is_printed_twice_is_one_rule_and_a_lost_heading_none() -> None:
    text = regulation("pifpaf")
    options = {silence.id: silence.option for silence in text.silences}
    assert (options["PIF-S11"], options["PIF-S19"], text.title("pt-BR")) == ("", "", "Pif-Paf")
    assert [clause.id for clause in text.clauses if clause.kind == "incident"] == [
        "PIF-ERR-1", "PIF-ERR-2", "PIF-ERR-3", "PIF-REB-1", "PIF-REB-2",
    ]  # fmt: skip
