"""The worked event of FENACEF (catalogue, section 5): every line, tie, seed and place of it."""

from dataclasses import replace

import pytest

from carteado.tournament.counting import Table
from carteado.tournament.general import Classified, classified
from carteado.tournament.results import Played, Standing
from carteado.tournament.rules import Override, Rules
from standings_kit import figures, line, numbers, order, results, rules, splits, table

NAMES = numbers("A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 D1 D2 D3")
A = """
A1 x A2: 12-9 10-12 12-8
A1 x A3: 12-7 12-10
A1 x A4: 9-12 11-12
A2 x A3: 12-6 8-12 12-11
A2 x A4: 12-10 7-12 13-9
A3 x A4: 12-5 14-8
"""
B = """
B1 x B2: 12-5 12-7
B2 x B3: 12-9 12-10
B3 x B1: 12-8 12-9
B1 x B4: 12-6 12-4
B2 x B4: 12-3 12-2
B3 x B4: ausente B4
"""
C = """
C1 x C2: 11-12 12-10 12-9
C1 x C3: 12-6 12-5
C2 x C3: ausente C3
"""
D = """
D1 x D2: 9-12 12-7 12-5
D1 x D3: 12-8 12-8
D2 x D3: 12-6 12-7
"""
KNOCKOUT = """
B3 x D2: 12-11 2-12 12-10 3-12 12-11
D1 x A1: 12-9 12-7 12-11
C1 x B1: 12-10 8-12 12-9 11-12 7-12
A2 x B2: 12-4 10-12 12-11 6-12 12-9
B3 x D1: 12-9 8-12 12-10 10-12 11-12
B1 x A2: 12-7 12-10 9-12 12-8
D1 x B1: 11-12 12-10 6-12 9-12
"""
DEPTH = dict(
    zip(["B3 x D2", "D1 x A1", "C1 x B1", "A2 x B2", "B3 x D1", "B1 x A2", "D1 x B1"], (2, 2, 2, 2, 1, 1, 0), strict=True)
)
GROUPS = {"A": (A, "A1 A2 A3 A4"), "B": (B, "B1 B2 B3 B4"), "C": (C, "C1 C2 C3"), "D": (D, "D1 D2 D3")}
SIZES = {NAMES[name]: len(members.split()) for _, members in GROUPS.values() for name in members.split()}
FENACEF = rules("fenacef")


def group(name: str, used: Rules = FENACEF) -> list[Played]:
    return results(used, NAMES, GROUPS[name][0], group=name)


def groups(used: Rules = FENACEF) -> list[Played]:
    return [played for name in GROUPS for played in group(name, used)]


def across(names: str, lots: str = "", used: Rules = FENACEF) -> Standing:
    return table(used, NAMES, groups(used), names, lots, SIZES, across=True)


@pytest.mark.parametrize(
    ("name", "expected"), [("A", "A2 A1 A3 A4"), ("B", "B3 B1 B2 B4"), ("C", "C1 C2 C3"), ("D", "D1 D2 D3")]
)
@pytest.mark.clause("FEN-6", "FEN-6.1", "FEN-3b")
def test_the_groups_end_in_the_order_of_the_catalogue(name: str, expected: str) -> None:
    assert order(NAMES, table(FENACEF, NAMES, group(name), GROUPS[name][1])) == expected


LINES = {
    "A2": "pontos 5 partidas 5-4 tentos 93-94 saldo -1 average 93/94",
    "A1": "pontos 5 partidas 4-3 tentos 78-70 saldo +8 average 78/70",
    "A3": "pontos 4 partidas 3-4 tentos 72-69 saldo +3 average 72/69",
    "A4": "pontos 4 partidas 3-4 tentos 68-78 saldo -10 average 68/78",
    "B3": "pontos 6 partidas 4-2 tentos 67-41 saldo +26 average 43/41",
    "B1": "pontos 6 partidas 4-2 tentos 65-46 saldo +19 average 65/46",
    "B2": "pontos 6 partidas 4-2 tentos 60-48 saldo +12 average 60/48",
    "B4": "pontos 0 partidas 0-6 tentos 15-72 saldo -57 average 15/48",
    "C1": "pontos 5 partidas 4-1 tentos 59-42 saldo +17 average 59/42",
    "C2": "pontos 4 partidas 3-2 tentos 55-35 saldo +20 average 31/35",
    "C3": "pontos 0 partidas 0-4 tentos 11-48 saldo -37 average 11/24",
    "D1": "pontos 5 partidas 4-1 tentos 57-40 saldo +17 average 57/40",
    "D2": "pontos 4 partidas 3-2 tentos 48-46 saldo +2 average 48/46",
    "D3": "pontos 0 partidas 0-4 tentos 29-48 saldo -19 average 29/48",
}


