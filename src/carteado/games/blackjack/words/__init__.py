"""The sentences of blackjack."""

from typing import Final

from carteado.games.blackjack.words.actions import label
from carteado.games.blackjack.words.arbitro import REFEREE
from carteado.games.blackjack.words.hands import recall, remember
from carteado.games.blackjack.words.lines import LINES
from carteado.games.blackjack.words.moment import clauses_now
from carteado.games.blackjack.words.offered import offered
from carteado.games.blackjack.words.presets import PRESET_LINES, PRESETS
from carteado.games.blackjack.words.reasons import BAD_OPTIONS, BAD_STARTS, REASONS
from carteado.games.blackjack.words.sheet import SHEET
from carteado.games.blackjack.words.story import tell
from carteado.words.face import Speech
from carteado.words.language import Texts

BOTS: Final[Texts] = {
    "contador": "robô que conta as cartas",
    "estrategista": "robô de estratégia básica",
    "fregues": "robô freguês da casa",
}
PHASES: Final[Texts] = {
    "betting": "Apostas: todas antes da primeira carta",
    "dealing": "Dando as cartas",
    "asking": "Seguro ou rendição, lugar por lugar",
    "playing": "Cada pessoa joga na sua vez",
    "house": "O crupiê joga",
}

FACE: Final = Speech(
    label=label,
    offered=offered,
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
