"""Every test that names clauses leaves its result in build/clauses.json, for `carteado coverage`."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from carteado import cards
from carteado.catalogue import GAMES
from carteado.regulations import regulation
from carteado.regulations.coverage import RESULTS

# The asserts of these kits explain themselves like those of a test; they are named before anybody imports them.
pytest.register_assert_rewrite("arena.figures", "conformance_kit", "table.client_kit", "table.machine_kit", "table.table_kit")

# Examples are the same in every run, and a slow machine is no failure; CARTEADO_FUZZ=1 looks for new ones.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ordinary", UNHURRIED, derandomize=True, database=None)
settings.register_profile("fuzz", UNHURRIED)
settings.load_profile("fuzz" if os.environ.get("CARTEADO_FUZZ") else "ordinary")

ROOT = Path(__file__).parents[1]
_seen: dict[str, dict[str, object]] = {}


def pytest_configure() -> None:
    """Refuse to test the wrong build: what is compiled must be compiled, and the reverse."""
    expected = os.environ.get("CARTEADO_EXPECT", "")
    actual = "plain" if str(cards.__file__).endswith(".py") else "compiled"
    if expected and expected != actual:
        raise pytest.UsageError(f"expected the {expected} engine, got the {actual} one at {cards.__file__}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {entry.id for name in GAMES for entry in regulation(name).entries()}
    for item in items:
        clauses = [str(clause) for mark in item.iter_markers("clause") for clause in mark.args]
        strange = sorted(set(clauses) - known)
        if strange:
            raise pytest.UsageError(f"{item.nodeid} names {strange[0]}, which is no clause of any regulation")
        if clauses:
            item.user_properties.append(("clauses", clauses))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    clauses = dict(report.user_properties).get("clauses")
    if not clauses:
        return
    entry = _seen.setdefault(report.nodeid, {"clauses": clauses, "outcome": "passed"})
    if report.outcome != "passed":
        entry["outcome"] = report.outcome


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Only the process that gathers the reports writes; a run of part of the tests updates, a whole one replaces."""
    if hasattr(session.config, "workerinput") or os.environ.get("CARTEADO_EXPECT") == "compiled" or not _seen:
        return
    path = ROOT / RESULTS
    whole = not session.config.option.keyword and not session.config.option.markexpr and _asked_for_all(session.config)
    before: dict[str, dict[str, object]] = {}
    if path.exists() and not whole:
        before = json.loads(path.read_text(encoding="utf-8"))
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({**before, **_seen}, indent=1, sort_keys=True), encoding="utf-8")


def _asked_for_all(config: pytest.Config) -> bool:
    return all(Path(str(arg)).resolve() == ROOT / "tests" for arg in config.args)
