"""Pif-paf: a batida that is none, cards thrown away, the rebate; what each costs, and tables that do not let them happen."""

from typing import Any

import pytest

from carteado.games.pife.rules.acts import Pass, Reach, Throw
from carteado.games.pife.rules.events import Bateu, DealEnded, FalseBatida, Reached, Rebate, Threw
from games.pife.kit import Mesa, cartas, pifpaf, told

clause = pytest.mark.clause
NEAR = "4P 4C 4O 6E 7E JC QC KC 2O"  # goes out with the 8E, discarding the 2O
FALSE = "4P 4C 4P 6E 7E 8E JC QC KC"
RAGS = "AP 3C 5E 7O 9P JC KE 2C 6O"


def wrong(*hands: str, monte: str = "5P", **options: Any) -> Mesa:
    """Seat 1 has shown a batida that is none in its turn."""
    hands = hands or ("", FALSE, "", "")
    return pifpaf(*hands, monte=monte, **options).faz("1 compra", "1 bate 5P")


def window(*hands: str, monte: str = "8E", **options: Any) -> Mesa:
    """Seat 1 has discarded the 8E; seats 2, 3 and 0 are asked."""
    return pifpaf(*hands, seats=4, monte=monte, **options).faz("1 compra", "1 descarta 8E")


@clause("PIF-ERR-1")
def test_the_cards_are_shown_to_all_and_taken_back_and_the_discard_is_owed() -> None:
    found = wrong()
    (shown,) = found.told(FalseBatida)
    assert (shown.seat, told(shown.hand_cards), shown.with_card, shown.clause) == (
        1, told(sorted(cartas(f"{FALSE} 5P"))), None, "PIF-ERR-1",
    )  # fmt: skip
    assert (found.fase, found.state.actors(), found.contagem[1], found.lugar(1).status) == ("playing", (1,), 10, "in")
    assert found.sees(3).lugares[1].hand_cards == tuple(sorted(cartas(f"{FALSE} 5P")))
    assert found.at.erred == (1,)
    assert found.faz("1 descarta 5P").at.erred == ()
    assert found.faz("todos passam").vez == 2


@clause("PIF-ERR-1")
def test_a_discard_claimed_in_error_lies_on_the_lixo_again_and_play_goes_on() -> None:
    found = window("", "", "", RAGS).faz("3 louca AP", "2 passa", "0 passa")
    (shown,) = found.told(FalseBatida)
    assert (shown.seat, told(shown.hand_cards), str(shown.with_card)) == (3, told(sorted(cartas(RAGS))), "8E")
    assert (found.lixo, found.vez, found.fase, found.contagem) == ("8E", 2, "buying", (9, 9, 9, 9))
    assert found.nega("2 pega 8E") == ""


@clause("PIF-ERR-1", "PIF-S16")
def test_one_mistake_a_turn_but_a_true_batida_may_follow() -> None:
    found = pifpaf("", "4P 4C 4O 6E 7E 8E JC QC KC", monte="5P").faz("1 compra", "1 bate 4P")
    assert found.nega("1 bate 6E") == found.nega("1 bate") == "erred-already PIF-S16"
    assert found.faz("1 bate 5P").at.ended == "batida"


@clause("PIF-ERR-2")
def test_from_then_on_no_discard_is_enough_neither_out_of_turn_nor_in_turn() -> None:
    found = pifpaf("", NEAR, monte="5P 8E 3P 8E", seats=3)
    found.faz("1 compra", "1 bate 5P", "1 descarta 5P", "todos passam")
    assert found.lugar(1).barred
    found.faz("2 compra", "2 descarta 8E")
    assert found.state.actors() == (0,)
    assert found.nega("1 louca 2O") == found.nega("1 passa") == "no-batida-with-discard PIF-ERR-2"
    found.faz("0 passa", "0 compra", "0 descarta 3P", "todos passam")
    taken = Mesa(found.state).faz("1 pega 3P")
    assert taken.nega("1 bate 3P") == "no-batida-with-discard PIF-ERR-2"
    found.faz("1 compra")
    assert str(found.fresh) == "8E"
    assert found.faz("1 bate 2O").at.ended == "batida"


@clause("PIF-ERR-2", "PIF-S10")
def test_a_discard_may_still_be_taken_in_turn_but_not_to_go_out_with() -> None:
    found = pifpaf("", NEAR, monte="5P 3P 8E", seats=3).faz("1 compra", "1 bate 5P", "1 descarta 5P", "todos passam")
    found.gira(1).faz("0 compra", "0 descarta 8E", "todos passam", "1 pega 8E")
    assert (found.nega("1 bate 2O"), found.contagem[1]) == ("no-batida-with-discard PIF-ERR-2", 10)
    assert found.faz("1 descarta 2O").fase == "claiming"


