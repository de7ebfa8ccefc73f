"""House rules: which fields of a regulation may be set, to what, and which settings make no sense together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

Rules = TypeVar("Rules", bound=Any)

SHORTEST_CLOCK = 3
LONGEST_CLOCK = 3600


class BadOption(ValueError):
    """A setting that cannot be: the code names the sentence, the facts fill it in."""

    def __init__(self, code: str, *facts: str) -> None:
        super().__init__(f"{code}: {', '.join(facts)}")
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Choice:
    """One option: its key in the regulation, the field it sets, and the values by name, the printed text first."""

    key: str
    field: str
    values: Mapping[str, Any]
    seconds: bool = False

    @property
    def default(self) -> str:
        """What the regulation as printed says."""
        return next(iter(self.values))

    def read(self, text: str) -> Any:
        """The value behind a name, or a number of seconds where one is allowed."""
        if text in self.values:
            return self.values[text]
        if self.seconds and text.isdecimal() and SHORTEST_CLOCK <= int(text) <= LONGEST_CLOCK:
            return int(text)
        allowed = " | ".join(self.values)
        if self.seconds:
            allowed += f" | {SHORTEST_CLOCK}..{LONGEST_CLOCK}"
        raise BadOption("option-value", self.key, text, allowed)


@dataclass(frozen=True)
class Refusal:
    """Settings that make no sense together."""

    code: str
    keys: tuple[str, ...]
    holds: Callable[[dict[str, str]], bool]


@dataclass(frozen=True)
class Options(Generic[Rules]):
    """All house rules of one regulation, over a frozen dataclass with an `options` field."""

    rules: Rules
    choices: tuple[Choice, ...]
    refusals: tuple[Refusal, ...] = ()

    def defaults(self) -> dict[str, str]:
        """The regulation as printed, option by option."""
        return {choice.key: choice.default for choice in self.choices}

    def apply(self, settings: Mapping[str, str]) -> Rules:
        """The regulation with these settings; `BadOption` says what is wrong and what would be right."""
        known = {choice.key: choice for choice in self.choices}
        for key in settings:
            if key not in known:
                raise BadOption("option-unknown", key, ", ".join(known))
        chosen = {**self.defaults(), **settings}
        fields = {known[key].field: known[key].read(text) for key, text in chosen.items()}
        for refusal in self.refusals:
            if refusal.holds(chosen):
                raise BadOption(refusal.code, *[f"{key}={chosen[key]}" for key in refusal.keys])
        changed = tuple((key, text) for key, text in chosen.items() if text != known[key].default)
        return replace(self.rules, **fields, options=changed)
