"""Cards and acts as text: `4C..7C 2O` is four copas and a two, `0 baixa 4C..6C / 9P 10P JP` what seat 0 does."""

import re
from collections.abc import Iterable

from carteado.cards import FRENCH_RANKS, Card
from carteado.game import Action, Seat, State
from carteado.games.canastra.notation import FACE

RANKS = (*FRENCH_RANKS, "A")
_RANGE = re.compile(r"(\w+)(\w)\.\.(\w+)\2")


def spelled(text: str) -> str:
    """The text with every `4C..7C` as the cards it means; `AC..KC` begins with the ace and `10C..AC` ends with it."""
    return _RANGE.sub(_row, text)


def _row(found: re.Match[str]) -> str:
    first, suit, last = found.groups()
    low = RANKS.index(first)
    return " ".join(rank + suit for rank in RANKS[low : RANKS.index(last, low + 1) + 1])


def cartas(text: str) -> tuple[Card, ...]:
    """The cards of a text."""
    return tuple(Card.of(word) for word in spelled(text).split())


def faces(text: str) -> tuple[int, ...]:
    """The same as the engine holds them."""
    return tuple(card.index for card in cartas(text))


def told(cards: Iterable[Card]) -> str:
    """Cards as text."""
    return " ".join(map(str, cards))


def in_order(cards: Iterable[Card]) -> str:
    """Cards as text, sorted: a hand."""
    return told(sorted(cards))


def act(state: State, text: str) -> tuple[Seat, Action]:
    """Who does what; the turn of a draw may be left out."""
    who, _, what = spelled(text).partition(" ")
    action = FACE.read(what)
    assert action is not None, text
    assert FACE.filled is not None
    return int(who), FACE.filled(state, action)
