"""The table on the screen: a sheet that is drawn anew when the scene or the room changes."""

from collections.abc import Callable

from textual.strip import Strip
from textual.widget import Widget

from carteado.terminal.widgets.canvas import Canvas

Draw = Callable[[int, int], Canvas]  # columns, rows


class MesaWidget(Widget):
    """Draws whatever it is given, in the room it has."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._draw: Draw | None = None
        self._canvas: Canvas | None = None

    def show(self, draw: Draw) -> None:
        """Draw with this."""
        self._draw = draw
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the table."""
        if self._draw is None:
            return Strip.blank(self.size.width)
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (self.size.width, self.size.height):
            self._canvas = self._draw(self.size.width, self.size.height)
        return self._canvas.strip(y)
