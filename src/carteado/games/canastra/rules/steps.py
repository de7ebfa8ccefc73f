"""An act of a player done: which move each kind of act is."""

from carteado.game import Action, Event, Seat
from carteado.games.canastra.rules import dealing, moves
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take, faces_in
from carteado.games.canastra.rules.partida import Partida
from carteado.pack import Cut, Draw, Keep, Refuse


def step(partida: Partida, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Do what the seat does; it must be something that `refusals` accepts."""
    if isinstance(action, Discard):
        moves.discard(partida, seat, action.card.index, log)
    elif isinstance(action, Buy):
        moves.buy(partida, seat, log)
    elif isinstance(action, Add):
        moves.add(partida, seat, action.to, action.faces, action.stands, log)
    elif isinstance(action, Lay):
        moves.lay(partida, seat, action.faces, action.stands, log)
    elif isinstance(action, Take):
        _take(partida, seat, action, log)
    elif isinstance(action, Decline):
        moves.decline(partida, seat, log)
    elif isinstance(action, Keep):
        moves.keep(partida, seat, log)
    elif isinstance(action, Refuse):
        moves.refuse(partida, seat, action.card.index, log)
    elif isinstance(action, Cut):
        dealing.cut(partida, action.at, log)
    elif isinstance(action, Draw):
        dealing.draw(partida, seat, action.at, log)


def _take(partida: Partida, seat: Seat, action: Take, log: list[Event] | None) -> None:
    moves.take(partida, seat, log)
    if action.melds:
        moves.lay(partida, seat, tuple([faces_in(meld) for meld in action.melds]), (), log)
    elif action.cards:
        moves.add(partida, seat, action.to, faces_in(action.cards), (), log)