@clause("PIF-ERR-2")
def test_the_bar_ends_with_the_deal() -> None:
    found = wrong().faz("1 descarta 5P", "todos passam")
    found.decide("PIF-S23", sanction="void", why="baralho marcado").da()
    assert not found.lugar(1).barred


@clause("PIF-ERR-3", "PIF-S17")
def test_who_throws_the_cards_away_is_out_and_the_chips_stay() -> None:
    found = pifpaf("", FALSE, "", "", aposta=0)
    found.faz("1 aposta 10", "2 acompanha", "3 abandona", "0 acompanha").embaralha("5P")
    assert found.faz("1 compra", "1 bate 5P").at.pot == 34
    found.faz("2 larga")
    assert (found.lugar(2).status, found.at.pot, found.at.score[2]) == ("threw", 34, 89)
    assert found.told(Threw) == [Threw(2, "PIF-ERR-3")]
    assert (found.fase, found.vez) == ("playing", 1)
    found.faz("1 descarta 5P")
    assert found.state.actors() == (0,)
    assert found.faz("0 passa").vez == 0
    assert [found.gira(1).vez, found.gira(1).vez] == [1, 0]


@clause("PIF-ERR-3")
def test_only_while_a_false_batida_lies_there_and_not_by_who_showed_it() -> None:
    found = pifpaf("", FALSE, "", "", monte="5P").faz("1 compra")
    assert found.nega("2 larga") == "nothing-to-throw PIF-ERR-3"
    found.faz("1 bate 5P")
    assert found.nega("1 larga") == "nothing-to-throw PIF-ERR-3"
    assert [found.nega(f"{seat} larga") for seat in (2, 3, 0)] == ["", "", ""]
    assert found.state.legal(3) == (Throw(found.at.turns),)
    assert found.refused(2, Throw(found.at.turns - 1)) == "not-this-turn PIF-DIST-2"
    found.faz("1 descarta 5P")
    assert found.nega("2 larga") == "nothing-to-throw PIF-ERR-3"
    assert found.faz("todos passam").nega("3 larga") == "nothing-to-throw PIF-ERR-3"


@clause("PIF-ERR-3")
def test_after_a_false_claim_until_the_next_draw_also_by_who_is_on_turn() -> None:
    found = window("", "", "", RAGS).faz("3 louca AP", "2 passa", "0 passa")
    assert [found.nega(f"{seat} larga") for seat in range(4)] == ["", "", "", "nothing-to-throw PIF-ERR-3"]
    found.faz("2 larga")
    assert (found.vez, found.fase, found.nega("0 larga")) == (3, "buying", "")
    found.faz("3 compra")
    assert found.nega("0 larga") == "nothing-to-throw PIF-ERR-3"


@clause("PIF-S9")
def test_the_last_one_in_takes_the_pot() -> None:
    found = wrong().faz("2 larga", "3 larga", "0 larga")
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how, ended.clause) == (1, "alone", "PIF-S9")
    assert (ended.score, ended.pot) == ((89, 133, 89, 89), 0)


@clause("PIF-S17", "PIF-S15")
def test_cards_thrown_away_are_dead_and_their_bets_stay_in_a_void_deal() -> None:
    found = wrong("", FALSE, "AE AE 2O 2O 3E 3E QO QO 9P", "", exhaustion="void").faz("2 larga", "1 descarta 5P")
    found.faz("todos passam")
    found.gira(found.monte + 1)
    assert (found.at.pot, found.at.score) == (14, (99, 99, 89, 99))
    again = wrong("", FALSE, "AE AE 2O 2O 3E 3E QO QO 9P", "").faz("2 larga", "1 descarta 5P", "todos passam")
    again.gira(again.monte).faz(f"{again.vez} compra")
    (asked,) = again.state.legal(-1)
    assert {*cartas("AE 2O 3E QO")}.isdisjoint(asked.cards)  # type: ignore[attr-defined]


@clause("PIF-REB-1", "PIF-REB-2")
def test_a_rebate_that_is_pointed_out_leaves_the_stock_alone() -> None:
    found = window("", "", "", RAGS, monte="8E 3P").faz("3 estende")
    assert (found.told(Reached), found.state.actors()) == ([Reached(3, "PIF-REB-1")], (2, 0, 1))
    found.faz("0 aponta 3")
    assert found.told(Rebate) == [Rebate(0, 3, "PIF-REB-2")]
    assert (found.lugar(3).stock_only, found.lugar(3).barred) == (True, False)
    found.faz("todos passam").faz("2 compra", "2 descarta 3P")
    assert found.state.actors() == (0, 1)
    found.faz("todos passam")
    assert (found.vez, found.nega("3 pega 3P"), found.nega("3 compra")) == (3, "stock-only PIF-REB-1", "")
    assert [type(act).__name__ for act in found.state.legal(3)] == ["Buy"]


