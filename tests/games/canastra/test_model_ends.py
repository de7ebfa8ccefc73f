"""The model where a hand runs out, a stock runs out or nobody gets on: the deal machine and the silences about it."""

from typing import Any

import pytest

from games.canastra.model.game import Model
from games.canastra.seated import cards, count, pack, seated, why

CLEAN = "3P..9P"
DIRTY = "3P..8P 2C"


def last_cards(hand: str, *mine: str, **options: Any) -> Model:
    """Seat 0 of a side that has its morto, the other morto still there for the others."""
    return seated(hand, mine=mine, takers=(2,), mortos=1, **options)


def test_step_3_the_last_card_gives_the_right() -> None:
    model = last_cards("9C 10C", "4C..8C")
    assert why(model, 0, "descarta", "9C") == ""
    model.do(0, ("junta", ["9C"], 0))
    assert why(model, 0, "descarta", "10C") == "empty"
    model.do(0, ("junta", ["10C"], 0))
    assert (model.ended, model.bills[0].batida) == ("batida", 100)


@pytest.mark.parametrize(
    ("hand", "mine", "meld", "refused"),
    [
        ("9C KO", "4C..8C", ["9C"], "one"),  # the KO goes nowhere
        ("9C 10C", "4C..6C 2O 8C", ["9C"], "one"),  # a dirty canastra gives no right
        ("8C 10C", "4C..7C", ["8C"], "one"),
        ("9C 10C", "4C..8C", ["9C", "10C"], ""),
        ("9C KO 3E", "4C..8C", ["9C"], ""),
        ("2O KO", CLEAN, ["2O"], "one"),  # the right would go with the clean canastra
        ("2O", CLEAN, ["2O"], "empty"),
        ("10P KO", CLEAN, ["10P"], ""),
    ],
)
def test_step_3_one_card_or_none_left(hand: str, mine: str, meld: list[str], refused: str) -> None:
    assert why(last_cards(hand, mine), 0, "junta", meld, 0) == refused


def test_with_a_morto_to_take_any_number_of_cards_may_be_left() -> None:
    assert why(seated("9C KO", mine=("4C..8C",)), 0, "junta", ["9C"], 0) == ""
    assert why(seated("KO", mine=("4C..8C",)), 0, "descarta", "KO") == ""


def test_can_s18_final_discard_required() -> None:
    required: dict[str, Any] = {"final_discard": "required"}
    assert why(last_cards("10P", CLEAN, **required), 0, "junta", ["10P"], 0) == "last"
    assert why(last_cards("10P", CLEAN, **required), 0, "descarta", "10P") == ""
    assert why(last_cards("9C 10C", "4C..8C", **required), 0, "junta", ["9C"], 0) == "one"
    direct = seated("5O 6O 7O", **required)
    direct.do(0, ("baixa", [cards("5O 6O 7O")]))
    assert count(direct, 0) == 11


def test_can_s19_the_last_cards_make_the_canastra() -> None:
    assert why(last_cards("9C 10C", "4C..8C"), 0, "junta", ["9C", "10C"], 0) == ""


@pytest.mark.parametrize(
    ("options", "turned", "entitled"),
    [
        ({}, 1, True),
        ({}, 2, True),
        ({"waive_morto_when_none_left": "false"}, 1, False),
        ({"waive_morto_when_none_left": "false"}, 2, True),
        ({"art11_waiver": "false"}, 2, False),
    ],
)
def test_can_s10_and_s27(options: dict[str, Any], turned: int, entitled: bool) -> None:
    model = seated("10P", mine=(CLEAN,), mortos=0, takers=() if turned == 2 else (1,), **options)
    model.turned = turned
    assert why(model, 0, "descarta", "10P") == ("" if entitled else "empty")


