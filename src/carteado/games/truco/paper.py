"""The súmula of truco: the points of each pair as boxes to tick, in threes, as truco is worth three (FEN-33-i)."""

from typing import Final

from carteado.paper.face import Body, Paper, boxes
from carteado.paper.sheets import SumulaSheet
from carteado.words.language import Language


def body(_words: Language, sheet: SumulaSheet) -> Body:
    """Boxes up to the points that win a partida."""
    return boxes(sheet.target)


FACE: Final = Paper(body)
