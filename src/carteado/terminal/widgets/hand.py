"""The person's own cards, with the keys that lift them."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from carteado.terminal.family import Place
from carteado.terminal.look import Palette
from carteado.terminal.widgets.card import LARGE

PLACES = (1, 2, 3)


class HandCard(Static):
    """One place of the hand."""

    class Touched(Message):
        """The card at this place was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, place: int) -> None:
        super().__init__(id=f"card-{place}", classes="hand-card")
        self.place = place

    def draw(self, shown: Place, palette: Palette) -> None:
        """Show this place, one row higher when its card is lifted, its caption under it."""
        style = Style(color=palette.gold if shown.lifted else palette.dim, bold=True)
        rows = [Text.assemble(*pieces) for pieces in shown.drawing]
        note = Text(shown.caption.center(LARGE[0]), style=style)
        blank = Text(" ")
        self.update(Text("\n").join([*rows, blank, note] if shown.lifted else [blank, *rows, note]))
        self.set_class(shown.lifted, "lifted")

    def on_click(self) -> None:
        """A click lifts, a second one plays."""
        self.post_message(self.Touched(self.place))


class HandWidget(Horizontal):
    """Three places side by side."""

    def compose(self) -> ComposeResult:
        """One widget a place."""
        for place in PLACES:
            yield HandCard(place)

    def show(self, places: Sequence[Place], palette: Palette) -> None:
        """Draw these places."""
        for place, shown in zip(PLACES, places, strict=True):
            self.query_one(f"#card-{place}", HandCard).draw(shown, palette)
