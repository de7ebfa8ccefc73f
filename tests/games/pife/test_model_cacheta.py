"""The model of Cacheta: the examples of its catalogue, and its silences."""

from collections import Counter

import pytest

from games.pife.model.game import CHANCE, Model
from games.pife.model.options import full_pack
from games.pife.seated import all_pass, answer, begun, discard, draw, seated

NINE = "5P 5C 5E 7O 8O 9O QE KE 2O"  # goes out with the AE, discarding the 2O
RAGS = "AP 3C 5O 7P 9P JC KE 2C 6O"


def test_cac_jog() -> None:
    assert Counter(full_pack()).most_common(1)[0][1] == 2
    assert len(full_pack()) == 104
    for seats in (1, 7):
        with pytest.raises(ValueError, match="cacheta"):
            Model("cacheta", seats)


def test_cac_dist_vira_and_ini() -> None:
    model = begun("cacheta", 4)
    pack = full_pack()[5:] + full_pack()[:5]
    assert model.hands[3] == pack[0:36:4]
    assert (model.order, model.turn, model.cutter) == ([3, 2, 1, 0], 3, 1)
    assert (model.vira, len(model.stock), model.stock[0]) == (pack[36], 67, pack[37])
    clockwise = begun("cacheta", 4, direction="cw")
    assert (clockwise.order, clockwise.cutter) == ([3, 0, 1, 2], 1)
    two = begun("cacheta", 4, packet="2")
    assert two.hands[3] == [*pack[0:2], *pack[8:10], *pack[16:18], *pack[24:26], pack[32]]
    assert len(begun("cacheta", 4, use_vira="false").stock) == 68
    last = begun("cacheta", 4, vira_playable="true")
    assert (last.stock[-1], len(last.stock)) == (last.vira, 68)


def test_the_first_dealer_is_drawn() -> None:
    model = Model("cacheta", 4)
    assert not model.allowed(CHANCE, ("shuffle", full_pack()))
    assert not model.allowed(CHANCE, ("lot", 4))
    model.do(CHANCE, ("lot", 2))
    assert (model.dealer, model.phase) == (2, "shuffle")


def test_cac_vid_a_batida_with_nine() -> None:
    model = seated("cacheta", RAGS, RAGS, NINE, RAGS, scores="10 1 7 4")
    model.turn = 2
    draw(model, "AE")
    assert model.refusal(2, ("go_out", "5P")) == "no batida"
    assert model.refusal(2, ("go_out", None)) == "no batida"
    model.do(2, ("go_out", "2O"))
    assert (model.scores, model.ended, model.out, model.phase) == ([9, 0, 7, 3], "batida", 2, "shuffle")
    assert model.dealer == 3
    model.do(CHANCE, ("shuffle", full_pack()))
    assert model.dealt == [0, 2, 3]


def test_cac_dez() -> None:
    model = seated("cacheta", RAGS, "5P 5C 5E 5O 7O 8O 9O QE KE", RAGS, scores="10 10 1")
    model.turn = 1
    draw(model, "AE")
    model.do(1, ("go_out", None))
    assert (model.scores, model.ended) == ([8, 10, 0], "ten")


def test_cac_turn() -> None:
    model = seated("cacheta", RAGS, RAGS, RAGS, lixo="4C JP")
    assert model.refusal(2, ("discard", "AP")) == "phase"
    assert model.refusal(1, ("buy", model.turns)) == "turn"
    assert model.refusal(2, ("take", model.turns, "4C")) == "not the top"
    model.do(2, ("take", model.turns, "JP"))
    assert (len(model.hands[2]), model.lixo) == (10, ["4C"])
    assert model.refusal(2, ("buy", model.turns)) == "phase"
    model.do(2, ("discard", "AP"))
    assert (len(model.hands[2]), model.turn, model.lixo) == (9, 1, ["4C", "AP"])


def test_cac_pif() -> None:
    model = seated("cacheta", RAGS, RAGS, RAGS)
    assert not model.allowed(1, ("pifei", model.turns))
    model.do(2, ("pifei", model.turns))
    draw(model)
    assert model.refusal(2, ("pifei", model.turns)) == "said"
    model.do(2, ("discard", "AP"))
    draw(model)
    assert model.allowed(1, ("pifei", model.turns))


def test_cac_s9_a_wrong_batida() -> None:
    model = seated("cacheta", RAGS, RAGS, NINE, lixo="AE", wrong_batida="stock_only")
    draw(model, "3O")
    model.do(2, ("go_out", "2O"))
    assert model.no_discard_batida == {2}
    assert model.refusal(2, ("go_out", "2O")) == "no batida"
    model.do(2, ("discard", "3O"))
    discard(model, "4O")
    discard(model, "AE")
    model.do(2, ("take", model.turns, "AE"))
    assert model.refusal(2, ("go_out", "2O")) == "barred"


