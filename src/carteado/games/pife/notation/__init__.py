"""How cacheta and pif-paf are written: `2 pega 8E`, `1 aposta 5`, `cartas vira 9C / monte 2O / 0: 5P`, `= vidas 9 9 10 9`."""

from dataclasses import replace
from typing import Final

from carteado.games.pife.notation.acts import bares, filled, hide, hides, read, tell
from carteado.games.pife.notation.expectations import DENIABLE, WORDS
from carteado.games.pife.notation.hands import CARTAS
from carteado.games.pife.rules.incidents import MOST_CHIPS
from carteado.records.face import Notation, Setting
from carteado.records.starting import DEALER, MAO, UNCUT, StartWord, scoring, start_line
from carteado.records.text import ranged

# What everybody holds at the start is the matter of the options, so it is told only where it is otherwise.
HELD: Final = replace(scoring(()), words=("placar", "vidas", "fichas"), always=False)


def _pot(_said: str, rest: list[str], _setting: Setting) -> int:
    return ranged(rest.pop(0), 0, MOST_CHIPS)


POT: Final = StartWord(("pote",), "pot", lambda pot: ["pote", str(pot)], _pot, 0)

FACE: Final = Notation(
    tell=tell,
    read=read,
    start=start_line(HELD, POT, DEALER, MAO, UNCUT),
    expects=WORDS,
    deniable=DENIABLE,
    hides=hides,
    bares=bares,
    hide=hide,
    cartas=CARTAS,
    filled=filled,
)
