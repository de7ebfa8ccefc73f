"""Where a family keeps what the conformance tests may know of it; a family that keeps nothing is tested all the same.

The families of this repository keep it in `tests/games/FAMILY/conformance.py`. A package that plugs itself in keeps it in its
own module `conformance`, beside its `FAMILY`, or nowhere. Either has `HOOKS` and, if it likes, `STORIES`, both by game id.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from carteado import catalogue
from conformance_kit.hooks import Hooks
from conformance_kit.story import Story


def hooks_of(identity: str) -> Hooks:
    """The hooks of a game, by its id."""
    hooks: Mapping[str, Hooks] = getattr(_told(catalogue.package(identity)), "HOOKS", {})
    return hooks.get(identity, Hooks())


def stories() -> dict[str, tuple[Story, ...]]:
    """The golden stories of every game that has some."""
    told: dict[str, tuple[Story, ...]] = {}
    for package in catalogue.families():
        told |= getattr(_told(package), "STORIES", {})
    return told


@cache
def _told(package: str) -> ModuleType | None:
    for name in (f"games.{catalogue.families()[package].name}.conformance", f"{package}.conformance"):
        if _exists(name):
            return import_module(name)
    return None


def _exists(name: str) -> bool:
    parent = name.rpartition(".")[0]
    return (not parent or _exists(parent)) and find_spec(name) is not None
