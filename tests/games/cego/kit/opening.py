"""A partida from its very first act: the pack in order, the draw, the cut and the deal."""

from typing import Any, Final

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, REFEREE, Seat, State
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.pack import Cut, Deal, Shuffle

PACK: Final = tuple([Card.of(f"{rank}{suit}") for suit in "EBOC" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)])


def start(**position: Any) -> State:
    """A new partida, at the draw unless told otherwise."""
    return catalogue.new("truco-cego", **position)


def known(state: State, seat: Seat = REFEREE) -> MesaCego:
    """The table as a seat sees it."""
    view = state.view(seat)
    assert isinstance(view, CegoView)
    return view.known


def after(state: State, *acts: tuple[Seat, Any]) -> State:
    """The state when these have been done."""
    for seat, action in acts:
        state = state.apply(seat, action).state
    return state


def dealt(dealer: Seat, lifted: int = 0, form: str = "roda") -> State:
    """The pack in order, cut or not, and dealt."""
    state = after(start(dealer=dealer, form=form, cut=lifted > 0), (CHANCE, Shuffle(PACK)))
    if lifted:
        state = after(state, ((dealer - 1) % 6, Cut(lifted)))
    return after(state, (dealer, Deal()))