@pytest.mark.parametrize("name", LINES)
@pytest.mark.clause("FEN-4", "FEN-4a", "FEN-4b", "FEN-5", "FEN-6.3", "FEN-6.4", "S-FEN-28", "S-FEN-33", "S-FEN-34")
def test_each_line_has_its_figures(name: str) -> None:
    assert line(NAMES, table(FENACEF, NAMES, group(name[0]), GROUPS[name[0]][1]), name) == LINES[name]


@pytest.mark.clause("FEN-6.1a", "FEN-6.1b")
def test_group_a_is_told_apart_by_partidas_and_by_the_direct_encounter() -> None:
    assert splits(NAMES, table(FENACEF, NAMES, group("A"), GROUPS["A"][1])) == ["A2 A1: a 5 4", "A3 A4: a 3 3; b 3 0"]


@pytest.mark.clause("FEN-6.1c", "S-FEN-34")
def test_group_b_is_told_apart_by_saldo_in_which_a_wo_counts() -> None:
    assert splits(NAMES, table(FENACEF, NAMES, group("B"), GROUPS["B"][1])) == ["B3 B1 B2: a 4 4 4; b 3 3 3; c 26 19 12"]


@pytest.mark.clause("FEN-6.1b", "FEN-6.1d", "S-FEN-36")
def test_seeds_of_one_size_that_never_met_are_drawn() -> None:
    open_ = across("C1 D1")
    assert order(NAMES, open_) == "(C1 D1)"
    assert open_.open == ((NAMES["C1"], NAMES["D1"]),)
    drawn = across("C1 D1", "C1 D1")
    assert order(NAMES, drawn) == "C1 D1"
    assert splits(NAMES, drawn) == ["C1 D1: a 4 4; b -; c 17 17; d"]
    assert drawn.open == ()


@pytest.mark.clause("FEN-6.2", "FEN-6.2e", "FEN-6.2f", "FEN-6.4", "S-FEN-37", "S-FEN-38")
def test_the_best_places_of_groups_of_two_sizes_go_by_average_without_the_wo() -> None:
    places = across("A3 B2 C2 D2", "D2 A3")
    assert order(NAMES, places) == "B2 D2 A3 C2"
    assert splits(NAMES, places) == ["D2 A3 C2: e 48/46 72/69 31/35", "D2 A3: e 48/46 72/69; f"]


def test_seeds_one_and_two_are_told_by_their_points() -> None:
    assert order(NAMES, across("A2 B3")) == "B3 A2"


@pytest.mark.clause("S-FEN-34")
def test_without_points_for_a_wo_another_pair_wins_group_b() -> None:
    none = rules("fenacef", woPoints="none")
    standing = table(none, NAMES, group("B", none), GROUPS["B"][1])
    assert order(NAMES, standing) == "B1 B2 B3 B4"
    assert splits(NAMES, standing) == ["B1 B2 B3: a 4 4 4; b 3 3 3; c 19 12 2"]
    assert line(NAMES, standing, "B3") == "pontos 6 partidas 4-2 tentos 43-41 saldo +2 average 43/41"


@pytest.mark.clause("FEN-1", "FEN-1pu", "S-FEN-47")
def test_the_general_regulation_sets_what_a_wo_gives() -> None:
    general = rules("fenacef", Override("woLeague", "2", "art. 12"), averageScope="all")
    b = table(general, NAMES, group("B", general), GROUPS["B"][1])
    assert order(NAMES, b) == "B1 B2 B3 B4"
    assert b.lines[NAMES["B3"]].points == 5
    assert table(general, NAMES, group("C", general), GROUPS["C"][1]).lines[NAMES["C2"]].points == 3
    assert general.touched("woLeague") == "art. 12"
    assert general.touched("woPoints") == ""
    assert [(source.rank, source.kind, source.text) for source in general.sources] == [
        (1, "general", "art. 12"), (2, "technical", "truco-fenacef"), (3, "options", "averageScope=all"),
    ]  # fmt: skip


