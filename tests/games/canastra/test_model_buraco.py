"""The model's deal of Buraco: the examples of its catalogue and its silences."""

from collections import Counter
from typing import Any

import pytest

from games.canastra.model.game import Model
from games.canastra.model.melds import value
from games.canastra.seated import cards, count, pack, seated, why


def dealt(seats: int, **options: Any) -> Model:
    model = Model("buraco", seats, options, dealer=0)
    model.deal(pack(seats, "buraco", **options))
    return model


def buraco(*hands: str, mine: tuple[str, ...] = (), takers: tuple[int, ...] = (2,), mortos: int = 1, **options: Any) -> Model:
    return seated(*hands, game="buraco", mine=mine, takers=takers, mortos=mortos, **options)


def test_bur_jog_1_and_pts_2() -> None:
    whole = Counter(pack(4, "buraco"))
    assert (whole.total(), whole["JK"], whole["4C"]) == (108, 4, 2)
    assert {value(card) for card in whole} == {5, 10, 15, 20}


@pytest.mark.parametrize("seats", [1, 5, 7])
def test_bur_jog_2_and_s3(seats: int) -> None:
    with pytest.raises(ValueError, match="BUR-JOG-2"):
        Model("buraco", seats)
    assert Model("buraco", 5, {"allow_five": "true"}).sides == 5


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        (2, {}, [0, 1]),
        (3, {}, [0, 1, 2]),
        (4, {}, [0, 1, 0, 1]),
        (6, {}, [0, 1, 2, 0, 1, 2]),
        (6, {"six_mode": "two_trios"}, [0, 1, 0, 1, 0, 1]),
    ],
)
def test_bur_jog_3_4_and_s1(seats: int, options: dict[str, Any], sides: list[int]) -> None:
    assert Model("buraco", seats, options).side_of == sides


@pytest.mark.parametrize(
    ("seats", "options", "mortos", "stock"),
    [
        (2, {}, 2, 64),
        (3, {}, 2, 53),
        (3, {"mortos_three_players": "3"}, 3, 42),
        (4, {}, 2, 42),
        (4, {"jokers": "0"}, 2, 38),
        (5, {"allow_five": "true"}, 2, 31),
        (6, {}, 3, 9),
        (6, {"packs_for_six": "3"}, 3, 63),
    ],
)
def test_bur_dist_3_to_6_and_the_formation_table(seats: int, options: dict[str, Any], mortos: int, stock: int) -> None:
    model = dealt(seats, **options)
    assert (len(model.mortos), len(model.stock)) == (mortos, stock)
    assert {count(model, seat) for seat in range(seats)} == {11}
    assert {len(morto) for morto in model.mortos} == {11}
    assert model.cutter == seats - 1


def test_bur_dist_2() -> None:
    c = pack(4, "buraco")
    assert dealt(4).hands[1] == Counter(c[0:44:4])
    pairs = dealt(4, packet="2")
    assert pairs.hands[1] == Counter([*(c[at + step] for at in range(0, 40, 8) for step in (0, 1)), c[40]])
    assert pairs.mortos[0] == c[44:55]


def test_bur_jogo_1_and_2() -> None:
    model = dealt(4)
    model.stock[:2] = ["4P", "JK"]
    model.do(1, ("compra",))
    kept = dealt(4)
    kept.do(1, ("compra",))
    model.do(1, ("recusa",))
    kept.do(1, ("fica",))
    assert (model.lixo, model.hands[1]["JK"] >= 1, count(model, 1)) == (["4P"], True, 12)
    assert why(model, 1, "recusa") == why(kept, 1, "recusa") == "refuse"


def test_bur_jogo_3_and_4() -> None:
    model = buraco("JP JO JC QC 4P 5O 6E 8P 9O 10E KC AE", takers=(), mortos=2)
    model.do(0, ("baixa", [cards("JP JO JC")]))
    assert count(model, 0) == 9
    model.do(0, ("descarta", "QC"))
    assert (count(model, 0), model.lixo[-1]) == (8, "QC")


def test_bur_jogo_5() -> None:
    model = buraco("JP JO JC QC 4P 5O 6E 8P 9O 10E KC", lixo="4C 5C 6C 7C 9E KO", drawn=False)
    stock = len(model.stock)
    model.do(0, ("lixo",))
    assert (count(model, 0), len(model.stock), model.phase) == (17, stock, "meld")


def test_bur_par_1() -> None:
    model = buraco("JE 4P 5O", mine=("JP JO JC",))
    model.do(0, ("junta", ["JE"], 0))
    assert len(model.table[0][0].cards) == 4


def test_bur_mor_1_to_3() -> None:
    direct = buraco("JP JO JC JE", takers=(), mortos=2)
    direct.do(0, ("baixa", [cards("JP JO JC JE")]))
    assert (count(direct, 0), direct.takers, direct.turn) == (11, [0], 0)
    indirect = buraco("JP", takers=(), mortos=2)
    indirect.do(0, ("descarta", "JP"))
    assert (count(indirect, 0), indirect.takers, indirect.turn) == (11, [0], 1)


