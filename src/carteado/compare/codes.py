"""Codes by their ids: `truco-asfo` against `truco-sinsep:ferro=blindFirstTrick`.

Rule 1: an id may carry house rules after a colon, with commas between them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from carteado import catalogue
from carteado.compare.face import Comparing, Rules
from carteado.compare.values import Row


class NotCompared(ValueError):
    """A code that has not the same questions to answer; `known` are those that have, family by family."""

    def __init__(self, code: str, known: tuple[tuple[str, ...], ...]) -> None:
        super().__init__(code)
        self.code = code
        self.known = known


@dataclass(frozen=True)
class Code:
    """A regulation with its house rules, and how its family compares."""

    rules: Rules
    face: Comparing

    @property
    def id(self) -> str:
        """The regulation."""
        return self.rules.id

    @property
    def spelled(self) -> str:
        """The id that `identified` reads back."""
        settings = ",".join(f"{key}={value}" for key, value in self.rules.options)
        return f"{self.id}:{settings}" if settings else self.id

    def rows(self, other: "Code") -> tuple[Row, ...]:
        """Every question, in the order of the groups."""
        return self.face.rows(self.rules, other.rules)


def comparable() -> Iterator[tuple[str, ...]]:
    """The codes that can be compared, family by family."""
    for family, _ in catalogue.faces("compare"):
        yield tuple(game.id for game in family.games)


def known() -> tuple[str, ...]:
    """All codes that can be compared with some other."""
    return tuple(code for codes in comparable() for code in codes)


def identified(text: str) -> Code:
    """The code with its house rules.

    `KeyError` if there is no such code, `NotCompared` if nothing can be compared with it, `BadOption` if a house rule
    cannot be.
    """
    name, _, settings = text.partition(":")
    code = name.partition("/")[0]
    if code not in catalogue.GAMES:
        raise KeyError(text)
    face: Comparing | None = catalogue.face(code, "compare")
    if face is None:
        raise NotCompared(code, tuple(comparable()))
    return Code(face.rules(code, dict(_setting(setting) for setting in settings.split(",") if setting)), face)


def paired(one: str, other: str) -> tuple[Code, Code]:
    """Two codes of one family; `NotCompared` where they are of two, and else like `identified`."""
    first, second = identified(one), identified(other)
    family = catalogue.family(first.id)
    if family is not catalogue.family(second.id):
        raise NotCompared(second.id, (tuple(game.id for game in family.games),))
    return first, second


def _setting(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key.strip(), value.strip()