def whole(used: Rules = FENACEF, marks: dict[int, str] | None = None, third: list[Played] | None = None) -> Classified:
    played = [*groups(used), *results(used, NAMES, KNOCKOUT, knockout=True), *(third or [])]
    return classified(used, played, DEPTH, [list(SIZES)], SIZES, {}, marks, third[0].jogo if third else "")


@pytest.mark.clause("FEN-7", "FEN-7a", "FEN-7b", "FEN-7c", "S-FEN-38", "S-FEN-39")
def test_the_general_classification_goes_by_round_and_then_by_average() -> None:
    found = whole()
    assert order(NAMES, found.standing) == "B1 D1 A2 B3 D2 C1 B2 A1 A3 C2 A4 D3 C3 B4"
    assert [(tier.kind, tier.depth, len(tier.entries)) for tier in found.tiers] == [
        ("champion", -1, 1), ("knockout", 0, 1), ("knockout", 1, 2), ("knockout", 2, 4), ("stage", 0, 6),
    ]  # fmt: skip
    averages = {name: str(found.standing.lines[number].average) for name, number in NAMES.items()}
    assert averages == {
        "B1": "211/171", "D1": "186/166", "A2": "182/187", "B3": "137/152", "D2": "104/87", "C1": "109/97", "B2": "108/100",
        "A1": "105/106", "A3": "72/69", "C2": "31/35", "A4": "68/78", "D3": "29/48", "C3": "11/24", "B4": "15/48",
    }  # fmt: skip
    assert splits(NAMES, found.standing)[0] == "A2 B3: average 182/187 137/152"


@pytest.mark.clause("S-FEN-38")
def test_the_average_of_the_groups_alone_orders_the_rounds_otherwise() -> None:
    found = whole(rules("fenacef", averageScope="groupsOnly"))
    assert order(NAMES, found.standing) == "B1 D1 B3 A2 C1 B2 A1 D2 A3 C2 A4 D3 C3 B4"


@pytest.mark.clause("S-FEN-39")
def test_a_jogo_for_the_third_place_stands_over_the_average() -> None:
    third = results(FENACEF, NAMES, "B3 x A2: 12-4 12-4 12-4", knockout=True)
    assert order(NAMES, whole(third=third).standing).startswith("B1 D1 B3 A2 ")


@pytest.mark.clause("FEN-36.1", "S-FEN-45")
def test_a_disqualified_pair_is_last_or_stays_where_it_came() -> None:
    marks = {NAMES["D1"]: "dsq", NAMES["A3"]: "dsq"}
    last = whole(marks=marks)
    assert order(NAMES, last.standing) == "B1 A2 B3 D2 C1 B2 A1 C2 A4 D3 C3 B4 D1 A3"
    assert [place.mark for place in last.standing.places[-2:]] == ["dsq", "dsq"]
    keep = whole(rules("fenacef", dsqRank="keep"), marks)
    assert order(NAMES, keep.standing) == "B1 D1 A2 B3 D2 C1 B2 A1 A3 C2 A4 D3 C3 B4"


@pytest.mark.clause("S-FEN-39")
def test_equal_averages_of_one_round_are_drawn_and_open_until_then() -> None:
    level = "B3 x D2: 12-10 12-10 12-10\nD1 x A1: 12-10 12-10 12-10\nB3 x D1: 12-10 12-10 12-10"
    played = results(FENACEF, NAMES, level, knockout=True)
    depth = {"B3 x D2": 1, "D1 x A1": 1, "B3 x D1": 0}
    entries = [NAMES[name] for name in ("B3", "D2", "D1", "A1")]
    found = classified(FENACEF, played, depth, [entries], {}, {})
    assert order(NAMES, found.standing) == "B3 D1 (A1 D2)"
    assert found.standing.open == ((NAMES["A1"], NAMES["D2"]),)
    pair = NAMES["D2"], NAMES["A1"]
    drawn = classified(FENACEF, played, depth, [entries], {}, {frozenset(pair): pair})
    assert order(NAMES, drawn.standing) == "B3 D1 D2 A1"


