"""Every face of a card that is anywhere in a value: what hidden cards must be absent from."""

from collections.abc import Iterator

from carteado.cards import Card
from carteado.game import Seat, State, Value


def faces(value: object) -> Iterator[Card]:
    """The cards in a value and in all its parts."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from faces(one)
    elif isinstance(value, Value):
        for name in type(value).__match_args__:
            yield from faces(getattr(value, name))


def faces_seen(state: State, seat: Seat) -> set[Card]:
    """Every face that is anywhere in what a seat is told."""
    return set(faces(state.view(seat)))
