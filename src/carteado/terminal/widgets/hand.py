"""The person's own cards, with the keys that lift them; in the dark, three backs with their places."""

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from carteado.cards import Card
from carteado.terminal.look import Look
from carteado.terminal.offers import Grip
from carteado.terminal.scene import Scene
from carteado.terminal.widgets.card import LARGE, Drawing, back, empty, face

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

    def draw(self, drawing: Drawing, caption: str, caption_style: Style, lifted: bool) -> None:
        """Show this drawing, one row higher when lifted, its caption under it."""
        rows = [Text.assemble(*pieces) for pieces in drawing]
        note = Text(caption.center(LARGE[0]), style=caption_style)
        blank = Text(" ")
        self.update(Text("\n").join([*rows, blank, note] if lifted else [blank, *rows, note]))
        self.set_class(lifted, "lifted")

    def on_click(self) -> None:
        """A click lifts, a second one plays."""
        self.post_message(self.Touched(self.place))


class HandWidget(Horizontal):
    """Three places side by side."""

    def compose(self) -> ComposeResult:
        """One widget a place."""
        for place in PLACES:
            yield HandCard(place)

    def show(self, scene: Scene, grip: Grip, look: Look) -> None:
        """Draw the hand of the seat at the bottom."""
        hands = scene.mesa.hands
        for place in PLACES:
            held = bool(hands) and place in hands[scene.bottom].held
            card = hands[scene.bottom].dealt_cards[place - 1] if held else None
            lifted = held and grip.place == place
            caption = str(place) if held else ""
            packet = not hands and scene.bottom in scene.mesa.packets
            drawing = self._drawing(scene, card, held or packet, lifted and grip.down, look)
            style = Style(color=look.palette.gold if lifted else look.palette.dim, bold=True)
            self.query_one(f"#card-{place}", HandCard).draw(drawing, caption, style, lifted)

    def _drawing(self, scene: Scene, card: Card | None, held: bool, covered: bool, look: Look) -> Drawing:
        if not held:
            return empty(LARGE)
        if card is None or covered:
            return back(look, LARGE)
        return face(card, look, LARGE, scene.manilha(card))
