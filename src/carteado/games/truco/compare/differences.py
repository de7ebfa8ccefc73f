"""Two regulations side by side: `truco-asfo` against `truco-sinsep:ferro=blindFirstTrick`.

Rule 1: an id may carry house rules after a colon, with commas between them.
Rule 2: rule by rule only codes of one game can be compared: those of truco in pairs.
"""

from dataclasses import dataclass
from typing import Final

from carteado.catalogue import GAMES
from carteado.games.truco.compare import cards, faults, play
from carteado.games.truco.compare.feature import GROUPS, NOT_USED, Feature, Value
from carteado.games.truco.rules.family import OPTIONS, rules_of
from carteado.games.truco.rules.rulebook import TrucoRules

FEATURES: Final[tuple[Feature, ...]] = tuple(
    sorted((*cards.FEATURES, *play.FEATURES, *faults.FEATURES), key=lambda feature: GROUPS.index(feature.group))
)


class NotCompared(ValueError):
    """A code of another game, which has not the same questions to answer."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Side:
    """What one code says: the value, the clause behind it, and whether a house rule made it so."""

    value: Value
    clause: str
    house: bool


@dataclass(frozen=True)
class Row:
    """One feature in two codes."""

    key: str
    group: str
    sides: tuple[Side, Side]

    @property
    def differs(self) -> bool:
        """Whether the two codes say different things."""
        return self.sides[0].value != self.sides[1].value


def identified(text: str) -> TrucoRules:
    """The code with its house rules.

    `KeyError` if there is no such code, `NotCompared` if it is of another game, `BadOption` if a house rule cannot be.
    """
    name, _, settings = text.partition(":")
    code = name.partition("/")[0]
    if code not in OPTIONS:
        raise NotCompared(code) if code in GAMES else KeyError(code)
    return rules_of(code, dict(_setting(setting) for setting in settings.split(",") if setting))


def _setting(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key.strip(), value.strip()


def spelled(rules: TrucoRules) -> str:
    """The id that `identified` reads back."""
    settings = ",".join(f"{key}={value}" for key, value in rules.options)
    return f"{rules.id}:{settings}" if settings else rules.id


def rows(one: TrucoRules, other: TrucoRules) -> tuple[Row, ...]:
    """Every feature, in the order of the groups."""
    return tuple(Row(feature.key, feature.group, (_side(feature, one), _side(feature, other))) for feature in FEATURES)


def differences(one: TrucoRules, other: TrucoRules) -> tuple[Row, ...]:
    """Only what differs."""
    return tuple(row for row in rows(one, other) if row.differs)


def _side(feature: Feature, rules: TrucoRules) -> Side:
    value = feature.value(rules)
    return Side(value, "" if value.code == NOT_USED else feature.clause(rules), feature.house(rules))
