"""Lives and chips as people say them: "1 vida", "10 fichas", "+23", and that the chips are worth nothing."""

from collections.abc import Sequence
from typing import Final

from carteado.game import Seat
from carteado.words.language import Language, Texts
from carteado.words.people import Listener, and_last

MINUS: Final = "−"
HEADS: Final[Texts] = {"lives": "Vidas: {list}.", "chips": "Fichas: {list}."}
NOTE: Final[Texts] = {"chips": "As fichas são de brincadeira, sem valor."}


def lives(words: Language, n: int) -> str:
    """So many lives."""
    return words.count("{n} vida", "{n} vidas", n)


def chips(words: Language, n: int) -> str:
    """So many chips."""
    return words.count("{n} ficha", "{n} fichas", n)


def cards(words: Language, n: int) -> str:
    """So many cards."""
    return words.count("{n} carta", "{n} cartas", n)


def signed(n: int) -> str:
    """A change with its sign: "+23", "−11", "0"."""
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n < 0 else "0"


def ordered(listener: Listener, seats: Sequence[Seat]) -> list[Seat]:
    """The seats by number, but that of who listens first."""
    return sorted(seats, key=lambda seat: (not listener.is_me(seat), seat))


def people(listener: Listener, seats: Sequence[Seat]) -> str:
    """Several people at the start of a sentence: "Você, Bia e Caio"."""
    order = ordered(listener, seats)
    names = [listener.subject(seat) if not at else listener.who(seat) for at, seat in enumerate(order)]
    return and_last(listener.words, names)


def inside(listener: Listener, seats: Sequence[Seat]) -> str:
    """Several people inside a sentence: "você, Bia e Caio"."""
    return and_last(listener.words, [listener.who(seat) for seat in ordered(listener, seats)])


def holdings(listener: Listener, unit: str, score: Sequence[int], changes: Sequence[int] = ()) -> str:
    """What everybody has now, and what a deal changed where it is told: "Fichas: você 123 (+23), Bia 89 (−11).\""""
    told: list[str] = []
    for seat in ordered(listener, range(len(score))):
        change = f" ({signed(changes[seat])})" if changes and changes[seat] else ""
        told.append(f"{listener.who(seat)} {score[seat]}{change}")
    return listener.words.say(HEADS[unit], list=", ".join(told))
