"""The table drawn in a few rows: who holds how many, the piles, the melds of every side, and one's own hand in rows."""

from typing import Final

from rich.style import Style

from carteado.game import Seat
from carteado.games.canastra.rules.events import Bill
from carteado.games.canastra.rules.views import CanastraView, Lado
from carteado.games.canastra.terminal.melds import meld
from carteado.terminal.family import Grip
from carteado.terminal.look import DEALER, TURN, Look
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import Piece, tiny
from carteado.words import Words
from carteado.words.people import Listener

GAP: Final = 1
LIFTED: Final = "▴"
HERE: Final = "◂"
GROUPS: Final = "abcdefghij"
LIXO: Final = 10  # cards of the lixo that are shown, the last ones


class MesaDrawing:
    """One moment of the table on a canvas."""

    def __init__(
        self, view: CanastraView, bottom: Seat, actors: tuple[Seat, ...], listener: Listener, look: Look, grip: Grip,
        size: tuple[int, int],
    ) -> None:  # fmt: skip
        self.view, self.mesa, self.bottom = view, view.shown, bottom
        self.actors = actors
        self.listener = listener
        self.words: Words = listener.words if isinstance(listener.words, Words) else Words(listener.words.lang)
        self.look = look
        self.grip = grip
        self.canvas = Canvas(size[0], size[1], Style(color=look.palette.ink, bgcolor=look.palette.table))
        self.ink = Style(color=look.palette.ink)
        self.gold = Style(color=look.palette.gold, bold=True)
        self.dim = Style(color=look.palette.dim)
        rows = hand_rows(self.hand(), size[0])
        y = self.flow(0, self.people())
        y = self.flow(y, self.piles())
        if self.mesa.bills and self.mesa.phase in ("shuffle", "over"):
            self.bills(y, self.mesa.bills)
            return
        floor = size[1] - len(rows)
        for lado in self.order():
            y = self.side(y, lado, floor)
        for nth, row in enumerate(rows):
            self.own(floor + nth, row)

    def hand(self) -> tuple[Piece, ...]:
        """The cards of the seat nearest, as far as they are seen; what is lifted stands out."""
        cards = self.mesa.lugares[self.bottom].hand_cards if self.mesa.lugares else ()
        return tuple([self._piece(place, tiny(card, self.look)) for place, card in enumerate(cards, 1)])

    def _piece(self, place: int, piece: Piece) -> Piece:
        """A card of the hand: a letter before those put together, a tip before those lifted, and where one stands after it."""
        text, style = piece
        palette, grip = self.look.palette, self.grip
        for letter, group in zip(GROUPS, grip.groups, strict=False):
            if place in group:
                text, style = letter + text[1:], Style(color=palette.on_back, bgcolor=palette.back, bold=True)
        if place in grip.lifted:
            text, style = LIFTED + text[1:], Style(color=palette.on_gold, bgcolor=palette.gold, bold=True)
        return (text[:-1] + HERE if place == grip.place else text), style

    def people(self) -> list[Piece]:
        """Every seat in the order of play: who deals, whose turn it is, how many cards it holds."""
        found: list[Piece] = []
        for lugar in self.mesa.lugares:
            marks = (DEALER if lugar.seat == self.mesa.dealer else "") + (TURN if lugar.seat in self.actors else "")
            name = self.listener.subject(lugar.seat)[:10]
            text = f"{marks}{name} {lugar.count}"
            found.append((text, self.gold if lugar.seat in self.actors else self.ink))
        return found

    def piles(self) -> list[Piece]:
        """The stock, the mortos, the lixo with its last cards."""
        mesa, say = self.mesa, self.words.say
        there = len([morto for morto in mesa.mortos if morto.state == "there"])
        told = [say("monte {n}", n=mesa.stock), say("mortos {n}", n=there), say("lixo {n}", n=mesa.lixo)]
        taken = [say("morto: {who}", who=self.listener.subject(morto.seat)) for morto in mesa.mortos if morto.state == "taken"]
        found: list[Piece] = [(text, self.dim) for text in (*told[:2], *taken)] if mesa.lugares else []
        if mesa.lugares:
            found.append((told[2], self.gold))
            found += [tiny(card, self.look) for card in mesa.lixo_cards[-LIXO:]]
        return found

    def order(self) -> list[Lado]:
        """The sides, that of the seat nearest last: its melds lie before its hand."""
        if not self.mesa.lugares:
            return []
        own = self.mesa.lugares[self.bottom].side
        return sorted(self.mesa.lados, key=lambda lado: (lado.side == own, lado.side))

    def side(self, y: int, lado: Lado, floor: int) -> int:
        """One side: its name, what it must or may do, and its melds, as many as there is room for."""
        name = self.listener.side(lado.side)
        pieces: list[Piece] = [(f"{name}:", self.gold)]
        if lado.minimum:
            pieces.append((self.words.say("mínimo {n}", n=lado.minimum), self.gold))
        if lado.may_go_out:
            pieces.append((self.words.say("pode bater"), self.gold))
        for number, jogo in enumerate(lado.jogos, start=1):
            pieces.append((meld(number, jogo, self.words), self.gold if jogo.canastra == "clean" else self.ink))
        return self.flow(y, pieces, floor)

    def flow(self, y: int, pieces: list[Piece], floor: int | None = None) -> int:
        """Pieces one after another, in as many rows as they need; the row after them."""
        last, x = (self.canvas.height if floor is None else floor) - 1, 1
        for at, (text, style) in enumerate(pieces):
            if x > 1 and x + len(text) > self.canvas.width - 1:
                if y >= last:
                    self.canvas.put(self.canvas.width - 4, y, f" +{len(pieces) - at}", self.gold)
                    return y + 1
                x, y = 3, y + 1
            x = self.canvas.put(x, y, text, style) + 2 * GAP
        return y + 1 if pieces else y

    def own(self, y: int, row: list[Piece]) -> None:
        self.canvas.row(1, y, row, 0)

    def bills(self, y: int, bills: tuple[Bill, ...]) -> None:
        """What the deal brought every side, line by line."""
        say = self.words.say
        lines = (
            (say("mesa"), [bill.table for bill in bills]),
            (say("limpas"), [bill.clean_points for bill in bills]),
            (say("sujas"), [bill.dirty_points for bill in bills]),
            (say("batida"), [bill.batida for bill in bills]),
            (say("na mão"), [bill.hands for bill in bills]),
            (say("morto"), [bill.morto for bill in bills]),
            (say("rodada"), [bill.total for bill in bills]),
            (say("placar"), [bill.score for bill in bills]),
        )
        heads = [self.listener.side(bill.side)[:11] for bill in bills]
        self.canvas.put(1, y, "".join([f"{'':<10}", *[f"{head:>12}" for head in heads]]), self.gold)
        for nth, (name, points) in enumerate(lines, 1):
            style = self.gold if nth > 6 else self.ink
            self.canvas.put(1, y + nth, "".join([f"{name:<10}", *[f"{each:>12}" for each in points]]), style)


def hand_rows(pieces: tuple[Piece, ...], width: int) -> list[list[Piece]]:
    """A hand in rows that fit."""
    rows: list[list[Piece]] = [[]]
    used = 0
    for piece in pieces:
        if used + len(piece[0]) > width - 2:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += len(piece[0])
    return rows if pieces else []
