"""The model's deal of Canastra: the examples of its catalogue that are about playing, scoring and winning."""

from typing import Any

import pytest

from games.canastra.model.game import Model
from games.canastra.model.melds import worth
from games.canastra.model.table import highest_cards
from games.canastra.seated import cards, count, pack, seated, why


def test_can_1_1() -> None:
    assert Model("canastra").side_of == [0, 1, 0, 1]
    with pytest.raises(ValueError, match=r"CAN-1\.1"):
        Model("canastra", 3)


def test_can_1_2_and_s3() -> None:
    assert highest_cards(["9C", "KP", "4E", "QO"]) == [1]
    assert highest_cards(["AC", "KP", "4E", "AC"]) == [0, 3]


def test_can_2_1() -> None:
    assert Model("canastra", dealer=0).cutter == 3


def test_can_3_the_deal() -> None:
    model, c = Model("canastra", dealer=0), pack()
    model.deal(c)
    assert sorted(model.hands[1].elements()) == sorted(c[0:44:4])
    assert sorted(model.hands[0].elements()) == sorted(c[3:44:4])
    assert model.mortos == [c[44:55], c[55:66]]
    assert (model.stock, len(model.stock), model.turn) == (c[66:], 38, 1)


def test_can_4_1() -> None:
    model = seated("9P 4C", lixo="5C")
    model.do(0, ("descarta", "9P"))
    assert model.lixo == ["5C", "9P"]


def first_draw() -> Model:
    model = Model("canastra", dealer=0)
    model.deal(pack())
    model.stock[:2] = ["7O", "KE"]
    model.do(1, ("compra",))
    return model


def test_can_5_1_t1_and_t2() -> None:
    model = first_draw()
    model.do(1, ("recusa",))
    assert (model.lixo, count(model, 1), len(model.stock), model.hands[1]["KE"]) == (["7O"], 12, 36, 1)
    assert why(model, 1, "recusa") == "refuse"
    model.do(1, ("descarta", "KE"))
    assert model.lixo == ["7O", "KE"]
    model.do(2, ("compra",))
    assert why(model, 2, "recusa") == "refuse"


@pytest.mark.parametrize("act", [("fica",), ("baixa", [["5O", "6O", "7O"]]), ("junta", ["5C"], 0)])
def test_can_5_2(act: tuple[object, ...]) -> None:
    model = first_draw()
    model.hands[1].update(["5O", "6O", "5C"])
    model.table[1] = seated(mine=("6C 7C 8C",)).table[0]
    model.do(1, act)
    assert why(model, 1, "recusa") == "refuse"


def test_can_6_1() -> None:
    model = seated("AP AC KE QE 10O 9O 8C 7C 4C 5C 6C", drawn=False)
    model.do(0, ("compra",))
    assert why(model, 0, "compra") == "drawn"
    assert why(model, 1, "compra") == "turn"
    twin = seated("AP AC KE QE 10O 9O 8C 7C 4C 5C 6C 3P")
    model.do(0, ("descarta", "AP"))
    assert (count(model, 0), model.turn, model.phase) == (11, 1, "draw")
    twin.do(0, ("baixa", [cards("4C 5C 6C")]))
    twin.do(0, ("descarta", "AP"))
    assert count(twin, 0) == 8


def test_can_6_2() -> None:
    model = seated("AP AC KE QE 10O 9O 8C 7C 4C 5C 6C", lixo="5C 9P KO", drawn=False)
    stock = len(model.stock)
    assert why(model, 0, "lixo", ("baixa", [["KO"]])) == "whole_lixo"
    assert why(model, 0, "descarta", "AP") == "undrawn"
    model.do(0, ("lixo",))
    assert (count(model, 0), model.lixo, len(model.stock)) == (14, [], stock)
    assert why(model, 0, "descarta", "KO") == ""


def test_can_7_1a_and_8_1() -> None:
    model = seated("4C 5C KP KC KE 9O 3O")
    assert why(model, 0, "baixa", [["4C", "5C"]]) == "meld"
    assert why(model, 0, "baixa", [["KP", "KC", "KE"]]) == "meld"
    assert why(model, 0, "baixa", [["9O", "10O", "JO"]]) == "cards"


def test_can_9_1() -> None:
    model = seated("7C 5P 9P", mine=("4C 5C 6C",))
    assert why(model, 1, "junta", ["7C"], 0) == "turn"
    assert why(model, 0, "junta", ["9P"], 0) == "add"
    assert why(model, 0, "junta", ["7C"], 1) == "no_meld"
    model.do(0, ("junta", ["7C"], 0))
    assert sorted(model.table[0][0].cards) == cards("4C..7C")