def test_cac_s9_for_a_life() -> None:
    model = seated("cacheta", RAGS, RAGS, NINE, wrong_batida="lose_life")
    draw(model, "3O")
    model.do(2, ("go_out", "2O"))
    model.do(2, ("discard", "3O"))
    discard(model, "4O")
    discard(model, "AE")
    model.do(2, ("take", model.turns, "AE"))
    model.do(2, ("go_out", "2O"))
    assert model.scores == [9, 9, 9]


def test_cac_s10_louca() -> None:
    model = seated("cacheta", NINE, RAGS, RAGS, louca="true")
    discard(model, "AE")
    assert model.asked == [1, 0]
    answer(model, s0="2O")
    assert model.asked == [1]
    answer(model, s1="-")
    assert model.scores == [10, 9, 9]
    assert seated("cacheta", NINE, RAGS, RAGS).refusal(0, ("claim", 0, "2O")) == "not asked"


def with_a_curinga_taken(rule: str) -> Model:
    model = seated("cacheta", RAGS, RAGS, NINE, lixo="10C", discarded_wild=rule)
    model.vira = "9C"
    model.do(2, ("take", model.turns, "10C"))
    return model


def test_cac_s11_a_curinga_taken_is_itself() -> None:
    free = with_a_curinga_taken("free")
    assert free.allowed(2, ("go_out", "2O"))
    model = with_a_curinga_taken("natural_only")
    assert model.refusal(2, ("go_out", "2O")) == "no batida"
    model.do(2, ("discard", "10C"))
    discard(model, "4O")
    discard(model, "4O")
    draw(model, "10C")
    assert model.allowed(2, ("go_out", "2O"))


def test_cac_s12_the_stock_is_made_again() -> None:
    model = seated("cacheta", RAGS, RAGS, RAGS, lixo="4C 5C 6C", max_reshuffles="1", max_void_deals="1")
    model.stock = []
    model.do(2, ("buy", model.turns))
    assert model.phase == "restock"
    assert not model.allowed(CHANCE, ("shuffle", ["4C", "6C"]))
    model.do(CHANCE, ("shuffle", ["5C", "4C"]))
    assert (model.hands[2][-1], model.stock, model.lixo, model.phase) == ("5C", ["4C"], ["6C"], "discard")
    model.do(2, ("discard", "5C"))
    model.do(1, ("buy", model.turns))
    model.do(1, ("discard", "4C"))
    model.scores = [3, 2, 2]
    model.do(0, ("buy", model.turns))
    assert (model.ended, model.scores, model.winners) == ("exhausted", [3, 2, 2], [0])


@pytest.mark.parametrize("options", [{"exhaustion": "void"}, {"max_reshuffles": "0"}, {}])
def test_cac_s12_a_void_deal(options: dict[str, str]) -> None:
    model = seated("cacheta", RAGS, RAGS, RAGS, lixo="4C" if not options else "4C 5C", **options)
    model.stock = []
    model.do(2, ("buy", model.turns))
    assert (model.ended, model.scores, model.dealer, model.voids) == ("exhausted", [10, 10, 10], 2, 1)


def test_cac_s14_all_at_once() -> None:
    model = seated("cacheta", RAGS, RAGS, NINE, scores="1 1 1", wrong_batida="lose_life")
    model.debts[2] = 1
    draw(model, "AE")
    model.do(2, ("go_out", "2O"))
    assert (model.scores, model.winners, model.phase) == ([0, 0, 0], [2], "over")


def test_cac_s15_folding() -> None:
    assert not seated("cacheta", RAGS, RAGS, RAGS).allowed(2, ("abandon", 1))
    model = seated("cacheta", RAGS, RAGS, RAGS, fold="true")
    model.do(2, ("abandon", model.turns))
    assert (model.scores, model.turn, model.inside) == ([10, 10, 9], 1, [0, 1])
    draw(model)
    assert not model.allowed(1, ("abandon", model.turns))
    model.do(1, ("discard", "AP"))
    model.do(0, ("abandon", model.turns))
    assert (model.scores, model.ended, model.out) == ([9, 10, 9], "alone", 1)


def test_cac_s17_the_same_card_over_and_over() -> None:
    model = seated("cacheta", RAGS, RAGS, RAGS, lixo="4E", stall_turns="3", louca="true")
    for _ in range(2):
        model.do(model.turn, ("take", model.turns, "4E"))
        model.do(model.turn, ("discard", "4E"))
        all_pass(model)
    model.do(model.turn, ("take", model.turns, "4E"))
    model.do(model.turn, ("discard", "4E"))
    assert model.phase == "window"
    all_pass(model)
    assert (model.ended, model.voids) == ("stalled", 1)
