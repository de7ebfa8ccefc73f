"""Cacheta: a batida that is none, the discard claimed out of turn, the referee, the clock; what is no rule."""

import pytest

from carteado.games.pife.rules.acts import Claim, Pass, Reach, Throw
from carteado.games.pife.rules.events import Bateu, DealEnded, FalseBatida
from carteado.pack import Ruled
from carteado.regulations import regulation
from games.pife.kit import cacheta, cartas, partida

clause = pytest.mark.clause
OUT = "5P 5C 5E 7O 8O 9O QE KE AE"
PIFADO = "5P 5C 5E 7O 8O 9O QE KE 3C"  # the AE, or the 5O for ten, is missing
WHY = "carta caída da mesa"


@clause("CAC-S9")
def test_a_wrong_batida_is_refused_and_nothing_happens() -> None:
    found = cacheta("", "", OUT, monte="2O").faz("2 compra")
    assert found.nega("2 bate 5P") == "no-batida CAC-OBJ-1"
    assert found.nega("2 bate") == "no-batida CAC-DEZ-2"
    assert found.faz("2 bate 2O").at.score == (9, 9, 10)


@clause("CAC-S9")
def test_with_stock_only_the_cards_go_back_and_no_discard_takes_that_seat_out() -> None:
    found = cacheta("", PIFADO, "", monte="2O JP AE AE", wrong_batida="stock_only", dealer=2)
    found.faz("1 compra", "1 bate 2O")
    (shown,) = found.told(FalseBatida)
    assert (shown.seat, len(shown.hand_cards), shown.with_card, shown.clause) == (1, 10, None, "CAC-S9")
    assert (found.contagem[1], found.lugar(1).barred, found.vez) == (10, True, 1)
    assert found.nega("1 bate 3C") == "erred-already CAC-S9"
    found.faz("1 descarta 2O", "0 compra", "0 descarta JP", "2 compra", "2 descarta AE", "1 pega AE")
    assert found.nega("1 bate 3C") == "no-batida-with-discard CAC-S9"


@clause("CAC-S9")
def test_with_stock_only_a_card_of_the_stock_still_takes_it_out() -> None:
    found = cacheta("", PIFADO, "", monte="2O JP 4O AE", wrong_batida="stock_only", dealer=2)
    found.faz("1 compra", "1 bate 2O", "1 descarta 2O").gira(2).faz("1 compra", "1 bate 3C")
    assert (found.at.ended, found.at.score) == ("batida", (9, 10, 9))


@clause("CAC-S9")
def test_with_lose_life_it_costs_a_life_when_the_deal_is_scored() -> None:
    found = cacheta("", PIFADO, OUT, monte="2O 4O", wrong_batida="lose_life", dealer=2)
    found.faz("1 compra", "1 bate 2O")
    assert (found.at.score, found.lugar(1).owes, found.lugar(1).barred) == ((10, 10, 10), 1, False)
    found.faz("1 descarta 2O", "0 compra", "0 descarta 4O", "2 pega 4O", "2 bate 4O")
    assert found.at.score == (9, 8, 10)


@clause("CAC-S9")
def test_with_lose_life_even_the_winner_pays_and_a_void_deal_costs_nothing() -> None:
    found = cacheta("", OUT, "", monte="2O", wrong_batida="lose_life", dealer=2)
    assert found.faz("1 compra", "1 bate 5P", "1 bate 2O").at.score == (9, 9, 9)
    void = cacheta("", OUT, "", monte="2O", wrong_batida="lose_life", exhaustion="void", dealer=2)
    void.faz("1 compra", "1 bate 5P", "1 descarta 2O")
    assert void.gira(void.monte + 1).at.score == (10, 10, 10)


@clause("CAC-S9")
def test_one_mistake_a_turn_and_the_next_turn_another() -> None:
    found = cacheta("", PIFADO, "", monte="2O JP 4O 6C", wrong_batida="lose_life", dealer=2)
    found.faz("1 compra", "1 bate 2O")
    assert found.nega("1 bate 3C") == found.nega("1 bate") == "erred-already CAC-S9"
    found.faz("1 descarta 2O").gira(2).faz("1 compra", "1 bate")
    assert found.lugar(1).owes == 2


