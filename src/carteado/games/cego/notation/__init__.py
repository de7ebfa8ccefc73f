"""How Truco Cego is written: `0 envido e truco`, `início placar 4 9 testa`, `cartas lei 0 / 1: 3B 2B`, `= janela canto`."""

from typing import Final

from carteado.game import Action, Event, Seat
from carteado.games.cego.notation.acts import hide, read, tell
from carteado.games.cego.notation.hands import CARTAS
from carteado.games.cego.notation.voltas import WORDS
from carteado.games.cego.rules.stages import FORMS
from carteado.pack import Draw, Drew
from carteado.records.face import Notation
from carteado.records.starting import DEALER, MAO, SANCTIONS, UNCUT, StartWord, scoring, start_line
from carteado.records.text import Cards
from carteado.records.vazas import DENIABLE
from carteado.tricks.play import Play

FORM: Final = StartWord(FORMS, "form", lambda form: [form], lambda said, _rest, _setting: said, "")


def turned_up(action: Action, events: tuple[Event, ...]) -> Cards:
    """The card that was drawn for the first deal."""
    return tuple([event.card for event in events if isinstance(event, Drew)]) if isinstance(action, Draw) else ()


def turns(act: str) -> bool:
    """Whether an act as it is written may turn a card up."""
    return act.startswith("tira ")


def hides(seat: Seat, action: Action, viewer: Seat) -> bool:
    """Whether an act holds a card that the viewer did not see: another seat's, played face down."""
    return isinstance(action, Play) and action.down and seat != viewer


FACE: Final = Notation(
    tell=tell,
    read=read,
    start=start_line(scoring((0, 0)), DEALER, MAO, UNCUT, FORM, SANCTIONS),
    expects=WORDS,
    deniable=DENIABLE,
    hides=hides,
    hide=hide,
    cartas=CARTAS,
    turned_up=turned_up,
    turns=turns,
)
