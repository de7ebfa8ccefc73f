"""Vazas in words: what the games that are played in them say alike."""

from typing import Final

from carteado.words.language import Language, Texts

NTH: Final[Texts] = {"1": "primeira", "2": "segunda", "3": "terceira"}


def nth(words: Language, vaza: int) -> str:
    """Which vaza: "primeira"."""
    return words.say(NTH[str(vaza)])
