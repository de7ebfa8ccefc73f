"""The model of Pif-Paf: the examples of its catalogue about chips, the deal, play and the end of the match."""

import pytest

from games.pife.model.betting import rest
from games.pife.model.game import CHANCE, Model
from games.pife.model.options import full_pack
from games.pife.seated import AGREED, ONE_SHORT, RAGS, answer, begun, discard, draw, seated

NINE = ("4P", "4C", "4O", "6E", "7E", "8E", "JC", "QC", "KC")


def speak(model: Model, *words: str | int) -> None:
    for word in words:
        act = ("raise", model.turns, word) if isinstance(word, int) else (word, model.turns)
        model.do(model.turn, act)


def test_pif_jog_and_apo_5() -> None:
    for seats in (2, 9):
        with pytest.raises(ValueError, match="pifpaf"):
            Model("pifpaf", seats, AGREED)
    with pytest.raises(ValueError, match="PIF-APO-5"):
        Model("pifpaf", 4, {"stack": "100", "bet_min": "5"})


def test_pif_dist() -> None:
    model = Model("pifpaf", 5, AGREED, 0)
    model.do(CHANCE, ("shuffle", full_pack()))
    assert [seat for seat in range(5) if model.allowed(seat, ("cut", 5))] == [4]
    assert [at for at in range(105) if model.allowed(4, ("cut", at))] == list(range(5, 100))
    model.do(4, ("cut", 5))
    assert model.order == [1, 2, 3, 4, 0]
    three = begun("pifpaf", 3)
    pack = full_pack()[5:] + full_pack()[:5]
    assert three.hands[1] == pack[0:3] + pack[9:12] + pack[18:21]
    assert not three.allowed(1, ("buy", three.turns))


def test_pif_apo() -> None:
    model = begun("pifpaf")
    assert (model.pot, model.scores) == (4, [99] * 4)
    assert model.refusal(1, ("raise", model.turns, 3)) == "least"
    assert model.refusal(1, ("raise", model.turns, 21)) == "most"
    assert model.refusal(1, ("follow", model.turns)) == "nobody has bet"
    speak(model, 5)
    assert model.refusal(0, ("abandon", model.turns)) == "turn"
    assert model.refusal(2, ("raise", model.turns, 9)) == "raise"
    speak(model, 10, "abandon", "follow", "follow")
    assert (model.pot, model.inside, model.phase, len(rest(model))) == (34, [0, 1, 2], "mix", 77)
    model.do(CHANCE, ("shuffle", sorted(rest(model))))
    assert [seat for seat in range(4) if model.allowed(seat, ("cut", 72))] == [3]
    model.do(3, ("cut", 72))
    assert (model.turn, model.phase) == (1, "draw")
    model.hands[1] = list(NINE)
    draw(model, "5P")
    model.do(1, ("go_out", "5P"))
    assert (model.scores, model.pot, model.dealer) == ([89, 123, 89, 99], 0, 1)


def test_nobody_abandons_and_nothing_is_shuffled() -> None:
    model = begun("pifpaf")
    rest = model.stock
    speak(model, 5, "follow", "follow", "follow")
    assert model.phase == "recut"
    model.do(3, ("cut", 10))
    assert model.stock == rest[10:] + rest[:10]


def test_pif_s4_to_exactly_the_maximum() -> None:
    model = begun("pifpaf")
    speak(model, 17)
    assert [to for to in range(30) if model.allowed(2, ("raise", model.turns, to))] == [20]
    model = begun("pifpaf", raise_min="2")
    speak(model, 5)
    assert [to for to in range(30) if model.allowed(2, ("raise", model.turns, to))] == list(range(7, 21))


def test_pif_s4_nobody_bets_chips_he_has_not() -> None:
    model = begun("pifpaf", 4, "100 100 8 100")
    speak(model, 10)
    assert model.refusal(2, ("follow", model.turns)) == "chips"
    assert model.refusal(2, ("raise", model.turns, 20)) == "chips"
    assert model.allowed(2, ("abandon", model.turns))


