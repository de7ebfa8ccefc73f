"""What lies on the table of any game, as labelled rows made from the fields of `view.shown`.

Rule 1: nothing is drawn that is not in the view; a card that the seat does not see is `?`.
"""

from collections.abc import Iterator
from typing import Final

from carteado.cards import Card
from carteado.game import Seat, Value, View
from carteado.reading import is_tuple
from carteado.words.people import Listener
from carteado.words.places import called
from carteado.words.plain import SEATS, named, written

OWN: Final = ("hand_cards", "hand", "held_cards", "cards", "dealt_cards")  # what a hand is called, the likeliest first
POINTS: Final = ("score", "chips", "points", "tentos")  # what a seat has won so far, the likeliest first
TURN: Final = "turn"


def seats_of(view: View) -> int:
    """How many sit at the table of a view, as far as it tells: a number, or one thing for each of them; 0 where it does not."""
    shown: Value = getattr(view, "shown", view)
    told = getattr(shown, "seats", 0)
    if isinstance(told, int) and told:
        return told
    fields = [getattr(shown, name) for name in type(shown).__match_args__]
    people = [found for found in fields if is_tuple(found) and found and all(hasattr(one, "seat") for one in found)]
    return max([len(found) for found in people], default=0)


class Rows:
    """One view, read field by field for a listener who has its seat."""

    def __init__(self, view: View, listener: Listener) -> None:
        self.view = view
        self.listener = listener
        shown = getattr(view, "shown", None)
        self.shown: Value = shown if isinstance(shown, Value) else view

    def field(self, name: str, default: object = None) -> object:
        """What the table shows under this name."""
        return getattr(self.shown, name, default)

    def facts(self) -> list[str]:
        """What is plain at a glance: phase, numbers, whose deal it is."""
        return [text for name, found in self._fields() if not is_tuple(found) and (text := self._fact(name, found))]

    def rows(self) -> Iterator[tuple[str, str]]:
        """Everything else, a label and a text each: the piles, then one row a seat."""
        for name, found in self._fields():
            if not is_tuple(found) or not found or name in POINTS:
                continue
            people = self._by_seat(found)
            if people is None:
                yield self._called(name), written(self.listener, named(name), found)
            else:
                yield from [(self.listener.subject(seat), self._of_seat(held)) for seat, held in people]

    def own_cards(self) -> tuple[Card, ...]:
        """The cards of the viewer's own hand, as far as they are seen."""
        held: object = self.shown
        for _, found in self._fields():
            people = self._by_seat(found) if is_tuple(found) else None
            held = dict(people or ()).get(self.view.seat, held)
        if is_tuple(held):
            return tuple([card for card in held if isinstance(card, Card)])
        named_so = [getattr(held, name, None) for name in OWN]
        own: list[tuple[object, ...]] = [found for found in named_so if is_tuple(found)]
        return tuple([card for card in (own[0] if own else ()) if isinstance(card, Card)])

    def score(self) -> tuple[int, ...]:
        """The score by side, or what each seat has where the table has no score; none where neither is told."""
        told = self.field("score")
        if is_tuple(told) and (sides := [one for one in told if isinstance(one, int)]) and len(sides) == len(told):
            return tuple(sides)
        for _, found in self._fields():
            people = self._by_seat(found) if is_tuple(found) else None
            for name in POINTS:
                points = [getattr(held, name, None) for _, held in people or ()]
                if points and all(isinstance(one, int) for one in points):
                    return tuple([one for one in points if isinstance(one, int)])
        alone = [found for name in POINTS if isinstance(found := self.field(name), int)]
        return tuple(alone[:1])

    def _fields(self) -> Iterator[tuple[str, object]]:
        for name in type(self.shown).__match_args__:
            yield name, getattr(self.shown, name)

    def _fact(self, name: str, found: object) -> str:
        if isinstance(found, int) and not isinstance(found, bool) and name in (*SEATS, TURN):
            return f"{self._called(name)} {self.listener.who(found)}" if found >= 0 else ""
        return self._written(name, found)

    def _written(self, name: str, found: object) -> str:
        if isinstance(found, str):
            return found
        none = found == 0 and not isinstance(found, bool)
        return f"{self._called(name)} 0" if none else written(self.listener, named(name), found)

    def _called(self, name: str) -> str:
        return called(self.listener.words, name)

    def _by_seat(self, found: tuple[object, ...]) -> list[tuple[Seat, object]] | None:
        """One thing for every seat, by seat; `None` where it is something else."""
        seats = len(self.listener.sides)
        if len(found) != seats or seats < 2 or not all(isinstance(one, Value) or is_tuple(one) for one in found):
            return None
        return [(getattr(one, "seat", at), one) for at, one in enumerate(found)]

    def _of_seat(self, held: object) -> str:
        if not isinstance(held, Value):
            return written(self.listener, "", held)
        told = [(name, getattr(held, name)) for name in type(held).__match_args__ if name != "seat"]
        return "  ".join([text for name, found in told if (text := self._written(name, found))])
