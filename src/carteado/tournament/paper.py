"""Sheets in print: what a table fills in by hand where there is no screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from carteado import catalogue
from carteado.regulations import Text

Facts = Mapping[str, str]  # what is known before it is printed: names, table, round


@dataclass(frozen=True)
class Printed:
    """A sheet of one game: its name, and its source (typst), with what is known filled in."""

    id: str
    game: str
    title: Text
    source: Callable[[Any, Facts], str]  # of the words it is printed in


@dataclass(frozen=True)
class Paper:
    """What a family brings in print, its `paper` face."""

    sheets: tuple[Printed, ...]


NOTHING: Final[Facts] = {}


def papers(game: str) -> tuple[Printed, ...]:
    """The sheets of this game."""
    found: Paper | None = catalogue.face(game, "paper")
    return () if found is None else tuple(sheet for sheet in found.sheets if sheet.game == game)


def printed(words: object, game: str, name: str, facts: Facts = NOTHING) -> str:
    """The source of one sheet; `KeyError` names those there are."""
    known = {sheet.id: sheet for sheet in papers(game)}
    if name not in known:
        raise KeyError(f"{game} has no sheet called {name!r}; there are {', '.join(known) or 'none'}")
    return known[name].source(words, facts)
