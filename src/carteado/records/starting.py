"""The words of `início` that games share: `início placar 9 10 carteador 3 mão 7 sem-corte pena 3 a FEN-28`."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from carteado.records.face import Position, Setting, StartLine
from carteado.records.text import Unreadable, points_read, points_told, ranged, without_accents

MOST: Final = 10**6
_SANCTION: Final = re.compile(r"[a-z] [A-Za-z0-9.-]{1,32}")


@dataclass(frozen=True)
class StartWord:
    """Words of `início` for one argument of `Game.start`.

    `tell` gives all the words of a value, `read` takes from the words that follow what it needs. `usual` is the value that is
    not told, unless `always` says that it is told before anything else is; `many` of these make one tuple.
    """

    words: tuple[str, ...]
    key: str
    tell: Callable[[Any], list[str]]
    read: Callable[[str, list[str], Setting], Any]
    usual: object = None
    always: bool = False
    many: bool = False


def start_line(*words: StartWord) -> StartLine:
    """A line with these words, written in this order and read in any."""
    known = {word.key: word for word in words}

    def told(position: Position) -> dict[str, Any]:
        return {key: value for key, value in position.items() if value != known[key].usual}

    def tell(position: Position) -> str:
        kept = told(position)
        needed = [word for word in words if word.key in kept or (kept and word.always)]
        return " ".join([said for word in needed for said in word.tell(kept.get(word.key, word.usual))])

    def read(text: str, setting: Setting) -> dict[str, Any]:
        return told(_read(words, text, setting))

    return StartLine(told, tell, read)


def _read(known: tuple[StartWord, ...], text: str, setting: Setting) -> dict[str, Any]:
    rest = text.split()
    found: dict[str, Any] = {}
    while rest:
        said = without_accents(rest.pop(0))
        word = next((word for word in known if said in map(without_accents, word.words)), None)
        if word is None or (word.key in found and not word.many):
            raise Unreadable("start-form", text)
        try:
            value = word.read(said, rest, setting)
        except LookupError as error:
            raise Unreadable("start-form", text) from error
        found[word.key] = (*found.get(word.key, ()), value) if word.many else value
    return found


def _taken(rest: list[str], count: int) -> list[str]:
    """So many words; `LookupError` where there are fewer."""
    if len(rest) < count:
        raise LookupError(count)
    return [rest.pop(0) for _ in range(count)]


def scoring(usual: tuple[int, ...], low: int = 0, unit: int = 1) -> StartWord:
    """`placar 9 10`: a number a side, told before anything else; `low` is the lowest there can be, `unit` that of the game."""
    return StartWord(
        ("placar",),
        "score",
        lambda score: ["placar", *points_told(score, unit)],
        lambda _said, rest, setting: tuple([points_read(word, low, MOST, unit) for word in _taken(rest, setting.sides)]),
        usual,
        always=True,
    )


def _sanction(_said: str, rest: list[str], setting: Setting) -> tuple[int, str, str]:
    seat, letter, clause = _taken(rest, 3)
    if _SANCTION.fullmatch(f"{letter} {clause}") is None:
        raise LookupError(letter)
    return ranged(seat, 0, setting.seats - 1), letter, clause


DEALER: Final = StartWord(
    ("carteador",),
    "dealer",
    lambda dealer: ["carteador", str(dealer)],
    lambda _said, rest, _setting: ranged(_taken(rest, 1)[0], 0, MOST),
)
MAO: Final = StartWord(
    ("mão",),
    "mao",
    lambda mao: ["mão", str(mao)],
    lambda _said, rest, _setting: ranged(_taken(rest, 1)[0], 0, MOST),
    1,
)
UNCUT: Final = StartWord(("sem-corte",), "cut", lambda _cut: ["sem-corte"], lambda _said, _rest, _setting: False, True)
SANCTIONS: Final = StartWord(
    ("pena",),
    "sanctions",
    lambda given: [word for seat, letter, clause in given for word in ("pena", str(seat), letter, clause)],
    _sanction,
    (),
    many=True,
)
