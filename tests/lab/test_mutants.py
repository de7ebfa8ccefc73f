"""The tool that breaks rules to see whether tests notice: what it changes, and a planted module with one weak test."""

import json
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
# Left out, these calls take what `super()` needs, and the function inside, with them.
CLOSED = '''"""What is made inside, and what is said to the class above."""


class Counter:
    def __init__(self) -> None:
        self.count = 4


class Named(Counter):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def told(self) -> str:
        letters = list(self.name)
        letters.sort(key=lambda letter: letter)
        return "".join(letters) * self.count
'''
SEEN = """from closed import Named


def test_told() -> None:
    assert Named("ba").told() == "abababab"
"""
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


def broken(folder: Path, name: str, planted: str, tests: str) -> str:
    """What the tool tells of a module with these tests."""
    (folder / f"{name}.py").write_text(planted, encoding="utf-8")
    (folder / f"test_{name}.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, "-m", "tools.mutants", "--count", "0", "--measure", "--jobs", "1"]
    command += ["--sources", str(folder / f"{name}.py"), "--tests", str(folder / f"test_{name}.py")]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": ""}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_weak_test_leaves_the_mutants_it_does_not_see(tmp_path: Path) -> None:
    """A bound that is never met from above, and a function that no test calls; what is imported is broken too, and seen."""
    told = broken(tmp_path, "planted", PLANTED, WEAK)
    table, _, alive = told.partition("| all ")
    assert "| planted.py | 10 | 8 | 0 | 1 | 1 |" in table
    assert "planted.py:10 number, survived\n  - if asked > 2:\n  + if asked > 3:" in alive
    assert "planted.py:16 not, minus, unreached" in alive
    assert "8 of 10 killed: 80.0 %" in alive


def test_a_change_that_takes_a_function_inside_or_super_with_it_is_tried(tmp_path: Path) -> None:
    told = broken(tmp_path, "closed", CLOSED, SEEN)
    assert "A trial broke" not in told
    assert "8 of 8 killed" in told


def test_a_family_is_tried_with_what_it_counts_with_and_no_more() -> None:
    asked = "from tools.mutants.__main__ import of_family; import json, sys; "
    asked += "print(json.dumps({name: sorted(of_family(name).sources.values()) for name in sys.argv[1:]}))"
    command = [sys.executable, "-c", asked, "truco", "canastra", "pife", "blackjack"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    kernels = {name: [one for one in sources if ".games." not in one] for name, sources in json.loads(done.stdout).items()}
    assert kernels["truco"] == [f"carteado.tricks.{name}" for name in ("play", "sanctions", "vaza")]
    assert kernels["canastra"] == [f"carteado.melds.{name}" for name in ("arranging", "finding", "grammar", "meld", "why")]
    assert kernels["pife"] == ["carteado.melds.grammar", "carteado.melds.meld"]
    assert kernels["blackjack"] == []
