"""A seat's turn: insurance, splitting, doubling, surrender, hitting: BJ-SEGURO, BJ-SPLIT, BJ-DOBRA, BJ-JOGO, BJ-OPT."""

import pytest

from carteado.games.blackjack.rules.events import AskedCard, CardDealt, Checked, HouseDrew, HouseShown, InsuranceSettled
from games.blackjack.kit import mesa

clause = pytest.mark.clause


# Insurance.


@clause("BJ-SEGURO-1")
def test_insurance_is_offered_against_an_ace_alone() -> None:
    found = mesa("10P 9P AC 8C 8O 9E", 10, 10)
    assert found.pode(0) == {"segura", "recusa"}
    assert found.faz("0 recusa").pode(1) == {"segura", "recusa"}
    ten = mesa("10P KC 8C 9E")
    assert ten.pode(0) == {"mantém", "pede", "dobra"}
    assert ten.nega("0 segura") == "no-insurance-now BJ-S18"
    early = mesa("10P 9C 8C 9E", surrender="early")
    assert early.nega("0 segura") == "no-ace-open BJ-SEGURO-1"


@clause("BJ-SEGURO-2", "BJ-S10")
def test_insurance_is_exactly_half() -> None:
    found = mesa("10P AC 8C 9E", 10).faz("0 segura")
    assert found.heard(InsuranceSettled)[0].gain == -10, "in half chips"
    assert mesa("10P AC 8C 9E", 5).faz("0 segura").fichas == (97.5,)
    short = mesa("10P 10E AC 8C 8E 9E", 10, 10, fichas=(14.5, 100))
    assert short.state.actors() == (1,), "who has not half of his bet is not asked"
    alone = mesa("10P AC 8C 9E", fichas=(14.5,), surrender="early")
    assert alone.nega("0 segura") == "chips-short BJ-SEGURO-2"
    assert mesa("10P AC 8C 9E", 10, fichas=(15,)).pode(0) == {"segura", "recusa"}


@clause("BJ-SEGURO-3")
def test_insurance_pays_two_to_one_and_the_bet_is_lost() -> None:
    assert mesa("10P AO 8C KE").faz("0 segura").ganhos == (0,)
    assert mesa("10P AO 8C KE").faz("0 recusa").ganhos == (-10,)


@clause("BJ-SEGURO-4")
@pytest.mark.parametrize(("hand", "net"), [("10P 10C", 5), ("10P 9C", -5), ("10P 8C", -15)])
def test_without_a_blackjack_the_insurance_alone_is_lost(hand: str, net: int) -> None:
    first, second = hand.split()
    assert mesa(f"{first} AO {second} 8E").faz("0 segura", "0 mantém").ganhos == (net,)


@clause("BJ-S9")
@pytest.mark.parametrize("hole", ["KE", "8E"])
def test_even_money(hole: str) -> None:
    found = mesa(f"AP AO KC {hole}").faz("0 segura")
    if hole == "8E":
        found.faz("0 mantém")
    assert found.ganhos == (10,)


# The check.


@clause("BJ-S1")
@pytest.mark.parametrize("upcard", ["AO", "KO", "10O"])
def test_the_house_looks_before_the_players_act(upcard: str) -> None:
    hole = "AE" if upcard != "AO" else "QE"
    found = mesa(f"8P {upcard} 8C {hole}")
    if upcard == "AO":
        found.faz("0 recusa")
    assert found.heard(Checked)[0].blackjack
    assert found.ganhos == (-10,)
    assert found.casa == f"{upcard} {hole}"


@clause("BJ-S1")
def test_with_another_card_it_does_not_look() -> None:
    assert not mesa("8P 9O 8C 2E").heard(Checked)


