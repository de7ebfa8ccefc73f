"""An act of a player done: which move each kind of act is."""

from carteado.cards import Card
from carteado.game import Action, Event, Seat
from carteado.games.pife.rules import betting, claims, dealing, moves
from carteado.games.pife.rules.acts import (
    Abandon,
    Buy,
    Claim,
    Discard,
    Follow,
    GoOut,
    Pass,
    PickUp,
    Pifei,
    PointOut,
    Raise,
    Reach,
    Throw,
)
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import ALL_TEN, BETTING, PASSED
from carteado.pack import Cut


def step(partida: Partida, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Do what the seat does; it must be something that `refusals` accepts."""
    if isinstance(action, Discard):
        moves.discard(partida, seat, action.card.index, log)
    elif isinstance(action, Buy):
        moves.buy(partida, log)
    elif isinstance(action, PickUp):
        moves.take(partida, log)
    elif isinstance(action, Pass):
        claims.answer(partida, seat, PASSED, log)
    elif isinstance(action, Claim):
        claims.answer(partida, seat, _face(action.card), log)
    elif isinstance(action, GoOut):
        moves.go_out(partida, seat, _face(action.card), log)
    elif isinstance(action, Pifei):
        moves.say_pifei(partida, seat, log)
    elif isinstance(action, (Abandon, Follow, Raise)):
        _speak(partida, seat, action, log)
    elif isinstance(action, Cut):
        dealing.cut(partida, action.at, log)
    elif isinstance(action, Reach):
        claims.reach(partida, seat, log)
    elif isinstance(action, PointOut):
        claims.call(partida, seat, action.seat, log)
    elif isinstance(action, Throw):
        moves.throw(partida, seat, log)


def _face(card: Card | None) -> int:
    return ALL_TEN if card is None else card.index


def _speak(partida: Partida, seat: Seat, action: Abandon | Follow | Raise, log: list[Event] | None) -> None:
    if isinstance(action, Follow):
        betting.follow(partida, seat, log)
    elif isinstance(action, Raise):
        betting.raise_to(partida, seat, action.to, log)
    elif partida.phase == BETTING:
        betting.abandon(partida, seat, log)
    else:
        moves.leave(partida, seat, log)