def test_pif_s2_staying_without_a_bet() -> None:
    model = begun("pifpaf", 3, open_check="true")
    speak(model, "follow", "follow", "follow")
    assert (model.phase, model.pot) == ("recut", 3)
    model = begun("pifpaf", 3, open_check="true")
    speak(model, "follow", "follow", 5, "follow")
    assert (model.turn, model.phase) == (2, "bet")
    speak(model, "abandon")
    assert (model.phase, model.inside) == ("mix", [0, 1])


def test_pif_s5_the_last_one_need_not_bet() -> None:
    model = begun("pifpaf")
    speak(model, "abandon", "abandon", "abandon")
    assert (model.scores, model.ended, model.out) == ([103, 99, 99, 99], "alone", 0)


def test_pif_louca() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS, ONE_SHORT)
    discard(model, "8E")
    assert model.asked == [2, 3, 0]
    answer(model, s3="2O")
    assert model.asked == [2, 0]
    answer(model, s2="-")
    assert (model.out, model.scores) == (3, [89, 89, 89, 133])


def test_the_first_valid_claim_wins() -> None:
    model = seated("pifpaf", ONE_SHORT, RAGS, RAGS, ONE_SHORT)
    discard(model, "8E")
    answer(model, s0="2O")
    answer(model, s2="-")
    answer(model, s3="2O")
    assert model.out == 3
    first = seated("pifpaf", RAGS, RAGS, ONE_SHORT, RAGS)
    discard(first, "8E")
    answer(first, s2="2O")
    assert first.out == 2


def test_pif_louca_2() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS, RAGS, incidents="off")
    discard(model, "8E")
    assert model.refusal(3, ("claim", model.windows, "AP")) == "no batida"
    assert not model.allowed(3, ("take", model.turns, "8E"))


def test_pif_s13_ten_in_melds() -> None:
    model = seated("pifpaf", RAGS, " ".join(NINE), RAGS)
    draw(model, "AC")
    model.do(1, ("go_out", None))
    assert model.scores == [89, 122, 89]


def test_pif_s14_the_first_turn() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS)
    assert not model.allowed(1, ("take", model.turns, "8E"))


def test_pif_s15_void_and_carried() -> None:
    model = begun("pifpaf")
    speak(model, 5, 10, "abandon", "follow", "abandon")
    model.do(CHANCE, ("shuffle", rest(model)))
    model.do(3, ("cut", 5))
    assert (model.turn, model.pot) == (2, 29)
    model.stock = []
    model.do(2, ("buy", model.turns))
    assert (model.ended, model.scores, model.carried, model.pot) == ("exhausted", [99, 94, 99, 99], 9, 9)
    model.do(CHANCE, ("shuffle", full_pack()))
    model.do(0, ("cut", 5))
    assert (model.pot, model.dealer) == (13, 1)


def test_pif_s22_the_end_and_a_pot_that_is_left() -> None:
    model = seated("pifpaf", RAGS, RAGS, RAGS, RAGS, max_deals="1")
    model.inside, model.stock = [0, 1, 2], []
    model.bets[3], model.carried = 11, 3
    model.do(1, ("buy", model.turns))
    # 4 pingos, 11 of seat 3, 3 carried: 18, four each, and two odd chips from the dealer's left
    assert (model.scores, model.winners, model.phase) == ([103, 104, 104, 93], [1, 2], "over")


def test_pif_s22_fewer_than_three_can_pay() -> None:
    model = seated("pifpaf", RAGS, " ".join(NINE), RAGS, RAGS, scores="11 50 11 30")
    draw(model, "AC")
    model.do(1, ("go_out", "AC"))
    assert (model.scores, model.winners) == ([0, 83, 0, 19], [1])


def test_who_has_no_chips_sits_out() -> None:
    model = begun("pifpaf", 5, "20 0 20 20 0")
    assert (model.dealt, model.order, model.cutter, model.pot) == ([0, 2, 3], [2, 3, 0], 3, 3)
