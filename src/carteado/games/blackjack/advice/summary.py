"""A study in few numbers: what the session brought and of what that is made, and which mistakes were made how often."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from carteado.advice import Round, Study
from carteado.games.blackjack.advice.kinds import tell
from carteado.games.blackjack.advice.report import THOUSANDTHS, better, done
from carteado.words.language import Language

DIGITS: Final = 6
TENTHS: Final = 10
MINUS: Final = "−"


@dataclass(frozen=True)
class Totals:
    """What rounds come to, in chips: the result is what was expected, less the mistakes, and luck."""

    rounds: int
    staked: float
    result: float
    expected: float
    cost: float

    @property
    def played(self) -> float:
        """What the decisions were worth, had neither luck nor bad luck come."""
        return self.expected - self.cost

    @property
    def luck(self) -> float:
        """The rest."""
        return self.result - self.played

    def rounded(self) -> "Totals":
        """To the tenth, so that what is read adds up; luck takes what was rounded away."""
        return replace(self, expected=round(self.expected, 1), cost=round(self.cost, 1))


@dataclass(frozen=True)
class Mistaken:
    """Mistakes of one kind: how many of how many decisions, and what they cost together."""

    kind: str
    times: int
    of: int
    cost: float


def totals(rounds: Sequence[Round]) -> Totals:
    """The sums of these rounds."""
    return Totals(
        len(rounds),
        sum([each.staked for each in rounds]),
        sum([each.result for each in rounds]),
        sum([each.expected for each in rounds]),
        sum([each.cost for each in rounds]),
    )


def by_kind(study: Study) -> list[Mistaken]:
    """The mistakes by kind, what cost most first."""
    asked: dict[str, int] = {}
    wrong: dict[str, list[float]] = {}
    for each in study.decisions:
        asked[each.kind] = asked.get(each.kind, 0) + 1
        if each.cost > 0:
            wrong.setdefault(each.kind, []).append(each.cost)
    found = [Mistaken(kind, len(costs), asked[kind], sum(costs)) for kind, costs in wrong.items()]
    return sorted(found, key=lambda each: (-each.cost, each.kind))


def chips(words: Language, worth: float) -> str:
    """Chips to the tenth: "1 ficha", "12,5 fichas"."""
    return words.count("{n} ficha", "{n} fichas", abs(round(worth * TENTHS)), TENTHS)


def signed(words: Language, worth: float) -> str:
    """Chips to the tenth, with their sign: "+12,5", "−0,3", "0"."""
    return _signed(words, round(worth * TENTHS), TENTHS)


def signed_finely(words: Language, worth: float) -> str:
    """Chips to the thousandth, with their sign: "−0,535"."""
    return _signed(words, round(worth * THOUSANDTHS), THOUSANDTHS)


def _signed(words: Language, parts: int, unit: int) -> str:
    told = words.points(abs(parts), unit)
    return f"+{told}" if parts > 0 else f"{MINUS}{told}" if parts < 0 else told


def seen_as_nothing(worth: float) -> bool:
    """Whether nothing is left of it to the tenth."""
    return round(worth * TENTHS) == 0


def as_json(words: Language, study: Study) -> dict[str, Any]:
    """All of a study, for programs; kinds and acts in words as well."""
    sums = totals(study.rounds)
    return {
        "seat": study.seat,
        "rounds": [
            {"number": each.number, **_parts(each.staked, each.result, each.expected, each.cost, each.luck)}
            for each in study.rounds
        ],
        "totals": _parts(sums.staked, sums.result, sums.expected, sums.cost, sums.luck),
        "decisions": [
            {
                "line": each.line,
                "round": each.number,
                "kind": each.kind,
                "about": tell(words, each.kind),
                "made": done(words, each.made),
                "best": better(words, each.best),
                "cost": round(each.cost, DIGITS),
            }
            for each in study.decisions
        ],
        "mistakes": [
            {
                "kind": each.kind,
                "about": tell(words, each.kind),
                "times": each.times,
                "of": each.of,
                "cost": round(each.cost, DIGITS),
            }
            for each in by_kind(study)
        ],
    }


def _parts(staked: float, result: float, expected: float, cost: float, luck: float) -> dict[str, float]:
    parts = {"staked": staked, "result": result, "expected": expected, "cost": cost, "luck": luck}
    return {name: round(worth, DIGITS) for name, worth in parts.items()}