@clause("PIF-REB-1")
def test_uncalled_it_costs_nothing_and_counts_as_passing() -> None:
    found = window("", "", "", NEAR, monte="8E 8E").faz("3 estende")
    assert found.nega("3 louca 2O") == "answered-already PIF-S7"
    found.faz("todos passam")
    assert (found.vez, found.lugar(3).stock_only, found.told(Bateu)) == (2, False, [])
    found.faz("2 compra", "2 descarta 8E")
    assert 3 in found.state.actors()
    assert found.faz("3 louca 2O").at.ended == "louca"


@clause("PIF-REB-1")
def test_everybody_is_asked_again_even_who_had_claimed() -> None:
    found = window(NEAR, "", "", RAGS).faz("0 louca 2O", "3 estende")
    assert found.state.actors() == (2, 0, 1)
    assert found.nega("1 louca") == "only-to-point-out PIF-REB-1"
    assert {type(act).__name__ for act in found.state.legal(1)} == {"Pass", "PointOut"}
    found.faz("2 passa", "0 louca 2O")
    assert found.at.ended == "louca"


@clause("PIF-REB-1", "PIF-S8")
def test_a_valid_claim_that_waited_for_the_one_who_reached_stands() -> None:
    found = window(NEAR, "", "", RAGS).faz("0 louca 2O", "2 passa", "3 estende")
    assert (found.told(Bateu)[0].seat, found.told(Rebate)) == (0, [])


@clause("PIF-REB-1")
def test_one_points_out_what_another_did_once() -> None:
    found = window("", "", "", RAGS)
    assert found.nega("0 aponta 3") == "nobody-reached PIF-REB-1"
    found.faz("3 estende")
    assert found.nega("3 aponta 3") == found.nega("0 aponta 2") == "nobody-reached PIF-REB-1"
    found.faz("1 aponta 3")
    assert found.nega("0 aponta 3") == "called-already PIF-REB-1"
    found.faz("2 estende")
    assert (found.state.actors(), found.nega("3 aponta 2")) == ((3, 0, 1), "")
    assert found.nega("3 estende") == found.nega("3 louca AP") == "only-to-point-out PIF-REB-1"


@clause("PIF-REB-1")
def test_with_two_left_who_discarded_points_it_out() -> None:
    found = pifpaf("", "", "", aposta=0).faz("1 aposta 10", "2 acompanha", "0 abandona").embaralha("8E")
    found.faz("1 compra", "1 descarta 8E", "2 estende")
    assert found.state.actors() == (1,)
    found.faz("1 aponta 2", "1 passa")
    assert (found.vez, found.lugar(2).stock_only, found.nega("2 pega 8E")) == (2, True, "stock-only PIF-REB-1")


@clause("PIF-S10")
def test_with_batida_only_a_discard_may_be_taken_but_not_to_go_out_with() -> None:
    for scope, refusal in (("all_draws", "stock-only PIF-REB-1"), ("batida_only", "")):
        found = window("", "", NEAR, "", rebate_scope=scope).faz("2 estende", "0 aponta 2", "todos passam")
        assert found.nega("2 pega 8E") == refusal
        if not refusal:
            assert found.faz("2 pega 8E").nega("2 bate 2O") == "no-batida-with-discard PIF-REB-1"


@clause("PIF-S16")
@pytest.mark.parametrize("house", [{"profile": "clean"}, {"incidents": "off"}])
def test_where_incidents_are_off_they_are_refused(house: dict[str, Any]) -> None:
    found = pifpaf("", FALSE, "", RAGS, monte="5P", **house).faz("1 compra")
    assert found.nega("1 bate 5P") == "no-batida PIF-FIM-1"
    assert found.nega("2 larga") == "no-throwing PIF-S16"
    found.faz("1 descarta 5P")
    assert found.nega("3 louca AP") == "no-batida PIF-LOUCA-2"
    assert found.nega("3 estende") == "no-reaching PIF-S16"
    assert found.state.legal(3) == (Pass(found.at.windows),)


@clause("PIF-S16")
def test_by_the_text_they_are_moves() -> None:
    found = window("", "", "", RAGS)
    names = [type(act).__name__ for act in found.state.legal(3)]
    assert (names.count("Claim"), names.count("Reach"), names.count("Pass")) == (10, 1, 1)
    assert Reach(found.at.windows) in found.state.legal(3)
