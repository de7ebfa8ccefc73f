"""The sentences of canastra and buraco."""

from typing import Final

from carteado.games.canastra.words.actions import label
from carteado.games.canastra.words.arbitro import REFEREE
from carteado.games.canastra.words.insight import insight
from carteado.games.canastra.words.lines import LINES
from carteado.games.canastra.words.moment import clauses_now
from carteado.games.canastra.words.offered import offered
from carteado.games.canastra.words.reasons import BAD_OPTIONS, BAD_STARTS, REASONS
from carteado.games.canastra.words.sheet import SHEET
from carteado.games.canastra.words.story import tell
from carteado.words.face import Speech
from carteado.words.language import Texts

BOTS: Final[Texts] = {"canastra": "robô de canastra e buraco", "aprendiz": "robô aprendiz"}
PRESETS: Final[Texts] = {
    "aberto": "Buraco aberto",
    "fechado": "Buraco fechado",
    "stbl": "Buraco STBL",
    "real": "Com canastra real",
}
PRESET_LINES: Final[Texts] = {
    "aberto": "Lixo aberto e lavadeiras; bate quem tem uma canastra, até 3.000.",
    "fechado": "Só pega o lixo quem usa a carta de cima; bate quem tem uma canastra, até 3.000.",
    "stbl": "Sem trincas, bate limpa: só sequências, canastra real para bater, lixo com a carta de cima, até 3.000.",
    "real": "A limpa do ás ao rei vale 500; do ás ao ás, 1.000.",
}
PHASES: Final[Texts] = {
    "draw-shuffle": "Sorteio de quem dá as cartas",
    "drawing": "Sorteio de quem dá as cartas",
    "lot": "Sorteio de quem dá as cartas",
    "cutting": "Corte do baralho",
    "buying": "Comprar do monte ou pegar o lixo",
    "playing": "Baixar, acrescentar e descartar",
}

FACE: Final = Speech(
    label=label,
    offered=offered,
    insight=insight,
    moment=clauses_now,
    tell=tell,
    phases=PHASES,
    reasons=REASONS,
    options=BAD_OPTIONS,
    starts=BAD_STARTS,
    bots=BOTS,
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    lines=LINES,
    referee=REFEREE,
    sheet=SHEET,
)
