"""Which game writes its acts how: what a record tells and reads goes through here."""

from collections.abc import Callable
from typing import Final

from carteado.game import Action, Seat
from carteado.games.cego.rules.acts import OWN_ACTS
from carteado.games.cego.rules.rulebook import CEGO
from carteado.records import cego, truco
from carteado.records.truco import Cards

_READERS: Final[dict[str, Callable[[str], Action | None]]] = {CEGO.id: cego.read}


def tell(seat: Seat, action: Action, faces: Cards = ()) -> str:
    """An act as a line of a record, with the cards it turned up."""
    return f"{seat} {cego.tell(action)}" if isinstance(action, OWN_ACTS) else truco.tell(seat, action, faces)


def read(regulation: str, text: str) -> tuple[Seat, Action | None, Cards]:
    """Seat, action and the cards that it turned up, as this regulation writes them; `Unreadable` if it is no act of it."""
    return truco.read(text, _READERS.get(regulation, truco.read_act))
