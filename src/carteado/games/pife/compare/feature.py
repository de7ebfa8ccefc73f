"""What a comparison is made of: a feature, and what a code says on it.

Rule 1: a value is computed from the rules, so that house rules are compared like printed ones.
Rule 2: nothing here is a sentence: `carteado.games.pife.words.compare` has the words of every key and code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from carteado.compare.values import NOT_USED, Value
from carteado.games.pife.rules.family import OPTIONS
from carteado.games.pife.rules.rulebook import PifeRules

GROUPS: Final = ("players", "deal", "stakes", "draw", "melds", "wild", "out", "errors", "match")

Reading = Callable[[PifeRules], Value]
YES_NO: Final = {True: "yes", False: "no"}


@dataclass(frozen=True)
class Feature:
    """One question that both codes answer: its value, and the clause of each, cacheta's first."""

    key: str
    group: str
    value: Reading
    cacheta: str
    pifpaf: str

    def clause(self, rules: PifeRules) -> str:
        """The clause or silence behind the value."""
        return self.cacheta if rules.id == "cacheta" else self.pifpaf

    def house(self, rules: PifeRules) -> bool:
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

    def read(rules: PifeRules) -> Value:
        found: int = getattr(rules, name)
        return Value(none) if none and not found else Value("n", (found,))

    return read


def only_with(applies: Callable[[PifeRules], bool], reading: Reading) -> Reading:
    """A question that only some rules ask."""
    return lambda rules: reading(rules) if applies(rules) else Value(NOT_USED)


def for_chips(rules: PifeRules) -> bool:
    """Whether it is asked of a game for chips."""
    return rules.chips
