"""A chave as one SVG, the same for page, print and export; from plain values, by the standard library alone.

Rule 1: a jogo stands at the height of what comes into it; what feeds nobody is drawn from its own column backwards.
Rule 2: letters are as large as the room allows; a long name is smaller, then on two lines, then cut: it never leaves its box.
Rule 3: black on nothing, in the colour of the text around it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from carteado.paper.cleaning import BREAK, Drawing, line

ROW: Final = 1.0  # the height of one side, by which all heights are measured
JOGO: Final = 2 * ROW
BETWEEN: Final = 0.62  # above a box: room for its line, and air
EDGE: Final = 1.0  # around it, for the outer lines, in millimetres
TITLE: Final = 1.1  # the line of column titles
GAP: Final = 0.12  # between columns, of their width
LETTERS: Final = 0.72  # of a row
LEAST: Final = 0.7  # of the usual size of letters, for a name in one line
HALF: Final = 0.54  # of the usual size of letters, where a name takes two lines
TINY: Final = 0.36  # and no less than this
LEADING: Final = 1.12
CAPITAL: Final = 0.727  # of the size of letters: how tall a capital is
SMALL: Final = 0.36  # of a row: the line above a box
_WIDTHS: Final = (
    (" .,:;'|!ijlI·", 0.31),
    ("frt()[]/-1\u2013", 0.46),
    ("mwMW@%&—", 0.98),
    ("ABCDEFGHJKLNOPQRSTUVXYZ0123456789#$+=<>", 0.75),
)
_OTHER: Final = 0.63
TIGHT: Final = 0.93  # of the room: from here on a wider font than ours would leave the box, and is held to it
FAMILY: Final = "Inter, 'Inter Variable', Arial, 'Liberation Sans', sans-serif"
FIVE_MINUTES: Final = 1.45  # millimetres of a letter for each metre: five minutes of arc, what a good eye reads


@dataclass(frozen=True)
class BracketSide:
    """A side of a jogo: who it is, or the slot it waits for; partidas won, or WO; whether it won. `feeder` won it its place."""

    name: str = ""
    slot: str = ""
    score: str = ""
    won: bool = False
    feeder: str = ""


@dataclass(frozen=True)
class BracketJogo:
    """A jogo of the chave, with a line about it: its number, table, time."""

    id: str
    sides: tuple[BracketSide, BracketSide]
    line: str = ""


@dataclass(frozen=True)
class BracketRound:
    """A column."""

    title: str
    jogos: tuple[BracketJogo, ...]


@dataclass(frozen=True)
class Bracket:
    """A whole chave, from the first round to the final."""

    title: str
    rounds: tuple[BracketRound, ...]


@dataclass
class _Plan:
    """Where everything stands: of each jogo its column and the middle of its box, in rows."""

    jogos: Mapping[str, tuple[int, BracketJogo]]
    middle: dict[str, float] = field(default_factory=dict[str, float])
    height: float = 0.0

    def place(self, identity: str) -> float:
        """This jogo below what stands already, after all that comes into it; its middle."""
        _, jogo = self.jogos[identity]
        feeders = [side.feeder if side.feeder in self.jogos else "" for side in jogo.sides]
        if not any(feeders):
            self.middle[identity] = self._slot(JOGO + BETWEEN)
            return self.middle[identity]
        ends = [self.place(feeder) if feeder else self._slot(ROW + BETWEEN) for feeder in feeders]
        self.middle[identity] = sum(ends) / len(ends)
        return self.middle[identity]

    def _slot(self, height: float) -> float:
        """Room below all that stands, with air above: its middle."""
        self.height += height
        return self.height - (height - BETWEEN) / 2


def planned(bracket: Bracket) -> tuple[dict[str, tuple[int, float]], float]:
    """The column of each jogo and the height of its middle in rows, and how many rows all of it takes."""
    jogos = {jogo.id: (n, jogo) for n, each in enumerate(bracket.rounds) for jogo in each.jogos}
    fed = {side.feeder for _, jogo in jogos.values() for side in jogo.sides}
    plan = _Plan(jogos)
    roots = [identity for identity in jogos if identity not in fed]
    trees = [identity for identity in roots if any(side.feeder in jogos for side in jogos[identity][1].sides)]
    for identity in trees:
        plan.place(identity)
    for identity in roots:
        if identity not in plan.middle:
            _beside(plan, identity)
    return {identity: (jogos[identity][0], middle) for identity, middle in plan.middle.items()}, max(plan.height, JOGO)


def _beside(plan: _Plan, identity: str) -> None:
    """A jogo that nothing feeds goes below the others of its column, where there is room: the third place below the final."""
    column = plan.jogos[identity][0]
    taken = [middle for other, middle in plan.middle.items() if plan.jogos[other][0] == column]
    below = max(taken, default=-JOGO) + JOGO + 2 * BETWEEN
    if taken and below + ROW <= plan.height:
        plan.middle[identity] = below
    else:
        plan.place(identity)


def svg(bracket: Bracket, width: float, height: float, *, anywhere: bool = False) -> Drawing:
    """The chave in a frame of so many millimetres; on a page that may have any font, names are held to their boxes."""
    drawn = _Drawn(bracket, width, height, anywhere)
    box = f"{_n(-EDGE)} {_n(-EDGE)} {_n(width + 2 * EDGE)} {_n(height + 2 * EDGE)}"
    look = f'role="img" font-family="{FAMILY}" fill="currentColor"'
    title = f"<title>{escape(_one(bracket.title))}</title>"
    return Drawing(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {look}>{title}{"".join(drawn.parts())}</svg>')


def letters(bracket: Bracket, width: float, height: float) -> tuple[float, float]:
    """How tall the capitals are in such a frame, in millimetres: those of the middle name, and those of the smallest."""
    drawn = _Drawn(bracket, width, height)
    names = [_one(side.name) for each in bracket.rounds for jogo in each.jogos for side in jogo.sides if side.name]
    sizes = sorted([CAPITAL * drawn.fitted(name, drawn.room)[1] for name in names]) or [CAPITAL * drawn.size]
    return sizes[len(sizes) // 2], sizes[0]


def reach(capitals: float) -> float:
    """From how many metres letters of so many millimetres are read."""
    return capitals / FIVE_MINUTES


class _Drawn:
    """One drawing: the plan in millimetres."""

    def __init__(self, bracket: Bracket, width: float, height: float, anywhere: bool = False) -> None:
        self.bracket = bracket
        self.anywhere = anywhere
        self.where, rows = planned(bracket)
        columns = max(1, len(bracket.rounds))
        self.column = width / (columns - GAP / (1 + GAP)) if columns > 1 else width
        self.box = self.column * (1 - GAP)
        self.row = min(height / (rows + TITLE), self.box / 5)
        self.stretch = (height - TITLE * self.row) / rows
        self.size = LETTERS * self.row
        self.room = self.box - 0.4 * self.row - 1.2 * self.size

    def parts(self) -> Iterator[str]:
        """All that is drawn."""
        for n, each in enumerate(self.bracket.rounds):
            yield self._text(each.title, n * self.column, 0.75 * self.row, self.box, 0.6 * self.size, bold=True)
        yield "".join([self._path(jogo) for each in self.bracket.rounds for jogo in each.jogos])
        for each in self.bracket.rounds:
            for jogo in each.jogos:
                yield f"<g data-jogo={quoteattr(_one(jogo.id))}>{''.join(self._jogo(jogo))}</g>"

    def fitted(self, text: str, room: float, size: float = 0.0) -> tuple[tuple[str, ...], float]:
        """A text as it fits into so many millimetres, on one line or two, and the size of its letters."""
        usual = size or self.size
        single = room / max(wide(text), 0.1)
        if single >= LEAST * usual:
            return (text,), min(usual, single)
        lines = _halves(text)
        best = room / max(wide(each) for each in lines)
        if best >= TINY * usual:
            return lines, min(HALF * usual, best)
        return tuple([_cut(each, room / (TINY * usual)) for each in lines]), TINY * usual

    def _corner(self, jogo: BracketJogo) -> tuple[float, float]:
        column, middle = self.where[jogo.id]
        return column * self.column, TITLE * self.row + middle * self.stretch - self.row

    def _jogo(self, jogo: BracketJogo) -> Iterator[str]:
        x, y = self._corner(jogo)
        if jogo.line:
            yield self._text(jogo.line, x, y - 0.12 * self.row, self.box, SMALL * self.row)
        yield f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(self.box)}" height="{_n(2 * self.row)}" {_stroke(self.row / 18)}/>'
        yield f'<path d="M{_n(x)} {_n(y + self.row)}h{_n(self.box)}" {_stroke(self.row / 40)}/>'
        for n, side in enumerate(jogo.sides):
            base = y + n * self.row + self.row / 2 + CAPITAL * self.size / 2
            inset = x + 0.2 * self.row
            yield self._text(_shown(side), inset, base, self.room, self.size, bold=side.won)
            if side.score:
                yield self._score(side, x + self.box - 0.2 * self.row, base)

    def _score(self, side: BracketSide, x: float, y: float) -> str:
        lines, size = self.fitted(_one(side.score), 1.2 * self.size)
        weight = "bold" if side.won else "normal"
        look = f'font-size="{_n(size)}" font-weight="{weight}" text-anchor="end"'
        return f'<text x="{_n(x)}" y="{_n(y)}" {look}>{escape(" ".join(lines))}</text>'

    def _path(self, jogo: BracketJogo) -> str:
        """The lines that lead into a jogo, thick where the winner is known."""
        x, y = self._corner(jogo)
        found: list[str] = []
        for n, side in enumerate(jogo.sides):
            if side.feeder not in self.where:
                continue
            from_x, from_y = self._corner(next(each for each in self._jogos() if each.id == side.feeder))
            start, end = from_x + self.box, y + (n + 0.5) * self.row
            turn = x - GAP * self.column / 2
            path = f"M{_n(start)} {_n(from_y + self.row)}H{_n(turn)}V{_n(end)}H{_n(x)}"
            found.append(f'<path d="{path}" {_stroke(self.row / (14 if side.name else 30))}/>')
        return "".join(found)

    def _jogos(self) -> Iterator[BracketJogo]:
        for each in self.bracket.rounds:
            yield from each.jogos

    def _text(self, text: str, x: float, y: float, room: float, size: float, *, bold: bool = False) -> str:
        lines, fitting = self.fitted(_one(text), room, size)
        weight = "bold" if bold else "normal"
        first = y - CAPITAL * (size - fitting) / 2 - (len(lines) - 1) * LEADING * fitting / 2
        look = f'x="{_n(x)}" font-size="{_n(fitting)}" font-weight="{weight}"'
        held = [_held(one, fitting, room) if self.anywhere else "" for one in lines]
        each = [
            f'<text {look} y="{_n(first + n * LEADING * fitting)}"{long}>{escape(one)}</text>'
            for n, (one, long) in enumerate(zip(lines, held, strict=True))
        ]
        return "".join(each)


def _held(text: str, size: float, room: float) -> str:
    """A text that fills its room is as long as it is here, whatever font a page has in the place of ours."""
    long = min(wide(text) * size, room)
    return f' textLength="{_n(long)}" lengthAdjust="spacingAndGlyphs"' if long > TIGHT * room else ""


def _halves(text: str) -> tuple[str, ...]:
    """A text on two lines, as even as its words allow; a single word is broken."""
    spaces = [n for n, letter in enumerate(text) if letter == " "]
    if not spaces:
        return text[: len(text) // 2] + "-", text[len(text) // 2 :]
    at = min(spaces, key=lambda n: max(wide(text[:n]), wide(text[n + 1 :])))
    return text[:at], text[at + 1 :]


def wide(text: str) -> float:
    """About how wide a text is, in sizes of its letters; rather more than less."""
    return sum([next((width for some, width in _WIDTHS if letter in some), _OTHER) for letter in text])


def described(bracket: Bracket) -> str:
    """The chave in a sentence a jogo, for who does not see it."""
    jogos = [(each.title, jogo) for each in bracket.rounds for jogo in each.jogos]
    told = [f"{title}, {jogo.line}: {' x '.join([_told(side) for side in jogo.sides])}." for title, jogo in jogos]
    return " ".join([f"{bracket.title}.", *told])


def _told(side: BracketSide) -> str:
    return " ".join([part for part in (_shown(side), side.score) if part])


def _shown(side: BracketSide) -> str:
    return _one(side.name or side.slot)


def _one(text: str) -> str:
    return str(line(text)).replace(BREAK, "")


def _cut(text: str, room: float) -> str:
    while text and wide(text) + _OTHER > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _stroke(width: float) -> str:
    return f'fill="none" stroke="currentColor" stroke-width="{_n(width)}"'


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
