"""What can be done now: one line an offer, its key, its words and its price; a click does it too."""

from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from carteado.terminal.family import Offer
from carteado.terminal.look import Palette

WIDTH: Final = 26
WIDE: Final = 44  # where no cards stand beside them
MOST: Final = 6
KEY_SIGNS: Final = {"enter": "⏎"}


class CallLine(Static):
    """One offer, or an empty line."""

    def __init__(self) -> None:
        super().__init__(classes="call")
        self.offer: Offer | None = None
        self.display = False

    def show(self, offer: Offer | None, palette: Palette, width: int) -> None:
        """Draw this offer."""
        self.offer = offer
        self.display = offer is not None
        if offer is not None:
            self.update(_line(offer, palette, width))
            self.set_class(offer.loud, "loud")

    def on_click(self) -> None:
        """Take it."""
        if self.offer is not None:
            self.post_message(Calls.Taken(self.offer))


class Calls(Vertical):
    """The list of offers."""

    class Taken(Message):
        """An offer was clicked."""

        def __init__(self, offer: Offer) -> None:
            super().__init__()
            self.offer = offer

    def compose(self) -> ComposeResult:
        """As many lines as there ever are offers."""
        for _ in range(MOST):
            yield CallLine()

    def show(self, offers: tuple[Offer, ...], palette: Palette, width: int = WIDTH) -> None:
        """Draw these offers, one a line, in so many columns."""
        for nth, line in enumerate(self.query(CallLine)):
            line.show(offers[nth] if nth < len(offers) else None, palette, width)


def rows(offer: Offer, palette: Palette, width: int = WIDTH) -> int:
    """How many rows an offer takes in the list."""
    return len(_line(offer, palette, width).plain.splitlines())


def _line(offer: Offer, palette: Palette, width: int) -> Text:
    key = f" {KEY_SIGNS.get(offer.key, offer.key.upper())} "
    bold = Style(bold=True)
    line = Text.assemble((key, Style(color=palette.on_gold, bgcolor=palette.gold, bold=True)), " ")
    indent = len(line.plain)
    label = wrap(offer.label, width - indent - 1)
    line.append(("\n" + " " * indent).join(label), style=bold if offer.loud else "")
    room = width - indent - len(label[-1]) - 1
    if len(offer.price) >= room:
        return line.append("\n" + offer.price.rjust(width - 1), style=bold)
    return line.append(offer.price.rjust(room), style=bold)
