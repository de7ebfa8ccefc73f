"""Names at a table: shown without marks that nobody sees, and no two that look alike."""

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

UNSEEN: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")  # letters and signs that show nothing
NAMELESS: Final = "?"
_LOOKS: Final = str.maketrans(  # letters and digits that pass for others, once they are small
    "авекмнорстухіјѕһԁԛԝαορντυικεηχ01l",
    "abekmhopctyxijshdqwaopvtuikenxoii",
)


def legible(name: str) -> str:
    """The name in one line, without marks that turn text around or show nothing."""
    spaced = "".join(" " if letter.isspace() else letter for letter in name)
    seen = "".join(letter for letter in spaced if letter not in UNSEEN and unicodedata.category(letter)[0] != "C")
    return " ".join(seen.split()) or (NAMELESS if name else "")


def look(name: str) -> str:
    """What is left of a name where one looks at it quickly: no capitals, accents, spaces or signs, and no borrowed letters."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKS)
    return "".join(letter for letter in letters if letter.isalnum()) or name


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, numbered where somebody else at the table has one that looks like it."""
    looks = {look(other) for other in others if other}
    if look(name) not in looks:
        return name
    return next(numbered for n in count(2) if look(numbered := f"{name} {n}") not in looks)
