"""Two codes of truco side by side, question by question."""

from typing import Final

from carteado.compare.values import NOT_USED, Row, Side
from carteado.games.truco.compare import cards, faults, play
from carteado.games.truco.compare.feature import GROUPS, Feature
from carteado.games.truco.rules.rulebook import TrucoRules

FEATURES: Final[tuple[Feature, ...]] = tuple(
    sorted((*cards.FEATURES, *play.FEATURES, *faults.FEATURES), key=lambda feature: GROUPS.index(feature.group))
)


def rows(one: TrucoRules, other: TrucoRules) -> tuple[Row, ...]:
    """Every feature, in the order of the groups."""
    return tuple(Row(feature.key, feature.group, (_side(feature, one), _side(feature, other))) for feature in FEATURES)


def differences(one: TrucoRules, other: TrucoRules) -> tuple[Row, ...]:
    """Only what differs."""
    return tuple(row for row in rows(one, other) if row.differs)


def _side(feature: Feature, rules: TrucoRules) -> Side:
    value = feature.value(rules)
    return Side(value, "" if value.code == NOT_USED else feature.clause(rules), feature.house(rules))