@clause("CAC-S9", "CAC-VID-3")
def test_a_false_batida_with_one_life_is_paid_with_it() -> None:
    found = cacheta("", PIFADO, OUT, monte="2O 4O", wrong_batida="lose_life", score=(5, 1, 5), dealer=2)
    found.faz("1 compra", "1 bate 2O", "1 descarta 2O", "0 compra", "0 descarta 4O", "2 pega 4O", "2 bate 4O")
    assert found.at.score == (4, 0, 5)


@clause("CAC-S10")
def test_by_the_text_nobody_goes_out_out_of_turn() -> None:
    found = cacheta(PIFADO, "", "", monte="AE").faz("2 compra", "2 descarta AE")
    assert (found.fase, found.vez) == ("buying", 1)
    assert found.refused(0, Claim(1, cartas("3C")[0])) == "no-window CAC-S10"
    assert found.refused(1, Pass(0)) == "no-window CAC-S10"


@clause("CAC-S10")
def test_with_louca_anybody_goes_out_with_the_discard() -> None:
    found = cacheta(PIFADO, "", "", monte="AE", louca="true").faz("2 compra", "2 descarta AE")
    assert (found.fase, found.state.actors()) == ("claiming", (1, 0))
    assert found.nega("0 louca QE") == "no-batida CAC-OBJ-1"
    found.faz("0 louca 3C")
    assert found.fase == "claiming"
    found.faz("1 passa")
    (gone,) = found.told(Bateu)
    assert (gone.seat, str(gone.card), str(gone.with_card), found.at.score) == (0, "3C", "AE", (10, 9, 9))


@clause("CAC-S10", "CAC-DEZ-1")
def test_with_louca_ten_cards_too() -> None:
    found = cacheta("5P 5C 5E 7O 8O 9O JE QE KE", "", "", monte="AE", louca="true").faz("2 compra", "2 descarta AE")
    found.faz("1 passa", "0 louca")
    (ended,) = found.told(DealEnded)
    assert (ended.how, found.at.score) == ("louca", (10, 8, 8))


@clause("CAC-S10")
def test_the_first_in_the_order_of_play_goes_out_and_it_goes_counter_clockwise() -> None:
    other = "6P 6C 6E 10P JP QP QE KE 4C"
    found = cacheta(PIFADO, other, "", monte="AE", louca="true").faz("2 compra", "2 descarta AE", "0 louca 3C", "1 louca 4C")
    assert [gone.seat for gone in found.told(Bateu)] == [1]
    assert found.at.score == (9, 10, 9)


@clause("CAC-S10", "CAC-S9")
def test_with_louca_a_false_claim_is_refused_or_has_its_price() -> None:
    refused = cacheta("", "", "", monte="AE", louca="true").faz("2 compra", "2 descarta AE")
    assert [type(act) for act in refused.state.legal(1)] == [Pass]
    found = cacheta(PIFADO, "", "", monte="2O", louca="true", wrong_batida="lose_life").faz("2 compra", "2 descarta 2O")
    found.faz("0 louca 3C", "1 passa")
    (shown,) = found.told(FalseBatida)
    assert (str(shown.with_card), len(shown.hand_cards), found.lixo, found.lugar(0).owes) == ("2O", 9, "2O", 1)
    barred = cacheta(PIFADO, "", "", monte="2O 4O", louca="true", wrong_batida="stock_only").faz("2 compra", "2 descarta 2O")
    barred.faz("0 louca 3C", "1 passa", "1 compra", "1 descarta 4O")
    assert barred.state.actors() == (2,)


@clause("CAC-S10")
def test_there_is_no_rebate_and_no_throwing_in_cacheta() -> None:
    found = cacheta(PIFADO, "", "", monte="AE", louca="true", wrong_batida="stock_only").faz("2 compra", "2 descarta AE")
    assert found.refused(0, Reach(found.at.windows)) == "not-by-a-seat"
    assert found.refused(0, Throw(found.at.turns)) == "not-by-a-seat"


