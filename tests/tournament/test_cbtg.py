"""The worked standings of Truco Cego (catalogue, section 10.2), and what its options change in them."""

import pytest

from carteado.game import Reason
from carteado.tournament import preset
from carteado.tournament.general import classified
from carteado.tournament.people import Person, Side
from carteado.tournament.results import Standing
from carteado.tournament.rules import Rules
from clauses_kit import marked
from standings_kit import figures, numbers, order, results, rules, splits, table

ALL = "Aroeira Butiá Cambará Figueira Guajuvira Ipê Jerivá Lapacho"
NAMES = numbers(ALL)
GAMES = """
Aroeira x Butiá: 24-16 24-13
Aroeira x Cambará: 17-24 24-13 24-21
Aroeira x Figueira: 8-24 24-16 24-6
Aroeira x Guajuvira: 24-16 7-24 24-9
Aroeira x Ipê: 7-24 24-7 24-22
Aroeira x Jerivá: 12-24 24-13 17-24
Aroeira x Lapacho: lost:24-0 lost:24-0
Butiá x Cambará: 10-24 10-24
Butiá x Figueira: 24-20 24-15
Butiá x Guajuvira: 6-24 24-13 8-24
Butiá x Ipê: 24-8 20-24 24-6
Butiá x Jerivá: 24-7 24-8
Butiá x Lapacho: 24-22 24-12
Cambará x Figueira: 22-24 24-16 24-7
Cambará x Guajuvira: 20-24 24-22 24-8
Cambará x Ipê: 18-24 24-8 18-24
Cambará x Jerivá: 10-24 24-16 24-6
Cambará x Lapacho: 10-24 15-24
Figueira x Guajuvira: 24-9 24-16
Figueira x Ipê: 14-24 24-12 24-10
Figueira x Jerivá: 12-24 24-20 24-6
Figueira x Lapacho: 20-24 24-10 24-10
Guajuvira x Ipê: 14-24 24-10 24-18
Guajuvira x Jerivá: 24-6 19-24 24-9
Guajuvira x Lapacho: 24-21 24-12
Ipê x Jerivá: 24-10 7-24 24-14
Ipê x Lapacho: 7-24 11-24
Jerivá x Lapacho: 11-24 24-19 24-20
"""
CBTG = rules("cbtg")
RING = "Jerivá Ipê Lapacho"


def standing(used: Rules = CBTG, lots: str = "") -> Standing:
    return table(used, NAMES, results(used, NAMES, GAMES), ALL, lots)


@pytest.mark.clause(
    "CEGO-10.p11.I-1", "CEGO-10.p11.II-1", "CEGO-10.p11.III-1", "CEGO-10.p11.IV-1", "CEGO-10.p11.V-1", "CEGO-10.p11.VI-1"
)
def test_the_worked_standings_wait_for_lots() -> None:
    found = standing()
    assert order(NAMES, found) == "Aroeira Butiá Cambará Figueira Guajuvira (Ipê Jerivá Lapacho)"
    assert splits(NAMES, found) == [
        "Butiá Cambará Figueira Guajuvira: II 12 11 11 11",
        "Cambará Figueira Guajuvira: III 411 390 390",
        "Figueira Guajuvira: IV 1 0",
        "Ipê Jerivá Lapacho: IV 1 1 1; V",
    ]
    assert found.open == ((NAMES["Ipê"], NAMES["Jerivá"], NAMES["Lapacho"]),)


@pytest.mark.parametrize(
    ("name", "beaten", "partidas", "tentos"),
    [
        ("Aroeira", 6, 15, 428), ("Butiá", 4, 12, 371), ("Cambará", 4, 11, 411), ("Figueira", 4, 11, 390),
        ("Guajuvira", 4, 11, 390), ("Ipê", 2, 8, 318), ("Jerivá", 2, 8, 318), ("Lapacho", 2, 8, 318),
    ],
)  # fmt: skip
@pytest.mark.clause("CEGO-10.p11.VI-1", "S-CEGO-35", "S-CEGO-36")
def test_each_trio_has_its_figures(name: str, beaten: int, partidas: int, tentos: int) -> None:
    line = standing().lines[NAMES[name]]
    assert (line.beaten, line.partidas[0], line.tentos[0]) == (beaten, partidas, tentos)


def test_every_game_counts_three_partidas() -> None:
    lines = standing().lines.values()
    assert sum(line.beaten for line in lines) == 28
    assert sum(line.partidas[0] for line in lines) == 84


@pytest.mark.clause("CEGO-10.p11.V-1")
def test_lots_order_the_ring() -> None:
    found = standing(lots=RING)
    assert order(NAMES, found) == f"Aroeira Butiá Cambará Figueira Guajuvira {RING}"
    assert splits(NAMES, found)[-1] == "Jerivá Ipê Lapacho: IV 1 1 1; V"


@pytest.mark.clause("S-CEGO-36")
def test_a_table_of_the_tied_needs_no_lots() -> None:
    found = standing(rules("cbtg", h2h="miniLeague"))
    assert order(NAMES, found).endswith("Guajuvira Lapacho Jerivá Ipê")
    assert splits(NAMES, found)[-1].endswith("IV 1 1 1; IV 4 3 2")
    assert found.open == ()


@pytest.mark.clause("S-CEGO-36")
def test_the_difference_of_tentos_turns_two_places() -> None:
    found = standing(rules("cbtg", tentos="difference"))
    assert order(NAMES, found).startswith("Aroeira Butiá Cambará Guajuvira Figueira ")
    assert found.lines[NAMES["Guajuvira"]].saldo == 33
    assert found.lines[NAMES["Figueira"]].saldo == 27


