"""How canastra and buraco are written: `0 baixa 5C 2O=6C 7C`, `cartas monte 7O KE / 0: 4C 5C`, `= jogo A 1 5C 6C 7C`."""

from dataclasses import replace
from typing import Final

from carteado.games.canastra.notation.acts import filled, hide, hides, read, tell, turned_up, turns
from carteado.games.canastra.notation.expectations import DENIABLE, WORDS
from carteado.games.canastra.notation.hands import CARTAS
from carteado.games.canastra.rules.board import MOST_SCORE
from carteado.records.face import Notation
from carteado.records.starting import DEALER, MAO, UNCUT, scoring, start_line

SCORE: Final = replace(scoring((), -MOST_SCORE), always=False)  # how many sides there are depends on the table

FACE: Final = Notation(
    tell=tell,
    read=read,
    start=start_line(SCORE, DEALER, MAO, UNCUT),
    expects=WORDS,
    deniable=DENIABLE,
    hides=hides,
    hide=hide,
    cartas=CARTAS,
    turned_up=turned_up,
    turns=turns,
    filled=filled,
)
