"""The terminal program: its themes, its settings, and the way from screen to screen."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from textual.app import App
from textual.binding import Binding
from textual.screen import ModalScreen, Screen

from carteado.game import Seat, Step
from carteado.terminal.boards import table_of
from carteado.terminal.codes import code_of
from carteado.terminal.family import Sight
from carteado.terminal.look import NIGHT, PACES, PALETTES, Look, themes
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.screens.replay import ReplayScreen
from carteado.terminal.screens.table import ROOM, TableScreen
from carteado.terminal.screens.windows import AskScreen
from carteado.terminal.session import Session, Setup
from carteado.words import Texts, Words

PEOPLE: Final = ("Zeca", "Lia", "Nando", "Rosa", "Tonho", "Dalva", "Beto", "Cida")
PACE_NAMES: Final[Texts] = {"normal": "normal", "fast": "rápido", "off": "sem pausa"}
HANG_UP_CHECK: Final = 1.0
Opening = Callable[["CarteadoApp"], Screen[None]]


def has_terminal() -> bool:
    """Whether the terminal this program was started in is still there."""
    return sys.__stdin__ is not None and os.isatty(sys.__stdin__.fileno())


class CarteadoApp(App[None]):
    """One person, one terminal."""

    TITLE = "Carteado"
    CSS_PATH = "carteado.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (ROOM[0], "-roomy")]
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("v,V", "pace", show=False),
        Binding("n,N", "theme", show=False),
        Binding("4", "colours", show=False),
        Binding("w,W", "card_back", show=False),
        Binding("ctrl+c", "help_quit", show=False, priority=True),
    ]

    def __init__(self, lang: str = "pt-BR", opening: Opening | None = None, pace: str = "normal") -> None:
        super().__init__()
        self.words = Words(lang)
        self.look = Look()
        self.pace = pace
        self._opening = opening
        for theme in themes():
            self.register_theme(theme)
        self.theme = "noite"

    def on_mount(self) -> None:
        """Open on the menu, or where the command line says."""
        self.push_screen(MenuScreen() if self._opening is None else self._opening(self))
        if not self.is_headless:
            self.set_interval(HANG_UP_CHECK, self.leave_without_terminal)

    def leave_without_terminal(self) -> None:
        """A window that was closed without a word: nobody can see or type any more."""
        if not has_terminal():
            self.exit(return_code=1)

    # From screen to screen.

    def play(self, setup: Setup) -> None:
        """Sit down at a new table."""
        self.push_screen(self.table(Session(setup)))

    def table(self, session: Session) -> TableScreen:
        """The table of a session, with somebody on every chair."""
        return TableScreen(session, people(session))

    def another(self, setup: Setup) -> None:
        """The same table, other cards."""
        seed = None if setup.seed is None else setup.seed + 1
        self._instead(self.table(Session(replace(setup, seed=seed, score=()))))

    def watch_again(self, session: Session) -> None:
        """The partida that has just ended, act by act."""
        names = list(people(session))
        names[session.seat] = self.words.say("Visita")
        self._instead(ReplayScreen(session.steps(), tuple(names), session.seat))

    def _instead(self, screen: Screen[None]) -> None:
        self.pop_screen()
        self.push_screen(screen)

    def leave_table(self) -> None:
        """Back to the menu, or out where there is none."""
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit()

    def action_help_quit(self) -> None:
        """Ctrl+C: close the window, ask whether to leave the partida, and leave."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
        elif isinstance(self.screen, AskScreen) or not isinstance(self.screen, ModalScreen):
            self.exit()
        else:
            self.pop_screen()

    def open_regulation(self, game_id: str) -> None:
        """The regulation, to read and to search."""
        if code_of(game_id) is not None:
            self.push_screen(ClauseScreen(game_id, "", self.words))

    # Settings.

    def pace_name(self) -> str:
        """The pace of the bots in words."""
        return self.words.say(PACE_NAMES[self.pace])

    def pace_names(self) -> list[tuple[str, str]]:
        """All paces, with their words."""
        return [(pace, self.words.say(PACE_NAMES[pace])) for pace in PACES]

    def action_pace(self) -> None:
        """The next pace."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self._redraw()

    def action_theme(self) -> None:
        """Day or night."""
        name = "dia" if self.look.palette is NIGHT else "noite"
        self.theme = name
        self._relook(replace(self.look, palette=PALETTES[name]))

    def action_colours(self) -> None:
        """Two colours of suits, or four."""
        self._relook(replace(self.look, four_colours=not self.look.four_colours))

    def action_card_back(self) -> None:
        """Another back on the cards."""
        self._relook(self.look.next_back())

    def _relook(self, look: Look) -> None:
        self.look = look
        self._redraw()

    def _redraw(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, (TableScreen, ReplayScreen, MenuScreen)):
                screen.draw()


def people(session: Session) -> tuple[str, ...]:
    """A name for every chair."""
    return tuple([PEOPLE[seat % len(PEOPLE)] for seat in range(session.seats)])


def watching(steps: Sequence[Step], names: Sequence[str], words: Words, seat: Seat = 0) -> ReplayScreen:
    """A replay, with names for the chairs that have none."""
    view = steps[0].state.view(seat)
    seats = table_of(Sight(view, seat, (), (), (), words.of(view.regulation))).seats
    known = [
        names[seat] if seat < len(names) and names[seat] else words.say("Lugar {seat}", seat=seat) for seat in range(seats)
    ]
    return ReplayScreen(steps, tuple(known), seat)
