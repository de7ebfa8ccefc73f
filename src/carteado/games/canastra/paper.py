"""The sheet of canastra and buraco: for each side a line a rodada, with what is added and taken away (CAN-12.0)."""

from typing import Final

from carteado.paper.face import Body, Columns, Paper
from carteado.paper.sheets import SumulaSheet
from carteado.words.language import Language

LINES: Final = 9  # rodadas; a longer partida goes on on a second sheet


def body(words: Language, _sheet: SumulaSheet) -> Body:
    """What is counted in a rodada, in the order in which it is counted, then the rodada and the running sum."""
    names = (
        words.say("cartas na mesa"),
        words.say("canastras limpas"),
        words.say("canastras sujas"),
        words.say("batida"),
        words.say("− cartas na mão"),
        words.say("− morto"),
        words.say("= rodada"),
        words.say("soma"),
    )
    return Columns(names, LINES)


FACE: Final = Paper(body)
