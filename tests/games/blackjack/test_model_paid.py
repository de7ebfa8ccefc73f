"""The model of blackjack: the payout table of its catalogue, and what the clauses give as examples of payment."""

import pytest

from games.blackjack.dealt import do, net, one, table

# The cards as they are dealt: the seat's first, the house's open one, the seat's second, the hidden one, then what is drawn.
PAID = {
    "BlackJack, the house has none": ("AP 10E KC 5O 6P", "stand", 15),
    "BlackJack on both sides": ("AP KE KC AO", "", 0),
    "19 against 18": ("10P 10E 9C 8O", "stand", 10),
    "18 against 18": ("10P 10E 8C 8O", "stand", 0),
    "17 against 18": ("10P 10E 7C 8O", "stand", -10),
    "bust": ("10P 10E 6C 6O KP KO", "hit", -10),
    "21 in three cards against a BlackJack that is found at once": ("7P KE 7C AO 7E", "", -10),
    "double won": ("6P 10E 5C 8O 9O", "double", 20),
    "double tied": ("6P 10E 5C 8O 7O", "double", 0),
    "double lost": ("6P 10E 5C 8O 2O", "double", -20),
    "double bust": ("10P 10E 5C 8O 9O", "double", -20),
    "split, both won": ("8P 10E 8C 7O KP KC", "split stand stand", 20),
    "split, one each": ("8P 10E 8C 7O KP 2C", "split stand stand", 0),
    "split, both lost": ("8P 10E 8C 7O 2P 2C", "split stand stand", -20),
    "split aces, both 21, against 20": ("AP 10E AC JO KE QO", "split", 20),
    "split tens, both 21, against 20": ("KP 10E QC JO AE AO", "split stand stand", 20),
    "insured, the house has a BlackJack": ("10P AE 8C KO", "insure", 0),
    "not insured, the house has a BlackJack": ("10P AE 8C KO", "decline", -10),
    "insured, BlackJack on both sides": ("AP AE KC KO", "insure", 10),
    "insured, won": ("10P AE 9C 7O", "insure stand", 5),
    "insured, tied": ("10P AE 8C 7O", "insure stand", -5),
    "insured, lost": ("10P AE 7C 7O", "insure stand", -15),
    "insured, BlackJack": ("AP AE KC 7O", "insure stand", 10),
}
BY_HOUSE = {
    "21 in three cards against a BlackJack": ("7P KE 7C AO 7E", "hit stand", {"peek": "false"}, -10),
    "BlackJack on both sides, unchecked": ("AP KE KC AO", "stand", {"peek": "false"}, 0),
    "doubled against a BlackJack": ("6P KE 5C AO 10P", "double", {"peek": "false"}, -20),
    "split against a BlackJack": ("8P KE 8C AO 10P 10C", "split stand stand", {"peek": "false"}, -20),
    "insured, unchecked": ("10P AE 8C KO", "insure stand", {"peek": "false"}, 0),
    "late surrender": ("10P 10E 6C 7O", "surrender", {"surrender": "late"}, -5),
    "insured, then late surrender": ("10P AE 6C 7O", "insure surrender", {"surrender": "late"}, -10),
    "late surrender is no help against a BlackJack": ("10P AE 6C KO", "decline", {"surrender": "late"}, -10),
    "early surrender is": ("10P AE 6C KO", "surrender", {"surrender": "early"}, -5),
    "four hands, three won": (
        "8P 10E 8C 7O 8E 10P 10C 8O KP 2O",
        "split split stand stand split stand stand",
        {"resplit": "true"},
        20,  # 18, 18, 18 and 10 against 17
    ),
    "doubled after a split": ("8P 10E 8C 7O 3P KP 2C", "split double stand", {"das": "true"}, 10),
    "the house draws on a soft 17": ("10P AE 8C 6O 3E", "decline stand", {"hit_soft_17": "true"}, -10),
    "and stands on it": ("10P AE 8C 6O 3E", "decline stand", {}, 10),
}


@pytest.mark.parametrize(("top", "words", "paid"), PAID.values(), ids=PAID)
def test_the_table_of_payments(top: str, words: str, paid: float) -> None:
    assert one(top, *words.split()) == paid


@pytest.mark.parametrize(("top", "words", "house", "paid"), BY_HOUSE.values(), ids=BY_HOUSE)
def test_payments_where_the_house_has_other_rules(top: str, words: str, house: dict[str, str], paid: float) -> None:
    assert one(top, *words.split(), **house) == paid


def test_half_chips() -> None:
    assert net(do(table("AP 10E KC 5O 6P", 5), "stand")) == [7.5]
    assert net(do(table("10P AE 9C 7O", 5), "insure", "stand")) == [2.5]
    assert net(do(table("10P 10E 6C 7O", 5, surrender="late"), "surrender")) == [-2.5]


def test_bj_crup_4() -> None:
    model = do(table("10C 10O 10P 2P 6P 6C KP KE", 10, 10), "stand", "hit")  # the second seat has 26, then the house
    assert net(model) == [10, -10]
    assert model.house == ["10P", "6C", "KE"]


def test_bj_opt_resplit_3() -> None:
    model = do(table("8P 10E 8C 7O 8E 10P 10C 8O KP 2O", 10, resplit="true"), "split", "split", "stand", "stand")
    assert sum(hand.stake for hand in model.hands[0]) == 60
    do(model, "split")
    assert sum(hand.stake for hand in model.hands[0]) == 80
    assert model.stacks == [120]
    assert net(do(model, "stand", "stand")) == [20]


def test_nobody_left_to_draw_for() -> None:
    bust = do(table("10P 10E 6C 2O KP KO", 10), "hit")
    natural = do(table("AP 10E KC 2O KP", 10), "stand")
    assert [model.house for model in (bust, natural)] == [["10E", "2O"]] * 2  # BJ-S13
