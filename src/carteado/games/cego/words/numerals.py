"""Speech as it is typed, made plain: no accents, no case, no punctuation; and the numbers in it, in words or in figures.

Rule 1: the first number said is the one that counts (CEGO-9.VIII.j-1), so that is the only one looked for.
Rule 2: "um" is a number, whatever it was meant to be (CEGO-9.XIV-10).
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

_UNITS: Final = {
    "um": 1, "uma": 1, "dois": 2, "duas": 2, "tres": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8, "nove": 9,
}  # fmt: skip
_TEENS: Final = {
    "dez": 10, "onze": 11, "doze": 12, "treze": 13, "quatorze": 14, "catorze": 14, "quinze": 15, "dezesseis": 16,
    "dezessete": 17, "dezoito": 18, "dezenove": 19,
}  # fmt: skip
_TENS: Final = {
    "vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50, "sessenta": 60, "setenta": 70, "oitenta": 80, "noventa": 90,
}  # fmt: skip
_LONE: Final = {"sota": 10, "cavalo": 11, "rei": 12}
_ARTICLES: Final = ("um", "uma")
_NOT_A_WORD: Final = re.compile(r"[^a-z0-9]+")
_DRAWN_OUT: Final = re.compile(r"([a-z])\1{2,}")
# What is often typed instead of a word of the game.
_SPELLINGS: Final = (
    (re.compile(r"\b(?:n|naum|num(?= quero))\b"), "nao"),
    (re.compile(r"\bre truco\b"), "retruco"),
    (re.compile(r"\binvido\b"), "envido"),
)


@dataclass(frozen=True)
class Number:
    """A number that was said: whether there are more after it, and whether it is the article of one ("um sete")."""

    value: int
    more: bool = False
    article: bool = False


def plain(text: str) -> str:
    """What was said, as words in small letters with one space between them; "trucoooo" is truco, "ñ" não."""
    decomposed = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    said = _DRAWN_OUT.sub(r"\1", _NOT_A_WORD.sub(" ", bare)).strip()
    for typed, meant in _SPELLINGS:
        said = typed.sub(meant, said)
    return said


def first_number(said: str) -> Number | None:
    """The first number of plain speech; a lone sota, cavalo or rei counts as the number printed on it."""
    tokens = said.split()
    for at, token in enumerate(tokens):
        value = _value(token)
        if value is None:
            continue
        rest = tokens[at + 1 :]
        unit = rest[1:] if rest[:1] == ["e"] else rest
        if token in _TENS and unit and unit[0] in _UNITS:
            value += _UNITS[unit[0]]
            rest = unit[1:]
        after = bool(rest) and _value(rest[0]) is not None
        return Number(value, any(_value(other) is not None for other in rest), token in _ARTICLES and after)
    return None


def _value(token: str) -> int | None:
    if token.isdecimal():
        return int(token[:4])
    for table in (_UNITS, _TEENS, _TENS, _LONE):
        if token in table:
            return table[token]
    return None
