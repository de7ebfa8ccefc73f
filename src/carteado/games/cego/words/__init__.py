"""What is said at a table of Truco Cego, in the words of its players: labels, stories, songs and piles of tentos.

Rule 1: calls are never translated (ENVIDO, QUERO, É BOA); only what stands around them is.
Rule 2: the pack is Spanish, always: 10 is the sota, whatever suit it has.
"""

from typing import Final

from carteado.games.cego.words import listening
from carteado.games.cego.words.actions import label
from carteado.games.cego.words.explained import WHY
from carteado.games.cego.words.falas import at_table
from carteado.games.cego.words.insight import insight
from carteado.games.cego.words.lines import LINES
from carteado.games.cego.words.moment import clauses_now
from carteado.games.cego.words.offered import offered
from carteado.games.cego.words.presets import PRESET_LINES, PRESETS
from carteado.games.cego.words.reasons import BAD_OPTIONS, BAD_STARTS, REASONS
from carteado.games.cego.words.referee import REFEREE
from carteado.games.cego.words.sheet import SHEET
from carteado.games.cego.words.story import tell
from carteado.games.cego.words.strength import strength
from carteado.words.face import Ears, Speech
from carteado.words.language import Texts

BOTS: Final[Texts] = {"cego": "robô de Truco Cego"}
TABLES: Final[Texts] = {"phrase-not-now": "Agora não: durante a testa não há sinais, e quem não joga fica fora dela."}
EXAMPLE: Final[Texts] = {"say": "envido e truco"}

FACE: Final = Speech(
    label=label,
    offered=offered,
    insight=insight,
    moment=clauses_now,
    strength=strength,
    tell=tell,
    remember=listening.remember,
    recall=listening.recall,
    spanish=True,
    reasons=REASONS,
    options=BAD_OPTIONS,
    starts=BAD_STARTS,
    bots=BOTS,
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    lines=LINES,
    tables=TABLES,
    ears=Ears(at_table, WHY, ("said", "song"), EXAMPLE),
    referee=REFEREE,
    sheet=SHEET,
)
