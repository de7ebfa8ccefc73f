"""A choice on one line: what it is about, and the value, changed with the arrows or a click."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.binding import Binding
from textual.message import Message
from textual.widget import Widget

from carteado.terminal.look import Palette


class Cycler(Widget, can_focus=True):
    """A label and the values it goes through."""

    BINDINGS = [Binding("left", "turn(-1)", show=False), Binding("right,space", "turn(1)", show=False)]

    class Turned(Message):
        """Another value was chosen."""

        def __init__(self, cycler: "Cycler") -> None:
            super().__init__()
            self.cycler = cycler

    def __init__(
        self,
        label: str,
        values: Sequence[tuple[str, str]],
        chosen: str,
        palette: Palette,
        tall: bool = False,
        id: str | None = None,
        printed: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self.label = label
        self._values = list(values)
        self._at = [value for value, _ in self._values].index(chosen)
        self._printed = self._at if printed is None else [value for value, _ in self._values].index(printed)
        self._palette = palette
        self._tall = tall

    @property
    def value(self) -> str:
        """The value chosen."""
        return self._values[self._at][0]

    def action_turn(self, step: int) -> None:
        """The next value, or the one before."""
        self._at = (self._at + step) % len(self._values)
        self.refresh(layout=True)
        self.post_message(self.Turned(self))

    def on_click(self) -> None:
        """A click turns it on."""
        self.action_turn(1)

    def recolour(self, palette: Palette) -> None:
        """Draw in another theme."""
        self._palette = palette
        self.refresh()

    def render(self) -> Text:
        """Label, and the value between arrows; a value that is not the printed one stands out."""
        changed = self._at != self._printed
        gold = Style(color=self._palette.gold, bold=changed or self.has_focus)
        arrows = ("‹ ", " ›") if len(self._values) > 1 else ("", "")
        between = "\n" if self._tall else " "
        value = f"{arrows[0]}{self._values[self._at][1]}{arrows[1]}"
        return Text.assemble(self.label + between, (value, gold))
