"""In what the codes of truco differ, and where the same mão goes otherwise."""

from typing import Final

from carteado.compare.face import Comparing
from carteado.games.truco.compare.differences import rows
from carteado.games.truco.compare.feature import GROUPS
from carteado.games.truco.compare.retelling import retold
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.words import compare as words

FACE: Final = Comparing(
    groups=GROUPS,
    rules=rules_of,
    rows=rows,
    group=words.group,
    feature=words.feature,
    value=words.value,
    retold=retold,
)
