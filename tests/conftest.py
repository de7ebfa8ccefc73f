"""Which tests a run takes, on which build; and every test that names clauses leaves its result in build/clauses.json.

`--rules` takes what the rules decide, `--sample=8` one file in eight of that and every one with tests that need plain rules,
`--family truco` what belongs to one family. `carteado coverage` reads the results.
"""

import filecmp
import json
import os
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from carteado import cards
from carteado.catalogue import FAMILIES, GAMES, families
from carteado.regulations import regulation
from carteado.regulations.coverage import RESULTS
from clauses_kit import COLLECTED
from results_kit import still_there

# The asserts of these kits explain themselves like those of a test; they are named before anybody imports them.
pytest.register_assert_rewrite("arena.figures", "conformance_kit", "table.client_kit", "table.machine_kit", "table.table_kit")

# Examples are the same in every run, and a slow machine is no failure; CARTEADO_FUZZ=1 looks for new ones.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ordinary", UNHURRIED, derandomize=True, database=None)
settings.register_profile("fuzz", UNHURRIED)
settings.load_profile("fuzz" if os.environ.get("CARTEADO_FUZZ") else "ordinary")

ROOT = Path(__file__).parents[1]
# What the rules decide, and is tried on the compiled ones: folders of tests/, and those of a family.
RULES = ("arena", "bots", "conformance", "engine", "fair", "melds", "records", "table", "test_cases.py", "toy", "wire")
PLAIN = ("web",)  # has tests that need plain rules, though the rules do not decide it
OF_A_FAMILY = ("arena", "bots", "records", "rules", "table")
SHARED = ("conformance", "test_cases.py", "wire")  # what a family is tried with besides its own tests
_seen: dict[str, dict[str, object]] = {}
_read: set[str] = set()  # the tests that were found, here or by workers


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="only what the rules decide")
    parser.addoption("--sample", type=int, default=1, help="of what the rules decide one file in so many")
    parser.addoption("--family", help="only what belongs to this family of games")


def pytest_configure() -> None:
    """Refuse to test the wrong build: what is compiled must be compiled, and the reverse; and made of these sources."""
    expected = os.environ.get("CARTEADO_EXPECT", "")
    actual = "plain" if str(cards.__file__).endswith(".py") else "compiled"
    if expected and expected != actual:
        raise pytest.UsageError(f"expected the {expected} engine, got the {actual} one at {cards.__file__}")
    place = Path(str(cards.__file__)).parent
    if actual == "compiled" and ROOT in place.parents and (stale := _stale(place)):
        raise pytest.UsageError(f"{stale} is not what was compiled: run `make compiled`")


def _stale(place: Path) -> str:
    """The first source that is not in this package as it is now."""
    for source in sorted((ROOT / "src" / "carteado").rglob("*.py")):
        copy = place / source.relative_to(ROOT / "src" / "carteado")
        if not copy.exists() or not filecmp.cmp(source, copy, shallow=False):
            return str(source.relative_to(ROOT))
    return ""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave whole folders out unread where nothing in them is asked for."""
    parts = collection_path.relative_to(ROOT / "tests").parts if ROOT / "tests" in collection_path.parents else ()
    if not parts or collection_path.name == "conftest.py":
        return None
    family = config.getoption("family")
    sample = int(config.getoption("sample") or 1)
    ruled = of_rules(parts)
    unasked = not ruled and (bool(config.getoption("rules")) or (sample > 1 and parts[0] not in PLAIN))
    if collection_path.suffix == ".py" and not unasked:
        unasked = not _in_sample(collection_path, sample)
    if family:
        unasked = unasked or not (parts[0] in SHARED or parts[:2] in (("games",), ("games", str(family))))
    return True if unasked else None


def of_rules(parts: tuple[str, ...]) -> bool:
    """Whether a path below tests/ is among what the rules decide, or leads there."""
    if parts[0] == "games":
        return len(parts) < 3 or parts[2] in OF_A_FAMILY
    return parts[0] in RULES


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = tuple(items)
    _demand_known_clauses(items)
    family = str(config.getoption("family") or "")
    asked = [_of_family(item, family) for item in items]
    if not all(asked):
        config.hook.pytest_deselected(items=[item for item, wanted in zip(items, asked, strict=True) if not wanted])
        items[:] = [item for item, wanted in zip(items, asked, strict=True) if wanted]


def _in_sample(path: Path, sample: int) -> bool:
    """Whether a file is taken; that goes by its name, so that it is always the same ones."""
    parts = path.relative_to(ROOT / "tests").parts
    chosen = sample == 1 or (of_rules(parts) and crc32("/".join(parts).encode()) % sample == 0)
    return chosen or "plain_only" in path.read_text(encoding="utf-8")


def _of_family(item: pytest.Item, family: str) -> bool:
    """Whether a test is of this family, or names no game of another one."""
    if not family:
        return True
    others = [game.id for other in families().values() if other.name != family for game in other.games]
    return not any(identity in item.name for identity in others)


def _demand_known_clauses(items: list[pytest.Item]) -> None:
    known = {entry.id for name in GAMES for entry in regulation(name).entries()}
    for item in items:
        clauses = [str(clause) for mark in item.iter_markers("clause") for clause in mark.args]
        strange = sorted(set(clauses) - known)
        if strange:
            raise pytest.UsageError(f"{item.nodeid} names {strange[0]}, which is no clause of any regulation")
        if own := [clause for clause in clauses if clause in _own_clauses()]:
            item.user_properties.append(("clauses", own))


@cache
def _own_clauses() -> frozenset[str]:
    """The clauses of the program's own regulations: coverage is about them, and not about those of a package plugged in."""
    games = [game for name in FAMILIES for game in families()[name].games]
    return frozenset(entry.id for game in games for entry in regulation(game.id).entries())


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    clauses = dict(report.user_properties).get("clauses")
    if not clauses:
        return
    entry = _seen.setdefault(report.nodeid, {"clauses": clauses, "outcome": "passed"})
    if report.outcome != "passed":
        entry["outcome"] = report.outcome


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    _read.update(getattr(node, "workeroutput", {}).get("read", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Only the process that gathers the reports writes; a run of part of the tests updates, a whole one replaces."""
    _read.update(item.nodeid for item in session.config.stash.get(COLLECTED, ()))
    if hasattr(session.config, "workerinput"):
        session.config.workeroutput["read"] = sorted(_read)  # type: ignore[attr-defined]
        return
    if not _seen:
        return
    path = ROOT / RESULTS
    before: dict[str, dict[str, object]] = {}
    if path.exists() and not _asked_for_all(session.config):
        some = any("[" in str(arg) for arg in session.config.args)
        before = still_there(json.loads(path.read_text(encoding="utf-8")), () if some else _read, ROOT)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({**before, **_seen}, indent=1, sort_keys=True), encoding="utf-8")


def _asked_for_all(config: pytest.Config) -> bool:
    chosen = ("keyword", "markexpr", "rules", "family")
    partial = any(config.getoption(name) for name in chosen) or config.getoption("sample") != 1
    return not partial and all(Path(str(arg)).resolve() == ROOT / "tests" for arg in config.args)
