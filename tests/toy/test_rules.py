"""Brinquedo by its clauses."""

from itertools import permutations
from random import Random

import pytest

from carteado import catalogue
from carteado.cards import Card, cards
from carteado.family import Window
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Draft
from carteado.options import BadOption
from carteado.pack import Lot, Ruling
from toy.brinquedo.rules.acts import Buy, Claim, Discard, Fold, Gamble, Meld, Pass, StockEnded
from toy.brinquedo.rules.rulebook import MILLISECONDS
from toy.brinquedo.rules.standing import standing, window
from toy.kit import after, asked_pack, buy, deal, discard, fold, mesa, pack, turn

clause = pytest.mark.clause
HANDS = "AP 2P 3P 4C 9E  7C 7C 7O KE KO  5C 5E JP QO 8O"
STOCK = " 4P 4E 9C 9O"


@clause("BRI-1", "BRI-4")
def test_two_packs_hands_stock_and_the_rest_aside() -> None:
    state = deal(HANDS + STOCK)
    places = state.board().places(0)
    assert len(places) == 104
    assert mesa(state).lugares[0].hand_cards == cards("AP 2P 3P 4C 9E")
    assert mesa(state).lugares[1].hand_cards == (None,) * 5
    assert mesa(state).stock == 16
    assert [seen for name, _, seen in places if name.startswith("rest")] == [False] * (104 - 15 - 16)


@clause("BRI-2")
def test_a_lot_decides_the_first_dealer() -> None:
    state = catalogue.new("brinquedo", 5)
    assert state.legal(CHANCE) == (Lot(5),)
    state = after(state, (CHANCE, Lot(5, 3)))
    assert mesa(state).dealer == 3
    assert after(state, (CHANCE, pack(""))).actors() == (4,)


@clause("BRI-3")
def test_who_cannot_pay_sits_out_gets_a_chip_and_who_has_none_is_out() -> None:
    state = deal("", seats=5, score=(20, 1, 0, -3, 20), dealer=4)
    assert [place.status for place in mesa(state).lugares] == ["playing", "sitting", "out", "out", "playing"]
    assert mesa(state).pot == 4
    state = fold(state)
    assert [place.chips for place in mesa(state).lugares] == [18, 2, 0, -3, 21]
    state = after(state, (CHANCE, pack("")))
    assert [place.status for place in mesa(state).lugares] == ["playing", "playing", "out", "out", "playing"]


@clause("BRI-5")
def test_one_draws_before_one_discards_and_late_acts_are_refused() -> None:
    state = deal(HANDS + STOCK)
    assert str(state.check(0, Discard(Card.of("9E")))) == "Reason(code='draw-first', clause='BRI-5', facts=())"
    late = Buy(turn(state))
    state = discard(buy(state), "9E")
    assert state.actors() == (1,)
    assert state.check(1, late) is not None
    assert state.check(0, late) is not None


@clause("BRI-6")
def test_the_stock_is_shuffled_once_with_the_folded_hands_and_the_draw_goes_on() -> None:
    state = deal(HANDS + STOCK, options={"stock": "4"})
    state = fold(state)
    for card in ("4P", "4E", "9C", "9O"):
        state = discard(buy(state), card)
    step = state.apply(1, Buy(turn(state)))
    assert step.events == (StockEnded(1),)
    asked = asked_pack(step.state)
    assert asked == tuple(sorted(cards("AP 2P 3P 4C 9E 4P 4E 9C 9O")))
    state = after(step.state, (CHANCE, pack("3P 4P", whole=asked)))
    assert mesa(state, 1).lugares[1].hand_cards[-1] == Card.of("3P")
    assert mesa(state).lugares[1].hand_cards[-1] is None
    assert mesa(state).stock == 8
    for _ in range(8):
        seat = state.actors()[0]
        state = buy(discard(state, str(mesa(state, seat).lugares[seat].hand_cards[-1])))
    seat = state.actors()[0]
    state = discard(state, str(mesa(state, seat).lugares[seat].hand_cards[-1]))
    assert mesa(state).pot == 6
    assert state.actors() == (CHANCE,)
    assert mesa(state).deal == 1


@clause("BRI-7")
def test_melds_are_three_of_a_rank_or_of_a_suit_in_a_row() -> None:
    state = buy(deal(HANDS + STOCK))
    assert Meld(cards("3P AP 2P")) in state.legal(0)
    assert state.check(0, Meld(cards("AP 2P"))) is not None
    assert state.check(0, Meld(cards("AP 2P 4P"))) is not None
    assert Meld(cards("2P 3P 4P")) in state.legal(0)
    state = buy(discard(state, "9E"))
    assert Meld(cards("7C 7O 7C")) in state.legal(1)
    assert state.check(1, Meld(cards("7C 7C 7C"))) is not None


@clause("BRI-7")
def test_melds_can_be_drafted_until_something_new_would_show() -> None:
    state = buy(deal("AP 2P 3P 4C 9E  7C 7C 7O KE KO  5C 5E JP QO 8O  9E 9E".replace("9E 9E", "9C 4P")))
    laid: tuple[Action, ...] = (Meld(cards("AP 2P 3P")), Discard(Card.of("9C")))
    assert state.draft(0, laid[:1]) == Draft(1)
    assert state.draft(0, laid) == Draft(2, None, True)
    twice = state.draft(0, (*laid[:1], *laid[:1]))
    assert (twice.stand, twice.reason and twice.reason.code) == (1, "card-not-held")
    assert state.draft(1, laid).stand == 0


