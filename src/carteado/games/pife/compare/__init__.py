"""In what cacheta and pif-paf differ, house rules included."""

from typing import Final

from carteado.compare.face import Comparing
from carteado.games.pife.compare.differences import rows
from carteado.games.pife.compare.feature import GROUPS
from carteado.games.pife.compare.retelling import retold
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.words import compare as words

FACE: Final = Comparing(
    groups=GROUPS,
    rules=rules_of,
    rows=rows,
    group=words.group,
    feature=words.feature,
    value=words.value,
    retold=retold,
)
