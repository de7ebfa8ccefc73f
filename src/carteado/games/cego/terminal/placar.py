"""The score of two trios: tentos in threes, twelve malos and then the buenos; what is at stake, and who took each vaza."""

from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.games.cego.rules.rulebook import MALOS
from carteado.games.cego.terminal import stakes
from carteado.games.cego.terminal.scene import CegoScene
from carteado.games.cego.words.tentos import pile
from carteado.terminal.look import Look
from carteado.words import Words

MATCH: Final = "╿"
GROUP: Final = 3
NAME: Final = 7
PARDA: Final = 2
WIDTH: Final = 26


def tentos(points: int) -> str:
    """Tentos as matchsticks laid in threes."""
    threes = [MATCH * GROUP] * (points // GROUP)
    return " ".join(threes + [MATCH * (points % GROUP)] * (points % GROUP > 0))


def placar(scene: CegoScene, look: Look, words: Words) -> Text:
    """Everything on the board."""
    gold, dim = Style(color=look.palette.gold, bold=True), Style(color=look.palette.dim)
    first = scene.bottom & 1
    lines = [line for side in (first, 1 - first) for line in _side(scene, side, gold, dim, words)]
    lines.append(_line(words.say("truco"), [stakes.truco_line(scene.mesa, words)], dim, gold))
    lines.append(_line(words.say("pontos"), stakes.points_lines(scene, words), dim, gold))
    return Text("\n").join([*lines, _vazas(scene, dim, words)])


def _side(scene: CegoScene, side: int, gold: Style, dim: Style, words: Words) -> tuple[Text, Text]:
    points = scene.mesa.score[side]
    malos, buenos = min(points, MALOS), max(points - MALOS, 0)
    name = words.side(side, scene.eyes, scene.names).upper()
    above = Text.assemble((f"{name[: NAME - 1]:<{NAME}}", "bold"), (f"{tentos(malos):<16}", gold), (f"{points:>3}", "bold"))
    if not buenos:
        return above, Text.assemble((" " * NAME + pile(words, points), dim))
    return above, Text.assemble((f"{words.say('buenos'):<{NAME}}", dim), (tentos(buenos), gold))


def _line(label: str, told: list[str], dim: Style, gold: Style) -> Text:
    text = "; ".join(told) or "·"
    line = Text.assemble((f"{label:<{NAME}}", dim), (text, gold))
    return Text.assemble((text, gold)) if len(line.plain) > WIDTH >= len(text) else line


def _vazas(scene: CegoScene, dim: Style, words: Words) -> Text:
    """Who took each vaza, in order."""
    taken = [
        words.say("parda") if result == PARDA else words.side(result, scene.eyes, scene.names) for result in scene.mesa.results
    ]
    return Text.assemble((f"{words.say('vazas'):<{NAME}}", dim), (" · ".join(taken) or "·", "bold"))
