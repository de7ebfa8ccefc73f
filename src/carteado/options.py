"""House rules: which fields of a regulation may be set, to what, and which settings make no sense together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

Rules = TypeVar("Rules", bound=Any)

LONGEST: Final = 9  # digits of a number
QUOTED: Final = 40  # letters of what was written that are repeated to who wrote it


def quoted(text: str) -> str:
    """What somebody wrote, cut where it is long."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


class BadOption(ValueError):
    """A setting that cannot be: the code names the sentence, the facts fill it in."""

    def __init__(self, code: str, *facts: str) -> None:
        super().__init__(f"{code}: {', '.join(facts)}")
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Numbers:
    """Whole numbers that an option takes: each within bounds; a list of them, `75,90,120`, where `most` is more than one."""

    low: int
    high: int
    least: int = 1
    most: int = 1

    def read(self, text: str) -> int | tuple[int, ...] | None:
        """The number, or the list of numbers, that is written here; `None` where it is none that may be."""
        numbers = self._numbers(text)
        return numbers if self.most > 1 or numbers is None else numbers[0]

    def written(self, text: str) -> str:
        """What `read` takes as it is usually written: `90`, where somebody wrote `090` or the digits of another script."""
        return ",".join(map(str, self._numbers(text) or ()))

    def _numbers(self, text: str) -> tuple[int, ...] | None:
        words = text.split(",", self.most)
        if not self.least <= len(words) <= self.most:
            return None
        digits = [word.removeprefix("-") for word in words]
        if not all(each.isdecimal() and len(each) <= LONGEST for each in digits):
            return None
        numbers = tuple([int(word) for word in words])
        return numbers if all(self.low <= number <= self.high for number in numbers) else None

    def __str__(self) -> str:
        each = f"{self.low}..{self.high}"
        if self.most == 1:
            return each
        many = str(self.most) if self.least == self.most else f"{self.least}..{self.most}"
        return f"{many} x {each}"


SECONDS: Final = Numbers(3, 3600)


@dataclass(frozen=True)
class Choice:
    """One option: its key in the regulation, the field it sets, the values by name, and the numbers it takes, if any.

    The printed text is the first name, or `printed` where it is a number.
    """

    key: str
    field: str
    values: Mapping[str, Any]
    numbers: Numbers | None = None
    printed: str = ""

    @property
    def default(self) -> str:
        """What the regulation as printed says."""
        return self.printed or next(iter(self.values))

    def read(self, text: str) -> Any:
        """The value behind a name, or a number, or several, where they are allowed."""
        if text in self.values:
            return self.values[text]
        read = None if self.numbers is None else self.numbers.read(text)
        if read is None:
            allowed = [*self.values, *([] if self.numbers is None else [str(self.numbers)])]
            raise BadOption("option-value", self.key, quoted(text), " | ".join(allowed))
        return read

    def written(self, text: str) -> str:
        """A setting that `read` takes, as it is usually written."""
        return text if text in self.values or self.numbers is None else self.numbers.written(text)


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
                raise BadOption("option-unknown", quoted(key), ", ".join(known))
        # What comes out of a damaged file may be no text at all.
        chosen = {**self.defaults(), **{key: str(text) for key, text in settings.items()}}
        fields = {known[key].field: known[key].read(text) for key, text in chosen.items()}
        chosen = {key: known[key].written(text) for key, text in chosen.items()}
        for refusal in self.refusals:
            if refusal.holds(chosen):
                raise BadOption(refusal.code, *[f"{key}={chosen[key]}" for key in refusal.keys])
        changed = tuple((key, text) for key, text in chosen.items() if text != known[key].default)
        return replace(self.rules, **fields, options=changed)
