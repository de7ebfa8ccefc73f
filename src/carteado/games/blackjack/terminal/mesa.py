"""The table drawn in a few rows: the house with the shoe, every place with its chips and hands, one's own hands nearest.

Rule 1: cards are drawn as cards where there is room for it, else in a row.
"""

from typing import Final

from rich.style import Style

from carteado.game import Seat
from carteado.games.blackjack.rules.rulebook import FACES, HALVES
from carteado.games.blackjack.rules.views import BlackjackView, Lugar, Mao
from carteado.games.blackjack.terminal.hands import (
    FORMS,
    Seen,
    compact,
    faces,
    house_faces,
    house_stands,
    house_total,
    pieces,
    stands,
    total,
    width,
)
from carteado.games.blackjack.words.amounts import signed
from carteado.terminal.look import TURN, Look
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import SMALL, Piece, back, face
from carteado.words import Words
from carteado.words.people import Listener

NAME: Final = 10
LABEL: Final = 11  # columns of what stands before the cards of the house
CHIPS: Final = 6  # columns of an amount, at least
BETWEEN: Final = "│"
HEIGHT: Final = SMALL[1]


class MesaDrawing:
    """One moment of the table on a canvas; `bare` leaves the cards out, `over` tells what the round brought."""

    def __init__(
        self, view: BlackjackView, bottom: Seat, actors: tuple[Seat, ...], listener: Listener, look: Look,
        size: tuple[int, int], bare: bool, over: bool,
    ) -> None:  # fmt: skip
        self.mesa, self.bottom, self.actors, self.bare, self.over = view.shown, bottom, actors, bare, over
        self.listener, self.look = listener, look
        self.words: Words = listener.words if isinstance(listener.words, Words) else Words(listener.words.lang)
        self.canvas = Canvas(size[0], size[1], Style(color=look.palette.ink, bgcolor=look.palette.table))
        self.ink = Style(color=look.palette.ink)
        self.gold = Style(color=look.palette.gold, bold=True)
        self.dim = Style(color=look.palette.dim)
        self.own = () if bare else self.mesa.lugares[bottom].maos
        self.chips = max([CHIPS, *[len(self._chips(lugar.free)) for lugar in self.mesa.lugares]])
        self._draw()

    def _draw(self) -> None:
        """From the top; what room is left goes to the cards of the house, to a head over the places, to split hands."""
        mine = self._own_rows()
        spare = self.canvas.height - 1 - self.mesa.seats - mine
        large = spare >= HEIGHT and self._fits(house_faces(self.mesa), LABEL) and not self.bare
        y = self._house_large() if large else self._house()
        spare -= y - 1
        if spare > 0:
            y, spare = self._head(y, large), spare - 1
        for lugar in self.mesa.lugares:
            rows = self._place(y, lugar, spare)
            y, spare = y + rows, spare - (rows - 1)
        self._mine(self.canvas.height - mine)

    def _chips(self, halves: int) -> str:
        return self.words.points(halves, HALVES)

    def _fits(self, cards: Seen, beside: int) -> bool:
        """Whether these cards can be drawn as cards, with so many columns for what stands beside them."""
        return bool(cards) and SMALL[0] * len(cards) + beside <= self.canvas.width - 2

    def _cards(self, x: int, y: int, cards: Seen) -> int:
        for card in cards:
            self.canvas.stamp(x, y, back(self.look, SMALL) if card is None else face(card, self.look, SMALL))
            x += SMALL[0]
        return x

    # The house.

    def _shoe(self) -> str:
        mesa = self.mesa
        return self.words.say("sapato {n} de {size}", n=mesa.shoe, size=FACES * mesa.decks) if mesa.shoe else ""

    def _right(self, x: int, y: int, text: str) -> None:
        """At the right edge, if what begins there is free."""
        at = self.canvas.width - 1 - len(text)
        if at > x:
            self.canvas.put(at, y, text, self.dim)

    def _house_large(self) -> int:
        """The house with its cards as cards; there is a head below it, which has the shoe."""
        self.canvas.put(1, 0, self.words.say("Casa"), self.gold)
        self.canvas.put(1, 1, house_total(self.mesa), self.gold)
        x = self._cards(1 + LABEL, 0, house_faces(self.mesa)) + 1
        self.canvas.put(x, 1, house_stands(self.mesa, self.words)[: self.canvas.width - x], self.dim)
        return HEIGHT

    def _house(self) -> int:
        """The house in a row."""
        row: list[Piece] = [(self.words.say("Casa"), self.gold)]
        if not self.bare and self.mesa.house_count:
            row += [*compact(house_faces(self.mesa), self.look), (house_total(self.mesa), self.gold)]
            told = house_stands(self.mesa, self.words)
            if width(row) + len(told) + len(self._shoe()) + 5 < self.canvas.width:
                row.append((told, self.dim))
        self._right(self.canvas.row(1, 0, row) + 1, 0, self._shoe())
        return 1

    # The places.

    def _head(self, y: int, shoe: bool) -> int:
        """What the columns of the places are, and the shoe where it does not stand beside the house."""
        say = self.words.say
        last = say("rodada") if self.over else ""
        text = f"{say('fichas'):>{self.chips}} {say('aposta'):>{CHIPS}} {last:>{CHIPS}}"
        x = self.canvas.put(2 + NAME, y, text.rstrip(), self.dim)
        self._right(x, y, self._shoe() if shoe else "")
        return y + 1

    def _place(self, y: int, lugar: Lugar, spare: int) -> int:
        """One place: whose turn it is, its chips and bets, its hands as far as they fit; the rows it took."""
        turn = lugar.seat in self.actors and not self.over
        style = self.gold if turn else self.ink if lugar.able or lugar.maos else self.dim
        name = self.listener.subject(lugar.seat)[:NAME]
        text = f"{TURN if turn else ' '}{name:<{NAME}} {self._chips(lugar.free):>{self.chips}} {self._bet(lugar):>{CHIPS}}"
        x = self.canvas.put(1, y, text, style) + 1
        if self.over:
            brought = signed(self.words, lugar.score - self.mesa.base[lugar.seat]) if lugar.maos else ""
            x = self.canvas.put(x, y, f"{brought:>{CHIPS}}", self.gold) + 1
        return self._hands(x, y, lugar, spare)

    def _bet(self, lugar: Lugar) -> str:
        """What lies on the table for a place, in chips."""
        staked = HALVES * lugar.bet if self.bare or not lugar.maos else sum([mao.stake for mao in lugar.maos])
        return self._chips(staked) if staked else ""

    def _hands(self, x: int, y: int, lugar: Lugar, spare: int) -> int:
        room, told = self.canvas.width - 1 - x, self._told(lugar)
        if self.bare or lugar.seat == self.bottom:
            self.canvas.put(x, y, told[: max(room, 0)], self.dim)
            return 1
        forms = [self._rows(lugar, form) for form in FORMS]
        full, after = forms[0], [(told, self.dim)] if told else []
        lines = [[*_joined(full, self.dim), *after], *[_joined(rows, self.dim) for rows in forms]]
        if len(full) > 1 and width(lines[0]) > room and len(full) - 1 <= spare and max(map(width, full)) <= room:
            for nth, row in enumerate(full):
                self.canvas.row(x, y + nth, row)
            return len(full)
        fitting = [line for line in lines if width(line) <= room]
        self.canvas.row(x, y, fitting[0] if fitting else [])
        return 1

    def _rows(self, lugar: Lugar, form: int) -> list[list[Piece]]:
        """Every hand of a place, with a mark on the one of several that is played."""
        mesa, several = self.mesa, len(lugar.maos) > 1
        gain = several or not self.over
        rows = [pieces(mao, self.look, self.words, self.ink, form, gain) for mao in lugar.maos]
        if not several or mesa.turn != lugar.seat:
            return rows
        return [[(TURN, self.gold), *row] if nth == mesa.hand else row for nth, row in enumerate(rows)]

    def _told(self, lugar: Lugar) -> str:
        say = self.words.say
        if not lugar.able and not (lugar.maos and not self.bare):
            return say("fora: sem fichas")
        return say("seguro {n}", n=self._chips(lugar.bet)) if lugar.insured else ""

    # One's own hands.

    def _own_rows(self) -> int:
        """As many rows as one's own hands take: one hand as cards, several in rows."""
        if len(self.own) == 1 and self._fits(faces(self.own[0]), len(self._own_told(self.own[0])) + 2):
            least = 1 + self.mesa.seats + HEIGHT
            return HEIGHT if self.canvas.height >= least else 1
        return len(self.own)

    def _own_told(self, mao: Mao) -> str:
        return " · ".join([part for part in (total(mao, self.words), stands(mao, self.words)) if part])

    def _mine(self, y: int) -> None:
        if self.canvas.height - y == HEIGHT and len(self.own) == 1:
            x = self._cards(1, y, faces(self.own[0])) + 1
            self.canvas.put(x, y + 1, self._own_told(self.own[0]), self.gold)
            return
        for nth, mao in enumerate(self.own):
            self._own_row(y + nth, nth, mao)

    def _own_row(self, y: int, nth: int, mao: Mao) -> None:
        """One of several hands: its number, its bet, its cards."""
        played = (self.mesa.turn, self.mesa.hand) == (self.bottom, nth)
        style = self.gold if played else self.ink
        text = self.words.say("Mão {n}", n=nth + 1)
        x = self.canvas.put(1, y, f"{TURN if played else ' '}{text:<{NAME - 3}} {self._chips(mao.stake):>4}", style) + 2
        x = self.canvas.row(x, y, compact(faces(mao), self.look)) + 2
        self.canvas.put(x, y, self._own_told(mao), style)


def _joined(rows: list[list[Piece]], style: Style) -> list[Piece]:
    """Hands side by side, a stroke between them."""
    found: list[Piece] = []
    for row in rows:
        found += [(BETWEEN, style), *row] if found else row
    return found
