"""Rows of partidas: what may be written, what an absence fills in, and what a sanction leaves of them."""

from dataclasses import replace

import pytest

from carteado.tournament import entries as log
from carteado.tournament.people import Person
from carteado.tournament.results import Format, Row
from carteado.tournament.rows import decided, finished, lost_jogo, lost_partida, objection, walkover, won
from carteado.tournament.torneio import Torneio
from standings_kit import jogo, line, numbers, order, results, rules, score, splits, table

THREE, FIVE = Format(3, 12), Format(5, 12)
FENACEF, CBTG = rules("fenacef"), rules("cbtg")
XYZ = numbers("X Y Z")


def rows(text: str) -> tuple[Row, ...]:
    return tuple(score(word) for word in text.split())


def counts(made: tuple[Row, ...]) -> str:
    return " ".join(f"{row.counts[0]}-{row.counts[1]}" for row in made)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("12-9 12-12", "nobody-won", (2, 12, 12)),
        ("11-9", "not-to-target", (1, 11, 9, 12)),
        ("12-9 12-8 12-3", "too-many-partidas", (3, 2, 0)),
        ("12-9 9-12 12-8 12-3", "too-many-partidas", (4, 2, 1)),
    ],
)
@pytest.mark.clause("FEN-3a", "ASFO-JOGO-4")
def test_what_cannot_be_is_refused_with_what_would_be_right(text: str, code: str, facts: tuple[int, ...]) -> None:
    refused = objection(THREE, rows(text))
    assert refused is not None
    assert (refused.code, refused.facts) == (code, facts)


@pytest.mark.clause("FEN-4.2")
def test_best_of_five_goes_on_to_three() -> None:
    assert objection(FIVE, rows("12-9 12-8 9-12 13-9")) is None
    assert decided(FIVE, rows("12-9 12-8")) is None
    assert decided(FIVE, rows("12-9 12-8 9-12 9-12 3-12")) == 1
    refused = objection(FIVE, rows("12-9 12-8 12-1 12-1"))
    assert refused is not None
    assert refused.facts == (4, 3, 0)


def test_a_level_partida_stands_where_a_game_may_be_drawn() -> None:
    one = Format(1, 3000)
    level = (Row((2400, 2400)),)
    assert objection(one, level, drawn_allowed=True) is None
    assert finished(one, level)
    assert decided(one, level) is None


def test_any_score_ends_a_partida_without_a_target() -> None:
    assert objection(Format(3, 0), rows("5-3 1-0")) is None


@pytest.mark.clause("FEN-5", "S-FEN-34")
@pytest.mark.parametrize(("form", "expected"), [(THREE, "12-0 12-0"), (FIVE, "12-0 12-0 12-0")])
def test_whoever_is_there_wins_all_partidas_to_nothing(form: Format, expected: str) -> None:
    made = walkover(FENACEF, form, (), (1,))
    assert counts(made) == expected
    assert {(row.how, row.absent) for row in made} == {("wo", (1,))}


@pytest.mark.clause("S-FEN-35")
@pytest.mark.parametrize(
    ("rest", "points", "expected"),
    [
        ("12-8 12-10", (2, 1), "pontos 2 partidas 2-1 tentos 24-30 saldo -6 average 24/18"),
        ("9-12", (0, 3), "pontos 0 partidas 0-2 tentos 9-24 saldo -15 average 9/12"),
    ],
)
def test_whoever_comes_late_lost_the_first_partida_and_plays_on(rest: str, points: tuple[int, int], expected: str) -> None:
    made = walkover(FENACEF, THREE, (), (0,), partida=1)
    assert counts(made) == "0-12"
    played = jogo(FENACEF, XYZ, f"X x Y: wo:0-12 {rest}")
    found = table(FENACEF, XYZ, [played], "X Y")
    assert tuple(found.lines[XYZ[name]].points for name in "XY") == points
    assert line(XYZ, found, "X") == expected


