"""The table of clauses and tests."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from carteado.catalogue import game
from carteado.regulations import coverage, regulation
from carteado.regulations.coverage import Row, gaps, page, read_results, table, unknown
from carteado.regulations.coverage import Tested as ATest

FENACEF = regulation("truco-fenacef")
HELD = ATest("tests/a.py::test_zap", ("FEN-9a", "FEN-14"), True)
BROKEN = ATest("tests/a.py::test_vazas", ("FEN-14",), False)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose tournaments are not finished yet."""
    kinds = tuple(kind for kind in game("truco-fenacef").finished if kind != "tournament")
    monkeypatch.setattr(coverage, "game", lambda identity: replace(game(identity), finished=kinds))


def row(identity: str, *tests: ATest) -> Row:
    return next(row for row in table(FENACEF, tests) if row.entry.id == identity)


def test_the_table_has_every_clause_in_order() -> None:
    assert [row.entry for row in table(FENACEF, ())] == [*FENACEF.clauses, *FENACEF.silences]


def test_a_clause_is_covered_by_a_passing_test() -> None:
    found = row("FEN-9a", HELD)
    assert (found.status, found.passed, found.failed) == ("covered", (HELD.name,), ())


def test_one_failing_test_is_enough_to_fail_a_clause() -> None:
    found = row("FEN-14", HELD, BROKEN)
    assert (found.status, found.passed, found.failed) == ("failing", (HELD.name,), (BROKEN.name,))


@pytest.mark.usefixtures("later")
def test_without_a_test_a_finished_kind_misses_it_and_another_waits() -> None:
    assert row("FEN-14").status == "missing"
    assert row("FEN-1").status == "later"
    assert row("FEN-1", ATest("t", ("FEN-1",), True)).status == "covered"
    assert row("FEN-1", ATest("t", ("FEN-1",), False)).status == "failing"


def test_gaps_are_what_is_missing_or_failing() -> None:
    required = [row.entry.id for row in table(FENACEF, ()) if row.required]
    assert {clause.id for clause in FENACEF.clauses if clause.kind in game("truco-fenacef").finished} < set(required)
    everything = ATest("t", tuple(required), True)
    assert gaps(table(FENACEF, (everything,))) == ()
    assert [row.entry.id for row in gaps(table(FENACEF, (everything, BROKEN)))] == ["FEN-14"]
    but_one = ATest("t", tuple(name for name in required if name != "FEN-9a"), True)
    assert [row.entry.id for row in gaps(table(FENACEF, (but_one,)))] == ["FEN-9a"]
    assert [row.entry.id for row in gaps(table(FENACEF, ()))] == required


@pytest.mark.usefixtures("later")
def test_a_silence_is_a_row_unless_all_it_asks_about_is_for_later() -> None:
    assert row("S-FEN-01").status == "missing"
    assert row("S-FEN-01", ATest("t", ("S-FEN-01",), True)).status == "covered"
    assert row("S-FEN-36").status == "later"  # two clauses of the tournament
    assert row("S-FEN-34").status == "later"  # its option is one of the tournament


def test_unknown_clauses_are_named_with_their_test() -> None:
    strange = ATest("t", ("FEN-9a", "FEN-99", "S-FEN-01"), True)
    assert unknown((FENACEF,), (HELD, strange)) == (("t", "FEN-99"),)


def test_results_are_read_in_order_of_name(tmp_path: Path) -> None:
    path = tmp_path / "clauses.json"
    entries = {
        "b": {"clauses": ["FEN-14"], "outcome": "failed"},
        "a": {"clauses": ["FEN-9a", "FEN-14"], "outcome": "passed"},
        "c": {"clauses": [], "outcome": "skipped"},
    }
    path.write_text(json.dumps(entries), encoding="utf-8")
    assert read_results(path) == (
        ATest("a", ("FEN-9a", "FEN-14"), True),
        ATest("b", ("FEN-14",), False),
        ATest("c", (), False),
    )


@pytest.mark.usefixtures("later")
def test_the_page_counts_by_kind_and_names_tests() -> None:
    many = tuple(ATest(f"tests/a.py::test_{nth}", ("FEN-9b",), True) for nth in range(5))
    lines = page(FENACEF, table(FENACEF, (HELD, BROKEN, *many))).splitlines()
    assert lines[0] == "# Truco mineiro (fixed manilhas, FENACEF code): clauses and tests"
    assert "| play | 72 | 2 |" in lines
    assert "| tournament | 37 | 0 |" in lines
    assert "| silence | 52 | 0 |" in lines
    rows = {line.split(" | ")[0].lstrip("| "): line for line in lines if line.startswith("| FEN-")}
    assert len(rows) == 143
    assert rows["FEN-9a"].endswith("| `test_zap` |")
    assert rows["FEN-9b"].endswith("| `test_0`, `test_1`, `test_2` and 2 more |")
    assert rows["FEN-9c"].endswith("| missing |")
    assert rows["FEN-1"].endswith("| later |")


def test_a_failing_clause_is_not_shown_as_held() -> None:
    lines = page(FENACEF, table(FENACEF, (HELD, BROKEN))).splitlines()
    (line,) = [line for line in lines if line.startswith("| FEN-14 ")]
    assert line.endswith("| failing |")
