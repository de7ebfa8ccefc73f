"""A deal as people count it: its bill by the rules, what no deal can be, and what is written with a doubt."""

from dataclasses import replace

import pytest

from carteado.games.canastra.sheet.counting import DOUBTS
from carteado.games.canastra.sheet.entries import Counted, Total
from carteado.placar import FirstDealer, Tally
from games.canastra.sheet.sheet_kit import A, B, at, deal, gains, refused, score, sheet

NONE = Counted(hands=50)


@pytest.mark.clause("CAN-12.0")
def test_a_deal_is_written_line_by_line_and_added_up() -> None:
    placar = sheet().enter(0, deal(A, B))
    assert [(paid.side, paid.part, paid.points, paid.clause) for paid in gains(placar)] == [
        (0, "table", 45, "CAN-12.4"),
        (0, "clean", 200, "CAN-12.2"),
        (0, "batida", 100, "CAN-12.1"),
        (0, "hands", -35, "CAN-12.9"),
        (1, "table", 15, "CAN-12.4"),
        (1, "hands", -45, "CAN-12.9"),
        (1, "morto", -100, "CAN-12.10"),
    ]
    assert score(placar) == (310, -130)
    assert score(placar.enter(1, deal(A, Total(25), number=2))) == (620, -105)


def test_the_worked_deal_of_buraco() -> None:
    first = Counted(90, 1, hands=40, morto=True, out=True)
    placar = sheet(game="buraco").enter(0, deal(first, Counted(80, dirty=1, hands=35)))
    assert score(placar) == (350, 45)
    assert {paid.clause for paid in gains(placar)} == {
        "BUR-PTS-3", "BUR-PTS-4", "BUR-PTS-5", "BUR-PTS-6", "BUR-PTS-11", "BUR-PTS-12",
    }  # fmt: skip


def test_a_deal_may_be_told_as_totals_alone_also_by_who_knows_nothing_of_canastra() -> None:
    own = sheet().enter(0, deal(Total(310), Total(-130)))
    plain = sheet().enter(0, Tally(1, (310, -130)))
    assert score(own) == score(plain) == (310, -130)
    assert [paid.part for paid in gains(plain)] == ["total", "total"]


def test_long_canastras_are_paid_apart_only_where_the_house_does() -> None:
    count = Counted(325, 3, hands=10, morto=True, to_king=1, to_ace=1)
    assert refused(sheet(), deal(count, NONE))[0] == "long-canastras"
    paid = gains(sheet(long_canastra_bonus="popular").enter(0, deal(count, NONE)))
    assert [each.points for each in paid if each.part == "clean"] == [1700]
    more = replace(count, to_ace=3)
    assert refused(sheet(long_canastra_bonus="popular"), deal(more, NONE))[0] == "long-canastras"


@pytest.mark.parametrize(
    ("counts", "why"),
    [
        ((replace(A, table=47), B), ("not-in-fives", "CAN-12.4", 47)),
        ((A, replace(B, hands=33)), ("not-in-fives", "CAN-12.9", 33)),
        ((Total(312), Total(5)), ("not-in-fives", "CAN-12.0", 312)),
        ((replace(A, table=500), replace(B, table=300, hands=50)), ("more-than-the-pack", "CAN-12.0", 885, 880)),
        ((Total(5000), Total(0)), ("total-range", "CAN-12.0", -980, 3780)),
        ((Total(0), Total(-985)), ("total-range", "CAN-12.0", -980, 3780)),
        ((A, replace(A, hands=30)), ("two-went-out", "CAN-11.1")),
        ((replace(A, clean=0, dirty=1), B), ("batida-needs-clean", "CAN-11.1")),
        ((replace(A, clean=1, dirty=1), B), ("table-below-canastras", "CAN-7.1b", 2, 45)),
        ((replace(A, table=0), B), ("table-below-canastras", "CAN-7.1b", 1, 0)),
        ((replace(A, table=40), B), ("table-below-canastras", "CAN-7.1b", 1, 40)),
        ((replace(A, table=675, clean=15), replace(B, hands=30)), ("too-many-canastras", "CAN-7.1b", 14)),
        ((A,), ("points-of-each", "", 2)),
    ],
    ids=lambda value: value[0] if isinstance(value[0], str) else "",
)
def test_what_no_deal_can_be_is_refused_with_its_clause(counts: tuple[Counted | Total, ...], why: tuple[object, ...]) -> None:
    assert refused(sheet(), deal(*counts)) == why


