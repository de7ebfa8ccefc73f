"""What is done to a pack, in the words every game has: `monte`, `sorteio`, `corta`, `dá`, `tira`, `fica`, `troca`."""

import re
from collections.abc import Callable
from typing import Final

from carteado.cards import Card
from carteado.game import Action
from carteado.pack import Cut, Deal, Draw, Keep, Lot, Refuse, Shuffle
from carteado.records.text import HIDDEN, Unreadable, card_of, cards_of, number

PACK: Final = "monte"
LOT: Final = "sorteio"
_DEAL: Final = ("dá", "da")
_NUMBERED: Final[dict[str, Callable[[int], Action]]] = {"tira": Draw, "corta": Cut}
_WITH_CARD: Final[dict[str, Callable[[Card], Action]]] = {"fica": Keep, "troca": Refuse}
_VERBS: Final[dict[type[Action], str]] = {Draw: "tira", Cut: "corta", Keep: "fica", Refuse: "troca"}
_LOT: Final = re.compile(r"(?P<drawn>[0-9]{1,10}) de (?P<below>[0-9]{1,10})")


def tell_chance(action: Action) -> str:
    """What the dice did, as a whole line."""
    if isinstance(action, Lot):
        return f"{LOT} {action.drawn} de {action.below}"
    if isinstance(action, Shuffle):
        return f"{PACK} {' '.join(map(str, action.cards))}"
    raise TypeError(f"{type(action).__name__} is no act of chance")


def hide_chance(action: Action) -> str:
    """The same without what came of it."""
    return f"{LOT if isinstance(action, Lot) else PACK} {HIDDEN}"


def read_chance(word: str, rest: str) -> Action | None:
    """What the dice did; nothing where it is hidden."""
    if rest == HIDDEN:
        return None
    if word == PACK:
        return Shuffle(cards_of(rest))
    found = _LOT.fullmatch(rest)
    if found is None:
        raise Unreadable("no-lot", rest)
    return Lot(int(found["below"]), int(found["drawn"]))


def tell_pack(action: Action) -> str | None:
    """What a seat does to the pack, without the seat; nothing for any other act."""
    if isinstance(action, Deal):
        return _DEAL[0] + (f" {action.seat}" if action.seat >= 0 else "")
    verb = _VERBS.get(type(action))
    return None if verb is None else f"{verb} {action.fields()[0]}"


def read_pack(text: str) -> Action | None:
    """The act of a seat on the pack in this text; nothing where the verb is another."""
    verb, _, rest = text.partition(" ")
    if verb in _DEAL:
        return Deal(number(verb, rest)) if rest else Deal()
    if verb in _NUMBERED:
        return _NUMBERED[verb](number(verb, rest))
    if verb in _WITH_CARD:
        return _WITH_CARD[verb](card_of(rest))
    return None
