"""Every line of the page of threats names a test that is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINES = [line for line in (ROOT / "docs" / "threats.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
NAMED = [line for line in LINES if not re.match(r"\| (what is tried|---)", line)]


def names_in(file: str) -> set[str]:
    """The functions in the test files of this name."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "tests").rglob(file)]
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, functions)}


@pytest.mark.parametrize("line", NAMED)
def test_a_threat_names_a_test_that_is_there(line: str) -> None:
    found = re.search(r"`(test_\w+\.py)::(test_\w+)` \|$", line)
    assert found is not None, line
    assert found[2] in names_in(found[1])
    assert len(line.split("|")[2].strip()) > 5


def test_there_are_threats() -> None:
    assert len(NAMED) > 15