@pytest.mark.parametrize(
    ("requires", "mine", "refused"),
    [
        ("none", "4C 5C 6C", ""),
        ("any", "4C 5C 6C", "empty"),
        ("any", "4C..9C 2O", ""),
        ("clean", "4C..9C 2O", "empty"),
        ("clean", "4C..10C", ""),
    ],
)
def test_bur_fim_1_and_s11(requires: str, mine: str, refused: str) -> None:
    model = buraco("JP", mine=(mine,), batida_requires=requires)
    assert why(model, 0, "descarta", "JP") == refused
    if not refused:
        model.do(0, ("descarta", "JP"))
        assert (model.ended, model.bills[0].batida) == ("batida", 100)


def test_bur_pts_11_12_and_the_worked_deal() -> None:
    model = buraco("9P", "2E 9P", "JK AO 7P", "AC", mine=("4C..10C", "JP JO JK"))
    model.table[1] = buraco(mine=("KP KP KC KC KE KO JK",)).table[0]
    model.do(0, ("descarta", "9P"))
    assert [bill.total for bill in model.bills] == [350, 45]
    assert (model.bills[0].hands, model.bills[1].hands, model.bills[1].morto) == (-40, -35, -100)


def test_bur_pts_12() -> None:
    model = buraco("9P", "AC KP", "", "10P", mine=("4C 5C 6C",))
    model.table[1] = buraco(mine=("8E..KE",)).table[0]
    model.do(0, ("descarta", "9P"))
    assert model.bills[1].total == 60 - 35 - 100


def test_bur_pts_1() -> None:
    match = Model("buraco", 2, {"target": "1500"}, scores=[1480, 1210]).match
    match.count([60, 20])
    assert (match.over, match.winner) == (True, 0)


def test_bur_s4_and_s13_the_third_side_goes_out_without_a_morto() -> None:
    model = seated("JP", "4C", "5C", game="buraco", seats=3, takers=(1, 2), mortos=0)
    model.do(0, ("descarta", "JP"))
    assert (model.bills[0].batida, model.bills[0].morto) == (100, -100)
    unwaived = seated("JP", game="buraco", seats=3, takers=(1, 2), mortos=0, waive_morto_when_none_left="false")
    assert why(unwaived, 0, "descarta", "JP") == "empty"


def test_bur_s14_a_tie_of_two_among_three() -> None:
    match = Model("buraco", 3, {"target": "1500"}, scores=[1490, 1490, 0]).match
    match.count([20, 20, 0])
    assert not match.over
    match.count([5, 10, 400])
    assert (match.over, match.winner) == (True, 1)


def test_bur_s16_must_use_top() -> None:
    model = buraco("4C 5C QO QE 9P", lixo="KO 6C", drawn=False, lixo_rule="must_use_top")
    assert why(model, 0, "lixo") == "use_top"
    assert why(model, 0, "lixo", ("baixa", [cards("QO QE KO")])) == "use_top"
    assert why(model, 0, "lixo", ("baixa", [cards("4C 5C 7C")])) == "use_top"
    model.do(0, ("lixo", ("baixa", [cards("4C 5C 6C")])))
    assert (sorted(model.hands[0]), model.lixo, model.phase) == (["9P", "KO", "QE", "QO"], [], "meld")
    added = buraco("9P 4P", mine=("3C 4C 5C",), lixo="KO 6C", drawn=False, lixo_rule="must_use_top")
    added.do(0, ("lixo", ("junta", ["6C"], 0)))
    assert len(added.table[0][0].cards) == 4
    assert why(buraco("9P", mine=("3C 4C 5C",), lixo="6C", drawn=False, lixo_rule="must_use_top"), 0, "lixo") == "use_top"


@pytest.mark.parametrize(("option", "morto", "counted"), [("taken", 0, True), ("not_taken", -100, False)])
def test_bur_s18(option: str, morto: int, counted: bool) -> None:
    model = buraco("JP", "4C QO", "3E", "5E", takers=(1,), unused_indirect_morto=option)
    model.do(0, ("descarta", "JP"))
    model.phase = "meld"
    model.hands[1] = Counter(["QO"])
    model.do(1, ("descarta", "QO"))
    held = sum(value(card) for card in model.hands[0].elements())
    assert (model.ended, model.bills[0].morto, model.bills[0].hands) == ("batida", morto, -5 - held * counted)


def test_two_trios_with_two_mortos_a_side() -> None:
    options: dict[str, Any] = {"six_mode": "two_trios", "mortos_per_side": "2"}
    model = seated("JP", game="buraco", seats=6, takers=(2,), mortos=2, **options)
    model.do(0, ("descarta", "JP"))
    assert model.takers == [2, 0]
    third = seated("JP", game="buraco", seats=6, takers=(2, 4), mortos=1, **options)
    third.do(0, ("descarta", "JP"))
    assert third.ended == "batida"
