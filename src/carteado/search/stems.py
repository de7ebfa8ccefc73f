"""Words without what bends them: case, accents, plurals, endings of verbs."""

import re
from functools import cache
from typing import Any, Final, cast

from snowballstemmer import stemmer  # type: ignore[import-untyped]

from carteado.regulations.text import plain

ALGORITHMS: Final = {"pt-BR": "portuguese", "en": "english"}
# Plurals that the stemmer knows by accents that are gone here.
PLURALS: Final = {"aos": "ao", "oes": "ao", "aes": "ao", "ais": "al", "eis": "el", "ois": "ol", "uis": "ul", "ns": "m"}
TAKEN_FOR_ANOTHER: Final = (re.compile(r"\bás\b", re.IGNORECASE), "ases")  # without its accent the ace would be an article
_WORD: Final = re.compile(r"[a-z0-9]+")


def words(text: str) -> tuple[str, ...]:
    """The words of a text, plain, in order."""
    confused, meant = TAKEN_FOR_ANOTHER
    return tuple(_WORD.findall(plain(confused.sub(meant, text))))


@cache
def stem(word: str, lang: str) -> str:
    """What is left of a plain word."""
    if lang == "pt-BR":
        ending = next((each for each in PLURALS if word.endswith(each) and len(word) > len(each)), "")
        word = word[: len(word) - len(ending)] + PLURALS.get(ending, "")
    return str(_stemmer(lang).stemWord(word))


@cache
def _stemmer(lang: str) -> Any:
    return cast("Any", stemmer(ALGORITHMS[lang]))
