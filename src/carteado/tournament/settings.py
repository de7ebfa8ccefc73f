"""What of an event may be set, by key: named values, numbers, league points, lists of criteria.

Rule 1: a setting changes fields of the rules and nothing else, and says what it takes where it is given something it does not.
Rule 2: the keys of a regulation's options are those of its file; the others are for the General Regulation and for `livre`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from carteado.options import BadOption, Numbers, quoted
from carteado.regulations import Text
from carteado.tournament.criteria import LAST, NAMES, Criterion
from carteado.tournament.results import Figure, Format
from carteado.tournament.rules import Rules

Change = Mapping[str, Any]  # fields of the rules, and what they become
LONGEST: Final = 12  # criteria in a list


@dataclass(frozen=True)
class Setting:
    """One key: what it takes, and what the rules become by it; `None` where the text says nothing it takes."""

    key: str
    allowed: str
    change: Callable[[Rules, str], Rules | None]

    def set(self, rules: Rules, text: str) -> Rules:
        """The rules with this setting; `BadOption` says what it would have taken."""
        changed = self.change(rules, text)
        if changed is None:
            raise BadOption("option-value", self.key, quoted(text), self.allowed)
        return changed


def _with(rules: Rules, change: Change) -> Rules:
    return replace(rules, **change)


def named(key: str, values: Mapping[str, Change]) -> Setting:
    """One of a few values by name."""

    def change(rules: Rules, text: str) -> Rules | None:
        return _with(rules, values[text]) if text in values else None

    return Setting(key, " | ".join(values), change)


def flag(key: str, field: str) -> Setting:
    """Yes or no."""
    return named(key, {"false": {field: False}, "true": {field: True}})


def number(key: str, field: str, low: int, high: int) -> Setting:
    """A whole number within bounds."""
    numbers = Numbers(low, high)

    def change(rules: Rules, text: str) -> Rules | None:
        found = numbers.read(text)
        return None if found is None else _with(rules, {field: found})

    return Setting(key, str(numbers), change)


def part(key: str, field: str, piece: str, low: int, high: int) -> Setting:
    """One number of a format: `bestOf` of the groups, `knockoutTarget` of the knock-out."""
    numbers = Numbers(low, high)

    def change(rules: Rules, text: str) -> Rules | None:
        found = numbers.read(text)
        if not isinstance(found, int) or (piece == "best_of" and found % 2 == 0):
            return None
        kept: Format = getattr(rules, field)
        return _with(rules, {field: Format(found, kept.target) if piece == "best_of" else Format(kept.best_of, found)})

    return Setting(key, f"{numbers}{', 1 3 5 ...' if piece == 'best_of' else ''}", change)


def league(key: str = "points") -> Setting:
    """League points by what the loser won, winner first: `3-0,2-1`."""

    def change(rules: Rules, text: str) -> Rules | None:
        pairs = [_pair(word) for word in text.split(",", 9)]
        if not all(pairs):
            return None
        both = [pair for pair in pairs if pair is not None]
        return replace(rules, win=tuple(won for won, _ in both), lose=tuple(lost for _, lost in both))

    return Setting(key, "3-0,2-1 ...", change)


def _pair(word: str) -> tuple[int, int] | None:
    won, dash, lost = word.strip().partition("-")
    digits = Numbers(0, 999)
    read = digits.read(won), digits.read(lost)
    return (read[0], read[1]) if dash and isinstance(read[0], int) and isinstance(read[1], int) else None


def share(key: str, field: str) -> Setting:
    """Points, in halves where it is written so: `1`, `0.5`, `1/2`."""

    def change(rules: Rules, text: str) -> Rules | None:
        found = points(text)
        return None if found is None else _with(rules, {field: found})

    return Setting(key, "0..999, 1/2", change)


def points(text: str) -> Figure | None:
    """League points as they are written: a whole number, or one and a half."""
    whole, slash, under = text.partition("/")
    if slash and whole.isdecimal() and under == "2" and len(whole) < 5:
        return Fraction(int(whole), 2)
    found = Numbers(0, 999).read(text)
    return found if isinstance(found, int) else None


def listed(key: str, titles: Mapping[str, Text]) -> Setting:
    """Criteria in their order, the one the table goes by first: `points,wins,average,lots`.

    Lots or a shared place end every list; where neither is written, places are shared.
    """

    def change(rules: Rules, text: str) -> Rules | None:
        names = [name.strip() for name in text.split(",", LONGEST)]
        if not _orders(names):
            return None
        if names[-1] not in ("lots", "shared"):
            names.append("shared")
        made = [Criterion(name, str(index), title=titles.get(name, Text(name, name))) for index, name in enumerate(names)]
        first, *rest = [replace(made[0], letter=""), *made[1:]]
        return replace(rules, first=first, equal=tuple(rest), mixed=(), general=tuple(made))

    return Setting(key, ", ".join(NAMES), change)


def _orders(names: list[str]) -> bool:
    """Whether these make an order: known, each once, nothing after the last resort, and something to go by first."""
    known = all(name in NAMES for name in names) and len(set(names)) == len(names) <= LONGEST
    return known and names[0] not in LAST and not set(names[:-1]) & {"lots", "shared"}


POINTS: Final = league()
FORMATS: Final = (
    part("bestOf", "groups", "best_of", 1, 15),
    part("target", "groups", "target", 0, 99999),
    part("knockoutBestOf", "knockout", "best_of", 1, 15),
    part("knockoutTarget", "knockout", "target", 0, 99999),
)
ABSENCE: Final = (
    share("woLeague", "wo_league"),
    share("woAbsent", "wo_absent"),
    number("woToleranceMin", "wo_tolerance", 0, 600),
    number("woNextMin", "wo_next", 0, 600),
)
WO_POINTS: Final = named("woPoints", {"12-0": {"wo_points": True}, "none": {"wo_points": False}})
AVERAGE: Final = (
    named("averageScope", {"all": {"average_scope": "all"}, "groupsOnly": {"average_scope": "groupsOnly"}}),
    flag("forfeitInAverage", "forfeit_in_average"),
)
DSQ_RANK: Final = named("dsqRank", {"last": {"dsq_rank": "last"}, "keep": {"dsq_rank": "keep"}})
THIRD_PLACE: Final = flag("thirdPlaceMatch", "third_place")
RECORD_SCORE: Final = named("recordScore", {"raw": {"record": "raw"}, "cap12": {"record": "capped"}})
FORMAT: Final = named("format", {"roundRobin": {"format": "roundRobin"}, "fixedRounds": {"format": "fixedRounds"}})
H2H_LEAGUE: Final = named(
    "h2h",
    {
        "miniLeagueRestart": {"encounter": "points", "restart": True},
        "miniLeagueOnce": {"encounter": "points", "restart": False},
        "twoOnly": {"encounter": "two", "restart": True},
    },
)
H2H_WINS: Final = named("h2h", {"wins": {"encounter": "wins"}, "miniLeague": {"encounter": "table"}})
TENTOS: Final = named("tentos", {"for": {"tentos": "for"}, "difference": {"tentos": "difference"}})
DAY: Final = (
    named("phones", {"forbidden": {"phones": False}, "allowed": {"phones": True}}),
    named("signatures", {name: {"signatures": name} for name in ("athletes", "capatazes", "one")}),
    named("confirm", {name: {"confirm": name} for name in ("entry", "volta", "partida", "deal")}),
    number("clock", "clock", 0, 1440),
    flag("doubleCheck", "double_check"),
)


def ordered(*groups: Setting | Iterable[Setting]) -> tuple[Setting, ...]:
    """Settings and groups of them, one after the other; a key given twice keeps its first."""
    found: dict[str, Setting] = {}
    for group in groups:
        for setting in (group,) if isinstance(group, Setting) else group:
            found.setdefault(setting.key, setting)
    return tuple(found.values())
