"""A study as a picture: what the chips did, what the decisions were worth, and between the two the luck.

Rule 1: two lines, round by round: the result, and what the play was worth. Where the result is above, the space between them is
        good luck, below it bad luck; so luck is seen and not computed.
Rule 2: below stands the bill: what perfect play brings, less the mistakes, and luck come to the result.
"""

from collections.abc import Sequence
from typing import Final

from carteado.advice import Study
from carteado.games.blackjack.advice.summary import Totals, chips, seen_as_nothing, signed, totals
from carteado.games.blackjack.drawing import scale, sheet, text
from carteado.words.language import Language, Texts

WIDTH: Final = 760
HEIGHT: Final = 500
LEFT: Final = 56
RIGHT: Final = 572
TOP: Final = 106
BOTTOM: Final = 346
LINE: Final = 18  # labels are no nearer to each other
DAY: Final = """
.lucky{fill:#2f8f4e;fill-opacity:.25}.unlucky{fill:#c2452d;fill-opacity:.22}
.result,.play{fill:none;stroke-width:2.5;stroke-linejoin:round}.result{stroke:#26231e}.play{stroke:#1f6fb2}
"""
NIGHT: Final = ".result{stroke:#f1ece2}.play{stroke:#6db3ee}"
HEADLINES: Final[Texts] = {
    "won": "Ganhou {chips} em {rounds}",
    "lost": "Perdeu {chips} em {rounds}",
    "even": "Nem ganhou nem perdeu, em {rounds}",
}
SENTENCES: Final[Texts] = {
    "good": "Sorte: {chips} a mais do que as decisões valiam.",
    "bad": "Azar: {chips} a menos do que as decisões valiam.",
    "none": "Sem sorte nem azar: foi o que as decisões valiam.",
}
BILL: Final[Texts] = {
    "perfect": "jogo perfeito",
    "mistakes": "erros",
    "good": "sorte",
    "bad": "azar",
    "result": "resultado",
}

Points = list[tuple[float, float]]


def svg(words: Language, study: Study) -> str:
    """The picture as an SVG document."""
    sums = totals(study.rounds).rounded()
    result = running([each.result for each in study.rounds])
    play = running([each.expected - each.cost for each in study.rounds])
    low, high, step = scale([*result, *play])
    title, told = headline(words, sums), sentence(words, sums)
    parts = [
        text(24, 34, title, "ink head"),
        text(24, 58, told, "soft"),
        *_axes(words, low, high, step, len(study.rounds)),
        *_lines(result, play, low, high),
        *_labels(words, sums, low, high),
        *_bill(words, sums),
    ]
    return sheet(WIDTH, HEIGHT, title, told, parts, DAY, NIGHT)


def headline(words: Language, sums: Totals) -> str:
    """What the session brought, in one line."""
    rounds = words.count("{n} rodada", "{n} rodadas", sums.rounds)
    word = "even" if seen_as_nothing(sums.result) else "won" if sums.result > 0 else "lost"
    return words.say(HEADLINES[word], chips=chips(words, sums.result), rounds=rounds)


def sentence(words: Language, sums: Totals) -> str:
    """What of it was luck."""
    word = "none" if seen_as_nothing(sums.luck) else "good" if sums.luck > 0 else "bad"
    return words.say(SENTENCES[word], chips=chips(words, sums.luck))


def running(parts: Sequence[float]) -> list[float]:
    """The sums so far, from nothing."""
    found = [0.0]
    for part in parts:
        found.append(found[-1] + part)
    return found


def _x(at: float, rounds: int) -> float:
    return LEFT + (RIGHT - LEFT) * at / max(1, rounds)


def _y(value: float, low: float, high: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)