@clause("BRI-8")
def test_the_nearest_claim_takes_the_card_for_a_chip_in_whatever_order_they_answer() -> None:
    state = after(buy(deal("", seats=5)), (0, Discard(Card.of("AP"))))
    assert state.actors() == (1, 2, 3, 4)
    number = turn(state)
    assert window(state) == Window(number, MILLISECONDS)
    answers: dict[int, Action] = {1: Pass(number), 2: Claim(number), 3: Claim(number), 4: Pass(number)}
    ends = set()
    for order in permutations(answers):
        told = state
        for seat in order:
            if seat in told.actors():
                assert told.view(PUBLIC) == told.resample(seat, Random(1)).view(PUBLIC)
                told = after(told, (seat, answers[seat]))
        ends.add(told)
    (end,) = ends
    assert [place.chips for place in mesa(end).lugares] == [18, 18, 17, 18, 18]
    assert mesa(end).lugares[2].hand_cards[-1] == Card.of("AP")
    assert end.actors() == (1,)


@clause("BRI-8")
def test_a_claim_closes_as_soon_as_no_missing_answer_could_change_it() -> None:
    state = after(buy(deal("", seats=5)), (0, Discard(Card.of("AP"))))
    number = turn(state)
    assert after(state, (3, Claim(number))).actors() == (1, 2, 4)
    closed = after(state, (3, Claim(number)), (1, Claim(number)))
    assert closed.actors() == (1,)
    assert closed.check(2, Pass(number)) is not None


@clause("BRI-9")
def test_a_six_takes_half_of_the_pot() -> None:
    state = deal("", seats=5)
    state = after(state, (0, Gamble(turn(state))))
    assert state.legal(CHANCE) == (Lot(6),)
    won, lost = after(state, (CHANCE, Lot(6, 5))), after(state, (CHANCE, Lot(6, 4)))
    assert (mesa(won).lugares[0].chips, mesa(won).pot) == (22, 6)
    assert (mesa(lost).lugares[0].chips, mesa(lost).pot) == (17, 11)
    assert won.actors() == (1,)


@clause("BRI-10")
def test_the_last_one_in_the_deal_takes_the_pot() -> None:
    state = fold(fold(deal("")))
    assert [place.chips for place in mesa(state).lugares] == [18, 18, 24]
    state = deal("", options={"folding": "false"})
    assert state.check(0, Fold(turn(state))) is not None


@clause("BRI-11")
def test_who_closes_takes_a_chip_a_card_beyond_what_the_others_have() -> None:
    state = deal("AP 2P 3P 7C 7E  7C 7O KE KO JP  5C 5E JP QO 8O  7O", score=(5, 2, 30))
    state = buy(state)
    state = after(state, (0, Meld(cards("AP 2P 3P"))), (0, Meld(cards("7C 7E 7O"))))
    assert [place.chips for place in mesa(state).lugares] == [19, -5, 23]


@clause("BRI-12", "BRI-13")
def test_the_partida_ends_with_its_deals_and_several_or_nobody_may_win() -> None:
    state = deal("", options={"deals": "1"}, pot=4)
    state = after(state, (REFEREE, Ruling("BRI-14")))
    assert state.outcome is not None
    assert state.outcome.score == (22, 21, 21)
    even = after(deal("", options={"deals": "1"}), (REFEREE, Ruling("BRI-14"))).outcome
    assert even is not None
    assert even.returns == (0, 0, 0)
    sides = (0, 1, 2)
    assert standing(1, [even], sides).winners == ()
    assert standing(2, [even], sides).winners is None
    two = catalogue.game("brinquedo").match(1, [type(even)((5, 5, -10), (25, 25, 10), "played", "BRI-13")], sides)
    assert two.winners == (0, 1)


@clause("BRI-12")
def test_or_when_fewer_than_two_can_pay() -> None:
    state = deal("AP 2P 3P 7C 7E  7C 7O KE KO JP  5C 5E JP QO 8O  7O", score=(5, 2, 2))
    state = after(buy(state), (0, Meld(cards("AP 2P 3P"))), (0, Meld(cards("7C 7E 7O"))))
    assert state.outcome is not None
    assert state.outcome.score == (19, -5, -5)


@clause("BRI-14", "BRI-15")
def test_the_referee_voids_a_deal_or_moves_chips_and_none_is_lost() -> None:
    state = deal("")
    void = after(state, (REFEREE, Ruling("BRI-14")))
    assert (mesa(void).pot, void.actors()) == (6, (CHANCE,))
    moved = Ruling("BRI-15", score=(20, 18, 16), why="conta errada")
    assert [place.chips for place in mesa(after(state, (REFEREE, moved))).lugares] == [20, 18, 16]
    assert state.check(REFEREE, Ruling("BRI-15", score=(20, 20, 20), why="conta errada")) is not None
    assert state.check(REFEREE, Ruling("BRI-15", score=(20, 18, 16))) is not None


def test_numbers_have_bounds_and_stand_beside_names() -> None:
    for wrong in ({"ante": "0"}, {"ante": "x"}, {"stock": "41"}, {"ante": "30"}, {"claims": "cheap"}):
        with pytest.raises(BadOption):
            catalogue.new("brinquedo", options=wrong)
    assert mesa(deal("", options={"stock": "long"})).stock == 40
    assert mesa(deal("", options={"stock": "7"})).stock == 7
