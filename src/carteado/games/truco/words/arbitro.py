"""The referee of truco without a played game: what a clause usually brings."""

from typing import Final

from carteado.games.truco.compare.faults import usual
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.words import compare
from carteado.words.face import RefereeWords
from carteado.words.language import Language


def effect(words: Language, clause: str) -> str:
    """What a clause of the code that is spoken of brings."""
    return compare.value(words, "", usual(OPTIONS[words.game].rules, clause))


REFEREE: Final = RefereeWords(effect)
