"""The end of a deal of buraco: who may go out, the bill, and the mortos that nobody used."""

import pytest

from carteado.games.canastra.rules.events import DealEnded
from games.canastra.kit import Casa, mesa

clause = pytest.mark.clause
B: Casa = {"game": "buraco"}
CLEAN = "4C..10C"
DIRTY = "4E 5E 6E JK 8E 9E 10E"
MORTO = "AP AC KE QE 10O 9O 8C 7C 4P 3P 2E"


@clause("BUR-FIM-1", "BUR-PTS-3", "BUR-PTS-4", "BUR-PTS-5", "BUR-PTS-6", "BUR-PTS-11", "BUR-PTS-12")
def test_the_worked_deal() -> None:
    table: Casa = {"a": (CLEAN, "JP JO JK"), "b": ("KP KP KC KC KE KO JK",), "mortos": "0 -"}
    found = mesa("9P", "2E 9P", "JK AO 7P", "AC", **table, **B).faz("0 descarta 9P")
    a, b = found.shown.bills
    assert a.fields() == (0, 90, 1, 200, 0, 0, 100, -40, 0, 350, 350)
    assert b.fields() == (1, 80, 0, 0, 1, 100, 0, -35, -100, 45, 45)


@clause("BUR-FIM-1")
def test_a_side_that_took_its_morto_goes_out() -> None:
    found = mesa("4C 5C 6C", mortos="0 -", **B).faz("0 baixa 4C 5C 6C")
    assert (found.fim, found.conta(0).batida) == ("batida", 100)
    assert [(event.seat, event.clause) for event in found.told(DealEnded)] == [(0, "BUR-FIM-1")]
    assert mesa("9P", mortos="0 -", **B).faz("0 descarta 9P").fim == "batida"


@clause("BUR-PTS-3")
def test_a_hundred_for_going_out() -> None:
    found = mesa("", "9P", mortos="0 1", vez=1, **B).faz("1 descarta 9P")
    assert [bill.batida for bill in found.shown.bills] == [0, 100]


@clause("BUR-PTS-11")
def test_the_partners_cards_count_against_the_side() -> None:
    assert mesa("9P", "", "JK AO 7P", "", mortos="0 1", **B).faz("0 descarta 9P").conta(0).hands == -40


@clause("BUR-PTS-12")
def test_no_morto_costs_a_hundred() -> None:
    found = mesa("9P", "KP KC AE", "", "", b=("8C..KC",), mortos="0 -", **B).faz("0 descarta 9P")
    bill = found.conta(1)
    assert (bill.table, bill.hands, bill.morto, bill.total) == (60, -35, -100, -75)


@clause("BUR-S11")
def test_no_canastra_is_needed() -> None:
    assert mesa("9P", mortos="0 -", **B).faz("0 descarta 9P").fim == "batida"


@clause("BUR-S11")
def test_whoever_of_the_side_took_the_morto_and_whatever_the_partner_still_holds() -> None:
    found = mesa("9P", "", MORTO, "", mortos="2 -", **B).faz("0 descarta 9P")
    assert (found.fim, found.conta(0).hands) == ("batida", -105)


@clause("BUR-S11")
@pytest.mark.parametrize(
    ("needs", "table", "goes_out"),
    [
        ("any", (), False),
        ("any", (DIRTY,), True),
        ("any", (CLEAN,), True),
        ("clean", (), False),
        ("clean", (DIRTY,), False),
        ("clean", (CLEAN,), True),
        ("none", (), True),
    ],
)
def test_a_house_may_ask_for_a_canastra(needs: str, table: tuple[str, ...], goes_out: bool) -> None:
    found = mesa("9P", a=table, mortos="0 -", batida_requires=needs, **B)
    assert found.nega("0 descarta 9P") == ("" if goes_out else "no-right-to-go-out BUR-FIM-1")


