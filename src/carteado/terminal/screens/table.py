"""The table where the person plays: keys in, acts to the session, views and masked events to the widgets."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from carteado.game import Action
from carteado.regulations import regulation
from carteado.terminal.moment import clauses_now
from carteado.terminal.offers import Grip, Offer, Offers
from carteado.terminal.prompts import prompt
from carteado.terminal.scene import scene_of
from carteado.terminal.screens.clause import ClauseScreen
from carteado.terminal.screens.keys import ACT_KEYS, help_keys
from carteado.terminal.screens.rhythm import Rhythm
from carteado.terminal.screens.windows import AskScreen, HelpScreen, NumberScreen
from carteado.terminal.session import Session
from carteado.terminal.speech import said
from carteado.terminal.widgets.calls import Calls
from carteado.terminal.widgets.hand import HandCard, HandWidget
from carteado.terminal.widgets.mesa import DEALER, LEADER, TURN, MesaWidget
from carteado.terminal.widgets.placar import Placar
from carteado.terminal.widgets.story import Story, told
from carteado.truco.acts import Cut, Draw, Saw, Turn
from carteado.words import Texts

if TYPE_CHECKING:
    from carteado.terminal.app import CarteadoApp

NUMBERED: Final[dict[str, Callable[[int], Action]]] = {"cut": Cut, "saw": Saw, "draw": Draw, "vira": Turn}
QUESTIONS: Final[Texts] = {
    "cut": "Cortar levantando quantas cartas?",
    "saw": "Serrar levantando quantas cartas?",
    "draw": "Tirar qual carta do baralho aberto?",
    "vira": "Tirar a vira a quantas cartas do topo?",
}
PLAINEST: Final = ("d", "t", "s")  # what Enter does before the deal: the first of these on offer


class TableScreen(Screen[None]):
    """One partida, from the person's seat."""

    app: "CarteadoApp"

    BINDINGS = [
        *[Binding(f"{key},{key.upper()}", f"press('{key}')", show=False) for key in ACT_KEYS],
        *[Binding(str(place), f"lift({place})", show=False) for place in (1, 2, 3)],
        Binding("enter", "press('enter')", show=False),
        Binding("space", "hurry", show=False),
        Binding("x,X", "why", show=False),
        Binding("up", "story(-1)", show=False),
        Binding("down", "story(1)", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,Q,escape", "leave", show=False),
    ]

    def __init__(self, session: Session, names: tuple[str, ...]) -> None:
        super().__init__()
        self.session = session
        self.names = names
        self.grip = Grip()
        self._notice: tuple[str, str] | None = None
        self._told_result = False
        self._rhythm = Rhythm(self, session, self.changed)

    def compose(self) -> ComposeResult:
        """Table and hand on the left, score and story on the right, one line above and two below."""
        words = self.app.words
        yield Static(id="title", markup=False)
        with Horizontal(id="room"):
            with Vertical(id="left"):
                yield MesaWidget(words, id="mesa")
                yield Static(id="me", markup=False)
                with Horizontal(id="mine"):
                    yield HandWidget(id="hand")
                    yield Calls(id="calls")
            with Vertical(id="right"):
                yield Placar(words, id="placar")
                yield Story(id="story")
        yield Static(id="notice", markup=False)
        yield Static(id="footer", markup=False)

    def on_mount(self) -> None:
        """Sit down."""
        self.changed()

    # Drawing.

    def changed(self) -> None:
        """Something happened: what was lifted or said before no longer holds."""
        self._notice = None
        if self.grip.place not in self._held():
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

    def offers(self) -> Offers:
        """The menu of this moment."""
        return Offers(self.session.view(), self.session.legal(), self.grip, self.app.words)

    def on_offer(self) -> tuple[Offer, ...]:
        """What the keys do now; between two mãos there is nothing but to go on."""
        if self.session.between_maos():
            return (Offer("enter", self.app.words.say("Próxima mão"), local="hurry"),)
        return self.offers().listed()

    def draw(self) -> None:
        """Everything anew, from the view."""
        session, look, words = self.session, self.app.look, self.app.words
        view = session.view()
        bubbles = said(view, session.last, words.lang)
        scene = scene_of(view, session.seat, self.names, session.actors(), session.last, bubbles)
        self.query_one(MesaWidget).show(scene, look)
        self.query_one(Placar).show(scene, look)
        self.query_one(HandWidget).show(scene, self.grip, look)
        self.query_one(Calls).show(self.on_offer(), look.palette)
        gold = Style(color=look.palette.gold, bold=True)
        self.query_one(Story).show(told(session.story, self.names, view, words), gold)
        self._bars()

    def _bars(self) -> None:
        words, view = self.app.words, self.session.view()
        mesa = view.known
        kinds = {"eleven": (words.say("mão de onze"),), "iron": (words.say("mão de ferro"),)}
        title = regulation(view.regulation).title(words.lang).partition(":")[0]
        parts = [title, words.say("mão {nth}", nth=mesa.mao) if mesa.mao else words.phase(mesa.phase)]
        self.query_one("#title", Static).update(" · ".join([*parts, *kinds.get(mesa.kind, ())]))
        self._me()
        notice = self.query_one("#notice", Static)
        if self._notice is None:
            notice.update(prompt(view, self.session.actors(), self.grip, self.names, words))
        else:
            text, clause = self._notice
            notice.update(f"{text} ({clause})" if clause else text)
        notice.set_class(self._notice is not None, "refused")
        notice.set_class(self._notice is None and self.session.seat in self.session.actors(), "turn")
        pace = words.say("ritmo {pace}", pace=self.app.pace_name())
        self.query_one("#footer", Static).update(words.say("? ajuda   X por quê?   V {pace}   N dia/noite   Q sair", pace=pace))

    def _me(self) -> None:
        mesa, seat = self.session.view().known, self.session.seat
        scene = scene_of(self.session.view(), seat, self.names, self.session.actors())
        marks = [DEALER] * (mesa.dealer == seat and mesa.mao > 0) + [LEADER] * (scene.led() == seat)
        palette = self.app.look.palette
        you = self.app.words.say("Você")
        badge = Style(color=palette.on_gold, bgcolor=palette.gold, bold=True)
        mine = seat in self.session.actors()
        name = (f" {TURN} {you} ", badge) if mine else (you, Style(bold=True))
        self.query_one("#me", Static).update(Text.assemble("".join([f"{mark} " for mark in marks]), name))

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
        if place in self._held():
            self.grip = Grip() if self.grip.place == place else Grip(place)
            self._notice = None
            self.draw()

    def _held(self) -> tuple[int, ...]:
        """The places of the cards that can still be lifted."""
        mesa = self.session.view().known
        return mesa.hands[self.session.seat].held if mesa.hands and mesa.winner == -1 else ()

    def take(self, offer: Offer) -> None:
        """Do what an offer says."""
        if offer.local == "flip":
            self.grip = Grip(self.grip.place, not self.grip.down)
            self.draw()
        elif offer.local == "hurry":
            self._rhythm.hurry()
        elif offer.ask:
            self._ask_for(offer.ask)
        elif offer.action is not None:
            self.act(offer.action)

    def _ask_for(self, what: str) -> None:
        """Ask how many cards, or which one, then act."""
        pack = self.session.view().known.pack
        make, most = NUMBERED[what], pack - (what in ("cut", "saw"))
        proposed = pack // 2
        if what == "draw":
            proposed = Random().choice([act.at for act in self.session.legal() if isinstance(act, Draw)])
        elif what == "vira":
            most, proposed = max([act.at for act in self.session.legal() if isinstance(act, Turn)]), 1

        def done(number: int | None) -> None:
            if number is not None and number > 0:
                self.act(make(number))

        question = self.app.words.say(QUESTIONS[what])
        self.app.push_screen(NumberScreen(question, most, proposed, self.app.words), done)

    def act(self, action: Action) -> None:
        """The person acts, or hears why not."""
        if self.session.refusal(action) is not None:
            self._refuse(action)
            return
        self.session.act(action)
        self.grip = Grip()
        self.changed()

    def _default(self) -> None:
        """Enter without a card in the fingers: the plain thing to do before the deal, else go on."""
        offered = {offer.key: offer for offer in self.offers().listed()}
        plain = next((offered[key] for key in PLAINEST if key in offered), None)
        before_deal = not self.session.view().known.hands
        if plain is not None and before_deal:
            self.take(plain)
        else:
            self._rhythm.hurry()

    def _refuse(self, action: Action | None) -> None:
        reason = None if action is None else self.session.refusal(action)
        if reason is not None:
            self._notice = (self.app.words.reason(reason, self.names), reason.clause)
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
        """Do not wait for the pause."""
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
        self.app.push_screen(ClauseScreen(self.session.setup.game_id, clause, self.app.words))

    def action_help(self) -> None:
        """The keys and the rules of this moment."""
        view = self.session.view()
        self.app.push_screen(HelpScreen(view.regulation, help_keys(self.app.words), clauses_now(view), self.app.words))

    def action_leave(self) -> None:
        """Leave, once sure."""
        say = self.app.words.say
        answers = [("q", say("Sair")), ("escape", say("Ficar"))]
        question = AskScreen(say("Sair da partida?"), [say("Ela não fica guardada.")], answers, "escape")
        self.app.push_screen(question, self._left)

    def _left(self, answer: str | None) -> None:
        if answer == "q":
            self._rhythm.stop()
            self.app.leave_table()

    def _result(self) -> None:
        say = self.app.words.say
        outcome = self.session.outcome
        if outcome is None:
            return
        self._told_result = True
        won = outcome.returns[self.session.seat] > 0
        if self.session.seats == 2:
            title = (
                say("Você ganhou a partida!") if won else say("{who} ganhou a partida.", who=self.names[1 - self.session.seat])
            )
        else:
            title = say("Vocês ganharam a partida!") if won else say("Eles ganharam a partida.")
        ending = told(self.session.last, self.names, self.session.view(), self.app.words)[-2:]
        answers = [("o", say("Outra")), ("v", say("Ver de novo")), ("q", say("Sair"))]
        self.app.push_screen(AskScreen(title, [line.text for line in ending], answers, "o"), self._afterwards)

    def _afterwards(self, answer: str | None) -> None:
        if answer == "o":
            self.app.another(self.session.setup)
        elif answer == "v":
            self.app.watch_again(self.session)
        else:
            self.app.leave_table()
