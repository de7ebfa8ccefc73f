"""The table drawn in a few rows: who has what, the piles, the pot, and one's own hand as it is held in melds."""

from typing import Final

from rich.style import Style

from carteado.cards import Card
from carteado.game import Seat
from carteado.games.pife.rules.views import Lugar, PifeView
from carteado.games.pife.words.amounts import signed
from carteado.games.pife.words.insight import STATES
from carteado.terminal.family import Grip
from carteado.terminal.look import DEALER, TURN, Look
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import Piece, tiny
from carteado.words import Words
from carteado.words.people import Listener

GAP: Final = 2
HERE: Final = "◂"
ANSWERED: Final = "✓"
NAME: Final = 10


def held(view: PifeView, seat: Seat) -> tuple[Card, ...]:
    """A hand as far as it is seen, melds first."""
    lugar = view.shown.lugares[seat]
    return (*[card for meld in lugar.meld_cards for card in meld], *lugar.loose_cards)


class MesaDrawing:
    """One moment of the table on a canvas."""

    def __init__(
        self, view: PifeView, bottom: Seat, actors: tuple[Seat, ...], listener: Listener, look: Look, grip: Grip,
        size: tuple[int, int], chips: bool,
    ) -> None:  # fmt: skip
        self.view, self.mesa, self.bottom = view, view.shown, bottom
        self.actors, self.listener, self.look, self.grip, self.chips = actors, listener, look, grip, chips
        self.words: Words = listener.words if isinstance(listener.words, Words) else Words(listener.words.lang)
        self.canvas = Canvas(size[0], size[1], Style(color=look.palette.ink, bgcolor=look.palette.table))
        self.ink = Style(color=look.palette.ink)
        self.gold = Style(color=look.palette.gold, bold=True)
        self.dim = Style(color=look.palette.dim)
        ended = self.mesa.phase in ("shuffle", "over") and bool(self.mesa.ended)
        y = 0
        for lugar in self.mesa.lugares:
            y = self.person(y, lugar, ended)
        self.flow(y, self.piles())
        if not ended:
            self.own(size[1] - 1)

    def person(self, y: int, lugar: Lugar, ended: bool) -> int:
        """One seat in a row: whose turn it is, what it has and has bet, what it may no longer do; at the end its hand."""
        marks = (DEALER if lugar.seat == self.mesa.dealer else " ") + (TURN if lugar.seat in self.actors else " ")
        name = self.listener.subject(lugar.seat)[:NAME]
        style = self.gold if lugar.seat in self.actors else self.ink if lugar.status == "in" else self.dim
        amount = f"{lugar.score:>4}" if self.chips else f"{'│' * min(lugar.score, 10)}{lugar.score:>3}"
        x = self.canvas.put(1, y, f"{marks}{name:<{NAME}} {amount:>{4 if self.chips else 13}}", style) + GAP
        told = self.told(lugar)
        if ended:
            change = lugar.score - self.mesa.base[lugar.seat]
            x = self.canvas.put(x, y, signed(change), self.gold) + GAP
            self.cards(x, y, lugar)
        elif told:
            self.canvas.put(x, y, told[: max(0, self.canvas.width - x - 1)], self.dim)
        return y + 1

    def told(self, lugar: Lugar) -> str:
        """What is to be known of a seat besides its lives or chips."""
        say, parts = self.words.say, list[str]()
        if lugar.bet:
            parts.append(say("aposta {n}", n=lugar.bet))
        if lugar.status in ("abandoned", "threw"):
            parts.append(say(STATES[lugar.status]))
        elif lugar.status == "in":
            parts.append(say("{n} na mão", n=lugar.count))
        if self.mesa.window and lugar.seat in self.mesa.answered:
            parts.append(ANSWERED)
        for key, so in (("stock_only", lugar.stock_only), ("barred", lugar.barred), ("owes", bool(lugar.owes))):
            if so:
                parts.append(say(STATES[key]))
                break
        return " · ".join(parts)

    def cards(self, x: int, y: int, lugar: Lugar) -> None:
        """The hand of a deal that is over, melds apart from the rest, as far as it fits."""
        for group in (*lugar.meld_cards, lugar.loose_cards):
            for card in group:
                text, style = tiny(card, self.look)
                if x + len(text.strip()) > self.canvas.width - 1:
                    return
                x = self.canvas.put(x, y, text.strip(), style)
            x += 1

    def piles(self) -> list[Piece]:
        """The vira with the curingas, the stock, the last discard, the pot and the window of a discard."""
        mesa, say = self.mesa, self.words.say
        found: list[Piece] = []
        if not mesa.mao:
            return found
        if mesa.vira is not None:
            found += [(say("vira"), self.dim), tiny(mesa.vira, self.look), (say("curinga"), self.dim)]
            found += [tiny(card, self.look) for card in mesa.wild_cards]
        found.append((say("monte {n}", n=mesa.stock), self.dim))
        found.append((say("lixo {n}", n=len(mesa.lixo_cards)), self.dim))
        if mesa.lixo_cards:
            found.append(tiny(mesa.lixo_cards[-1], self.look))
        if self.chips:
            found.append((say("pote {n}", n=mesa.pot), self.gold))
        if mesa.window:
            found.append((say("louca: {n} de {all}", n=len(mesa.answered), all=len(mesa.asked)), self.gold))
        return found

    def flow(self, y: int, pieces: list[Piece]) -> None:
        """Pieces one after another, in as many rows as they need."""
        x = 1
        for text, style in pieces:
            if x > 1 and x + len(text) > self.canvas.width - 1:
                x, y = 1, y + 1
            x = self.canvas.put(x, y, text, style) + 1

    def own(self, y: int) -> None:
        """One's own hand in one row: melds together, a gap between them, then what is loose."""
        if not self.mesa.lugares:
            return
        lugar, x, place = self.mesa.lugares[self.bottom], 1, 0
        for group in (*lugar.meld_cards, lugar.loose_cards):
            for card in group:
                place += 1
                text, style = tiny(card, self.look)
                x = self.canvas.put(x, y, text[:-1] + HERE if place == self.grip.place else text, style)
            x += 1