@clause("BUR-S11")
def test_the_canastra_may_be_made_by_the_last_cards() -> None:
    found = mesa("9C 10C", a=("4C..8C",), mortos="0 -", batida_requires="clean", **B).faz("0 junta 9C em 1")
    assert found.nega("0 descarta 10C") == "no-right-to-go-out BUR-FIM-1"
    assert found.faz("0 junta 10C em 1").fim == "batida"


@clause("BUR-S13")
def test_with_no_morto_left_a_side_goes_out_without_one() -> None:
    found = mesa("9P", mortos="1 monte", **B).faz("0 descarta 9P")
    assert (found.fim, found.conta(0).batida, found.conta(0).morto) == ("batida", 100, -100)
    assert found.told(DealEnded)[0].clause == "BUR-S13"


@clause("BUR-S13")
@pytest.mark.parametrize("mortos", ["1 monte", "monte monte"])
def test_or_not_where_the_house_says_so(mortos: str) -> None:
    assert mesa("9P", mortos=mortos, **B).nega("0 descarta 9P") == ""
    strict = mesa("9P", mortos=mortos, waive_morto_when_none_left="false", **B)
    assert strict.nega("0 descarta 9P") == "no-right-to-go-out BUR-FIM-1"
    assert mesa("9P 8P", mortos=mortos, waive_morto_when_none_left="false", **B).nega("0 descarta 9P") == ""


UNUSED = {"taken": (-105 - 5, 0), "not_taken": (-5, -100)}


@clause("BUR-S18")
@pytest.mark.parametrize("option", UNUSED)
def test_a_morto_taken_by_the_discard_and_never_used(option: str) -> None:
    found = mesa("8O", "8P 9P", "3E", "3O", b=("4P..7P",), mortos="- 3", morto=MORTO, unused_indirect_morto=option, **B)
    found.faz("0 descarta 8O", "1 lixo", "1 junta 8P 9P em 1", "1 descarta 8O")
    assert found.fim == "batida"
    assert (found.conta(0).hands, found.conta(0).morto) == UNUSED[option]


@clause("BUR-S18")
@pytest.mark.parametrize("option", UNUSED)
def test_once_its_turn_has_come_it_counts_as_taken(option: str) -> None:
    table: Casa = {"b": ("4P..7P",), "mortos": "- 3", "morto": MORTO, "monte": "KC KO KP 10C 9C 6E"}
    found = mesa("8O", "8P 9P", "3E", "3O", unused_indirect_morto=option, **table, **B)
    found.faz("0 descarta 8O", "1 compra", "1 descarta KC", "2 compra", "2 descarta KO", "3 compra", "3 descarta KP")
    found.faz("0 compra", "0 descarta 10C", "1 compra", "1 junta 8P 9P em 1", "1 descarta 9C")
    assert (found.fim, found.conta(0).hands, found.conta(0).morto) == ("batida", -105 - 5, 0)


@clause("BUR-S18")
@pytest.mark.parametrize("option", UNUSED)
def test_of_the_side_that_goes_out_itself_it_always_counts(option: str) -> None:
    found = mesa("9P", "3E", "8O", "3O", a=("4P..8P",), mortos="- 3", morto=MORTO, vez=2, unused_indirect_morto=option, **B)
    found.faz("2 descarta 8O", "3 compra", "3 descarta 3O", "0 compra", "0 junta 9P em 1")
    found.faz(f"0 descarta {found.mao(0)}")
    assert (found.fim, found.conta(0).hands, found.conta(0).morto) == ("batida", -105, 0)


@clause("BUR-S18")
@pytest.mark.parametrize("option", UNUSED)
def test_where_nobody_goes_out_it_counts_as_taken(option: str) -> None:
    found = mesa("8O", "", "", "", mortos="1 -", morto=MORTO, monte=0, unused_indirect_morto=option, **B).faz("0 descarta 8O")
    assert (found.fim, found.conta(0).hands, found.conta(0).morto) == ("exhausted", -105, 0)
