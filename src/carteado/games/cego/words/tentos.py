"""Numbers as they are said: the songs of a volta, and a pile of tentos as malos and buenos."""

from typing import Final

from carteado.games.cego.rules.rulebook import MALOS
from carteado.words.language import Language, Texts

LONE: Final[Texts] = {"10": "SOTA", "11": "CAVALO", "12": "REI"}
NAMES: Final[Texts] = {"10": "sota", "11": "cavalo", "12": "rei"}


def song(words: Language, points: int) -> str:
    """What is sung: "33", or "SOTA" for a lone one."""
    lone = LONE.get(str(points))
    return str(points) if lone is None else words.say(lone)


def name_of_song(words: Language, points: int) -> str:
    """The same inside a sentence: "33", "sota"."""
    lone = NAMES.get(str(points))
    return str(points) if lone is None else words.say(lone)


def pile(words: Language, tentos: int) -> str:
    """A trio's tentos as they lie on the table: "9 malos", "12 malos + 3 buenos"."""
    malos, buenos = min(tentos, MALOS), max(tentos - MALOS, 0)
    told = words.count("{n} malo", "{n} malos", malos)
    return told if not buenos else f"{told} + {words.count('{n} bueno', '{n} buenos', buenos)}"
