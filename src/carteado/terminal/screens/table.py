"""The table where the person plays: keys in, acts to the session, views and masked events to the widgets."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.style import Style
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from carteado.game import Action
from carteado.terminal.boards import table_of
from carteado.terminal.codes import code_of
from carteado.terminal.family import MANY, Grip, Menu, Offer, Sight, Table
from carteado.terminal.screens import questions
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.drawing import Notice, fill, write_bars, write_notice
from carteado.terminal.screens.keys import ACT_KEYS
from carteado.terminal.screens.rhythm import Rhythm
from carteado.terminal.screens.windows import HelpScreen, MoreScreen, NumberScreen, SpeakScreen
from carteado.terminal.session import Session
from carteado.terminal.widgets.calls import Calls
from carteado.terminal.widgets.hand import HandCard, HandWidget
from carteado.terminal.widgets.mesa import MesaWidget
from carteado.terminal.widgets.story import Story, told
from carteado.words import Words

if TYPE_CHECKING:
    from carteado.terminal.app import CarteadoApp


ROOM: Final = (80, 24)  # columns and rows in which everything is shown
COLOURS: Final = 4  # a digit that the program answers to, where the table does not


class TableScreen(Screen[None]):
    """One partida, from the person's seat."""

    app: "CarteadoApp"

    BINDINGS = [
        *[Binding(f"{key},{key.upper()}", f"press('{key}')", show=False) for key in ACT_KEYS],
        *[Binding(str(digit), f"lift({digit})", show=False) for digit in range(1, 10)],
        Binding("enter", "press('enter')", show=False),
        Binding("space", "hurry", show=False),
        Binding("x,X", "why", show=False),
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("backspace", "lay_back", show=False),
        Binding("up", "story(-1)", show=False),
        Binding("down", "story(1)", show=False),
        Binding("colon,slash", "speak", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,Q,escape", "leave", show=False),
    ]

    def __init__(self, session: Session, names: tuple[str, ...]) -> None:
        super().__init__()
        self.session = session
        self.names = names
        self.grip = Grip()
        self._notice: Notice | None = None
        self._memo: tuple[int, int | str] = (0, 0)
        self._told_result = False
        self._rhythm = Rhythm(self, session, self.changed)

    def compose(self) -> ComposeResult:
        """Table and hand on the left, score and story on the right, one line above and two below."""
        yield Static(id="title", markup=False)
        with Horizontal(id="room"):
            with Vertical(id="left"):
                yield MesaWidget(id="mesa")
                yield Static(id="me", markup=False)
                with Horizontal(id="mine"):
                    yield HandWidget(id="hand")
                    yield Calls(id="calls")
            with Vertical(id="right"):
                yield Static(id="placar", markup=False)
                yield Story(id="story")
        yield Static(id="notice", markup=False)
        yield Static(id="footer", markup=False)

    def on_mount(self) -> None:
        """Sit down."""
        self.changed()

    def on_resize(self) -> None:
        """The last line says whether there is room."""
        self.query_one("#footer", Static).update(self._footer(self.table()))

    # Drawing.

    def changed(self) -> None:
        """Something happened: what was lifted or said before no longer holds."""
        self._notice = None
        if self.grip.place not in self.table().held():
            self.grip = Grip()
        self.draw()
        if self.session.outcome is None:
            self._rhythm.go_on(self.app.pace)
        elif self.is_current:
            self._result()

    def on_screen_resume(self) -> None:
        """Somebody may have been reading a clause when the partida ended."""
        if self.session.outcome is not None and not self._told_result:
            self._result()

    def table(self) -> Table:
        """This moment, as the person's seat sees it."""
        session, (mao, memo) = self.session, self._memo
        sight = Sight(session.view(), session.seat, self.names, session.actors(), session.last, self._words(), memo, self.grip)
        table = table_of(sight)
        return table if not memo or table.mao == mao else table_of(replace(sight, memo=0))

    def _words(self) -> Words:
        """The words of the program, speaking of this game."""
        return self.app.words.of(self.session.setup.game_id)

    def offers(self) -> Menu:
        """The menu of this moment."""
        return self.table().menu(self.session.legal(), self.grip)

    def on_offer(self) -> tuple[Offer, ...]:
        """What the keys do now; between two mãos there is nothing but to go on."""
        return self._go_on() or self.offers().listed()

    def _go_on(self) -> tuple[Offer, ...]:
        if not self.session.between_maos():
            return ()
        return (Offer("enter", self.table().onward(), local="hurry"),)

    def draw(self) -> None:
        """Everything anew, from the view."""
        session, look, words = self.session, self.app.look, self._words()
        table = self.table()
        fill(self, table, look, self.grip, self._go_on() or self.offers().panel())
        gold = Style(color=look.palette.gold, bold=True)
        self.query_one(Story).show(told(session.story, self.names, session.view(), words), gold, table.ahead())
        write_bars(self, table, look)
        write_notice(self, table, self.grip, self._notice, session.seat in session.actors())
        self.query_one("#footer", Static).update(self._footer(table))

    def _footer(self, table: Table) -> str:
        """The keys around the game; in a window that is too small, that."""
        say, (width, height) = self.app.words.say, self.app.size
        if width < ROOM[0] or height < ROOM[1]:
            return say(
                "Janela de {now}: a mesa pede {room}. Aumente a janela.", now=f"{width}x{height}", room="x".join(map(str, ROOM))
            )
        return table.footer(say("ritmo {pace}", pace=self.app.pace_name()))

    # Keys and clicks.

    def action_press(self, key: str) -> None:
        """A key of the table: do what it offers, or say why not."""
        offer = next((found for found in self.on_offer() if found.key == key), None)
        if offer is not None:
            self.take(offer)
        elif key == "enter" and not self.grip.place:
            self._default()
        else:
            self._refuse(self.offers().meant(key))

    def action_lift(self, place: int) -> None:
        """Lift the card at this place, or lay it back."""
        choose = next((found for found in self.offers().listed() if found.key == str(place)), None)
        if choose is not None:
            self.take(choose)
            return
        if place == COLOURS and place not in self.table().held():
            self.app.action_colours()
        elif self.table().shape == MANY:
            self._walk_to(place)
        elif place in self.table().held():
            self.grip = Grip() if self.grip.place == place else Grip(place)
            self._notice = None
            self.draw()

    def action_walk(self, step: int) -> None:
        """One card further along a hand of many."""
        held = self.table().held()
        if self.table().shape == MANY and held:
            at = held.index(self.grip.place) + step if self.grip.place in held else 0 if step > 0 else -1
            self._walk_to(held[at % len(held)])

    def _walk_to(self, place: int) -> None:
        if place in self.table().held():
            self.grip, self._notice = replace(self.grip, place=place), None
            self.draw()

    def action_lay_back(self) -> None:
        """Everything that was lifted is laid back."""
        self.grip, self._notice = Grip(self.grip.place), None
        self.draw()

    def take(self, offer: Offer) -> None:
        """Do what an offer says."""
        if offer.local == "flip":
            self.grip = Grip(self.grip.place, not self.grip.down)
            self.draw()
        elif offer.local == "group":
            self.grip = self.grip.grouped()
            self.draw()
        elif offer.local == "hurry":
            self._rhythm.hurry()
        elif offer.local == "more":
            self._choose([found for found in self.on_offer() if found.local != "more"])
        elif offer.under:
            self._choose(offer.under)
        elif offer.ask:
            self._ask_for(offer.ask)
        elif offer.action is not None:
            self.act(offer.action)

    def _ask_for(self, what: str) -> None:
        """Ask for a number, then act."""
        question = self.table().question(what, self.session.legal())

        def done(number: int | None) -> None:
            if number is not None and number > 0:
                self.act(question.make(number))

        self.app.push_screen(NumberScreen(question, self.app.words), done)

    def _choose(self, offers: Sequence[Offer]) -> None:
        """A list of offers in a window."""

        def done(nth: int | None) -> None:
            if nth is not None and nth >= 0:
                self.take(offers[nth])

        self.app.push_screen(MoreScreen(offers, self.app.words), done)

    def act(self, action: Action) -> None:
        """The person acts, or hears why not; what has a price is asked once more."""
        if self.session.refusal(action) is not None:
            self._refuse(action)
            return
        warning = self.table().warning(action, self.session.legal())
        if not warning:
            self._do(action)
            return

        def sure(answer: str | None) -> None:
            if answer == questions.SURELY:
                self.act_surely(action)

        self.app.push_screen(questions.are_you_sure(warning, self.app.words), sure)

    def act_surely(self, action: Action) -> None:
        """Do it, if it may still be done."""
        if self.session.refusal(action) is not None:
            self._refuse(action)
        else:
            self._do(action)

    def _do(self, action: Action) -> None:
        self.session.act(action)
        self.grip = Grip()
        self.changed()

    def action_speak(self) -> None:
        """Type what one says."""
        if self.table().speaks and self.session.outcome is None:
            self.app.push_screen(SpeakScreen(self._would_be, self._words(), self._words().example()), self._spoken)

    def _would_be(self, text: str) -> str:
        """What words come to now, before they are said."""
        heard = self.table().hear(text, self.session.legal())
        label = "" if heard.action is None else self._words().action(heard.action, self.session.view())
        return " ".join([part for part in (label and f"→ {label}.", heard.told) if part])

    def _spoken(self, text: str | None) -> None:
        if not text:
            return
        heard = self.table().hear(text, self.session.legal())
        if heard.action is None:
            self._notice = (heard.told, heard.clause)
            self.draw()
            return
        if heard.memo:
            self._memo = (self.table().mao, heard.memo)
        version = self.session.version
        self.act(heard.action)
        if heard.told and self.session.version > version:
            self._notice = (heard.told, heard.clause)
            self.draw()

    def _default(self) -> None:
        """Enter without a card in the fingers: the plain thing to do now, else go on."""
        offered = {offer.key: offer for offer in self.offers().listed()}
        plain = next((offered[key] for key in self.table().plainest() if key in offered), None)
        if plain is not None:
            self.take(plain)
        else:
            self._rhythm.hurry()

    def _refuse(self, action: Action | None) -> None:
        reason = None if action is None else self.session.refusal(action)
        if reason is not None:
            self._notice = (self._words().reason(reason, self.names), reason.clause)
            self.draw()

    @on(HandCard.Touched)
    def touched(self, event: HandCard.Touched) -> None:
        """A click lifts a card, a second one plays it."""
        if self.grip.place == event.place:
            self.action_press("enter")
        else:
            self.action_lift(event.place)

    @on(Calls.Taken)
    def taken(self, event: Calls.Taken) -> None:
        """A click on an offer takes it."""
        self.take(event.offer)

    # Around the game.

    def action_hurry(self) -> None:
        """Do not wait for the pause; in a hand of many, lift the card one stands at, or lay it back."""
        if self.table().shape == MANY and self.grip.place and not self.session.between_maos():
            self.grip, self._notice = self.grip.toggled(), None
            self.draw()
        else:
            self._rhythm.hurry()

    def action_story(self, step: int) -> None:
        """Move in the story."""
        story = self.query_one(Story)
        story.action_cursor_down() if step > 0 else story.action_cursor_up()

    def action_why(self) -> None:
        """Open the clause behind the refusal, or behind the line of the story."""
        clause = self._notice[1] if self._notice is not None else ""
        self._open(clause or self.query_one(Story).clause())

    @on(OptionList.OptionSelected)
    def line_chosen(self, event: OptionList.OptionSelected) -> None:
        """A click on a line of the story opens its clause."""
        clause = self.query_one(Story).clause_at(event.option_index)
        if clause:
            self._open(clause)

    def _open(self, clause: str) -> None:
        if code_of(self.session.setup.game_id) is not None:
            self.app.push_screen(ClauseScreen(self.session.setup.game_id, clause, self.app.words))

    def action_help(self) -> None:
        """The keys and the rules of this moment."""
        table = self.table()
        now = [(offer.key.upper(), offer.label, offer.about) for offer in self.on_offer() if offer.about]
        self.app.push_screen(HelpScreen(self.session.setup.game_id, table.keys(), table.clauses(), self.app.words, now))

    def action_leave(self) -> None:
        """Leave, once sure."""
        self.app.push_screen(questions.leaving(self.app.words), self._left)

    def _left(self, answer: str | None) -> None:
        if answer == questions.LEAVE:
            self._rhythm.stop()
            self.app.leave_table()

    def _result(self) -> None:
        outcome = self.session.outcome
        if outcome is None:
            return
        self._told_result = True
        self.app.push_screen(questions.afterwards(self.session, outcome, self.names, self._words()), self._afterwards)

    def _afterwards(self, answer: str | None) -> None:
        if answer == questions.ANOTHER:
            self.app.another(self.session.setup)
        elif answer == questions.WATCH:
            self.app.watch_again(self.session)
        else:
            self.app.leave_table()
