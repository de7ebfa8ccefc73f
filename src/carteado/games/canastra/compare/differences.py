"""The two codes side by side, question by question."""

from typing import Final

from carteado.compare.values import NOT_USED, Row, Side
from carteado.games.canastra.compare import playing, table
from carteado.games.canastra.compare.feature import GROUPS, Feature
from carteado.games.canastra.rules.rulebook import CanastraRules

FEATURES: Final[tuple[Feature, ...]] = tuple(
    sorted((*table.FEATURES, *playing.FEATURES), key=lambda feature: GROUPS.index(feature.group))
)


def rows(one: CanastraRules, other: CanastraRules) -> tuple[Row, ...]:
    """Every feature, in the order of the groups."""
    return tuple(Row(feature.key, feature.group, (_side(feature, one), _side(feature, other))) for feature in FEATURES)


def _side(feature: Feature, rules: CanastraRules) -> Side:
    value = feature.value(rules)
    return Side(value, "" if value.code == NOT_USED else feature.clause(rules), feature.house(rules))
