"""What a family brings to compare its codes: its `compare` face."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from carteado.compare.values import Row, Value
from carteado.records import Record
from carteado.words.language import Language

Json = Any


class Rules(Protocol):
    """A regulation with its house rules, as its family has it."""

    @property
    def id(self) -> str:
        """The regulation."""
        ...

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        """Its house rules, without those that say what is printed."""
        ...


@dataclass(frozen=True)
class Retold:
    """A hand of a record by another code: which it is, where it would have gone otherwise, how it ends; and that as data."""

    header: str
    differences: tuple[str, ...]
    ending: str
    data: Json


@dataclass(frozen=True)
class Comparing:
    """How codes of a family are compared.

    `rules` reads a code with house rules (`BadOption` where they cannot be), `rows` gives every question in the order of the
    `groups`; `group`, `feature` and `value` have their words. `retold` plays the hands of a record by another code.
    """

    groups: tuple[str, ...]
    rules: Callable[[str, Mapping[str, str]], Rules]
    rows: Callable[[Any, Any], tuple[Row, ...]]
    group: Callable[[Language, str], str]
    feature: Callable[[Language, str], str]
    value: Callable[[Language, str, Value], str]
    retold: Callable[[Language, Record, Any], tuple[Retold, ...]]