@clause("BJ-S1")
def test_without_the_check_all_that_was_staked_is_lost() -> None:
    assert mesa("8P KO 8C AE 10P 10C", peek=False).faz("0 divide", "0 mantém", "0 mantém").ganhos == (-20,)
    assert mesa("6P KO 5C AE 10P", peek=False).faz("0 dobra").ganhos == (-20,)
    assert mesa("10P AO 8C KE", peek=False).faz("0 segura", "0 mantém").ganhos == (0,)
    assert mesa("10P AO 6C KE 9P", peek=False).faz("0 segura", "0 pede").ganhos == (0,), "also for who is over 21"


@clause("BJ-S1")
@pytest.mark.parametrize(("hole", "gain"), [("KE", 20), ("3E", -10)])
def test_without_the_check_insurance_is_settled_when_the_hidden_card_is_shown(hole: str, gain: int) -> None:
    """Before the house draws, and before any hand is settled."""
    found = mesa(f"10P AO 8C {hole} 2E KC", peek=False).faz("0 segura", "0 mantém")
    told = [type(event) for event in found.told]
    assert told[told.index(HouseShown) + 1] is InsuranceSettled
    assert told.count(InsuranceSettled) == 1
    assert found.heard(InsuranceSettled)[0].gain == gain, "in half chips"
    assert bool(found.heard(HouseDrew)) == (hole == "3E")


@clause("BJ-S18")
def test_insurance_is_asked_seat_by_seat_and_is_no_act_of_the_turn() -> None:
    found = mesa("10P 10E AC 6C 6E 9E", 10, 10, surrender="late")
    assert found.nega("1 segura") == "not-your-turn BJ-S18"
    assert found.nega("0 rende") == "surrender-late BJ-OPT-REND-4"
    assert found.nega("0 pede") == "answer-before-check BJ-S18"
    found.faz("0 segura", "1 recusa", "0 rende", "1 mantém")
    assert found.ganhos[0] == -10


# Splitting.


@clause("BJ-SPLIT-1")
def test_a_pair_may_be_split() -> None:
    assert "divide" in mesa("7P 9O 7C 9E").pode(0)
    assert mesa("7P 9O 8C 9E").nega("0 divide") == "no-pair BJ-SPLIT-1"
    assert mesa("7P 9O 7C 9E 2P").faz("0 pede").nega("0 divide") == "split-two-cards BJ-SPLIT-1"


@clause("BJ-S5")
def test_tens_of_two_ranks_are_of_one_value() -> None:
    assert "divide" in mesa("KP 9O 10C 9E").pode(0)
    assert mesa("KP 9O 10C 9E", split_by="rank").nega("0 divide") == "no-pair BJ-S5"
    assert "divide" in mesa("KP 9O KC 9E", split_by="rank").pode(0)


@clause("BJ-SPLIT-1")
def test_the_first_hand_is_played_before_the_second_gets_its_card() -> None:
    found = mesa("8P 9O 8C 9E 2P 9P 3C KP").faz("0 divide")
    assert [mao.count for mao in found.lugar(0).maos] == [2, 1]
    found.faz("0 pede", "0 mantém")
    assert [mao.total for mao in found.lugar(0).maos] == [19, 11]
    assert found.shown.hand == 1
    found.faz("0 pede", "0 mantém")
    assert found.ganhos == (20,)


@clause("BJ-SPLIT-2", "BJ-S8")
@pytest.mark.parametrize("das", [False, True])
def test_split_aces_get_one_card_each(das: bool) -> None:
    found = mesa("AP 9O AC 9E 5E 6E", das=das).faz("0 divide")
    assert found.shown.phase == "betting", "nothing more to decide"
    assert [mao.total for mao in found.lugar(0).maos] == [16, 17]
    assert len(found.heard(AskedCard)) == 0


@clause("BJ-SPLIT-3")
def test_a_ten_on_a_split_ace_is_21_and_no_blackjack() -> None:
    assert mesa("AP 10O AC KO KE QO").faz("0 divide").ganhos == (20,)
    assert mesa("AP 10O AC 5O KE 3C 6E").faz("0 divide").ganhos == (-10,), "21 of the house is no loss to 21"