@pytest.mark.clause("S-FEN-35")
def test_a_wo_told_after_the_partidas_stands_before_them() -> None:
    assert counts(walkover(FENACEF, THREE, rows("12-8 12-10"), (0,), partida=1)) == "0-12 12-8 12-10"


@pytest.mark.clause("FEN-5", "S-FEN-35")
def test_whoever_leaves_keeps_what_was_played_and_loses_the_rest() -> None:
    made = walkover(FENACEF, THREE, rows("12-9"), (0,))
    assert counts(made) == "12-9 0-12 0-12"
    found = table(FENACEF, XYZ, [jogo(FENACEF, XYZ, "X x Y: 12-9 wo:0-12 wo:0-12")], "X Y")
    assert line(XYZ, found, "X") == "pontos 0 partidas 1-2 tentos 12-33 saldo -21 average 12/9"
    assert found.lines[XYZ["Y"]].points == 3


@pytest.mark.clause("FEN-5", "FEN-6.1b", "S-FEN-36")
def test_both_away_leaves_no_rows_and_no_encounter() -> None:
    assert walkover(FENACEF, THREE, (), (0, 1)) == ()
    played = [
        jogo(FENACEF, XYZ, "X x Y: ausentes"),
        jogo(FENACEF, XYZ, "X x Z: 12-9 12-7"),
        jogo(FENACEF, XYZ, "Y x Z: 12-8 12-7"),
    ]
    found = table(FENACEF, XYZ, played, "X Y Z")
    assert splits(XYZ, found) == ["Y X: a 2 2; b -; c 9 8"]
    assert order(XYZ, found) == "Y X Z"
    assert table(FENACEF, XYZ, played[:1], "X Y").lines[XYZ["X"]].points == 0


@pytest.mark.parametrize(
    ("form", "before", "after"),
    [
        (THREE, "12-8", "0-12 0-12"),
        (THREE, "12-8 9-12", "9-12 0-12"),
        (FIVE, "12-9 8-12", "8-12 0-12 0-12"),
        (FIVE, "12-9 12-7 10-12", "10-12 0-12 0-12"),
        (FIVE, "12-9 12-7 7-12 8-12", "7-12 8-12 0-12"),
        (THREE, "", "0-12 0-12"),
    ],
)
@pytest.mark.clause("FEN-28pu-d", "FEN-13pu", "S-FEN-07", "S-FEN-43")
def test_a_jogo_lost_has_exactly_the_rows_it_needs(form: Format, before: str, after: str) -> None:
    made = lost_jogo(FENACEF, form, rows(before), 0, "FEN-28pu-d")
    assert counts(made) == after
    assert won(made)[0] == 0
    assert {row.how for row in made if row.counts == (0, 12)} == {"forfeit"}


@pytest.mark.clause("S-FEN-43")
def test_a_jogo_lost_counts_in_the_average_unless_it_is_said_otherwise() -> None:
    names = numbers("A B")
    lost = "A x B: 10-12 lost:0-12 lost:0-12"
    played = [jogo(FENACEF, names, lost, knockout=True)]
    found = table(FENACEF, names, played, "A B")
    assert str(found.lines[1].average) == "10/36"
    out = rules("fenacef", forfeitInAverage="false")
    assert str(table(out, names, played, "A B").lines[1].average) == "10/12"


@pytest.mark.clause("FEN-28pu-c")
def test_a_partida_lost_keeps_its_real_score_beside_the_one_that_counts() -> None:
    made = lost_partida(THREE, (), 0, "FEN-28pu-c", real=(9, 3))
    assert made == (Row((9, 3), "forfeit", (0, 12), "FEN-28pu-c"),)
    assert decided(THREE, made) is None
    names = numbers("A B")
    played = [jogo(FENACEF, names, "A x B: lost:0-12 12-9 12-10")]
    found = table(FENACEF, names, played, "A B")
    assert line(names, found, "A") == "pontos 2 partidas 2-1 tentos 24-31 saldo -7 average 24/31"


