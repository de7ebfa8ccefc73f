"""What a comparison is made of: a feature, and what a code says on it.

Rule 1: a value is computed from the rules, so that house rules are compared like printed ones.
Rule 2: nothing here is a sentence: `carteado.games.canastra.words.compare` has the words of every key and code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from carteado.compare.values import NOT_USED, Value
from carteado.games.canastra.rules.family import OPTIONS
from carteado.games.canastra.rules.rulebook import CanastraRules

GROUPS: Final = ("players", "pack", "deal", "draw", "melds", "morto", "out", "vulnerable", "points", "match")

Reading = Callable[[CanastraRules], Value]
YES_NO: Final = {True: "yes", False: "no"}


@dataclass(frozen=True)
class Feature:
    """One question that both codes answer: its value, and the clause of each, canastra's first."""

    key: str
    group: str
    value: Reading
    canastra: str
    buraco: str

    def clause(self, rules: CanastraRules) -> str:
        """The clause or silence behind the value."""
        return self.canastra if rules.id == "canastra" else self.buraco

    def house(self, rules: CanastraRules) -> bool:
        """Whether a house rule changed it from the printed text."""
        return self.value(rules) != self.value(OPTIONS[rules.id].rules)


def same(code: str) -> Reading:
    """A rule that both share."""
    return lambda _: Value(code)


def named(name: str, codes: Mapping[Any, str] = YES_NO) -> Reading:
    """The value of one field, by name."""
    return lambda rules: Value(codes[getattr(rules, name)])


def number(name: str, none: str = "") -> Reading:
    """A number in a sentence; `none` is the word for it where it is 0."""

    def read(rules: CanastraRules) -> Value:
        found: int = getattr(rules, name)
        return Value(none) if none and not found else Value("n", (found,))

    return read


def only_with(applies: Callable[[CanastraRules], bool], reading: Reading) -> Reading:
    """A question that only some rules ask."""
    return lambda rules: reading(rules) if applies(rules) else Value(NOT_USED)
