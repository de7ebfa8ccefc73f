"""The chart as a picture: a letter and a colour in each field."""

from collections.abc import Sequence
from typing import Final

from carteado.games.blackjack.commands.acts import LETTERS, NAMES, act, footnote, letter
from carteado.games.blackjack.drawing import sheet, text
from carteado.games.blackjack.solver.chart import HARD, PAIR, SOFT, UPS, Row, label, sign
from carteado.words.language import Language, Texts

GROUPS: Final[Texts] = {HARD: "duras", SOFT: "macias", PAIR: "pares"}
WIDTH: Final = 580
LEFT: Final = 104
TOP: Final = 82
FIELD: Final = (45, 22)
GAP: Final = 30
LEGEND: Final = 108  # between two entries
DAY: Final = """
.stand{fill:#f3d9d2}.hit{fill:#d9ead7}.double{fill:#f6e6ad}.split{fill:#d5e4f3}.surrender{fill:#dfd9e8}.letter{font-weight:600}
"""
NIGHT: Final = """
.stand{fill:#5b3027}.hit{fill:#2c4a31}.double{fill:#5c4d1c}.split{fill:#27425c}.surrender{fill:#463c58}
"""


def svg(words: Language, title: str, rows: Sequence[Row]) -> str:
    """The whole sheet."""
    head = words.say("Estratégia do blackjack")
    parts = [text(24, 34, head, "ink head"), text(24, 57, title, "soft")]
    y, shape = float(TOP), ""
    for row in rows:
        if row.shape != shape:
            y += GAP if shape else 14
            parts += _group(words, row.shape, y)
            y, shape = y + 8, row.shape
        parts += _row(words, row, y)
        y += FIELD[1]
    y += GAP
    for at, name in enumerate(NAMES):
        parts.append(f'<rect class="{name}" x="{24 + LEGEND * at}" y="{y - 13:.0f}" width="18" height="18" rx="3"/>')
        parts.append(text(33 + LEGEND * at, y + 1, words.say(LETTERS[name]), "ink letter", "middle"))
        parts.append(text(48 + LEGEND * at, y + 1, act(words, name), "ink"))
    note = footnote(words)
    middle = note.rfind(" ", 0, len(note) // 2 + 8)
    parts += [text(24, y + 28, note[:middle], "soft"), text(24, y + 46, note[middle + 1 :], "soft")]
    return sheet(WIDTH, round(y) + 66, head, title, parts, DAY, NIGHT)


def _group(words: Language, shape: str, y: float) -> list[str]:
    named = [text(LEFT - 12, y, words.say(GROUPS[shape]), "soft", "end")]
    return [*named, *[text(LEFT + FIELD[0] * (at + 0.5), y, sign(up), "soft", "middle") for at, up in enumerate(UPS)]]


def _row(words: Language, row: Row, y: float) -> list[str]:
    width, height = FIELD
    parts = [text(LEFT - 12, y + 15, label(row), "ink", "end")]
    for at, field in enumerate(row.fields):
        if field is not None:
            x = LEFT + width * at
            parts.append(f'<rect class="{field.act}" x="{x}" y="{y:.0f}" width="{width - 2}" height="{height - 2}" rx="3"/>')
            told = letter(words, field.act, field.otherwise)
            parts.append(text(x + (width - 2) / 2, y + 15, told, "ink letter", "middle"))
    return parts
