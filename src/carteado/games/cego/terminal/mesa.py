"""The table of six: two on the left, two on the right, the rival of one's testa across; all cards stay before who played.

Rule 1: in 52 columns and 12 rows nothing lies over anything else: each seat has its rows, and the middle has its own.
"""

from typing import Final

from rich.style import Style

from carteado.game import Seat
from carteado.games.cego.rules import words as said
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.terminal import cards, stakes
from carteado.games.cego.terminal.scene import CegoScene, Lying
from carteado.games.cego.words.insight import worth
from carteado.terminal.look import DEALER, LEADER, TURN, Look
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import SMALL, Piece, back
from carteado.words import Texts, Words

OURS: Final = "●"
THEIRS: Final = "○"
# Where a seat sits, by places to the right of the bottom.
BOTTOM, LOW_RIGHT, HIGH_RIGHT, TOP, HIGH_LEFT, LOW_LEFT = range(SEATS)
LEFT: Final = (HIGH_LEFT, LOW_LEFT)
RIGHT: Final = (LOW_RIGHT, HIGH_RIGHT)
HIGH: Final = (HIGH_LEFT, HIGH_RIGHT)
ROOMY: Final = (66, 22)
PLACES: Final = 3
STANDS: Final[Texts] = {
    said.PASS: "passou",
    said.PACK: "ao baralho",
    said.UNSEEN: "ao baralho",
    "waits": "espera",
    "done": "já jogou",
}


