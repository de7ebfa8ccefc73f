"""One act as a line, whoever does it: `2 joga 3P`, `monte 7C 3P ...`, `sorteio 2 de 6`, `juiz FEN-24`."""

from typing import Final

from carteado.game import CHANCE, REFEREE, Action, Event, Seat, State
from carteado.pack import Ruling
from carteado.records.face import Setting
from carteado.records.pack_words import LOT, PACK, hide_chance, read_chance, tell_chance
from carteado.records.rulings import JUDGE, read_ruling, tell_ruling
from carteado.records.text import Cards, Unreadable, cards_of

_SEATS: Final = frozenset("0123456789")


def tell(setting: Setting, seat: Seat, action: Action, faces: Cards = ()) -> str:
    """An act as a line of a record, with the cards it turned up."""
    if seat == CHANCE:
        return tell_chance(action)
    if isinstance(action, Ruling):
        return f"{JUDGE} {tell_ruling(action, setting.game.unit)}"
    return f"{seat} {setting.notation.tell(action)}" + (f" = {' '.join(map(str, faces))}" if faces else "")


def hide(setting: Setting, seat: Seat, action: Action) -> str:
    """The same without what somebody did not see."""
    return hide_chance(action) if seat == CHANCE else f"{seat} {setting.notation.hide(action)}"


def read(setting: Setting, text: str) -> tuple[Seat, Action | None, Cards]:
    """Seat, action and the cards that it turned up; no action where it is hidden. `Unreadable` if it is no act of the game."""
    who, _, rest = text.partition(" ")
    if who in (PACK, LOT):
        return CHANCE, read_chance(who, rest), ()
    if who == JUDGE:
        return REFEREE, read_ruling(rest, setting.sides, setting.game.unit), ()
    if who not in _SEATS:
        raise Unreadable("no-seat", who)
    notation = setting.notation
    if notation.turns is None:
        return int(who), notation.read(rest), ()
    act, equals, turned = rest.partition(" = ")
    faces = cards_of(turned) if equals else ()
    if equals and not faces:
        raise Unreadable("no-card", turned)
    if faces and not notation.turns(act):
        raise Unreadable("no-face", act)
    return int(who), notation.read(act), faces


def turned_up(setting: Setting, action: Action, events: tuple[Event, ...]) -> Cards:
    """The cards that an act turned up for all, where its line tells them."""
    found = setting.notation.turned_up
    return () if found is None else found(action, events)


def meant(setting: Setting, state: State, action: Action) -> Action:
    """The act that a line stands for in this state, where it may leave out what the state tells."""
    filled = setting.notation.filled
    return action if filled is None else filled(state, action)
