"""The small things every line is made of: words without accents, numbers, cards, and what cannot be read."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from carteado.cards import Card, cards
from carteado.family import in_points, parts_of

HIDDEN: Final = "?"
NOTHING: Final = "nada"
UNPRINTED: Final = ("Cc", "Cs")
DIGITS: Final = 3

Cards = tuple[Card, ...]


class Unreadable(ValueError):
    """Something in a line that cannot be read: a code and the facts of the sentence."""

    def __init__(self, code: str, *facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def plain(text: str, *pairs: str) -> str:
    """Text that can stand in a line: control characters become spaces, and each first of a pair its second."""
    for bad, good in zip(pairs[::2], pairs[1::2], strict=True):
        text = text.replace(bad, good)
    return "".join(" " if unicodedata.category(letter) in UNPRINTED else letter for letter in text)


def without_accents(text: str) -> str:
    """Words as they may be typed: accents are optional when reading."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def ranged(text: str, low: int, high: int) -> int:
    """A number from `low` to `high`; a sign is read only where there are numbers below 0."""
    digits = text.removeprefix("-") if low < 0 else text
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 7 or not low <= int(text) <= high:
        raise Unreadable("number-range", text, low, high)
    return int(text)


def points_told(score: Iterable[int], unit: int) -> list[str]:
    """A score in points, so many parts of it to one: `12,5`."""
    return [in_points(parts, unit) for parts in score]


def points_read(text: str, low: int, high: int, unit: int) -> int:
    """So many points, from `low` to `high`, in parts."""
    if unit == 1:
        return ranged(text, low, high)
    try:
        found = parts_of(text, unit)
    except ValueError as error:
        raise Unreadable("number-range", text, low, high) from error
    if not low * unit <= found <= high * unit:
        raise Unreadable("number-range", text, low, high)
    return found


def number(verb: str, text: str) -> int:
    """The number after a verb, of at most three digits."""
    if not (text.isascii() and text.isdecimal()) or len(text) > DIGITS:
        raise Unreadable("no-number", verb, text)
    return int(text)


def card_of(text: str) -> Card:
    """A card as it is written, `3P`."""
    try:
        return Card.of(text)
    except ValueError as error:
        raise Unreadable("no-card", text) from error


def cards_of(text: str) -> Cards:
    """Cards one after another; none where there is nothing."""
    try:
        return cards(text)
    except ValueError as error:
        raise Unreadable("no-card", text) from error
