"""The sentences of truco between pairs, or one against one."""

from typing import Final

from carteado.games.truco.words import listening
from carteado.games.truco.words.actions import label
from carteado.games.truco.words.arbitro import REFEREE
from carteado.games.truco.words.insight import insight
from carteado.games.truco.words.lines import LINES
from carteado.games.truco.words.moment import clauses_now
from carteado.games.truco.words.offered import offered
from carteado.games.truco.words.presets import PRESET_LINES, PRESETS
from carteado.games.truco.words.reasons import BAD_OPTIONS, REASONS
from carteado.games.truco.words.sheet import SHEET
from carteado.games.truco.words.story import tell
from carteado.games.truco.words.strength import strength
from carteado.words.face import Speech
from carteado.words.language import Texts

BOTS: Final[Texts] = {"truco": "robô de truco"}
PHASES: Final[Texts] = {
    "eleven": "Mão de onze: jogar ou desistir",
    "answer": "Esperando a resposta ao pedido",
    "choose-card": "Escolha da carta que fica",
}

FACE: Final = Speech(
    label=label,
    offered=offered,
    insight=insight,
    moment=clauses_now,
    strength=strength,
    tell=tell,
    remember=listening.remember,
    recall=listening.recall,
    phases=PHASES,
    reasons=REASONS,
    options=BAD_OPTIONS,
    bots=BOTS,
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    lines=LINES,
    referee=REFEREE,
    sheet=SHEET,
)