@clause("BJ-SPLIT-4")
def test_the_new_hand_needs_an_equal_bet() -> None:
    found = mesa("8P 9O 8C 9E 2P").faz("0 divide")
    assert [mao.stake for mao in found.lugar(0).maos] == [20, 20]
    assert found.lugar(0).free == 160
    assert mesa("8P 9O 8C 9E", fichas=(19.5,)).nega("0 divide") == "chips-short BJ-SPLIT-4"
    assert mesa("8P 9O 8C 9E", fichas=(20,)).nega("0 divide") == ""


@clause("BJ-OPT-RESPLIT-1", "BJ-S7")
def test_a_hand_is_split_once_unless_the_house_lets_it() -> None:
    found = mesa("8P 9O 8C 9E 8E").faz("0 divide")
    assert found.nega("0 divide") == "no-resplit BJ-OPT-RESPLIT-1"
    again = mesa("8P 9O 8C 9E 8E 8O", resplit=True).faz("0 divide", "0 divide")
    assert len(again.lugar(0).maos) == 3


@clause("BJ-OPT-RESPLIT-2", "BJ-S7")
def test_both_hands_may_be_split_again_and_theirs_not() -> None:
    found = mesa("8P 9O 8C 9E 8E 8O 10P 8P 8C", resplit=True).faz("0 divide", "0 divide")
    assert found.nega("0 divide") == "resplit-once BJ-OPT-RESPLIT-2", "a hand born of the second split"
    found.faz("0 mantém", "0 mantém")
    assert found.shown.hand == 2
    found.faz("0 divide")
    assert len(found.lugar(0).maos) == 4
    assert found.nega("0 divide") == "resplit-once BJ-OPT-RESPLIT-2"


@clause("BJ-S7")
@pytest.mark.parametrize(("most", "hands"), [(2, 2), (3, 3), (4, 4)])
def test_a_house_may_allow_fewer_hands(most: int, hands: int) -> None:
    found = mesa("8P 9O 8C 9E 8E 10O 10P 8P 10C 10E", resplit=True, max_hands=most).faz("0 divide")
    while found.shown.phase == "playing":
        found.faz("0 divide" if "divide" in found.pode(0) else "0 mantém")
    assert len(found.lugar(0).maos) == hands


@clause("BJ-OPT-RESPLIT-3")
def test_four_hands_four_bets() -> None:
    found = mesa("8P 7O 8C 10E 8E 10O 10P 8P 10C 2E", resplit=True).faz("0 divide", "0 divide", "0 mantém", "0 mantém")
    found.faz("0 divide")
    assert sum(mao.stake for mao in found.lugar(0).maos) == 80
    found.faz("0 mantém", "0 mantém")
    assert found.ganhos == (20,), "three wins and one loss"
    short = mesa("8P 9O 8C 9E 8E", resplit=True, fichas=(29,)).faz("0 divide")
    assert short.nega("0 divide") == "chips-short BJ-SPLIT-4"


@clause("BJ-S6")
def test_aces_are_not_split_again_unless_the_house_lets_it() -> None:
    found = mesa("AP 9O AC 9E AE KO", resplit=True).faz("0 divide")
    assert found.shown.phase == "betting"
    lets = mesa("AP 9O AC 9E AE KO QO JO", resplit=True, resplit_aces=True).faz("0 divide")
    assert lets.pode(0) == {"divide", "mantém"}
    assert lets.nega("0 pede") == "split-aces-one-card BJ-SPLIT-2"
    assert lets.faz("0 divide").ganhos == (30,)


@clause("BJ-S6", "BJ-SPLIT-4", "BJ-S7")
def test_a_split_ace_that_may_not_be_split_again_asks_nothing() -> None:
    short = mesa("AP 9O AC 9E AE KO QO JO", resplit=True, resplit_aces=True, fichas=(29,)).faz("0 divide")
    assert short.shown.phase == "betting", "the third bet is not there"
    full = mesa("AP 9O AC 9E AE KO QO JO", resplit=True, resplit_aces=True, max_hands=2).faz("0 divide")
    assert full.shown.phase == "betting", "there are two hands already"


# Doubling.