def test_the_sums_of_the_groups_leave_out_what_was_not_decided_or_is_void() -> None:
    half = results(FENACEF, NAMES, "A1 x A2: 12-9")
    assert not half[0].decided
    assert figures([Table(FENACEF, half, [1, 2]).lines[1].points]) == "0"


def semis(text: str) -> list[Played]:
    return results(FENACEF, NAMES, text, knockout=True)


def test_who_is_still_in_shares_the_top_until_the_final_is_over() -> None:
    played = semis("A1 x B1: 12-9 12-9 12-9\nA2 x B2: 12-9 12-9 12-8")
    found = classified(FENACEF, played, {"A1 x B1": 1, "A2 x B2": 1}, [[1, 2, 5, 6]], {}, {})
    assert order(NAMES, found.standing) == "(A1 A2) B1 B2"
    assert (found.standing.partial, found.tiers[0].kind) == (True, "alive")


def test_both_away_are_losers_of_that_round_and_nobody_wins_it() -> None:
    played = semis("A1 x B1: ausentes\nA2 x B2: 12-9 12-9 12-8")
    found = classified(FENACEF, played, {"A1 x B1": 1, "A2 x B2": 1}, [[1, 2, 5, 6]], {}, {})
    tier = found.tier(NAMES["A1"])
    assert tier is not None
    assert (tier.kind, tier.entries) == ("knockout", (NAMES["A1"], NAMES["B1"], NAMES["B2"]))


def test_whoever_goes_on_by_the_repescagem_is_placed_where_he_fell_at_last() -> None:
    played = semis("A1 x B1: 12-9 12-9 12-9\nA2 x B2: 12-9 12-9 12-8\nB1 x B2: 12-9 12-9 12-8\nB1 x A2: 12-9 12-9 12-9")
    played += semis("A1 x B1: 12-8 12-9 12-9")
    final = replace(played.pop(), jogo="final")
    depth = {"A1 x B1": 2, "A2 x B2": 2, "B1 x B2": 2, "B1 x A2": 1, "final": 0}
    found = classified(FENACEF, [*played, final], depth, [[1, 2, 5, 6]], {}, {}, on=("A1 x B1", "A2 x B2"))
    assert order(NAMES, found.standing) == "A1 B1 A2 B2"
    waits = classified(FENACEF, played[:2], depth, [[1, 2, 5, 6]], {}, {}, on=("A1 x B1", "A2 x B2"))
    assert order(NAMES, waits.standing) == "(A1 A2 B1 B2)"
    far = classified(FENACEF, played[:3], {**depth, "B1 x B2": 3}, [[1, 2, 5, 6]], {}, {}, on=("A1 x B1", "A2 x B2"))
    assert [(tier.kind, tier.depth) for tier in far.tiers] == [("alive", 0), ("knockout", 3)]


def test_nobody_in_a_slot_is_no_entry_of_the_classification() -> None:
    played = [replace(semis("A1 x B1: 12-9 12-9 12-9")[0], entries=(1, 0), winner=1)]
    found = classified(FENACEF, played, {"A1 x B1": 0}, [[1, 2]], {}, {})
    assert [place.entry for place in found.standing.places] == [1, 2]


def test_disqualified_pairs_that_came_equally_far_share_the_last_place() -> None:
    played = semis("A1 x B1: 12-9 12-9 12-9\nA2 x B2: 12-9 12-9 12-9\nA1 x A2: 12-9 12-9 12-9")
    depth = {"A1 x B1": 1, "A2 x B2": 1, "A1 x A2": 0}
    pair = frozenset((NAMES["B1"], NAMES["B2"]))
    lots = {pair: tuple(sorted(pair))}
    found = classified(FENACEF, played, depth, [[1, 2, 5, 6]], {}, lots, dict.fromkeys(pair, "dsq"))
    assert order(NAMES, found.standing) == "A1 A2 (B1 B2)"
