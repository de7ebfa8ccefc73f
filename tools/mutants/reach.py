"""Which tests reach which lines: measured once for a set of sources and tests, and kept in build/mutants.

A set of tests is a number with a bit for each, in the order they ran.
"""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import coverage
import pytest

IMPORT: Final = "import"


class Test(NamedTuple):
    """What the measuring run learnt of one test."""

    name: str
    file: str
    seconds: float
    clauses: tuple[str, ...]

    @property
    def function(self) -> str:
        return self.name.partition("[")[0]


class Reach(NamedTuple):
    """The tests that passed; for each line of each source those that ran it; and the lines that ran when it was imported."""

    tests: tuple[Test, ...]
    lines: dict[str, dict[int, int]]
    imported: dict[str, tuple[int, ...]]

    def by(self, path: Path, first: int, last: int) -> int:
        """The tests that run one of these lines."""
        known, found = self.lines.get(str(path), {}), 0
        for line in range(first, last + 1):
            found |= known.get(line, 0)
        return found


def measured(sources: Mapping[Path, str], arguments: list[str], part: int, parts: int) -> Reach:
    """Run one of so many parts of the tests and see. No source, each named with its module, may be imported yet."""
    cover = coverage.Coverage(data_file=None, config_file=False, include=[str(path) for path in sources])
    watch = _Watch(cover, part, parts)
    cover.start()
    cover.switch_context(IMPORT)
    for module in sources.values():
        import_module(module)
    cover.switch_context("")
    pytest.main(arguments, plugins=[watch])
    cover.stop()
    index = {test.name: at for at, test in enumerate(watch.tests)}
    data = cover.get_data()
    lines: dict[str, dict[int, int]] = {}
    imported: dict[str, tuple[int, ...]] = {}
    for path in map(str, sources):
        found = data.contexts_by_lineno(path)
        lines[path] = {line: _bits(index[name] for name in names if name in index) for line, names in found.items()}
        imported[path] = tuple(sorted(line for line, names in found.items() if IMPORT in names))
    return Reach(tuple(watch.tests), lines, imported)


def joined(parts: Sequence[Reach]) -> Reach:
    """What the parts saw, as one."""
    tests: tuple[Test, ...] = ()
    lines: dict[str, dict[int, int]] = {}
    for part in parts:
        for name, of in part.lines.items():
            known = lines.setdefault(name, {})
            for line, bits in of.items():
                known[line] = known.get(line, 0) | bits << len(tests)
        tests += part.tests
    return Reach(tests, lines, parts[0].imported)


def _bits(places: Iterator[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


class _Watch:
    """Tells the measuring which test runs, and keeps those that pass."""

    def __init__(self, cover: coverage.Coverage, part: int, parts: int) -> None:
        self.cover = cover
        self.part = part
        self.parts = parts
        self.tests: list[Test] = []
        self.failed = False

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = items[self.part :: self.parts]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        forget_clauses(session.config)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        self.failed = False
        self.cover.switch_context(item.nodeid)
        began = time.process_time()
        result = yield
        spent = time.process_time() - began
        self.cover.switch_context("")
        if not self.failed:
            clauses = tuple(str(clause) for mark in item.iter_markers("clause") for clause in mark.args)
            self.tests.append(Test(item.nodeid, str(item.path), round(spent, 4), clauses))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.outcome != "passed"


def forget_clauses(config: pytest.Config) -> None:
    """What is found here is no result of the tests of a clause: the conftest that writes those down is left out."""
    for plugin in list(config.pluginmanager.get_plugins()):
        if str(getattr(plugin, "__file__", "")).endswith("tests/conftest.py"):
            config.pluginmanager.unregister(plugin)


def digest(paths: Sequence[Path]) -> str:
    """What these files are, in a word."""
    found = sha256()
    for path in sorted(paths):
        found.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def write(reach: Reach, path: Path) -> None:
    """Keep it."""
    lines = {name: {str(line): f"{bits:x}" for line, bits in of.items()} for name, of in reach.lines.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"tests": reach.tests, "lines": lines, "imported": reach.imported}), encoding="utf-8")


def read(path: Path) -> Reach:
    """What was kept."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    tests = tuple(Test(name, file, seconds, tuple(clauses)) for name, file, seconds, clauses in kept["tests"])
    lines = {name: {int(line): int(bits, 16) for line, bits in of.items()} for name, of in kept["lines"].items()}
    return Reach(tests, lines, {name: tuple(of) for name, of in kept["imported"].items()})
