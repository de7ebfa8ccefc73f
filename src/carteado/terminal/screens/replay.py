"""A partida played before, act by act: from any seat's eyes, or with all hands open once it has ended."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.style import Style
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from carteado import catalogue
from carteado.game import REFEREE, Event, Seat, Step
from carteado.terminal.boards import table_of
from carteado.terminal.codes import code_of
from carteado.terminal.family import PLAIN, Grip, Sight
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.widgets.hand import HandWidget
from carteado.terminal.widgets.mesa import MesaWidget
from carteado.terminal.widgets.story import Story, told

if TYPE_CHECKING:
    from carteado.terminal.app import CarteadoApp


MOST_SEATS: Final = 8


class ReplayScreen(Screen[None]):
    """The steps of a partida, the first of them the start."""

    app: "CarteadoApp"

    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
        Binding("pageup", "mao(-1)", show=False),
        Binding("pagedown", "mao(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        *[Binding(str(seat + 1), f"eyes({seat})", show=False) for seat in range(MOST_SEATS)],
        Binding("o,O", "open", show=False),
        Binding("x,X", "why", show=False),
        Binding("q,Q,escape", "leave", show=False),
    ]

    def __init__(self, steps: Sequence[Step], names: tuple[str, ...], seat: Seat = 0) -> None:
        super().__init__()
        self._steps = tuple(steps)
        self._names = names
        fresh = catalogue.game(steps[0].state.view(seat).regulation).fresh
        self._maos = [nth for nth, step in enumerate(steps) if any(isinstance(event, fresh) for event in step.events)]
        self.at = 0
        self.bottom = seat
        self.eyes = seat

    def compose(self) -> ComposeResult:
        """As at the table, with the place in the partida instead of the calls."""
        words = self.app.words
        yield Static(id="title", markup=False)
        with Horizontal(id="room"):
            with Vertical(id="left"):
                yield MesaWidget(id="mesa")
                yield Static(id="me", markup=False)
                with Horizontal(id="mine"):
                    yield HandWidget(id="hand")
                    yield Static(id="where", markup=False)
            with Vertical(id="right"):
                yield Static(id="placar", markup=False)
                yield Story(id="story")
        yield Static(id="notice", markup=False)
        yield Static(
            words.say("←→ lance   PgUp/PgDn mão   1-{seats} lugar   O aberto   X por quê?   Q sair", seats=len(self._names)),
            id="footer",
            markup=False,
        )

    def on_mount(self) -> None:
        """At the start."""
        self.draw()

    def ended(self) -> bool:
        """Whether the partida has come to its end, so that all cards may be seen."""
        return self._steps[-1].state.outcome is not None

    def draw(self) -> None:
        """The moment, as the chosen eyes see it."""
        look, step = self.app.look, self._steps[self.at]
        view = step.state.view(self.eyes)
        words = self.app.words.of(view.regulation)
        sight = Sight(view, self.bottom, self._names, step.state.actors(), self._heard(step), words)
        table = table_of(sight)
        self.query_one(MesaWidget).show(partial(table.mesa, look))
        self.query_one("#placar", Static).update(table.placar(look))
        self.set_class(table.shape == PLAIN, PLAIN)
        self.query_one(HandWidget).show(table.hand(Grip(), look), look.palette)
        events = [event for before in self._steps[: self.at + 1] for event in self._heard(before)]
        gold = Style(color=look.palette.gold, bold=True)
        self.query_one(Story).show(told(events, self._names, view, words), gold)
        text, style = table.title()
        title = self.query_one("#title", Static)
        title.update(text)
        title.set_classes(style)
        self.query_one("#me", Static).update(self._names[self.bottom])
        self.query_one("#where", Static).update(self._where())
        self.query_one("#notice", Static).update(table.phase())

    def _heard(self, step: Step) -> list[Event]:
        return [event.to(self.eyes) for event in step.events]

    def _where(self) -> str:
        say = self.app.words.say
        seen_by = say("cartas abertas") if self.eyes == REFEREE else say("visto por {who}", who=self._names[self.eyes])
        return say("lance {at} de {last}", at=self.at, last=len(self._steps) - 1) + "\n" + seen_by

    def action_step(self, by: int) -> None:
        """One act back or on."""
        self.action_go(min(max(self.at + by, 0), len(self._steps) - 1))

    def action_mao(self, by: int) -> None:
        """To the start of a mão."""
        later = [nth for nth in self._maos if nth > self.at]
        earlier = [nth for nth in self._maos if nth < self.at]
        if by > 0:
            self.action_go(later[0] if later else -1)
        else:
            self.action_go(earlier[-1] if earlier else 0)

    def action_go(self, at: int) -> None:
        """To an act by its number; -1 is the last."""
        self.at = len(self._steps) - 1 if at < 0 else at
        self.draw()

    def action_eyes(self, seat: Seat) -> None:
        """Sit at another place."""
        if seat < len(self._names):
            self.bottom = self.eyes = seat
            self.draw()

    def action_open(self) -> None:
        """All hands open, or closed again; only of a partida that has ended."""
        if not self.ended():
            self.query_one("#notice", Static).update(self.app.words.say("As cartas só se abrem quando a partida acaba."))
            return
        self.eyes = self.bottom if self.eyes == REFEREE else REFEREE
        self.draw()

    def action_why(self) -> None:
        """The clause behind the last line."""
        self._open(self.query_one(Story).clause())

    @on(OptionList.OptionSelected)
    def line_chosen(self, event: OptionList.OptionSelected) -> None:
        """A click on a line opens its clause."""
        clause = self.query_one(Story).clause_at(event.option_index)
        if clause:
            self._open(clause)

    def _open(self, clause: str) -> None:
        game_id = self._steps[0].state.view(self.bottom).regulation
        if code_of(game_id) is not None:
            self.app.push_screen(ClauseScreen(game_id, clause, self.app.words))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.app.leave_table()
