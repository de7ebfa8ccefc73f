"""How blackjack is written: `0 aposta 10`, `0 pede`, `cartas casa 9C 8E / sapato 5P / 0: 8P 8C`, `= fichas 112,5`."""

from dataclasses import replace
from typing import Final

from carteado.games.blackjack.notation.acts import filled, hides, read, tell
from carteado.games.blackjack.notation.expectations import DENIABLE, WORDS
from carteado.games.blackjack.notation.hands import CARTAS
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.records.face import Notation
from carteado.records.starting import MAO, scoring, start_line

# What everybody has at the start is the matter of the options, so it is told only where it is otherwise.
HELD: Final = replace(scoring((), unit=HALVES), words=("placar", "fichas"), always=False)


def _round(mao: int) -> list[str]:
    return ["rodada", str(mao)]


ROUND: Final = replace(MAO, words=("rodada", "mão"), tell=_round)

FACE: Final = Notation(
    tell=tell,
    read=read,
    start=start_line(HELD, ROUND),
    expects=WORDS,
    deniable=DENIABLE,
    hides=hides,
    hide=tell,
    cartas=CARTAS,
    filled=filled,
)
