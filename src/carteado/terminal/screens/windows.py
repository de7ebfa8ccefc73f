"""The small windows over a table: a yes or no, a number, the keys with the rules of the moment, the result."""

from collections.abc import Sequence
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from carteado.regulations import regulation
from carteado.words import Words

KEY_NAMES: Final = {"escape": "Esc"}


class AskScreen(ModalScreen[str]):
    """A title, a few lines, and answers each with a key; `safe` is the one that Enter gives."""

    BINDINGS = [Binding("left", "app.focus_previous"), Binding("right", "app.focus_next")]

    def __init__(self, title: str, lines: Sequence[str], answers: Sequence[tuple[str, str]], safe: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._answers = answers
        self._safe = safe

    def compose(self) -> ComposeResult:
        """The answers as buttons, their keys first."""
        with Vertical(id="ask-box", classes="window"):
            yield Static(self._title, classes="window-title")
            for line in self._lines:
                yield Static(line, classes="window-line")
            with Horizontal(id="ask-answers"):
                for key, label in self._answers:
                    yield Button(f"{KEY_NAMES.get(key, key.upper())}  {label}", id=f"answer-{key}")

    def on_mount(self) -> None:
        """Enter does no harm."""
        self.query_one(f"#answer-{self._safe}").focus()

    def on_key(self, event: Key) -> None:
        """A key answers at once, and means nothing else here."""
        key = event.key.lower()
        if key in [answer for answer, _ in self._answers]:
            event.stop()
            event.prevent_default()
            self.dismiss(key)

    @on(Button.Pressed)
    def answered(self, event: Button.Pressed) -> None:
        """So is a click."""
        self.dismiss((event.button.id or "").removeprefix("answer-"))


class NumberScreen(ModalScreen[int]):
    """Asks for a number in a range; -1 when the person thinks better of it."""

    BINDINGS = [Binding("escape", "dismiss(-1)", priority=True)]

    def __init__(self, question: str, most: int, proposed: int, words: Words) -> None:
        super().__init__()
        self._question = question
        self._most = most
        self._proposed = proposed
        self._words = words

    def compose(self) -> ComposeResult:
        """The proposal is already there: Enter takes it."""
        with Vertical(id="number-box", classes="window"):
            yield Static(self._question, classes="window-title")
            yield Input(str(self._proposed), type="integer", id="number", select_on_focus=True)
            yield Static(self._range(), id="number-hint", classes="window-keys")

    def _range(self) -> str:
        return self._words.say("de 1 a {most}; Enter confirma, Esc desiste", most=self._most)

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        """Take it if it is in the range."""
        number = int(event.value) if event.value.isdecimal() else 0
        if 1 <= number <= self._most:
            self.dismiss(number)
        else:
            self.query_one("#number-hint", Static).update(
                self._words.say("Esse número não serve: escolha {range}.", range=self._range())
            )


class HelpScreen(ModalScreen[None]):
    """The keys, and the clauses that rule this moment."""

    BINDINGS = [Binding("escape,q,question_mark", "dismiss")]

    def __init__(self, game_id: str, keys: Sequence[tuple[str, str]], clauses: Sequence[str], words: Words) -> None:
        super().__init__()
        self._regulation = regulation(game_id)
        self._keys = keys
        self._clauses = clauses
        self._words = words

    def compose(self) -> ComposeResult:
        """The moment first: it is why one asks."""
        lang = self._words.lang
        with VerticalScroll(id="help-box", classes="window"):
            yield Static(self._words.say("A regra deste momento"), classes="window-title")
            for identity in self._clauses:
                yield Static(f"{identity}  {self._regulation.clause(identity).text(lang)}", classes="window-line")
            yield Static(self._words.say("Teclas"), classes="window-title")
            yield Static("\n".join([f"{key:<10} {meaning}" for key, meaning in self._keys]))
            yield Static(self._words.say("Esc fecha"), classes="window-keys")

    def on_mount(self) -> None:
        """Arrows scroll."""
        self.query_one("#help-box").focus()
