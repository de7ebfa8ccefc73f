"""The value of a count as a picture: a bar for each card that leaves the shoe, and a line over the true count."""

from collections.abc import Sequence
from typing import Final

from carteado.games.blackjack.commands.figures import decimal, percent
from carteado.games.blackjack.drawing import scale, sheet, text
from carteado.games.blackjack.solver.chart import sign
from carteado.games.blackjack.solver.counted import Counted
from carteado.games.blackjack.solver.effects import Removal
from carteado.words.language import Language

WIDTH: Final = 860
HEIGHT: Final = 420
TOP: Final = 130
BOTTOM: Final = 350
BARS: Final = (76, 400)
LINE: Final = (500, 824)
BAR: Final = 0.64  # of the room it has
DAY: Final = ".rises{fill:#2f8f4e}.falls{fill:#c2452d}.edge{fill:none;stroke:#1f6fb2;stroke-width:2.5}.dot{fill:#1f6fb2}"
NIGHT: Final = ".rises{fill:#63c583}.falls{fill:#ef7d66}.edge{stroke:#6db3ee}.dot{fill:#6db3ee}"


def svg(words: Language, title: str, edge: float, cards: Sequence[Removal], counts: Sequence[Counted]) -> str:
    """The whole sheet."""
    head = words.say("Quanto vale contar")
    told = words.say("{rules}: vantagem de quem joga {edge}", rules=title, edge=percent(words, edge))
    parts = [
        text(24, 34, head, "ink head"),
        text(24, 57, told, "soft"),
        *_bars(words, [(sign(each.value), 100 * (each.edge - edge)) for each in cards]),
        *_line(words, counts),
        text(WIDTH / 2, HEIGHT - 14, words.say("Fichas de brincadeira, sem valor."), "soft", "middle"),
    ]
    return sheet(WIDTH, HEIGHT, head, told, parts, DAY, NIGHT)


def _bars(words: Language, found: Sequence[tuple[str, float]]) -> list[str]:
    low, high, step = scale([0.0, *[change for _, change in found]], 0.001)
    left, right = BARS
    width = (right - left) / len(found)
    parts = [
        *_title(words.say("Sai uma carta"), words.say("a vantagem muda, em pontos percentuais"), left),
        *_grid(words, BARS, low, high, step),
    ]
    for at, (card, change) in enumerate(found):
        x = left + width * (at + 0.5)
        top, bottom = sorted((_y(0.0, low, high), _y(change, low, high)))
        style, wide = "rises" if change > 0 else "falls", width * BAR
        place = f'x="{x - wide / 2:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{bottom - top:.1f}"'
        parts.append(f'<rect class="{style}" {place}/>')
        parts.append(text(x, BOTTOM + 20, card, "ink", "middle"))
    return parts


def _line(words: Language, counts: Sequence[Counted]) -> list[str]:
    low, high, step = scale([0.0, *[100 * each.edge for each in counts]])
    left, right = LINE
    first, last = counts[0].true, counts[-1].true
    points = [(left + (right - left) * (each.true - first) / (last - first), _y(100 * each.edge, low, high)) for each in counts]
    parts = [
        *_title(words.say("Contagem real"), words.say("vantagem de quem joga, em %, com o sapato pela metade"), left),
        *_grid(words, LINE, low, high, step),
    ]
    parts.append('<polyline class="edge" points="' + " ".join([f"{x:.1f},{y:.1f}" for x, y in points]) + '"/>')
    for (x, y), each in zip(points, counts, strict=True):
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
        if len(counts) < 10 or each in counts[::2]:
            parts.append(text(x, BOTTOM + 20, decimal(words, each.true, 0), "ink", "middle"))
    return parts


def _title(name: str, told: str, left: float) -> list[str]:
    return [text(left - 52, TOP - 36, name, "ink"), text(left - 52, TOP - 18, told, "soft")]


def _grid(words: Language, across: tuple[int, int], low: float, high: float, step: float) -> list[str]:
    left, right = across
    parts: list[str] = []
    for at in range(round((high - low) / step) + 1):
        value = low + at * step
        y = _y(value, low, high)
        style = "zero" if abs(value) < step / 2 else "grid"
        parts.append(f'<line class="{style}" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(text(left - 8, y + 4, decimal(words, value, 0 if step >= 1 else 1 if step >= 0.1 else 2), "soft", "end"))
    return parts


def _y(value: float, low: float, high: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)
