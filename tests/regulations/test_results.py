"""A run of part of the tests keeps the results of the others, unless they are gone."""

from pathlib import Path

from results_kit import still_there

KEPT = ("tests/a.py::test_zap", "tests/a.py::test_vaza[FEN-14]")


def kept(root: Path, before: tuple[str, ...], *read: str) -> tuple[str, ...]:
    (root / "tests").mkdir()
    (root / "tests" / "a.py").write_text("def test_zap(): ...\n\n\ndef test_vaza(case): ...\n", encoding="utf-8")
    return tuple(still_there(dict.fromkeys(before, "passed"), read, root))


def test_what_was_not_read_is_kept(tmp_path: Path) -> None:
    assert kept(tmp_path, KEPT, "tests/b.py::test_flor") == KEPT


def test_a_file_that_is_gone_takes_its_tests_along(tmp_path: Path) -> None:
    assert kept(tmp_path, (*KEPT, "tests/old.py::test_zap")) == KEPT


def test_so_does_a_test_that_its_file_no_longer_names(tmp_path: Path) -> None:
    assert kept(tmp_path, (*KEPT, "tests/a.py::test_za", "tests/a.py::test_zap_old", "tests/a.py::test_flor[x]")) == KEPT


def test_a_parameter_is_gone_where_its_test_was_read_without_it(tmp_path: Path) -> None:
    old = "tests/a.py::test_vaza[FEN-99]"
    assert kept(tmp_path, (*KEPT, old), "tests/a.py::test_vaza[FEN-14]") == KEPT
