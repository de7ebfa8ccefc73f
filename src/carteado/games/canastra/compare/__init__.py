"""In what canastra and buraco differ, house rules included."""

from typing import Final

from carteado.compare.face import Comparing
from carteado.games.canastra.compare.differences import rows
from carteado.games.canastra.compare.feature import GROUPS
from carteado.games.canastra.compare.retelling import retold
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.words import compare as words

FACE: Final = Comparing(
    groups=GROUPS,
    rules=rules_of,
    rows=rows,
    group=words.group,
    feature=words.feature,
    value=words.value,
    retold=retold,
)
