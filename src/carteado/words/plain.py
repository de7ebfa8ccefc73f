"""Any game in words, from the names of its acts, events and fields: what a family that has no words of its own says.

Rule 1: what all games do with their pack is told in sentences; the rest by the name of its class, with what it carries.
Rule 2: only what the value holds is told: a secret that was masked is not there.
"""

from collections.abc import Iterable
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Event, Value, View
from carteado.reading import is_tuple
from carteado.words import pack
from carteado.words.cards import sign
from carteado.words.language import Language
from carteado.words.people import Listener
from carteado.words.places import called

SEATS: Final = ("seat", "dealer", "whose", "offender", "partner")  # fields that hold a seat
UNSEEN: Final = "?"  # a card that the listener may not see
UNSAID: Final = ("clause", "audience")  # what stands beside a sentence, or is nobody's business


def label(words: Language, action: Action, _view: View | None = None) -> str:
    """An act for a button: "LayDown 5♥ 6♥ 7♥"."""
    return pack.label(words, action) or " ".join([type(action).__name__, *_carried(Listener(words), action, "")])


def tell(listener: Listener, event: Event) -> str:
    """An event in a line: "Ana: LaidDown 5♥ 6♥ 7♥"."""
    told = pack.tell(listener, event)
    if told is not None:
        return told
    who = getattr(event, "seat", None)
    subject = f"{listener.subject(who)}: " if isinstance(who, int) and who >= 0 else ""
    return subject + " ".join([type(event).__name__, *_carried(listener, event, "seat" if subject else "")])


def named(field: str) -> str:
    """The name of a field as people read it: "hand_cards" is "hand"."""
    return (field.removesuffix("_cards") or field).replace("_", " ")


def _carried(listener: Listener, value: Value, told: str) -> Iterable[str]:
    """What the fields hold, one after another; `told` is one that was told already."""
    for name in type(value).__match_args__:
        text = "" if name in (*UNSAID, told) else written(listener, named(name), getattr(value, name))
        if text:
            yield text


def written(listener: Listener, name: str, found: object) -> str:
    """What a field holds, with its name where a bare number would say nothing; "" for nothing."""
    match found:
        case None | "" | () | False:
            return ""
        case True:
            return called(listener.words, name)
        case int():
            if name in SEATS:
                return listener.who(found) if found >= 0 else ""
            return f"{called(listener.words, name)} {found}"
        case Card():
            return sign(listener.words, found)
        case Value():
            return f"({' '.join([type(found).__name__, *_carried(listener, found, '')])})"
        case _:
            return _listed(listener, name, found) if is_tuple(found) else str(found)


def _listed(listener: Listener, name: str, found: tuple[object, ...]) -> str:
    """Several of one kind: cards side by side, groups of them apart; numbers after the name of their field."""
    if all(isinstance(one, int) for one in found):
        return f"{called(listener.words, name)} {' '.join([str(one) for one in found])}"
    if any(one is None for one in found):
        return _hidden(listener, name, found)
    between = " / " if any(isinstance(one, tuple) for one in found) else " "
    return between.join([text for one in found if (text := written(listener, name, one))])


def _hidden(listener: Listener, name: str, found: tuple[object, ...]) -> str:
    """Cards of which some are not seen: those that are, and how many more there are."""
    seen = tuple([one for one in found if one is not None])
    return f"{written(listener, name, seen)} {len(found) - len(seen)}×{UNSEEN}".strip()