def test_a_deal_names_itself() -> None:
    assert refused(sheet(), deal(A, B, number=2)) == ("another-deal", "", 1)
    assert refused(sheet((5, 5)), Tally(1, (5, 5))) == ("another-deal", "", 2)


@pytest.mark.parametrize(
    ("settings", "count", "why"),
    [
        ({}, Counted(20, out=True, morto=True), ""),
        ({"batida_requires": "any"}, Counted(20, out=True, morto=True), "batida-needs-canastra"),
        ({"batida_requires": "any"}, Counted(50, 0, 1, out=True, morto=True), ""),
        ({}, Counted(35, 1, out=True, morto=True), ""),
        ({}, Counted(30, 1, out=True, morto=True), "table-below-canastras"),
        ({"sets": "false"}, Counted(40, 1, out=True, morto=True), "table-below-canastras"),
        ({"batida_requires": "clean"}, Counted(50, 0, 1, out=True, morto=True), "batida-needs-clean"),
        ({"waive_morto_when_none_left": "false"}, Counted(20, out=True), "batida-needs-morto"),
        ({}, Counted(20, hands=15, out=True, morto=True), "out-with-cards"),
    ],
)
def test_going_out_needs_what_the_table_agreed_on(settings: dict[str, str], count: Counted, why: str) -> None:
    placar = sheet(game="buraco", seats=2, options=settings)
    entry = deal(count, NONE)
    assert (refused(placar, entry)[0] if why else placar.check(0, entry)) == (why or None)


def test_a_dupla_without_morto_cannot_go_out_where_nothing_is_waived() -> None:
    assert sheet().check(0, deal(replace(A, morto=False), B)) is None
    assert refused(sheet(art11_waiver="false"), deal(replace(A, morto=False), B)) == ("batida-needs-morto", "CAN-11.1")


def test_there_are_no_more_mortos_than_were_dealt() -> None:
    all_three = [Counted(hands=20, morto=True)] * 3
    assert refused(sheet(game="buraco", seats=3), deal(*all_three)) == ("too-many-mortos", "BUR-DIST-4", 2)
    assert sheet(game="buraco", seats=3, mortos_three_players="3").check(0, deal(*all_three)) is None
    assert sheet(game="buraco", seats=6).check(0, deal(*all_three)) is None


def test_the_pack_of_six_with_three_packs_holds_more() -> None:
    count = [Counted(400, hands=20)] * 3
    assert refused(sheet(game="buraco", seats=6), deal(*count))[0] == "more-than-the-pack"
    assert sheet(game="buraco", seats=6, packs_for_six="3").check(0, deal(*count)) is None


@pytest.mark.parametrize(
    ("counts", "doubts"),
    [
        ((replace(A, morto=False), B), [(0, "doubt-no-morto", "CAN-11.2")]),
        ((A, replace(B, hands=5)), [(1, "doubt-empty-hands", "CAN-12.9")]),
        ((A, replace(B, hands=10)), []),
        ((replace(A, hands=0), B), [(0, "doubt-empty-hands", "CAN-12.9")]),
        ((A, B), []),
    ],
)
def test_what_is_unlikely_is_written_with_a_doubt(counts: tuple[Counted, ...], doubts: list[tuple[int, str, str]]) -> None:
    placar = sheet().enter(0, deal(*counts))
    found = gains(placar)
    assert [(paid.side, paid.part, paid.clause) for paid in found if paid.part in DOUBTS] == doubts
    assert not any(paid.points for paid in found if paid.part in DOUBTS)
    if not counts[0].morto:
        assert score(placar)[0] == 310 - 200  # no morto: neither the batida nor its hundred


@pytest.mark.parametrize(("table", "doubted"), [(0, False), (70, True), (75, False)])
def test_a_vulnerable_dupla_that_laid_too_little_is_doubted_and_not_refused(table: int, doubted: bool) -> None:
    placar = at(1500, 1495).enter(0, deal(Counted(table, hands=50), Counted(70, hands=50), number=2))
    found = [(paid.side, paid.clause) for paid in gains(placar) if paid.part == "doubt-low-table"]
    assert found == ([(0, "CAN-14.1")] if doubted else [])


def test_somebody_deals_first_and_the_deal_passes_to_the_left() -> None:
    placar = sheet((5, 5))
    assert (placar.shown().dealer, placar.shown().cutter, placar.shown().leader) == (1, 0, 2)
    assert refused(placar, FirstDealer(2))[0] == "dealer-known"
    assert refused(placar, FirstDealer(4))[0] == "no-such-seat"
