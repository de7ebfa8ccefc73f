"""What a comparison is made of: a feature, and what a code says on it.

Rule 1: a value is computed from the rules, so that house rules are compared like printed ones.
Rule 2: nothing here is a sentence: `carteado.games.truco.words.compare` has the words of every key and code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from carteado.compare.values import NOT_USED, Value
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.rulebook import TrucoRules

GROUPS: Final = ("players", "pack", "deal", "play", "stakes", "special", "irregularities", "match")

Reading = Callable[[TrucoRules], Value]


@dataclass(frozen=True)
class Feature:
    """One question that codes answer: its value, and the clause by its name in `cites` or by the id of the code."""

    key: str
    group: str
    value: Reading
    cite: str = ""
    clauses: Mapping[str, str] = field(default_factory=dict[str, str])

    def clause(self, rules: TrucoRules) -> str:
        """The clause behind the value, "" where the text is silent."""
        return self.clauses.get(rules.id) or rules.cites.get(self.cite, "")

    def house(self, rules: TrucoRules) -> bool:
        """Whether a house rule changed it from the printed text."""
        return self.value(rules) != self.value(OPTIONS[rules.id].rules)


def by_code(fen: str = "", asfo: str = "", sin: str = "") -> dict[str, str]:
    """Clauses by the id of their code, without those that are silent."""
    named = {"truco-fenacef": fen, "truco-asfo": asfo, "truco-sinsep": sin}
    return {code: clause for code, clause in named.items() if clause}


def same(code: str) -> Reading:
    """A rule that all codes of the family share."""
    return lambda _: Value(code)


def named(name: str, codes: Mapping[Any, str]) -> Reading:
    """The value of one field, by name."""
    return lambda rules: Value(codes[getattr(rules, name)])


def number(name: str, code: str, one: str = "") -> Reading:
    """A number in a sentence; `one` is the word for it where it is 1."""

    def read(rules: TrucoRules) -> Value:
        found: int = getattr(rules, name)
        return Value(one) if one and found == 1 else Value(code, (found,))

    return read


def only_with(applies: Callable[[TrucoRules], bool], reading: Reading) -> Reading:
    """A question that only some codes ask."""
    return lambda rules: reading(rules) if applies(rules) else Value(NOT_USED)
