"""What means the same: words and short phrases, those that everybody says and those of a family.

A group of `synonyms.toml` lists what people say for one thing, by language; `idle` words say nothing by themselves.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from carteado import catalogue
from carteado.search.stems import stem, words

SHARED: Final = "carteado.search"
NAME: Final = "synonyms.toml"
FOLDERS: Final = {"pt-BR": "pt", "en": "en"}

Phrase = tuple[str, ...]  # stems


@dataclass(frozen=True)
class Synonyms:
    """The groups of one game in one language: what each phrase, by its stems, is also called; and the idle words."""

    also: Mapping[Phrase, tuple[Phrase, ...]]
    idle: frozenset[str]
    longest: int


@cache
def synonyms(game: str, lang: str) -> Synonyms:
    """Those of one game: what everybody says, and what its family says."""
    key = FOLDERS[lang]
    shared = _read(SHARED)
    idle = frozenset(word for text in shared["idle"][key] for word in words(text))
    groups = [*shared["same"], *_read(f"{catalogue.package(game)}.words").get("same", [])]
    also: dict[Phrase, tuple[Phrase, ...]] = {}
    for group in groups:
        said = tuple(dict.fromkeys([phrase(text, lang, idle) for text in group.get(key, [])]))
        for each in said:
            others = [other for other in said if other != each]
            also[each] = tuple(dict.fromkeys([*also.get(each, ()), *others]))
    return Synonyms(also, idle, max(map(len, also), default=1))


def phrase(text: str, lang: str, idle: frozenset[str]) -> Phrase:
    """The stems of a phrase, without its idle words where it has others."""
    told = words(text)
    return tuple([stem(word, lang) for word in told if word not in idle] or [stem(word, lang) for word in told])


def _read(package: str) -> dict[str, Any]:
    source = files(package).joinpath(NAME)
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