def test_can_s11_a_morto_becomes_the_stock() -> None:
    model = seated("10P 4C", stock="KO", drawn=False)
    model.stock = []
    first = list(model.mortos[0])
    model.do(0, ("compra",))
    assert (model.hands[0][first[0]] >= 1, model.stock, model.turned, len(model.mortos)) == (True, first[1:], 1, 1)


def test_can_s11_the_deal_ends_after_the_discard() -> None:
    model = seated("10P 4C", stock="KO", mortos=0, drawn=False)
    model.do(0, ("compra",))
    assert model.phase == "meld"
    model.do(0, ("descarta", "KO"))
    assert (model.ended, [bill.batida for bill in model.bills]) == ("exhausted", [0, 0])


def test_can_s11_the_last_morto_taken_with_the_last_discard_ends_it_too() -> None:
    model = seated("10P", mortos=1)
    model.stock = []
    model.do(0, ("descarta", "10P"))
    assert (model.ended, model.takers, model.bills[0].morto, count(model, 0)) == ("exhausted", [0], 0, 11)


def test_can_s11_a_batida_comes_first() -> None:
    model = last_cards("10P", CLEAN)
    model.stock, model.mortos = [], []
    model.do(0, ("descarta", "10P"))
    assert (model.ended, model.bills[0].batida) == ("batida", 100)


def test_can_s11_lixo_only_until_pass() -> None:
    model = seated("10P 4C", "5C 6O", mortos=0, exhaustion="lixo_only_until_pass")
    model.stock = []
    model.do(0, ("descarta", "10P"))
    assert why(model, 1, "compra") == "stock"
    assert why(model, 1, "lixo") == ""
    model.do(1, ("passa",))
    assert (model.ended, model.bills[1].batida) == ("declined", 0)
    assert why(seated("10P 4C", drawn=False, exhaustion="lixo_only_until_pass"), 0, "passa") == "pass"


@pytest.mark.parametrize(
    ("hand", "lixo", "option", "refused"),
    [
        ("4C", "6P", "forbid", "return"),
        ("6P", "6P", "forbid", ""),
        ("6P 4C", "6P", "forbid", "return"),
        ("4C", "6P", "allow", ""),
        ("4C", "5P 6P", "forbid", ""),
    ],
)
def test_can_s20_single_lixo(hand: str, lixo: str, option: str, refused: str) -> None:
    model = seated(hand, lixo=lixo, drawn=False, return_single_lixo=option)
    model.do(0, ("lixo",))
    assert why(model, 0, "descarta", "6P") == refused


def test_can_s20_stall() -> None:
    model = seated("4C 5P 7O", "4C 5P 7E", "4O 5P 7O", "4E 5C 7P", lixo="6P KO", drawn=False, stall_turns="5")
    for turn in range(4):
        model.do(turn, ("lixo",))
        model.do(turn, ("descarta", next(card for card in model.hands[turn] if card != model.single)))
    assert (model.phase, model.stall) == ("draw", 4)
    model.do(0, ("lixo",))
    model.do(0, ("descarta", next(card for card in model.hands[0] if card != model.single)))
    assert model.ended == "stalled"


def test_can_s22_and_s24_one_morto_a_side() -> None:
    assert why(last_cards("10P", DIRTY), 0, "descarta", "10P") == "empty"
    second = last_cards("10P", DIRTY, mortos_per_side="2")
    second.do(0, ("descarta", "10P"))
    assert (second.takers, count(second, 0)) == ([2, 0], 11)


def test_can_s23_no_cards_for_the_opponents() -> None:
    model = seated("10P 4C 6O")
    model.table[1] = seated(mine=(CLEAN,)).table[0]
    assert why(model, 0, "junta", ["10P"], 0) == "no_meld"


def test_the_model_refuses_a_wrong_pack_and_a_wrong_option() -> None:
    with pytest.raises(ValueError, match="not the pack"):
        Model("canastra").deal(pack()[1:])
    with pytest.raises(ValueError, match="no such option"):
        Model("canastra", options={"morto": "1"})
