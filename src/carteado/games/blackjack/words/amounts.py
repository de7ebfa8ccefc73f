"""Chips as people say them: "12,5 fichas", "+15", and that they are worth nothing. Amounts come in half chips."""

from collections.abc import Sequence
from typing import Final

from carteado.game import Seat
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.words.language import Language, Texts
from carteado.words.people import Listener, and_last

MINUS: Final = "−"
NOTE: Final[Texts] = {"chips": "As fichas são de brincadeira, sem valor."}


def chips(words: Language, halves: int) -> str:
    """So many chips: "1 ficha", "1,5 ficha", "10 fichas"."""
    return words.count("{n} ficha", "{n} fichas", halves, HALVES)


def whole(words: Language, bet: int) -> str:
    """A bet, which is said in whole chips."""
    return chips(words, HALVES * bet)


def signed(words: Language, halves: int) -> str:
    """A change with its sign: "+12,5", "−10", "0"."""
    told = words.points(abs(halves), HALVES)
    return f"+{told}" if halves > 0 else f"{MINUS}{told}" if halves < 0 else told


def ordered(listener: Listener, seats: Sequence[Seat]) -> list[Seat]:
    """The seats by number, but that of who listens first."""
    return sorted(seats, key=lambda seat: (not listener.is_me(seat), seat))


def inside(listener: Listener, seats: Sequence[Seat]) -> str:
    """Several people inside a sentence: "você, Bia e Caio"."""
    return and_last(listener.words, [listener.who(seat) for seat in ordered(listener, seats)])


def holdings(listener: Listener, score: Sequence[int], gains: Sequence[int] = ()) -> str:
    """What everybody has now, and what a round brought where it is told: "Fichas: você 112,5 (+12,5), Bia 90 (−10).\""""
    words = listener.words
    told: list[str] = []
    for seat in ordered(listener, range(len(score))):
        gain = f" ({signed(words, gains[seat])})" if gains and gains[seat] else ""
        told.append(f"{listener.who(seat)} {words.points(score[seat], HALVES)}{gain}")
    return words.say("Fichas: {list}.", list=", ".join(told))
