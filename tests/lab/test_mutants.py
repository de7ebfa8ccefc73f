"""The tool that breaks rules to see whether tests notice: what it changes, and a planted module with one weak test."""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

PLANTED = '''"""What a hand is worth, and one thing nobody asks for."""

from typing import Final

BASE: Final = 1


def worth(asked: int) -> int:
    """Three if more than two were asked for."""
    if asked > 2:
        return 3
    return BASE


def unused(number: int) -> int:
    return -number
'''
WEAK = """from planted import worth


def test_worth() -> None:
    assert worth(4) == 3
    assert worth(2) == 1
"""


def _points() -> Any:
    spec = spec_from_file_location("mutant_points", ROOT / "tools" / "mutants" / "points.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    sys.modules["mutant_points"] = found
    spec.loader.exec_module(found)
    return found


points = _points()


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("a = b < 2", {"a = b >= 2", "a = b <= 2", "a = b < 3", "a = b < 1"}),
        ("a = b and not c", {"a = (b or not c)", "a = b and (c)"}),
        ("a = b if c else d", {"a = b if (not (c)) else d"}),
        (
            "a: int = b + 1  # por quê",
            {"a: int = (b - 1)  # por quê", "a: int = b + 2  # por quê", "a: int = b + 0  # por quê"},
        ),
        ("a = f(True, 'é')", {"a = f(False, 'é')", "a = f(True, 'é?')"}),
        ("a.b = c", {"pass"}),
        ("a |= b", {"a &= b", "pass"}),
        ("a = b ** c", {"a = (b * c)"}),
        ("assert a == 1", set()),
        ("raise ValueError('one')", set()),
        ("a = b | None", set()),
    ],
)
def test_what_is_changed(tmp_path: Path, line: str, changed: set[str]) -> None:
    path = tmp_path / "one.py"
    path.write_text(f'def f(a, b, c, d):\n    """Says one."""\n    {line}\n', encoding="utf-8")
    found = points.mutants(path)
    assert {mutant.source().splitlines()[2].strip() for mutant in found} == changed
    assert {mutant.difference() for mutant in found} == {(line, other) for other in changed}
    assert all(mutant.inside and mutant.line() == 3 for mutant in found)


def test_a_constant_becomes_the_one_named_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text("from cards import HIGH, LOW\n\nrules = Rules(tie=HIGH)\n", encoding="utf-8")
    assert [(mutant.difference()[1], mutant.inside) for mutant in points.mutants(path)] == [("rules = Rules(tie=LOW)", False)]


def test_a_weak_test_leaves_the_mutants_it_does_not_see(tmp_path: Path) -> None:
    """A bound that is never met from above, and a function that no test calls; what is imported is broken too, and seen."""
    (tmp_path / "planted.py").write_text(PLANTED, encoding="utf-8")
    (tmp_path / "test_planted.py").write_text(WEAK, encoding="utf-8")
    command = [sys.executable, "-m", "tools.mutants", "--count", "0", "--measure", "--jobs", "1"]
    command += ["--sources", str(tmp_path / "planted.py"), "--tests", str(tmp_path / "test_planted.py")]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    table, _, alive = done.stdout.partition("| all ")
    assert "| planted.py | 10 | 8 | 0 | 1 | 1 |" in table
    assert "planted.py:10 number, survived\n  - if asked > 2:\n  + if asked > 3:" in alive
    assert "planted.py:16 not, minus, unreached" in alive
    assert "8 of 10 killed: 80.0 %" in alive