@pytest.mark.clause("S-CEGO-33", "CEGO-6.p1-2")
def test_an_expelled_trio_is_last_and_its_games_stand_or_vanish() -> None:
    played = results(CBTG, NAMES, GAMES)
    stand = table(CBTG, NAMES, played, ALL, marks={"Aroeira": "dsq"})
    assert order(NAMES, stand).endswith("Aroeira")
    assert stand.lines[NAMES["Jerivá"]].beaten == 2
    annul = table(rules("cbtg", dqEarlier="annul"), NAMES, played, ALL, marks={"Aroeira": "dsq"})
    assert annul.lines[NAMES["Jerivá"]].beaten == 1
    assert annul.lines[NAMES["Aroeira"]].jogos == 0


@pytest.mark.clause("CEGO-10.p11.IV-1", "CEGO-10.p11.V-1")
def test_trios_that_never_met_are_drawn() -> None:
    names = numbers("A B C D")
    played = results(CBTG, names, "A x C: 24-10 24-10\nB x D: 24-10 24-10")
    found = table(CBTG, names, played, "A B")
    assert splits(names, found) == ["A B: IV -; V"]


def test_groups_of_different_sizes_are_compared_by_the_game() -> None:
    names = numbers("A B X Y Z")
    text = "A x X: 24-10 24-10\nA x Y: 10-24 10-24\nB x X: 24-10 24-10\nB x Y: 24-10 10-24 24-20\nB x Z: 10-24 10-24"
    played = results(CBTG, names, text)
    found = table(CBTG, names, played, "A B", sizes={1: 3, 2: 4}, across=True)
    assert order(names, found) == "B A"  # 2/3 of the games won, against 1/2
    level = results(CBTG, names, "A x X: 24-10 24-10\nA x Y: 10-24 10-24\nB x X: 24-10 24-10\nB x Y: 9-24 10-24")
    tied = table(CBTG, names, level, "A B", sizes={1: 3, 2: 4}, across=True)
    assert splits(names, tied) == ["A B: III 46 91/2"]
    assert figures([found.lines[2].beaten]) == "2"


def test_after_an_elimination_all_games_order_each_round() -> None:
    names = numbers("A B C D")
    played = results(CBTG, names, "A x B: 24-10 24-10\nC x D: 24-9 24-10\nA x C: 24-10 24-10", knockout=True)
    depth = {"A x B": 1, "C x D": 1, "A x C": 0}
    found = classified(CBTG, played, depth, [[1, 2, 3, 4]], {}, {})
    assert order(names, found.standing) == "A C B D"
    assert splits(names, found.standing) == ["B D: III 20 19"]
    groups = results(CBTG, names, "B x D: 24-23 23-24 24-23")
    uneven = classified(CBTG, [*groups, *played], depth, [[1, 2, 3, 4]], {2: 4, 4: 3}, {})
    assert splits(names, uneven.standing) == ["B D: I 1/2 0"]


def trio(*names: str, capataz: str = "", reserves: str = "") -> Side:
    return Side(tuple(Person(name, (), name in reserves.split(), name == capataz) for name in names))


@pytest.mark.parametrize(
    ("side", "code", "clause"),
    marked(
        [
            (trio("x", "y", "z"), "no-capataz", "CEGO-2-1"),
            (trio("x", "y", capataz="x"), "side-size", "CEGO-1-1"),
            (trio("x", "y", "z", "r", "s", capataz="x", reserves="r s"), "too-many-reserves", "S-CEGO-37"),
        ]
    ),
)
@pytest.mark.clause("CEGO-10.p2-1")
def test_a_trio_has_three_players_a_capataz_and_one_reserve(side: Side, code: str, clause: str) -> None:
    refused = preset("cbtg").entry_objection(side)
    assert isinstance(refused, Reason)
    assert (refused.code, refused.clause) == (code, clause)


@pytest.mark.clause("S-CEGO-37", "CEGO-2-1")
def test_the_capataz_may_be_the_reserve_and_options_change_how_many() -> None:
    one = trio("x", "y", "z", "r", capataz="r", reserves="r")
    assert preset("cbtg").entry_objection(one) is None
    refused = preset("cbtg").entry_objection(one, rules("cbtg", reserves="0"))
    assert refused is not None
    assert refused.facts == (1, 0)
    two = trio("x", "y", "z", "r", "s", capataz="x", reserves="r s")
    assert preset("cbtg").entry_objection(two, rules("cbtg", reserves="2")) is None


@pytest.mark.clause("CEGO-10.p11.IV-1", "S-CEGO-36")
def test_the_direct_encounter_is_asked_again_of_every_part_it_made() -> None:
    names = numbers("A B C D X")
    won, lost = "24-10 10-24 24-10", "10-24 24-10 10-24"
    text = f"A x C: {won}\nA x D: {won}\nB x A: {won}\nB x C: {won}\nD x B: {won}\nC x D: {won}\n"
    text += f"A x X: {lost}\nB x X: {lost}\nC x X: {won}\nD x X: {won}"
    found = table(CBTG, names, results(CBTG, names, text), "A B C D")
    assert splits(names, found) == ["B A C D: IV 2 2 1 1", "B A: IV 1 0", "C D: IV 1 0"]


def test_within_one_table_nothing_is_divided_by_the_games_played() -> None:
    names = numbers("A B X Y Z")
    text = "A x X: 24-10 24-10\nA x Y: 10-24 10-24\nB x X: 24-10 24-10\nB x Y: 9-24 10-24\nB x Z: 24-10 10-24 10-24"
    played = results(CBTG, names, text)
    assert splits(names, table(CBTG, names, played, "A B", sizes={1: 3, 2: 4})) == ["B A: II 4 3"]
    assert splits(names, table(CBTG, names, played, "A B", sizes={1: 3, 2: 4}, across=True)) == []