@clause("BJ-DOBRA-1")
def test_the_bet_may_be_doubled() -> None:
    found = mesa("6P 9O 5C 9E 2O").faz("0 dobra")
    assert found.mao().stake == 40


@clause("BJ-DOBRA-2")
def test_exactly_one_more_card() -> None:
    found = mesa("6P 9O 5C 9E 2O").faz("0 dobra")
    assert (found.mao().total, found.mao().state) == (13, "stood")
    assert len([event for event in found.heard(CardDealt) if event.seat == 0]) == 3


@clause("BJ-DOBRA-3")
@pytest.mark.parametrize(("drawn", "net"), [("9P", 20), ("7P", 0), ("6P", -20)])
def test_a_double_is_for_twice_the_bet(drawn: str, net: int) -> None:
    assert mesa(f"6P 9O 5C 9E {drawn}").faz("0 dobra").ganhos == (net,)


@clause("BJ-S3")
def test_any_two_cards_but_a_blackjack_and_with_the_chips() -> None:
    assert "dobra" in mesa("10P 9O 9C 9E").pode(0)
    assert mesa("AP 9O KC 9E").nega("0 dobra") == "blackjack-stands BJ-JOGO-1"
    assert mesa("6P 9O 2C 9E 2O").faz("0 pede").nega("0 dobra") == "double-two-cards BJ-S3"
    assert mesa("6P 9O 5C 9E", fichas=(19.5,)).nega("0 dobra") == "chips-short BJ-S3"


@clause("BJ-OPT-DAS")
def test_doubling_after_a_split_where_the_house_lets_it() -> None:
    assert mesa("8P 7O 8C 10E 3P").faz("0 divide").nega("0 dobra") == "double-after-split BJ-OPT-DAS"
    found = mesa("8P 7O 8C 10E 3P 10O 8E 2P", das=True).faz("0 divide", "0 dobra", "0 mantém")
    assert found.ganhos == (10,), "20 won and 10 lost"


# Surrender.


@clause("BJ-OPT-REND-1")
def test_giving_up_costs_half() -> None:
    found = mesa("10P 10O 6C 9E", surrender="late").faz("0 rende")
    assert found.ganhos == (-5,)
    assert mesa("10P 10O 6C 9E", 5, surrender="late").faz("0 rende").ganhos == (-2.5,)
    assert mesa("10P 10O 6C 9E").nega("0 rende") == "no-surrender BJ-OPT-REND-1"


@clause("BJ-OPT-REND-2")
def test_it_must_be_the_first_act() -> None:
    assert mesa("10P 10O 2C 9E 3P", surrender="late").faz("0 pede").nega("0 rende") == "surrender-first BJ-OPT-REND-2"


@clause("BJ-OPT-REND-3")
def test_early_is_before_the_check() -> None:
    found = mesa("10P AO 6C KC", surrender="early")
    assert found.pode(0) == {"segura", "recusa", "rende"}
    assert found.faz("0 rende").ganhos == (-5,)
    late = mesa("10P 9O 6C 9E", surrender="early").faz("0 recusa")
    assert late.nega("0 rende") == "surrender-early BJ-OPT-REND-3"


@clause("BJ-OPT-REND-4")
def test_late_is_after_the_check() -> None:
    assert mesa("10P KO 6C AC", surrender="late").ganhos == (-10,)
    assert "rende" in mesa("10P KO 6C 9C", surrender="late").pode(0)


@clause("BJ-S11")
def test_no_surrender_of_split_hands_or_of_a_blackjack() -> None:
    assert mesa("8P 9O 8C 9E 2P", surrender="late").faz("0 divide").nega("0 rende") == "surrender-split BJ-S11"
    assert mesa("AP 9O KC 9E", surrender="late").nega("0 rende") == "surrender-blackjack BJ-S11"
    early = mesa("AP 9O KC 9E", surrender="early")
    assert early.shown.phase == "playing", "a BlackJack is not asked"
    insured = mesa("AP AO KC 9E", surrender="early")
    assert insured.pode(0) == {"segura", "recusa"}
    assert insured.nega("0 rende") == "surrender-blackjack BJ-S11"


