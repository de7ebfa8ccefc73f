"""A moment of the table put into the widgets of its screen."""

from functools import partial

from textual.screen import Screen
from textual.widgets import Static

from carteado.terminal.family import MANY, PLAIN, Grip, Offer, Table
from carteado.terminal.look import Look
from carteado.terminal.widgets.calls import WIDE, WIDTH, Calls
from carteado.terminal.widgets.hand import HandWidget
from carteado.terminal.widgets.mesa import MesaWidget

Notice = tuple[str, str]  # a sentence, and the clause behind it or nothing


def fill(screen: Screen[None], table: Table, look: Look, grip: Grip, offers: tuple[Offer, ...]) -> None:
    """What lies on the table, the score, the hand and what can be done."""
    for shape in (PLAIN, MANY):
        screen.set_class(table.shape == shape, shape)
    screen.query_one(MesaWidget).show(partial(table.mesa, look))
    screen.query_one("#placar", Static).update(table.placar(look))
    screen.query_one(HandWidget).show(table.hand(grip, look), look.palette)
    screen.query_one(Calls).show(offers, look.palette, WIDE if table.shape else WIDTH)


def write_bars(screen: Screen[None], table: Table, look: Look) -> None:
    """The title, and who one is."""
    text, style = table.title()
    title = screen.query_one("#title", Static)
    title.update(text)
    title.set_classes(style)
    screen.query_one("#me", Static).update(table.me(look))


def write_notice(screen: Screen[None], table: Table, grip: Grip, notice: Notice | None, turn: bool) -> None:
    """What one is asked for, or a refusal in its place."""
    line = screen.query_one("#notice", Static)
    if notice is None:
        line.update(table.prompt(grip))
    else:
        text, clause = notice
        line.update(f"{text} ({clause})" if clause else text)
    line.set_class(notice is not None, "refused")
    line.set_class(notice is None and turn, "turn")
