"""The table: the others around it, the cards before who played them, the pack, the vira, the burned pile, the stake."""

from typing import Final

from rich.style import Style

from carteado.cards import Card
from carteado.game import Seat
from carteado.games.truco.rules.views import Fallen
from carteado.games.truco.terminal.scene import Scene
from carteado.terminal.look import DEALER, LEADER, TURN, Look
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import BEST, LARGE, PLAIN, SMALL, TIED, Drawing, Piece, back, face, tiny
from carteado.words import Words

PACKET: Final = 3
BOTTOM, RIGHT, TOP, LEFT = range(4)


class MesaDrawing:
    """One scene on a canvas of a given size."""

    def __init__(self, scene: Scene, look: Look, words: Words, width: int, height: int) -> None:
        self.scene = scene
        self.size = LARGE if width >= 64 and height >= 18 else SMALL
        self.look = look
        self.words = words
        palette = look.palette
        self.canvas = Canvas(width, height, Style(color=palette.ink, bgcolor=palette.table))
        self.ink = Style(color=palette.ink)
        self.dim = Style(color=palette.dim if palette.room < palette.ink else palette.ink)
        self.gold = Style(color=palette.gold, bold=True)
        self.badge = Style(color=palette.on_gold, bgcolor=palette.gold, bold=True)
        self._all()

    def _all(self) -> None:
        for seat in range(self.scene.mesa.seats):
            if seat != self.scene.bottom:
                self._plate(seat)
        table = self.scene.table()
        leading = self.scene.leading(table) if self.scene.mesa.hands else ()
        for fallen in table:
            self._card(fallen, leading)
        self._middle()
        self._vira()
        self._burned()
        self._bubbles()

    def side_of(self, seat: Seat) -> int:
        """At which side of the table a seat sits; two players face each other."""
        away = self.scene.steps_away(seat)
        return away if self.scene.mesa.seats == 4 else away * 2

    # People.

    def _plate(self, seat: Seat) -> None:
        held = self._held(seat)
        name = [*self._marks(seat), self._name(seat)]
        side = self.side_of(seat)
        if side == TOP:
            gap = self._gap(seat)
            width = _width(name) + 1 + _width(held, gap)
            start = self.canvas.row((self.canvas.width - width) // 2, 0, name) + 1
            self.canvas.row(start, 0, held, gap)
            return
        middle = self._middle_row()
        for down, pieces, gap in ((-2, name, 1), (-1, held, self._gap(seat))):
            x = 1 if side == LEFT else self.canvas.width - 1 - _width(pieces, gap)
            self.canvas.row(x, middle + down, pieces, gap)

    def _marks(self, seat: Seat) -> list[Piece]:
        marks: list[Piece] = []
        if seat == self.scene.mesa.dealer and self.scene.mesa.mao:
            marks.append((DEALER, self.gold))
        if seat == self.scene.led():
            marks.append((LEADER, self.gold))
        return marks

    def _name(self, seat: Seat) -> Piece:
        name = self.scene.names[seat]
        if seat in self.scene.actors:
            return (f" {TURN} {name} ", self.badge)
        return (name, self.ink + Style(bold=True))

    def _held(self, seat: Seat) -> list[Piece]:
        return [tiny(card, self.look) for card in self._faces(seat)]

    def _gap(self, seat: Seat) -> int:
        return 0 if any(self._faces(seat)) else 1

    def _faces(self, seat: Seat) -> list[Card | None]:
        """The cards in a hand, those the viewer sees first."""
        hands = self.scene.mesa.hands
        if not hands:
            return [None] * PACKET if seat in self.scene.mesa.packets else []
        hand = hands[seat]
        seen: dict[Card | None, None] = dict.fromkeys([*hand.seen(), *hand.exposed_cards, *self._partner_cards(seat)])
        faces: list[Card | None] = list(seen)[: hand.count]
        return faces + [None] * (hand.count - len(faces))

    def _partner_cards(self, seat: Seat) -> tuple[Card, ...]:
        """Art. 21 shows the partner's cards for the choice; afterwards they are for memory."""
        return self.scene.mesa.hands[seat].partner_cards if self.scene.mesa.phase == "eleven" else ()

    def _bubbles(self) -> None:
        width, middle = self.canvas.width, self._middle_row()
        for seat, text in self.scene.said.items():
            bubble = f" {text} "
            spots = {
                BOTTOM: (width // 2 + 5, self.canvas.height - 3),
                RIGHT: (width - 1 - len(bubble), middle + 2),
                TOP: (width // 2 + 5, 2),
                LEFT: (1, middle + 2),
            }
            x, y = spots[self.side_of(seat)]
            self.canvas.put(x, y, bubble, self.badge)

    # Cards.

    def _middle_row(self) -> int:
        return (self.canvas.height - 1) // 2

    def _spot(self, seat: Seat) -> tuple[int, int]:
        width, height = self.size
        middle = self._middle_row() - height // 2
        centre = self.canvas.width // 2
        return {
            BOTTOM: (centre - width // 2, self.canvas.height - height - 1),
            RIGHT: (centre + width, middle),
            TOP: (centre - width // 2, 1),
            LEFT: (centre - width * 2, middle),
        }[self.side_of(seat)]

    def _card(self, fallen: Fallen, leading: tuple[Seat, ...]) -> None:
        x, y = self._spot(fallen.seat)
        self.canvas.stamp(x, y, self._drawn(fallen, leading))
        if fallen.down and fallen.card is not None:
            self.canvas.row(x + 1, y + self.size[1] // 2, [tiny(fallen.card, self.look)])

    def _drawn(self, fallen: Fallen, leading: tuple[Seat, ...]) -> Drawing:
        if fallen.down or fallen.card is None:
            return back(self.look, self.size)
        frame = PLAIN if fallen.seat not in leading else BEST if len(leading) == 1 else TIED
        return face(fallen.card, self.look, self.size, self.scene.manilha(fallen.card), frame)

    def _middle(self) -> None:
        mesa = self.scene.mesa
        middle = self._middle_row()
        if mesa.phase in ("draw-shuffle", "draw", "shuffle", "cut", "deal") and not mesa.hands:
            width, height = self.size
            for under in (1, 0):
                x = self.canvas.width // 2 - width // 2 - under
                self.canvas.stamp(x, middle - height // 2, back(self.look, self.size))
            return
        ended = self.scene.ended
        if ended is None:
            self._centred(middle, self.words.say("vale {stake}", stake=self.scene.stake()).upper(), self.gold)
            return
        side = ended.side
        taker = self.words.say("Ninguém") if side is None else self.words.side(side, self.scene.eyes, self.scene.names)
        taken = f"+{ended.points}"
        width = max(len(taker), len(taken)) + 2
        self._centred(middle - 1, taker.capitalize().center(width), self.badge)
        self._centred(middle, taken.center(width), self.badge)

    def _centred(self, y: int, text: str, style: Style) -> None:
        self.canvas.put((self.canvas.width - len(text)) // 2, y, text, style)

    def _vira(self) -> None:
        """In the corner, with the manilhas it names beside it; a back while nobody may see it."""
        mesa = self.scene.mesa
        if mesa.vira == "none":
            return
        card = mesa.vira_card
        drawing = back(self.look, self.size) if card is None else face(card, self.look, self.size)
        self.canvas.stamp(1, 0, drawing)
        beside = 2 + self.size[0]
        self.canvas.put(beside, 1, self.words.say("vira"), self.dim)
        if card is not None:
            self.canvas.put(beside, 2, self.words.say("manilha {rank}", rank=self.scene.manilha_rank()), self.gold)

    def _burned(self) -> None:
        burned = self.scene.mesa.burned_cards
        if not burned:
            return
        bottom = self.canvas.height - 1
        x = self.canvas.put(1, bottom, self.words.say("queimadas") + " ", self.dim)
        self.canvas.row(x, bottom, [tiny(card, self.look) for card in burned], gap=0)


def _width(pieces: list[Piece], gap: int = 1) -> int:
    return sum([len(text) for text, _ in pieces]) + gap * max(0, len(pieces) - 1)