def test_can_10_2_direct() -> None:
    model = seated("5O 6O 7O 8O")
    model.do(0, ("baixa", [cards("5O..8O")]))
    assert (count(model, 0), model.takers, model.turn, model.phase, model.unused) == (11, [0], 0, "meld", set())
    assert why(model, 0, "compra") == "drawn"


def test_can_10_3_indirect() -> None:
    model = seated("5O 6O 7O 8O")
    model.do(0, ("baixa", [cards("5O..7O")]))
    model.do(0, ("descarta", "8O"))
    assert (count(model, 0), model.takers, model.turn, model.unused) == (11, [0], 1, {0})


def goes_out(model: Model, seat: int, last: str) -> None:
    """The other side lays its last meld, with the right to."""
    model.start_turn()
    model.turn, model.phase = seat, "meld"
    model.takers.append(seat)
    model.mortos = []
    model.table[model.side_of[seat]] = seated(mine=("3O..9O",)).table[0]
    model.hands[seat] = seated(last).hands[0]
    model.do(seat, ("baixa", [cards(last)]))


def test_can_10_4() -> None:
    model = seated("8O", "", "", "")
    model.mortos[0] = cards("AP AC KE QE 10O 9O 8C 7C 4P 3P 2E")
    model.do(0, ("descarta", "8O"))
    goes_out(model, 1, "4C 5C 6C")
    assert (model.bills[0].hands, model.bills[0].morto) == (-105, 0)


def test_can_11_1() -> None:
    entitled = seated("4C 5C 6C", mine=("3P..9P",), takers=(2,), mortos=1)
    entitled.do(0, ("baixa", [cards("4C 5C 6C")]))
    assert (entitled.phase, entitled.ended, entitled.out) == ("over", "batida", 0)
    dirty = seated("4C 5C 6C", mine=("3P..8P 2C",), takers=(2,), mortos=1)
    assert why(dirty, 0, "baixa", [cards("4C 5C 6C")]) == "empty"


def test_can_11_2_12_10_and_s9() -> None:
    for bonus, batida in (("false", 0), ("true", 100)):
        model = seated("4C 5C 6C", mine=("3P..9P",), mortos=0, batida_bonus_without_morto=bonus)
        model.turned = 2
        model.do(0, ("baixa", [cards("4C 5C 6C")]))
        assert (model.ended, model.bills[0].morto, model.bills[0].batida) == ("batida", -100, batida)


def test_can_11_3_and_the_worked_deal() -> None:
    model = seated("10P", "AC 10P 4O", "KE 2C AO", "2E 3E", mine=("3P..9P",), takers=(2,), mortos=1)
    model.table[1] = seated(mine=("5C 6C 7C",)).table[0]
    model.do(0, ("descarta", "10P"))
    assert [bill.total for bill in model.bills] == [310, -130] == model.match.scores
    ours, theirs = model.bills
    assert (ours.table, ours.clean, ours.dirty, ours.batida, ours.hands, ours.morto) == (45, 200, 0, 100, -35, 0)
    assert (theirs.table, theirs.clean, theirs.batida, theirs.hands, theirs.morto) == (15, 0, 0, -45, -100)
    assert why(model, 1, "compra") == "no_deal"
    model.deal(pack())
    assert (model.dealer, model.turn, model.phase) == (0, 1, "draw")


@pytest.mark.parametrize(
    ("melds", "clean", "dirty"), [(("3P..9P", "3P..9P"), 400, 0), (("3P..9P", "3C..8C 2O"), 200, 100), (("4C 5C 6C",), 0, 0)]
)
def test_can_12_2_to_12_4(melds: tuple[str, ...], clean: int, dirty: int) -> None:
    model = seated("", "", "", "", mine=melds)
    goes_out(model, 1, "4C 5C 6C")
    assert (model.bills[0].clean, model.bills[0].dirty) == (clean, dirty)
    assert model.bills[0].table == sum(worth(meld.cards) for meld in model.table[0])


def opening(text: str, *, failures: int = 0, scores: int = 1500, **options: Any) -> Model:
    """Seat 0 of a vulnerable side lays these melds (separated by `/`) in one act, with two cards more in the hand."""
    melds = [cards(part) for part in text.split("/")]
    model = seated(" ".join([*(card for meld in melds for card in meld), "3E", "6E"]), scores=[scores, 0], **options)
    model.attempts[0] = failures
    model.do(0, ("baixa", melds))
    return model


