"""What is typed at a table of Truco Cego, as it is heard there, and tables that wait for a word."""

from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words.falas import heard
from carteado.words.face import Heard
from games.cego.kit.mesa import H1, MesaCego, roda

NAMES: Final = ("Ana", "Bia", "Caio", "Davi", "Eva", "Zé da Conceição")


def says(table: MesaCego, seat: Seat, text: str, *, taken: bool = False) -> Heard:
    """What a seat of this table says, as it is heard by its own eyes."""
    view = table.state.view(seat)
    assert isinstance(view, CegoView)
    return heard(text, view, table.state.legal(seat), names=NAMES, taken=taken)


def done(table: MesaCego, seat: Seat, text: str) -> MesaCego:
    """The same, done; fails where nothing was said or the table refuses it."""
    act = says(table, seat, text).act
    assert act is not None, text
    return table.do(seat, act)


def asked(word: str = "envido") -> MesaCego:
    """Seat 0 has called, nobody has a flor, and seat 1 owes an answer."""
    return roda(H1).call(0, word).no_flor()


def singing() -> MesaCego:
    """An envido was accepted: seat 0, with 33, is to sing."""
    return asked().quero(1)
