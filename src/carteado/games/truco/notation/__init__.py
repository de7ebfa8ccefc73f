"""How truco is written: `2 joga 3P truco`, `início placar 9 10 carteador 3`, `cartas vira 5O / 0: 6P 6C 3E`, `= vale 3`."""

from typing import Final

from carteado.games.truco.notation.acts import hide, hides, read, tell, turned_up, turns
from carteado.games.truco.notation.expectations import WORDS
from carteado.games.truco.notation.hands import CARTAS
from carteado.records.face import Notation
from carteado.records.starting import DEALER, MAO, SANCTIONS, UNCUT, scoring, start_line
from carteado.records.vazas import DENIABLE

FACE: Final = Notation(
    tell=tell,
    read=read,
    start=start_line(scoring((0, 0)), DEALER, MAO, UNCUT, SANCTIONS),
    expects=WORDS,
    deniable=DENIABLE,
    hides=hides,
    hide=hide,
    cartas=CARTAS,
    turned_up=turned_up,
    turns=turns,
)
