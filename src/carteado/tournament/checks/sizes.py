"""How long a text of an event may be, and how large a number: what everybody loads again and again stays small."""

from typing import Final

from carteado.game import Reason
from carteado.reading import is_tuple
from carteado.tournament import entries as log
from carteado.tournament.people import Person
from carteado.tournament.state import State

LONGEST_TEXT: Final = 2000
LARGEST: Final = 2**53  # beyond, browsers count wrong
MOST_LEGS: Final = 20
MOST_ROUNDS: Final = 99
MOST_TARGET: Final = 999
MOST_JOGOS: Final = 25_000


def unfit(entry: log.AnyEntry) -> Reason | None:
    """The first of its texts that is too long, or of its numbers that is too large."""
    for value in vars(entry).values():
        reason = _unfit(value)
        if reason is not None:
            return reason
    if isinstance(entry, log.StageSet) and not (0 <= entry.rounds <= MOST_ROUNDS and -2 <= entry.apart <= MOST_ROUNDS):
        return Reason("rounds-between", "", (MOST_ROUNDS,))
    if isinstance(entry, (log.StageSet, log.JogoSet)) and not 0 <= entry.target <= MOST_TARGET:
        return Reason("target-between", "", (MOST_TARGET,))
    return None


def _unfit(value: object) -> Reason | None:
    if isinstance(value, str):
        return Reason("text-long", "", (LONGEST_TEXT,)) if len(value) > LONGEST_TEXT else None
    if isinstance(value, int):
        return None if -LARGEST < value < LARGEST else Reason("number-large", "")
    if isinstance(value, Person):
        return _unfit((value.name, value.marks))
    if is_tuple(value):
        return next((reason for one in value if (reason := _unfit(one)) is not None), None)
    return None


def crowded(state: State, more: int, instead: int = 0) -> Reason | None:
    """Whether an event would have more jogos than anybody plays, with so many more in the place of so many."""
    return Reason("too-many-jogos", "", (MOST_JOGOS,)) if len(state.jogos) - instead + more > MOST_JOGOS else None


def pairs(sides: int, legs: int = 1) -> int:
    """How many jogos there are where everybody meets everybody so many times."""
    return sides * (sides - 1) // 2 * legs
