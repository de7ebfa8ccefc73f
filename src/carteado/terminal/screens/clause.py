"""The regulation in a window: one clause, and a search of all of them."""

from textwrap import shorten
from typing import Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from carteado.regulations import Clause, Silence, regulation
from carteado.search import search as searched
from carteado.terminal.screens.window import Window
from carteado.words import Words

ROW: Final = 62


class ClauseScreen(Window[None]):
    """Opens on a clause; typing searches the regulation."""

    BINDINGS = [
        Binding("escape", "dismiss", priority=True),
        Binding("slash", "search"),
        Binding("down", "into_list", show=False),
    ]

    def __init__(self, game_id: str, clause: str, words: Words) -> None:
        super().__init__()
        self._regulation = regulation(game_id)
        self._clause = clause
        self._words = words
        self._found: tuple[Clause | Silence, ...] = ()

    def compose(self) -> ComposeResult:
        """Text above, search below."""
        with Vertical(id="clause-box", classes="window"):
            yield Static(id="clause-title", classes="window-title")
            with VerticalScroll(id="clause-scroll"):
                yield Static(id="clause-text")
            yield Input(placeholder=self._words.say("Procurar no regulamento"), id="clause-search")
            yield OptionList(id="clause-found")
            yield Static(self._words.say("/ procura   ↓ resultados   Esc fecha"), classes="window-keys")

    def on_mount(self) -> None:
        """Show the clause asked for."""
        self.query_one("#clause-found").display = False
        if self._clause:
            self._open(self._regulation.clause(self._clause))
            self.query_one("#clause-scroll").focus()
        else:
            self.query_one("#clause-title", Static).update(self._regulation.title(self._words.lang))
            self.query_one("#clause-text", Static).update(self._regulation.summary(self._words.lang))
            self.query_one("#clause-search").focus()

    def _open(self, item: Clause | Silence) -> None:
        article = item.article if isinstance(item, Clause) else self._words.say("o texto silencia; a leitura da mesa")
        self.query_one("#clause-title", Static).update(f"{item.id} · {article}")
        self.query_one("#clause-text", Static).update(item.text(self._words.lang))

    def action_search(self) -> None:
        """Go to the search."""
        self.query_one("#clause-search").focus()

    def action_into_list(self) -> None:
        """From the search to what it found."""
        if self._found:
            self.query_one("#clause-found").focus()

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        """List what speaks of what was typed."""
        answers = searched(self._regulation.id, event.value, self._words.lang)
        self._found = tuple([each.entry for each in answers])
        found = self.query_one("#clause-found", OptionList)
        found.clear_options()
        found.add_options([Option(Text(self._short(item))) for item in self._found])
        found.display = bool(self._found)
        self.set_class(bool(self._found), "searching")

    def _short(self, item: Clause | Silence) -> str:
        return shorten(f"{item.id}  {item.text(self._words.lang)}", ROW, placeholder="…")

    @on(Input.Submitted)
    def open_first(self) -> None:
        """Enter opens the first one found."""
        if self._found:
            self._open(self._found[0])

    @on(OptionList.OptionSelected)
    def open_chosen(self, event: OptionList.OptionSelected) -> None:
        """Open the one chosen."""
        self._open(self._found[event.option_index])
