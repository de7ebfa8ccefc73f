"""Names and texts as they may be printed, whoever typed them.

Rule 1: every string of a document passes here, by `clean`, and reaches typst as a value, never as markup.
Rule 2: what cannot be seen and changes what can (controls, overriding directions) is left out; other letters stay as they are.
"""

import unicodedata
from collections.abc import Iterator
from typing import Any, Final, cast

FIRST_ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"
BREAK: Final = "\u200b"  # where a word may be broken, unseen
LONG: Final = 18  # letters of a word that may be broken
MARKS: Final = 3  # accents one above the other on one letter
_DROPPED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
_KEPT: Final = frozenset(("\u200c", "\u200d"))  # joiners that some scripts are written with
_RIGHT_TO_LEFT: Final = frozenset(("R", "AL", "AN"))


class Drawing(str):
    """An SVG made here: no text that anybody typed, or such text cleaned before."""

    __slots__ = ()


class Exact(str):
    """Digits that people type again, such as a seed: never broken."""

    __slots__ = ()


def clean(value: Any) -> Any:
    """The value with all strings in it as `line` leaves them; keys stay, and so do drawings and digits."""
    if isinstance(value, str):
        digits = isinstance(value, Exact) and value.isascii() and value.isalnum()
        return value if isinstance(value, Drawing) or digits else line(value)
    if isinstance(value, dict):
        return {key: clean(each) for key, each in cast("dict[str, Any]", value).items()}
    if isinstance(value, (list, tuple)):
        return [clean(each) for each in cast("list[Any]", value)]
    return value


def line(text: str) -> str:
    """One line: composed accents, no control characters, long words breakable, right-to-left text kept to itself."""
    if text.isascii() and text.isprintable() and len(text) < LONG:
        return text
    seen = " ".join("".join(_visible(unicodedata.normalize("NFC", text))).split())
    broken = " ".join([_breakable(word) for word in seen.split(" ")])
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in broken):
        return f"{FIRST_ISOLATE}{broken}{END_ISOLATE}"
    return broken


def _visible(text: str) -> Iterator[str]:
    above = 0
    for letter in text:
        if letter.isspace():
            yield " "
            continue
        above = above + 1 if unicodedata.combining(letter) else 0
        if above <= MARKS and (letter in _KEPT or unicodedata.category(letter) not in _DROPPED):
            yield letter


def _breakable(word: str) -> str:
    if len(word) <= LONG:
        return word
    return BREAK.join([word[start : start + LONG] for start in range(0, len(word), LONG)])
