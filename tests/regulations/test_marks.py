"""A mark says what one test proves: over the parameters of a test it would say it of every one of them.

Rule 1: a clause that stands in some parameters of a test is marked on those alone (`clauses_kit.marked`).
Rule 2: so is one of a game, where other parameters name other games.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from carteado.catalogue import GAMES
from carteado.game import Reason
from carteado.regulations import regulation
from clauses_kit import COLLECTED, marked, named


@cache
def game_of(clause: str) -> str:
    """Whose clause it is."""
    return next((name for name in GAMES if any(entry.id == clause for entry in regulation(name).entries())), "")


def games_in(values: Sequence[object]) -> set[str]:
    """The games that parameters name, or hold the rules of."""
    texts = {value if isinstance(value, str) else str(getattr(value, "id", "")) for value in values}
    return texts & set(GAMES)


def over_all(item: pytest.Function) -> set[str]:
    """The clauses that stand over the whole test, not at one parameter."""
    return {str(clause) for mark in getattr(item.function, "pytestmark", ()) if mark.name == "clause" for clause in mark.args}


def misplaced(items: Sequence[pytest.Function]) -> dict[str, set[str]]:
    """For each test, the clauses over all its parameters that belong to some."""
    rows = [(item, tuple(item.callspec.params.values())) for item in items]
    clauses = {clause for _, values in rows for clause in named(values)}
    games = {game for _, values in rows for game in games_in(values)}
    found: dict[str, set[str]] = {}
    for item, values in rows:
        own, here = set(named(values)), games_in(values)
        others = {clause for clause in over_all(item) if here and game_of(clause) in games - here}
        if wrong := (over_all(item) & clauses - own) | others:
            found[item.nodeid] = wrong
    return found


def test_a_mark_over_parameters_belongs_to_all_of_them(request: pytest.FixtureRequest) -> None:
    tests: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in request.config.stash[COLLECTED]:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            tests[item.nodeid.partition("[")[0]].append(item)
    wrong = {test: sorted(set().union(*found.values())) for test, items in tests.items() if (found := misplaced(items))}
    assert wrong == {}


def stand_in(name: str, clauses: tuple[str, ...], value: object) -> Any:
    """A test with one parameter, marked over all of them."""
    function = SimpleNamespace(pytestmark=[pytest.mark.clause(*clauses).mark])
    return SimpleNamespace(nodeid=name, function=function, callspec=SimpleNamespace(params={"value": value}))


@pytest.mark.parametrize(
    ("clauses", "values", "wrong"),
    [
        (("FEN-19.1", "FEN-19.2"), ("FEN-19.1", "FEN-19.2"), [{"FEN-19.2"}, {"FEN-19.1"}]),
        (("FEN-19.1", "S-FEN-04"), (("FEN-19.1", 3), ("FEN-19.1", 4)), []),
        (("FEN-19.1", "SIN-CANGAR-5"), ("truco-fenacef", "truco-sinsep"), [{"SIN-CANGAR-5"}, {"FEN-19.1"}]),
        (("FEN-19.1",), (Reason("late", "FEN-19.2"), Reason("late", "FEN-19.1")), [{"FEN-19.1"}]),
        (("FEN-19.1", "FEN-19.2"), (1, 2), []),
    ],
    ids=["a clause each", "the same in all", "a game each", "inside a reason", "none in them"],
)
def test_what_is_misplaced(clauses: tuple[str, ...], values: tuple[object, ...], wrong: list[set[str]]) -> None:
    items = [stand_in(str(at), clauses, value) for at, value in enumerate(values)]
    assert list(misplaced(items).values()) == wrong


@pytest.mark.parametrize("cited", marked(("FEN-19.1", "FEN-19.2")))
def test_each_parameter_is_marked_with_what_stands_in_it(request: pytest.FixtureRequest, cited: str) -> None:
    assert [mark.args for mark in request.node.iter_markers("clause")] == [(cited,)]
