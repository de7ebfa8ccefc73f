"""How the acts of cacheta and pif-paf are written: `2 compra vez 5`, `2 bate 5P`, `3 louca 2O janela 4`, `1 aposta 10 vez 2`.

Rule 1: an act of speaking or drawing names its turn, one that answers a discard its window; where a case leaves the number
        out (0), the one in which it is done is meant.
Rule 2: a bet is written `aposta` and read as `repica` too: whether it is the first one is told by those before it.
"""

import re
from collections.abc import Callable
from typing import Final

from carteado.cards import Card
from carteado.game import PUBLIC, Action, Event, Seat, State
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
from carteado.games.pife.rules.events import Bateu
from carteado.games.pife.rules.incidents import MOST_CHIPS
from carteado.games.pife.rules.views import PifeView
from carteado.records.face import MAX_SEATS
from carteado.records.pack_words import read_pack, tell_pack
from carteado.records.text import HIDDEN, Unreadable, card_of, ranged, without_accents

MOST_TURNS: Final = 10**6
ALL_TEN: Final = "com dez"
ANSWERS: Final = "responde"
_TURN: Final = "vez"
_WINDOW: Final = "janela"
_NUMBERED: Final = re.compile(rf"(?P<act>.+?)(?: (?P<what>{_TURN}|{_WINDOW}) (?P<number>\S+))?")
_ALONE: Final[dict[str, tuple[str, Callable[[int], Action]]]] = {
    "abandona": (_TURN, Abandon),
    "acompanha": (_TURN, Follow),
    "compra": (_TURN, Buy),
    "pifei": (_TURN, Pifei),
    "joga fora": (_TURN, Throw),
    "passa": (_WINDOW, Pass),
    "avança": (_WINDOW, Reach),
}
_VERBS: Final = {kind: verb for verb, (_, kind) in _ALONE.items()}
_BETS: Final = ("aposta", "repica")


def tell(action: Action) -> str:
    """What a player does, without the seat."""
    match action:
        case Abandon() | Follow() | Buy() | Pifei() | Throw():
            return _VERBS[type(action)] + _numbered(_TURN, action.turn)
        case Pass() | Reach():
            return _VERBS[type(action)] + _numbered(_WINDOW, action.window)
        case Raise():
            return f"{_BETS[0]} {action.to}{_numbered(_TURN, action.turn)}"
        case PickUp():
            return f"pega {action.card}{_numbered(_TURN, action.turn)}"
        case Discard():
            return f"descarta {action.card}"
        case GoOut():
            return f"bate {_last(action.card)}"
        case Claim():
            return f"louca {_last(action.card)}{_numbered(_WINDOW, action.window)}"
        case PointOut():
            return f"aponta {action.seat}{_numbered(_WINDOW, action.window)}"
        case _:
            told = tell_pack(action)
            if told is None:
                raise TypeError(f"{type(action).__name__} is no act of cacheta or pif-paf")
            return told


def _numbered(what: str, number: int) -> str:
    return f" {what} {number}" if number else ""


def _last(card: Card | None) -> str:
    return ALL_TEN if card is None else str(card)


def read(act: str) -> Action | None:
    """What a player does, without the seat; nothing where the answer to a discard is hidden."""
    found = _NUMBERED.fullmatch(act)
    if found is None:
        raise Unreadable("no-verb", act)
    said, what = found["act"], found["what"] or ""
    number = ranged(found["number"] or "0", 0, MOST_TURNS)
    for alone, (counted, kind) in _ALONE.items():
        if without_accents(said) == without_accents(alone) and what in ("", counted):
            return kind(number)
    verb, _, rest = said.partition(" ")
    if what != _WINDOW and verb in _BETS:
        return Raise(number, ranged(rest, 0, MOST_CHIPS))
    if what != _WINDOW and verb == "pega":
        return PickUp(number, card_of(rest))
    if what != _TURN and verb == "louca":
        return Claim(number, _read_last(rest))
    if what != _TURN and verb == "aponta":
        return PointOut(number, ranged(rest, 0, MAX_SEATS - 1))
    if what != _TURN and said == f"{ANSWERS} {HIDDEN}":
        return None
    return _read_plain(act)


def _read_plain(act: str) -> Action:
    """An act that names neither turn nor window."""
    verb, _, rest = act.partition(" ")
    if verb == "descarta":
        return Discard(card_of(rest))
    if verb == "bate":
        return GoOut(_read_last(rest))
    found = read_pack(act)
    if found is None:
        raise Unreadable("no-verb", act)
    return found


def _read_last(text: str) -> Card | None:
    return None if text in (ALL_TEN, "10") else card_of(text)


def filled(state: State, action: Action) -> Action:
    """The act with what a case may leave out: its turn, or its window."""
    view = state.view(PUBLIC)
    assert isinstance(view, PifeView)
    turn, window = view.shown.turns, view.shown.windows
    match action:
        case Abandon(turn=0) | Follow(turn=0) | Buy(turn=0) | Pifei(turn=0) | Throw(turn=0):
            return type(action)(turn)
        case Raise(turn=0):
            return Raise(turn, action.to)
        case PickUp(turn=0):
            return PickUp(turn, action.card)
        case Pass(window=0) | Reach(window=0):
            return type(action)(window)
        case Claim(window=0):
            return Claim(window, action.card)
        case PointOut(window=0):
            return PointOut(window, action.seat)
        case _:
            return action


def hides(seat: Seat, action: Action, viewer: Seat) -> bool:
    """Whether an act is one that the viewer did not see: another seat's sealed answer to a discard."""
    return isinstance(action, (Claim, Pass)) and seat != viewer


def bares(event: Event) -> Seat | None:
    """A claim that won was shown to all, and so was the card discarded with it; of one that was wrong, that card was not."""
    return event.seat if isinstance(event, Bateu) and event.with_card is not None else None


def hide(action: Action) -> str:
    """Such an act without what was answered."""
    assert isinstance(action, (Claim, Pass))
    return f"{ANSWERS} {HIDDEN}{_numbered(_WINDOW, action.window)}"