@pytest.mark.parametrize(
    ("example", "text", "failures", "accepted", "attempts"),
    [
        ("CAN-14.1 T1", "4C 5C 6C / 9P 10P JP / QO KO AO", 0, True, 0),
        ("CAN-14.1 T2", "8E..KE", 0, False, 1),
        ("CAN-14.2a T1", "8E..AE / 5P 6P 7P", 1, True, 1),
        ("CAN-14.2b", "8E..AE / AP..7P", 2, True, 2),
        ("CAN-14.2b T1", "8E..AE / 8P..JP", 2, False, 3),
        ("CAN-14.2c", "8E..AE / 8C..AC", 3, True, 3),
        ("CAN-14.2c T1", "8E..AE / 8C..KC 2P", 3, False, 4),
    ],
)
def test_can_14_openings(example: str, text: str, failures: int, accepted: bool, attempts: int) -> None:
    model = opening(text, failures=failures)
    assert (bool(model.table[0]), model.attempts[0], model.failed) == (accepted, attempts, not accepted)


def test_can_14_2_t1() -> None:
    model = opening("8E..KE", scores=1600)
    assert (count(model, 0), model.attempts, model.minimum(0)) == (8, [1, 0], 90)
    assert why(model, 0, "baixa", [cards("8E..KE")]) == "tried"
    model.do(0, ("descarta", "3E"))
    assert model.turn == 1


def test_a_side_below_1500_opens_with_anything() -> None:
    assert opening("4C 5C 6C", scores=1499).table[0]


def test_can_s17_block() -> None:
    model = seated("8E 9E 10E JE QE KE 3E 6E", scores=[1500, 0], vuln_enforcement="block")
    assert why(model, 0, "baixa", [cards("8E..KE")]) == "low"
    assert model.attempts == [0, 0]


def test_can_s15_every_laydown() -> None:
    hand = "4C 5C 6C 7C 3E 6E"
    assert why(seated(hand, scores=[1500, 0], mine=("8E..AE",)), 0, "baixa", [cards("4C 5C 6C")]) == ""
    model = seated(hand, scores=[1500, 0], mine=("8E..AE",), vuln_scope="every_laydown")
    model.do(0, ("baixa", [cards("4C 5C 6C")]))
    assert (model.failed, len(model.table[0])) == (True, 1)
    assert why(seated("7E 3P 4P", scores=[1500, 0], mine=("8E..AE",), vuln_scope="every_laydown"), 0, "junta", ["7E"], 0) == ""


@pytest.mark.parametrize(("scope", "attempts"), [("deal", [0, 0]), ("match", [1, 0])])
def test_can_s16(scope: str, attempts: list[int]) -> None:
    model = opening("8E..KE", vuln_attempt_scope=scope)
    goes_out(model, 1, "4C 5C 6C")
    model.deal(pack())
    assert model.attempts == attempts
    assert model.vulnerable == [model.match.scores[0] >= 1500, False]


@pytest.mark.parametrize(
    ("before", "deal", "over", "winner"),
    [
        ([2850, 2100], [150, 90], True, 0),
        ([2900, 2800], [110, 255], True, 1),
        ([2900, 2900], [99, 80], False, None),
        ([3000, 3000], [40, 40], False, None),
    ],
)
def test_can_13(before: list[int], deal: list[int], over: bool, winner: int | None) -> None:
    match = Model("canastra", scores=before).match
    match.count(deal)
    assert (match.over, match.winner) == (over, winner)


def test_can_13_3_and_s12() -> None:
    match = Model("canastra", scores=[3000, 3000]).match
    match.count([40, 40])
    match.count([5, 5])
    assert not match.over
    match.count([-20, 15])
    assert (match.over, match.winner) == (True, 1)


def test_can_s29() -> None:
    match = Model("canastra", options={"max_deals": "2"}).match
    match.count([10, 0])
    assert not match.over
    match.count([0, 10])
    for _ in range(9):
        match.count([7, 7])
    assert not match.over
    match.count([7, 7])
    assert (match.over, match.winner) == (True, None)
    two = Model("canastra", options={"max_deals": "1"}).match
    two.count([-10, -20])
    assert (two.over, two.winner) == (True, 0)
