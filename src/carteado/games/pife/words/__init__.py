"""The sentences of cacheta and pif-paf."""

from typing import Final

from carteado.games.pife.words.actions import label
from carteado.games.pife.words.arbitro import REFEREE
from carteado.games.pife.words.hearing import recall, remember
from carteado.games.pife.words.insight import insight
from carteado.games.pife.words.lines import LINES
from carteado.games.pife.words.moment import clauses_now
from carteado.games.pife.words.offered import offered
from carteado.games.pife.words.presets import PRESET_LINES, PRESETS
from carteado.games.pife.words.reasons import BAD_OPTIONS, BAD_STARTS, REASONS
from carteado.games.pife.words.sheet import SHEET
from carteado.games.pife.words.story import tell
from carteado.words.face import Speech
from carteado.words.language import Texts

BOTS: Final[Texts] = {"pifador": "robô de cacheta e pif-paf", "aprendiz": "robô aprendiz"}
PHASES: Final[Texts] = {
    "lot": "Sorteio de quem dá as cartas",
    "cutting": "Corte do baralho",
    "betting": "Apostas: cada pessoa fala na sua vez",
    "mixing": "Embaralhando o resto do baralho",
    "recutting": "Segundo corte",
    "buying": "Comprar do monte ou pegar o descarte",
    "restocking": "Refazendo o monte",
    "playing": "Bater ou descartar",
    "claiming": "Alguém bate com a louca?",
}

FACE: Final = Speech(
    label=label,
    offered=offered,
    insight=insight,
    moment=clauses_now,
    tell=tell,
    remember=remember,
    recall=recall,
    bots=BOTS,
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    phases=PHASES,
    reasons=REASONS,
    options=BAD_OPTIONS,
    starts=BAD_STARTS,
    lines=LINES,
    referee=REFEREE,
    sheet=SHEET,
)