@clause("BJ-S12")
@pytest.mark.parametrize("upcard", ["AO", "10O", "2O", "7O"])
def test_early_against_every_card_or_not_against_an_ace(upcard: str) -> None:
    assert "rende" in mesa(f"10P {upcard} 6C 9C", surrender="early").pode(0)
    without = mesa(f"10P {upcard} 6C 9C", surrender="early", early_vs="not_ace")
    assert ("rende" in without.pode(0)) == (upcard != "AO")
    if upcard == "AO":
        assert without.nega("0 rende") == "surrender-not-ace BJ-S12"


# Standing, drawing, going over.


@clause("BJ-JOGO-1")
def test_each_may_stand_also_with_a_blackjack() -> None:
    found = mesa("10P AP 9O 7C KC 9E", 10, 10).faz("0 mantém")
    assert found.state.actors() == (1,)
    assert found.pode(1) == {"mantém"}
    assert found.nega("1 pede") == "blackjack-stands BJ-JOGO-1"
    assert found.nega("0 pede") == "not-your-turn BJ-JOGO-1"


@clause("BJ-JOGO-2")
def test_one_may_go_on_drawing() -> None:
    found = mesa("10P 9O 2C 9E 4P 5P").faz("0 pede")
    assert (found.mao().total, found.pode(0)) == (16, {"mantém", "pede"})
    assert found.faz("0 pede").pode(0) == {"mantém", "pede"}, "21 is not the end by itself"


def test_a_late_act_is_refused() -> None:
    found = mesa("2P 9O 2C 9E 2O 2E")
    seat, first = found.read("0 pede")
    found.faz("0 pede")
    reason = found.state.check(seat, first)
    assert reason is not None
    assert reason.code == "not-this-turn"


@clause("BJ-JOGO-3")
def test_over_21_is_lost_at_once() -> None:
    found = mesa("10P 10E 6O 6C 9C 10O KP 7E", 10, 10).faz("0 pede")
    assert found.fichas == (90, 100)
    found.faz("1 mantém")
    assert found.ganhos == (-10, 10), "though the house goes over too"


@clause("BJ-OPT-NEVADA")
def test_in_nevada_others_cards_are_hidden_until_they_are_settled() -> None:
    found = mesa("10P 10E 9O 9C 9P 9E", 10, 10, nevada=True)
    assert found.view(0).shown.lugares[1].maos[0].hand_cards == ()
    assert found.mao(0).hand_cards == ()
    assert len(found.view(0).shown.lugares[0].maos[0].hand_cards) == 2
    assert found.casa == "9O"
    assert all("10E" not in str(event.to(0)) for event in found.told)
    found.faz("0 mantém", "1 mantém")
    assert found.ganhos == (10, 10)
    assert len(found.mao(0).hand_cards) == 2


@clause("BJ-OPT-NEVADA")
def test_in_nevada_a_hand_that_goes_over_is_shown() -> None:
    found = mesa("10P 10E 9O 6C 9P 9E KP", 10, 10, nevada=True).faz("0 pede")
    assert len(found.mao(0).hand_cards) == 3
    assert found.mao(1).hand_cards == ()


@clause("BJ-OPT-NEVADA", "BJ-S6")
def test_in_nevada_a_split_ace_is_asked_while_it_might_be_split_again() -> None:
    """Being asked tells no card; after the second split nothing more may be done with it, and all know that."""
    found = mesa("AP 9O AC 9E 5E KO", nevada=True, resplit=True, resplit_aces=True).faz("0 divide")
    assert found.pode(0) == {"mantém"}
    assert found.faz("0 mantém").pode(0) == {"mantém"}
    twice = mesa("AP 9O AC 9E AE KO QO 5C", nevada=True, resplit=True, resplit_aces=True).faz("0 divide", "0 divide")
    assert twice.shown.hand == 2, "the two hands of the second split stand by themselves"