@pytest.mark.clause("CEGO-6.p1-1", "CEGO-6.p1-3", "CEGO-6.p2-1", "S-CEGO-33")
@pytest.mark.parametrize(
    ("result", "before", "partidas", "tentos"),
    [
        ("72-0", "24-20", (3, 0), (72, 0)),
        ("72-0", "20-24", (3, 0), (72, 0)),
        ("fillUnplayed", "24-20", (3, 0), (72, 20)),
        ("fillUnplayed", "20-24", (2, 1), (68, 24)),
    ],
)
def test_a_game_of_cego_is_lost_to_nothing_or_filled_up(
    result: str, before: str, partidas: tuple[int, int], tentos: tuple[int, int]
) -> None:
    used = rules("cbtg", dqResult=result)
    names = numbers("A B")
    form = used.groups
    made = lost_jogo(used, form, rows(before), 1, "CEGO-6.II-1")
    told = " ".join(f"lost:{row.counts[0]}-{row.counts[1]}" for row in made)
    found = table(used, names, results(used, names, f"A x B: {told}"), "A B")
    assert found.lines[1].partidas == partidas
    assert found.lines[1].tentos == tentos
    assert found.lines[1].beaten == 1


@pytest.mark.clause("CEGO-6.III-1", "CEGO-10.p7.III-1", "S-CEGO-33")
def test_an_absence_in_cego_loses_the_whole_game() -> None:
    assert counts(walkover(CBTG, CBTG.groups, rows("24-20"), (0,), partida=2)) == "0-24 0-24"


@pytest.mark.clause("CEGO-10.p11.VI-1", "S-CEGO-35")
@pytest.mark.parametrize(
    ("text", "partidas", "tentos"),
    [
        ("24-16 24-13", (3, 0), (72, 29)),
        ("17-24 24-13 24-21", (2, 1), (65, 58)),
        ("8-24 5-24", (0, 3), (13, 72)),
        ("26-16 24-13", (3, 0), (72, 29)),
        ("ausente B", (3, 0), (72, 0)),
    ],
)
def test_one_game_of_cego(text: str, partidas: tuple[int, int], tentos: tuple[int, int]) -> None:
    names = numbers("A B")
    found = table(CBTG, names, results(CBTG, names, f"A x B: {text}"), "A B")
    assert (found.lines[1].partidas, found.lines[1].tentos) == (partidas, tentos)


@pytest.mark.clause("CEGO-10.p11.VII-3")
def test_a_winner_who_is_named_has_the_partidas_he_won_and_no_more() -> None:
    names = numbers("A B")
    named = replace(jogo(CBTG, names, "A x B: 24-20"), winner=1, decided=True)
    line = table(CBTG, names, [named], "A B").lines[1]
    assert (line.beaten, line.partidas, line.tentos) == (1, (1, 0), (24, 20))


@pytest.mark.parametrize(("preset", "refused"), [("fenacef", "score-below"), ("asfo", "score-below"), ("livre", None)])
def test_nobody_has_less_than_nothing_unless_cards_count_against_a_side(preset: str, refused: str | None) -> None:
    lines: list[log.AnyEntry] = [log.Opened(name="Copa", preset=preset)]
    marks = ("servidora", "associada")
    for name in "AB":
        lines.append(log.EntryMade(name=name, people=(Person(f"{name}1", marks), Person(f"{name}2", marks))))
    lines += [log.EntriesClosed(), log.GroupSet(stage="grupos", group="X", slots=("#1", "#2"))]
    event = Torneio.of(lines)
    for rows, running in ((((-5, 12), (3, 12)), ()), (((3, 12),), (-1, 4))):
        reason = event.check(log.RowsTaken(jogo="g1", sides=(1, 2), rows=rows, running=running))
        assert (None if reason is None else reason.code) == refused
