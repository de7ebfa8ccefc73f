"""The small windows over a table: a yes or no, a number, words to say, all that can be done, the keys with the rules."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from carteado.options import LONGEST
from carteado.terminal.codes import code_of
from carteado.terminal.family import Offer, Question
from carteado.terminal.screens.window import Window
from carteado.terminal.widgets.calls import KEY_SIGNS
from carteado.words import Words

KEY_NAMES: Final = {"escape": "Esc"}


class AskScreen(Window[str]):
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


class NumberScreen(Window[int]):
    """Asks for a number among those allowed; -1 when the person thinks better of it."""

    BINDINGS = [Binding("escape", "dismiss(-1)", priority=True)]

    def __init__(self, question: Question, words: Words) -> None:
        super().__init__()
        self._question = question
        self._words = words

    def compose(self) -> ComposeResult:
        """The proposal is already there: Enter takes it."""
        with Vertical(id="number-box", classes="window"):
            yield Static(self._question.text, classes="window-title")
            yield Input(str(self._question.proposed), type="integer", id="number", select_on_focus=True)
            yield Static(self._question.hint, id="number-hint", classes="window-keys")

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        """Take it if it is allowed."""
        typed = event.value
        number = int(typed) if typed.isdecimal() and len(typed) <= LONGEST else None
        if number is not None and number in self._question.allowed:
            self.dismiss(number)
        else:
            self.query_one("#number-hint", Static).update(
                self._words.say("Esse número não serve: escolha {range}.", range=self._question.hint)
            )


class SpeakScreen(Window[str]):
    """A line to type what one says; under it what the table would hear. "" when the person keeps quiet."""

    BINDINGS = [Binding("escape", "dismiss('')", priority=True)]

    def __init__(self, heard: Callable[[str], str], words: Words, example: str = "") -> None:
        super().__init__()
        self._heard = heard
        self._example = example
        self._words = words

    def compose(self) -> ComposeResult:
        """The words in the middle, what they come to below."""
        say = self._words.say
        with Vertical(id="speak-box", classes="window"):
            yield Static(say("O que você diz?"), classes="window-title")
            yield Input(placeholder=self._example, id="speech")
            yield Static(" ", id="speak-heard")
            yield Static(say("Enter diz, Esc cala"), classes="window-keys")

    @on(Input.Changed)
    def listen(self, event: Input.Changed) -> None:
        """Say at once what it would be."""
        self.query_one("#speak-heard", Static).update(Text(self._heard(event.value) if event.value.strip() else " "))

    @on(Input.Submitted)
    def said(self, event: Input.Submitted) -> None:
        """It is said."""
        self.dismiss(event.value.strip())


class MoreScreen(Window[int]):
    """Everything that can be done, where the list beside the hand is too short; -1 for nothing."""

    BINDINGS = [Binding("escape", "dismiss(-1)", priority=True)]

    def __init__(self, offers: Sequence[Offer], words: Words) -> None:
        super().__init__()
        self._offers = offers
        self._words = words
        taken = [offer.key for offer in offers]
        spare = iter([digit for digit in "1234567890" if digit not in taken])
        self._keys = [offer.key or next(spare, "") for offer in offers]

    def compose(self) -> ComposeResult:
        """One line an offer, its key first."""
        with Vertical(id="more-box", classes="window"):
            yield Static(self._words.say("Tudo o que você pode dizer ou fazer"), classes="window-title")
            yield OptionList(*[Option(self._line(nth)) for nth in range(len(self._offers))], id="more-list")
            yield Static(self._words.say("↑↓ e Enter, ou a tecla; Esc fecha"), classes="window-keys")

    def _line(self, nth: int) -> Text:
        offer, key = self._offers[nth], self._keys[nth]
        price = f" ({offer.price})" if offer.price else ""
        return Text.assemble((f"{KEY_SIGNS.get(key, key.upper()):>2}  ", "bold"), offer.label + price)

    def on_mount(self) -> None:
        """Arrows move in it."""
        self.query_one("#more-list").focus()

    def on_key(self, event: Key) -> None:
        """A key of the list takes its line, and means nothing else here."""
        key = event.key.lower()
        if key in self._keys and key != "enter":
            event.stop()
            event.prevent_default()
            self.dismiss(self._keys.index(key))

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes the line."""
        event.stop()
        self.dismiss(event.option_index)


class HelpScreen(Window[None]):
    """The keys, and the clauses that rule this moment."""

    BINDINGS = [Binding("escape,q,question_mark", "dismiss")]

    def __init__(
        self,
        game_id: str,
        keys: Sequence[tuple[str, str]],
        clauses: Sequence[str],
        words: Words,
        now: Sequence[tuple[str, str, str]] = (),
    ) -> None:
        super().__init__()
        self._regulation = code_of(game_id)
        self._now = now
        self._keys = keys
        self._clauses = clauses
        self._words = words

    def compose(self) -> ComposeResult:
        """The moment first, what each act on offer does and by which rule: it is why one asks."""
        lang = self._words.lang
        with VerticalScroll(id="help-box", classes="window"):
            if self._now:
                yield Static(self._words.say("O que você pode fazer"), classes="window-title")
                for key, label, about in self._now:
                    yield Static(f"{key}  {label}: {about}", markup=False)
            if self._regulation is not None:
                yield Static(self._words.say("A regra deste momento"), classes="window-title")
                for identity in self._clauses:
                    yield Static(f"{identity}  {self._regulation.clause(identity).text(lang)}", classes="window-line")
            yield Static(self._words.say("Teclas"), classes="window-title")
            yield Static("\n".join([f"{key:<10} {meaning}" for key, meaning in self._keys]))
            yield Static(self._words.say("Esc fecha"), classes="window-keys")

    def on_mount(self) -> None:
        """Arrows scroll."""
        self.query_one("#help-box").focus()
