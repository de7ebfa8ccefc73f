"""The score as matchsticks in fives with the number beside them, the stake, and who took each vaza."""

from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.game import Seat
from carteado.games.truco.terminal.scene import Scene
from carteado.terminal.look import Look
from carteado.terminal.widgets.card import sign, tiny
from carteado.words import Words

MATCH: Final = "╿"
FIFTH: Final = "╱"
MOST_DRAWN: Final = 12  # a partida's worth; beyond it the number says the rest
NAME, TENTOS = 8, 15
VAZAS: Final = 3
LONGEST_NAME: Final = 8


def tentos(points: int) -> str:
    """Points as matchsticks: four upright and one across make five."""
    drawn = min(points, MOST_DRAWN)
    fives = [MATCH * 4 + FIFTH] * (drawn // 5)
    rest = [MATCH * (drawn % 5)] if drawn % 5 else []
    return " ".join(fives + rest)


class Placar:
    """The score board."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def text(self, scene: Scene, look: Look) -> Text:
        """Everything on the board."""
        gold = Style(color=look.palette.gold, bold=True)
        first = scene.bottom & 1
        lines = [self._side(scene, side, gold) for side in (first, 1 - first)]
        lines.append(self._stake(scene, gold))
        lines += [self._vaza(scene, nth, look) for nth in range(VAZAS)]
        return Text("\n").join(lines)

    def _side(self, scene: Scene, side: int, gold: Style) -> Text:
        points = scene.mesa.score[side]
        name = self._words.side(side, scene.eyes, scene.names).upper()
        line = Text.assemble((f"{name[: NAME - 1]:<{NAME}}", "bold"))
        line.append(f"{tentos(points):<{TENTOS}}", style=gold)
        return line.append(f"{points:>3}", style="bold")

    def _stake(self, scene: Scene, gold: Style) -> Text:
        mesa = scene.mesa
        line = Text.assemble((self._words.say("vale {stake}", stake=scene.stake()).upper(), gold))
        if mesa.phase == "answer":
            line.append("  " + self._words.say("pedido: {stake}", stake=mesa.asked), style="bold")
        return line

    def _vaza(self, scene: Scene, nth: int, look: Look) -> Text:
        mesa = scene.mesa
        line = Text.assemble((self._words.say("{nth}ª vaza", nth=nth + 1) + "  ", look.palette.dim))
        if nth >= len(mesa.results):
            return line.append("·")
        best = scene.leading(mesa.vazas[nth])
        tied = mesa.results[nth] == 2
        who = self._words.say("cango") if tied else self._words.side(mesa.results[nth], scene.eyes, scene.names)
        line.append(who, style="bold")
        if not tied and best and self._room(scene, best[0]):
            line.append(f" {scene.names[best[0]]}")
        for fallen in mesa.vazas[nth]:
            if fallen.seat in best and fallen.card is not None:
                line.append(" ").append(sign(fallen.card), style=tiny(fallen.card, look)[1])
        return line

    def _room(self, scene: Scene, seat: Seat) -> bool:
        """The name of the person's own seat goes without saying, a long one has no room."""
        return seat != scene.bottom and len(scene.names) > 2 and len(scene.names[seat]) <= LONGEST_NAME