@clause("CAC-S11", "CAC-S10")
def test_a_curinga_claimed_counts_as_itself_where_it_is_natural_only() -> None:
    near = "5P 5C 3O 7O 8O 9O QE KE AE"
    for value, refusal in (("free", ""), ("natural_only", "no-batida CAC-OBJ-1")):
        found = cacheta(near, "", "", monte="10C", vira="9C", louca="true", discarded_wild=value)
        assert found.faz("2 compra", "2 descarta 10C").nega("0 louca 3O") == refusal


@clause("CAC-S19")
def test_the_footer_of_a_page_is_no_rule() -> None:
    (silence,) = [silence for silence in regulation("cacheta").silences if silence.id == "CAC-S19"]
    assert silence.option == ""
    assert [clause.id for clause in regulation("cacheta").clauses][-1] == "CAC-DEZ-2"


@clause("CAC-S21")
def test_the_referee_sets_lives_with_a_reason() -> None:
    for found in (partida(seats=3), cacheta(seats=3), cacheta(seats=3).faz("2 compra")):
        actors = found.state.actors()
        found.decide("CAC-S21", score=(4, 5, 6), why=WHY)
        assert (found.at.score, found.state.actors()) == ((4, 5, 6), actors)
        assert found.told(Ruled)[-1] == Ruled("CAC-S21", None, "score", "", WHY, (4, 5, 6))
    ended = cacheta("", "", OUT, monte="2O", score=(1, 3, 3)).faz("2 compra", "2 bate 2O")
    assert ended.decide("CAC-S21", score=(1, 2, 3), why=WHY).da().contagem == (9, 9, 9)


@clause("CAC-S21")
def test_the_referee_makes_a_deal_void_and_it_is_dealt_again() -> None:
    found = cacheta("", "", OUT, monte="2O", score=(1, 1, 3)).faz("2 compra", "2 bate 2O")
    assert found.state.outcome is not None
    found.decide("CAC-S21", sanction="void", why=WHY)
    assert (found.at.winners, found.at.score, found.at.next_dealer, found.fase) == ((), (1, 1, 3), 0, "shuffle")


@clause("CAC-S21")
def test_what_a_ruling_needs() -> None:
    found = cacheta(seats=3)
    assert found.rules_out(score=(4, 5, 6)) == "ruling-without-reason CAC-S21"
    assert found.rules_out(why=WHY) == "ruling-score-or-void CAC-S21"
    assert found.rules_out(score=(4, 5), why=WHY) == found.rules_out(score=(4, 5, 21), why=WHY) == "ruling-score CAC-S21"
    assert found.rules_out(score=(0, 0, 0), why=WHY) == "ruling-score CAC-S21"
    assert found.rules_out(offender=1, score=(4, 5, 6), why=WHY) == "ruling-takes-no-more CAC-S21"
    assert partida(seats=3).rules_out(sanction="void", why=WHY) == "no-deal-now CAC-S21"


@clause("CAC-S22")
def test_there_is_no_clock_but_a_house_may_set_one() -> None:
    clock = regulation("cacheta").option("clock")
    assert (clock.default, clock.scope) == ("off", "table")
    found = cacheta(seats=3, clock="30")
    assert found.rules["clock"] == "30"
    for _ in range(2):
        late = found.state.lapse(2)
        assert late is not None
        found.do(2, late)
    assert (found.vez, found.contagem, found.at.score) == (1, (9, 9, 9), (10, 10, 10))


@clause("CAC-S21")
def test_a_score_set_in_a_deal_outlasts_the_deal() -> None:
    """What the referee has set stays set where the deal is voided afterwards."""
    found = cacheta(seats=3).decide("CAC-S21", score=(4, 5, 6), why=WHY).decide("CAC-S21", sanction="void", why=WHY)
    assert found.at.score == (4, 5, 6)