def _axes(words: Language, low: float, high: float, step: float, rounds: int) -> list[str]:
    parts: list[str] = []
    for at in range(round((high - low) / step) + 1):
        value = low + at * step
        y = _y(value, low, high)
        style = "zero" if abs(value) < step / 2 else "grid"
        parts.append(f'<line class="{style}" x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(text(LEFT - 8, y + 4, signed(words, value), "soft", "end"))
    every = max(1, round(scale([0.0, float(max(1, rounds))])[2]))
    parts += [text(_x(at, rounds), BOTTOM + 20, str(at), "soft", "middle") for at in range(every, rounds + 1, every)]
    parts.append(text(RIGHT, BOTTOM + 38, words.say("rodadas"), "soft", "end"))
    parts.append(text(24, TOP - 18, words.say("fichas"), "soft"))
    return parts


def _lines(result: list[float], play: list[float], low: float, high: float) -> list[str]:
    rounds = len(result) - 1
    drawn = [_areas(result, play, low, high)]
    for name, values in (("result", result), ("play", play)):
        path = " ".join([f"{_x(at, rounds):.1f},{_y(value, low, high):.1f}" for at, value in enumerate(values)])
        drawn.append(f'<polyline class="{name}" points="{path}"/>')
    return drawn


def _labels(words: Language, sums: Totals, low: float, high: float) -> list[str]:
    """The names of the lines at their ends, as far apart as they must be to be read."""
    ends = [_y(sums.result, low, high), _y(sums.played, low, high)]
    if abs(ends[0] - ends[1]) < 2 * LINE:
        middle, first = (ends[0] + ends[1]) / 2, -1 if ends[0] <= ends[1] else 1
        ends = [middle + first * LINE, middle - first * LINE]
    return [
        *_label(words.say(BILL["result"]), signed(words, sums.result), ends[0], "ink"),
        *_label(words.say("o que as decisões valiam"), signed(words, sums.played), ends[1], "blue"),
    ]


def _label(name: str, amount: str, y: float, style: str) -> list[str]:
    return [text(RIGHT + 12, y - 2, name, style), text(RIGHT + 12, y + 14, amount, style)]


def _areas(result: list[float], play: list[float], low: float, high: float) -> str:
    """The space between the two lines: of one colour where luck was good, of another where it was bad."""
    rounds = len(result) - 1
    shapes: list[str] = []
    for at in range(rounds):
        for points, lucky in between((result[at], result[at + 1]), (play[at], play[at + 1])):
            path = " ".join([f"{_x(at + x, rounds):.1f},{_y(y, low, high):.1f}" for x, y in points])
            shapes.append(f'<polygon class="{"lucky" if lucky else "unlucky"}" points="{path}"/>')
    return "".join(shapes)


def between(one: tuple[float, float], other: tuple[float, float]) -> list[tuple[Points, bool]]:
    """The space between two lines over one step, in one piece or, where they cross, in two; and whether `one` is above."""
    first, last = one[0] - other[0], one[1] - other[1]
    if first * last >= 0:
        return [([(0, one[0]), (1, one[1]), (1, other[1]), (0, other[0])], first + last > 0)]
    cross = first / (first - last)
    middle = (cross, one[0] + (one[1] - one[0]) * cross)
    return [([(0, one[0]), middle, (0, other[0])], first > 0), ([(1, one[1]), middle, (1, other[1])], last > 0)]


def _bill(words: Language, sums: Totals) -> list[str]:
    """Result = what perfect play brings - mistakes + luck, in chips."""
    good = sums.luck >= 0
    columns = [
        ("perfect", sums.expected, "ink"),
        ("mistakes", -sums.cost, "bad" if sums.cost > 0 else "ink"),
        ("good" if good else "bad", sums.luck, "good" if good else "bad"),
        ("result", sums.result, "ink"),
    ]
    parts: list[str] = []
    for at, (word, worth, style) in enumerate(columns):
        x = 110 + 180 * at
        parts.append(text(x, 430, signed(words, worth), f"{style} big", "middle"))
        parts.append(text(x, 454, words.say(BILL[word]), "soft", "middle"))
        if at:
            parts.append(text(x - 90, 430, "=" if at == len(columns) - 1 else "+", "soft big", "middle"))
    note = words.say("O espaço entre as linhas é a sorte: verde a boa, vermelha a má. Fichas de brincadeira, sem valor.")
    return [*parts, text(WIDTH / 2, 484, note, "soft", "middle")]
