"""The story of the mão in sentences; those that rest on a clause can be chosen to read it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from carteado.game import Event, View
from carteado.words import Words


@dataclass(frozen=True)
class Line:
    """A sentence and the clause behind it, "" for none."""

    text: str
    clause: str = ""


def told(events: Sequence[Event], names: Sequence[str], view: View, words: Words) -> list[Line]:
    """The sentences of events already masked for the seat of the view; what goes without saying is left out."""
    stories = words.stories(events, names, view.seat, view)
    return [Line(text, words.clause_of(event) or "") for event, text in stories if text]


class Story(OptionList, can_focus=False):
    """The scrolling story. Arrow keys move in it, the screen's own key opens the clause."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._told: list[Line] = []
        self._mark = Style.null()

    def show(self, lines: Sequence[Line], mark: Style, ahead: int = 0) -> None:
        """Show these lines; what is already there stays, the newest is in sight and, less those `ahead`, the chosen one."""
        if list(lines[: len(self._told)]) != self._told or mark != self._mark:
            self.clear_options()
            self._told = []
            self._mark = mark
        for line in lines[len(self._told) :]:
            text = Text(line.text)
            if line.clause:
                text.append(" §", style=mark)
            self.add_option(Option(text))
        if len(lines) > len(self._told):
            self.highlighted = len(lines) - 1 - ahead
            self.call_after_refresh(self.scroll_end, animate=False)
        self._told = list(lines)

    def clause(self) -> str:
        """The clause of the chosen line, or of the nearest one before it that has any."""
        chosen = self.highlighted
        upto = len(self._told) if chosen is None else chosen + 1
        return next((line.clause for line in reversed(self._told[:upto]) if line.clause), "")

    def clause_at(self, index: int) -> str:
        """The clause of one line."""
        return self._told[index].clause
