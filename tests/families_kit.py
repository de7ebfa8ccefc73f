"""Families that exist in one test only: a package made in memory, with the faces the test gives it."""

import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

from carteado import catalogue
from carteado.family import Family, Game
from carteado.game import State


def game(identity: str, **told: Any) -> Game:
    """A game that nobody plays."""

    def start(*_: Any, **__: Any) -> State:
        raise NotImplementedError(identity)

    told = {"seats": (2,), **told}
    return Game(identity, "1", actions=(), events=(), values=(), start=start, restore=start, **told)


def plant(patch: pytest.MonkeyPatch, name: str, *games: Game, **faces: Any) -> Family:
    """One more family in the catalogue, until the test ends; each face is what its module has as `FACE`."""
    found = Family(name, games)
    place = f"planted_{name}"
    _module(patch, place, FAMILY=found)
    for each, face in faces.items():
        _module(patch, f"{place}.{each}", FACE=face)
    patch.setattr(catalogue, "FAMILIES", (*catalogue.FAMILIES, place))
    forget()
    return found


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """What a test plants with; it is gone when the test ends."""
    with monkeypatch.context() as own:
        yield own
    forget()


def forget() -> None:
    """The catalogue looks again at the families there are."""
    for each in vars(catalogue).values():
        clear = getattr(each, "cache_clear", None)
        if clear is not None:
            clear()


def _module(patch: pytest.MonkeyPatch, name: str, **held: Any) -> None:
    made = ModuleType(name)
    made.__spec__ = ModuleSpec(name, None, is_package=True)
    made.__path__ = []
    for key, value in held.items():
        setattr(made, key, value)
    patch.setitem(sys.modules, name, made)
