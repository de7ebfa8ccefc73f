"""The súmula of Truco Cego: malos and buenos as boxes to tick, laid in threes as the tentos are (CEGO-3.PU-1, CEGO-10.p4-1)."""

from typing import Final

from carteado.games.cego.rules.rulebook import MALOS
from carteado.paper.face import Body, Boxes, Paper
from carteado.paper.sheets import SumulaSheet
from carteado.words.language import Language


def body(words: Language, sheet: SumulaSheet) -> Body:
    """The malos, then the buenos."""
    return Boxes(((words.say("malos"), MALOS), (words.say("buenos"), sheet.target - MALOS)))


FACE: Final = Paper(body)