class CegoDrawing:
    """One scene on a canvas of a given size."""

    def __init__(self, scene: CegoScene, look: Look, words: Words, width: int, height: int) -> None:
        self.scene = scene
        self.look = look
        self.words = words
        self.boxes = width >= ROOMY[0] and height >= ROOMY[1]
        palette = look.palette
        self.canvas = Canvas(width, height, Style(color=palette.ink, bgcolor=palette.table))
        self.ink = Style(color=palette.ink)
        self.dim = Style(color=palette.dim if palette.room < palette.ink else palette.ink)
        self.gold = Style(color=palette.gold, bold=True)
        self.badge = Style(color=palette.on_gold, bgcolor=palette.gold, bold=True)
        self._ends = {BOTTOM: (width + PLACES * (self._wide() + 1)) // 2}
        for seat in range(SEATS):
            self._seat(seat)
        self._middle()
        self._bubbles()

    # People.

    def _seat(self, seat: Seat) -> None:
        where = self.scene.away(seat)
        lying = self.scene.lying(seat)
        if where == BOTTOM:
            self._row_of_cards(where, [card for card in lying if card.state != "held"], self._row(where), False)
            return
        name = [*self._marks(seat), self._name(seat), *self._stands(seat)]
        self._pieces(where, self._row(where), name)
        self._row_of_cards(where, lying, self._row(where) + 1, self.scene.waits(seat))

    def _row(self, where: int) -> int:
        """The row of the name; of the cards where the name is elsewhere."""
        height, tall = self.canvas.height, self._tall()
        middle = height // 2
        if where == TOP:
            return 0
        if where == BOTTOM:
            return height - tall - (1 if self.boxes else 0)
        return max(tall + 1, middle - 3 - tall) if where in HIGH else middle + 1

    def _wide(self) -> int:
        return SMALL[0] if self.boxes else cards.WIDTH

    def _tall(self) -> int:
        return SMALL[1] if self.boxes else 1

    def _pieces(self, where: int, y: int, pieces: list[Piece]) -> None:
        width = sum([len(text) for text, _ in pieces]) + len(pieces) - 1
        self._ends[where] = self.canvas.row(self._column(where, width), y, pieces)

    def _column(self, where: int, width: int) -> int:
        if where in LEFT:
            return 1
        return self.canvas.width - 1 - width if where in RIGHT else (self.canvas.width - width) // 2

    def _marks(self, seat: Seat) -> list[Piece]:
        scene = self.scene
        ours = seat & 1 == scene.bottom & 1
        marks: list[Piece] = [(OURS if ours else THEIRS, self.gold if ours else self.ink)]
        if seat == scene.mesa.dealer and scene.mesa.mao:
            marks.append((DEALER, self.gold))
        if seat == scene.led():
            marks.append((LEADER, self.gold))
        return marks

    def _name(self, seat: Seat) -> Piece:
        name = self.scene.names[seat]
        if seat in self.scene.actors:
            return (f" {TURN} {name} ", self.badge)
        return (name, self.dim if self.scene.waits(seat) else self.ink + Style(bold=True))

    def _stands(self, seat: Seat) -> list[Piece]:
        """Out of the vazas, waiting for its testa, or with a flor on the table: said beside the name."""
        scene = self.scene
        if not scene.mesa.hands:
            return []
        hand = scene.mesa.hands[seat]
        if scene.waits(seat):
            return [(self.words.say(STANDS["done" if scene.had_its_testa(seat) else "waits"]), self.dim)]
        if hand.left:
            return [(self.words.say(STANDS[hand.left]), self.dim)]
        flor = hand.flor not in ("", said.E_BOA)
        return [(self.words.say("flor"), self.gold)] if flor else []

    # Cards.

    def _row_of_cards(self, where: int, lying: list[Lying], y: int, waiting: bool) -> None:
        wide = self._wide()
        x = self._column(where, PLACES * (wide + 1) - 1)
        for nth, card in enumerate(lying):
            at = x + nth * (wide + 1)
            if self.boxes:
                self.canvas.stamp(at, y, cards.small(card, self.look, self.words, waiting))
            else:
                self.canvas.row(at, y, [cards.tiny(card, self.look, waiting)])

    # The middle.

    def _middle(self) -> None:
        scene, y = self.scene, self.canvas.height // 2 - 1
        if not scene.mesa.hands:
            if scene.mesa.phase != "over":
                x = (self.canvas.width - SMALL[0]) // 2
                self.canvas.stamp(x - 1, y, back(self.look, SMALL))
                self.canvas.stamp(x, y, back(self.look, SMALL))
            return
        if scene.paid is not None:
            self._paid()
            return
        call, price = stakes.pending(scene, self.words)
        if call:
            self._centred(y, f" {call} ", self.badge)
            self._centred(y + 1, price, self.ink)
            return
        stake = self.words.say("vale {stake}", stake=worth(scene.mesa.level)).upper()
        self._centred(y, stake, self.gold)
        if scene.mesa.won_by >= 0:
            self._centred(y + 1, stakes.points_lines(scene, self.words)[-1], self.ink)

    def _paid(self) -> None:
        """A volta that is over: whose tentos they are, and for what."""
        scene, y, paid = self.scene, self.canvas.height // 2 - 1, self.scene.paid
        if paid is None:
            return
        first = scene.bottom & 1
        told = [
            f"{self.words.side(side, scene.eyes, scene.names)} +{paid.tentos(side)}"
            for side in (first, 1 - first)
            if paid.tentos(side)
        ]
        what = self.words.say("{nth}ª testa", nth=paid.nth + 1) if paid.form == "testa" else self.words.say("Roda")
        again = self.words.say("dá de novo") if paid.again else self.words.say("ninguém ganha tento")
        text = f"{what}: {'  '.join(told) if told else again}"
        self._centred(y, f" {text} ", self.badge)
        if paid.bill:
            self._centred(y + 1, "; ".join([stakes.won(scene, *part, self.words) for part in paid.bill]), self.ink)

    def _centred(self, y: int, text: str, style: Style) -> None:
        self.canvas.put((self.canvas.width - len(text)) // 2, y, text[: self.canvas.width], style)

    # Speech.

    def _bubbles(self) -> None:
        for seat, text in self.scene.said.items():
            where = self.scene.away(seat)
            most = self._bubble_room(seat)
            bubble = f" {text} " if len(text) + 2 <= most else f" {text[: most - 3]}… "
            self.canvas.put(self._bubble_column(where, len(bubble)), self._bubble_row(where), bubble, self.badge)

    def _bubble_room(self, seat: Seat) -> int:
        """How long a bubble may be: the row is shared with who sits across it, or with a name or cards."""
        width = self.canvas.width
        if self.scene.away(seat) in (TOP, BOTTOM):
            return width - 2 - self._ends[self.scene.away(seat)]
        return width // 2 - 2 if self._shares_row(seat) else width - 2

    def _shares_row(self, seat: Seat) -> bool:
        """Whether the seat across the row speaks too."""
        opposite = {HIGH_LEFT: HIGH_RIGHT, HIGH_RIGHT: HIGH_LEFT, LOW_LEFT: LOW_RIGHT, LOW_RIGHT: LOW_LEFT}
        where = opposite.get(self.scene.away(seat))
        return where is not None and (self.scene.bottom + where) % SEATS in self.scene.said

    def _bubble_column(self, where: int, width: int) -> int:
        if where in (TOP, BOTTOM):
            return min(self._ends[where] + 2, self.canvas.width - 1 - width)
        return self._column(where, width)

    def _bubble_row(self, where: int) -> int:
        if where in (TOP, BOTTOM):
            return self._row(where)
        return self._row(where) + 1 + self._tall()
