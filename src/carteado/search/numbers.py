"""The number of a clause, however it is typed: `FEN-19.3`, `fen 19.3`, `19.3`, `art. 19, § 3º`, `19`."""

import re
from dataclasses import dataclass
from typing import Final

from carteado.regulations import Clause, Silence
from carteado.regulations.text import plain

_PARTS: Final = re.compile(r"\d+|[a-z]+")
_NAMES: Final = frozenset(["art", "arts", "artigo", "article", "paragrafo", "paragraph", "clausula", "clause", "o", "item"])
_SOLE: Final = re.compile(r"(?<![a-z])(?:paragrafo unico|sole paragraph)(?![a-z])")

WHOLE: Final = 4
WITHIN: Final = 3
ARTICLE: Final = 2
SILENCE: Final = 1
NO: Final = 0

Parts = tuple[str, ...]


def parts(text: str) -> Parts:
    """The figures and letters of a number, without the words around them."""
    found = _PARTS.findall(_SOLE.sub("pu", plain(text)))
    return tuple([part for part in found if part not in _NAMES])


@dataclass(frozen=True)
class Numbered:
    """What a clause goes by: its number, from any of its names on, and its article."""

    ends: tuple[Parts, ...]
    article: Parts
    silence: bool


def numbered(entry: Clause | Silence) -> Numbered:
    """What this one goes by."""
    own = parts(entry.id)
    figures = next((at for at, part in enumerate(own) if part.isdigit()), 0)
    ends = tuple([own[at:] for at, part in enumerate(own) if at <= figures or part.isalpha()])
    if isinstance(entry, Silence):
        return Numbered(ends, (), True)
    return Numbered(ends, parts(entry.article), False)


def named(known: Numbered, wanted: Parts) -> int:
    """How far what was typed names this clause: wholly, as the beginning of its number, by its article, or not.

    The clauses of a text come before its silences of the same number.
    """
    if wanted == known.ends[0]:
        return WHOLE
    if not any(part.isdigit() for part in wanted):
        return NO
    if known.silence:
        return SILENCE if wanted in known.ends else NO
    if wanted in known.ends:
        return WHOLE
    if any(end[: len(wanted)] == wanted for end in known.ends):
        return WITHIN
    return ARTICLE if known.article[: len(wanted)] == wanted else NO
