"""A board for any game, drawn from the view and the menu alone: what a game shows that has no board of its own."""

from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.game import CHANCE, Action
from carteado.terminal.codes import title_of
from carteado.terminal.family import PLAIN, Grip, Place, Question, Said, Sight
from carteado.terminal.look import TURN, Look
from carteado.terminal.plain_menu import PlainMenu, question
from carteado.terminal.plain_rows import Rows, seats_of
from carteado.terminal.screens.keys import help_keys
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import LARGE, empty, tiny
from carteado.words import Texts
from carteado.words.face import Heard
from carteado.words.people import Listener
from carteado.words.speaking import speech

LABEL: Final = 12  # columns of a label
PLACES: Final = 3
MEANINGS: Final[Texts] = {
    "1 … 9": "fazer o que está na lista",
    "M": "a lista toda",
    "Enter": "fazer a única coisa possível; seguir",
    "X": "por quê? (a cláusula da linha escolhida)",
    "↑ ↓": "andar na história",
    "Espaço": "não esperar a pausa",
    "V": "ritmo dos robôs: normal, rápido, sem pausa",
    "N  4  W": "dia ou noite, quatro cores, verso das cartas",
    "Q  Esc": "sair",
}


class PlainTable:
    """The table of any view."""

    shape = PLAIN

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        self.words = sight.words.of(sight.view.regulation)
        names = sight.names or ("",) * seats_of(sight.view)
        self.listener = Listener(self.words, names, sight.view.seat, sight.view.regulation, sight.view.options)
        self.rows = Rows(sight.view, self.listener)

    @property
    def seats(self) -> int:
        return len(self.listener.sides)

    @property
    def speaks(self) -> bool:
        return speech(self.view.regulation).ears is not None

    @property
    def mao(self) -> int:
        told = self.rows.field("mao", 0)
        return told if isinstance(told, int) else 0

    def between_maos(self) -> bool:
        return False

    def onward(self) -> str:
        return self.words.say("Próxima mão")

    def dealing(self, _legal: tuple[Action, ...], /) -> bool:
        return False

    def resting(self) -> bool:
        return False

    def ahead(self) -> int:
        return 0

    def phase(self) -> str:
        told = self.rows.field("phase", "")
        return self.words.phase(told) if isinstance(told, str) else ""

    # Drawing.

    def title(self) -> tuple[str, str]:
        return " · ".join([part for part in (title_of(self.view.regulation, self.words.lang), self.phase()) if part]), ""

    def mesa(self, look: Look, width: int, height: int) -> Canvas:
        palette = look.palette
        canvas = Canvas(width, height, Style(color=palette.ink, bgcolor=palette.table))
        gold = Style(color=palette.gold, bold=True)
        y = self._paragraph(canvas, 0, " · ".join(self.rows.facts()), Style(color=palette.ink))
        for label, text in self.rows.rows():
            canvas.put(1, y, label[: LABEL - 1], gold)
            for row in wrap(text, width - LABEL - 2) or [""]:
                canvas.put(1 + LABEL, y, row, Style(color=palette.ink))
                y += 1
        self._own(canvas, look, max(y, height - self._own_rows(width)))
        return canvas

    def _paragraph(self, canvas: Canvas, y: int, text: str, style: Style) -> int:
        for row in wrap(text, canvas.width - 2):
            canvas.put(1, y, row, style)
            y += 1
        return y

    def _own_rows(self, width: int) -> int:
        columns = sum([len(tiny(card, Look())[0]) for card in self.rows.own_cards()])
        return -(-columns // max(width - 2, 1))

    def _own(self, canvas: Canvas, look: Look, y: int) -> None:
        """The viewer's own cards, at the foot of the table."""
        y, x = min(y, canvas.height - self._own_rows(canvas.width)), 1
        for card in self.rows.own_cards():
            text, style = tiny(card, look)
            if x + len(text) > canvas.width - 1:
                x, y = 1, y + 1
            x = canvas.put(x, y, text, style)

    def me(self, look: Look) -> Text:
        badge = Style(color=look.palette.on_gold, bgcolor=look.palette.gold, bold=True)
        you = self.words.say("Você")
        mine = self.sight.bottom in self.sight.actors
        return Text.assemble((f" {TURN} {you} ", badge) if mine else (you, Style(bold=True)))

    def hand(self, _grip: Grip, _look: Look, /) -> tuple[Place, ...]:
        return (Place(empty(LARGE), "", False),) * PLACES

    def held(self) -> tuple[int, ...]:
        return ()

    def placar(self, look: Look) -> Text:
        gold = Style(color=look.palette.gold, bold=True)
        lines = [
            Text.assemble(
                (f"{self.listener.side(side)[: LABEL + 4]:<{LABEL + 6}}", "bold"), (f"{self.listener.points(points):>6}", gold)
            )
            for side, points in enumerate(self.rows.score())
        ]
        return Text("\n").join(lines)

    # Playing.

    def prompt(self, _grip: Grip, /) -> str:
        actors = self.sight.actors
        if not actors:
            return self.words.phase("over")
        if CHANCE in actors:
            return self.words.phase("shuffle")
        if self.view.seat in actors:
            return self.words.say("Sua vez: escolha na lista.")
        return self.words.say("{who} está pensando…", who=self.listener.subject(actors[0]))

    def menu(self, legal: tuple[Action, ...], _grip: Grip, /) -> PlainMenu:
        return PlainMenu(self.view, legal, self.words)

    def plainest(self) -> tuple[str, ...]:
        return ()

    def question(self, ask: str, legal: tuple[Action, ...]) -> Question:
        return question(ask, legal, self.words)

    def warning(self, action: Action, legal: tuple[Action, ...], /) -> str:
        return self.words.offered(action, self.view, legal).warning

    def hear(self, text: str, legal: tuple[Action, ...], /) -> Said:
        ears = speech(self.view.regulation).ears
        found = Heard() if ears is None else ears.hear(text, self.view, legal, self.view.seat, self.sight.names)
        told = "" if ears is None else ears.explained(self.words, found.why, (found.said, found.memo))
        return Said(found.act, told, found.clause, found.memo)

    # Help.

    def clauses(self) -> tuple[str, ...]:
        return ()

    def keys(self) -> tuple[tuple[str, str], ...]:
        return help_keys(MEANINGS, self.words)

    def footer(self, pace: str) -> str:
        return self.words.say("? ajuda   X por quê?   V {pace}   N dia/noite   Q sair", pace=pace)
