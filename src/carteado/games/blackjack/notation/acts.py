"""How the acts of blackjack are written: `0 aposta 10 rodada 3`, `0 segura vez 4`, `0 pede vez 5`, `0 divide vez 5`.

Rule 1: a bet names its round, every other act its turn; where a case leaves the number out (0), the one in which it is done is
        meant.
Rule 2: everything is seen as it is done, but for the shoes: no act of a seat is hidden.
"""

import re
from collections.abc import Callable
from typing import Final

from carteado.game import PUBLIC, Action, Seat, State
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.incidents import MOST_HALVES
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.records.text import Unreadable, ranged, without_accents

MOST_TURNS: Final = 10**6
MOST_CHIPS: Final = MOST_HALVES
_ROUND: Final = "rodada"
_TURN: Final = "vez"
_NUMBERED: Final = re.compile(rf"(?P<act>.+?)(?: (?P<what>{_ROUND}|{_TURN}) (?P<number>\S+))?")
_BET: Final = "aposta"
_ALONE: Final[dict[str, Callable[[int], Action]]] = {
    "segura": Insure,
    "recusa": Decline,
    "rende": Surrender,
    "mantém": Stand,
    "pede": Hit,
    "dobra": Double,
    "divide": Split,
}
_VERBS: Final = {kind: verb for verb, kind in _ALONE.items()}


def tell(action: Action) -> str:
    """What a player does, without the seat."""
    match action:
        case Bet():
            return f"{_BET} {action.chips}{_numbered(_ROUND, action.round)}"
        case Insure() | Decline() | Surrender() | Stand() | Hit() | Double() | Split():
            return _VERBS[type(action)] + _numbered(_TURN, action.turn)
        case _:
            raise TypeError(f"{type(action).__name__} is no act of a player")


def _numbered(what: str, number: int) -> str:
    return f" {what} {number}" if number else ""


def read(act: str) -> Action:
    """What a player does, without the seat."""
    found = _NUMBERED.fullmatch(act)
    if found is None:
        raise Unreadable("no-verb", act)
    said, what = found["act"], found["what"] or ""
    number = ranged(found["number"] or "0", 0, MOST_TURNS)
    verb, _, rest = said.partition(" ")
    if verb == _BET and what != _TURN:
        return Bet(number, ranged(rest, 0, MOST_CHIPS))
    for alone, kind in _ALONE.items():
        if without_accents(said) == without_accents(alone) and what != _ROUND:
            return kind(number)
    raise Unreadable("no-verb", act)


def filled(state: State, action: Action) -> Action:
    """The act with what a case may leave out: its round, or its turn."""
    view = state.view(PUBLIC)
    assert isinstance(view, BlackjackView)
    match action:
        case Bet(round=0):
            return Bet(view.shown.mao, action.chips)
        case (
            Insure(turn=0) | Decline(turn=0) | Surrender(turn=0) | Stand(turn=0) | Hit(turn=0) | Double(turn=0) | Split(turn=0)
        ):
            return type(action)(view.shown.turns)
        case _:
            return action


def hides(_seat: Seat, _action: Action, _viewer: Seat) -> bool:
    """Nothing that a seat does is hidden from another."""
    return False
