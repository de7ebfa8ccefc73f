"""A sheet of characters to draw on, one style a character."""

from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from carteado.terminal.widgets.card import Drawing, Piece


class Canvas:
    """So many columns and rows; what falls outside is not drawn."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self._ground = ground
        self._cells: list[list[Piece]] = [[(" ", ground)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text; the column after it."""
        for at, letter in enumerate(text, x):
            if 0 <= y < self.height and 0 <= at < self.width:
                self._cells[y][at] = (letter, self._ground + style)
        return x + len(text)

    def row(self, x: int, y: int, pieces: list[Piece], gap: int = 1) -> int:
        """Write pieces one after another; the column after them."""
        for text, style in pieces:
            x = self.put(x, y, text, style) + gap
        return x - gap if pieces else x

    def stamp(self, x: int, y: int, drawing: Drawing) -> None:
        """Lay a drawing with its top left corner here."""
        for down, pieces in enumerate(drawing):
            across = x
            for text, style in pieces:
                across = self.put(across, y + down, text, style)

    def strip(self, y: int) -> Strip:
        """One row, ready for the screen."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width, self._ground)
        runs = groupby(self._cells[y], key=lambda cell: cell[1])
        return Strip([Segment("".join([letter for letter, _ in run]), style) for style, run in runs], self.width)
