"""The two languages and the catalogues between them: one that all share, and one of each family.

Rule 1: a sentence is written in the code in Portuguese; that text is its key in the English catalogue.
Rule 2: a sentence that is chosen from a table stands in a table annotated `Texts`, and nowhere else: so it can be found.
Rule 3: a sentence that a family alone says stands in that family's catalogue, any other in the shared one.
"""

from collections.abc import Iterator, Mapping
from functools import cache, reduce
from importlib.resources import files
from typing import ClassVar, Final

from carteado import catalogue
from carteado.words import po

Texts = Mapping[str, str]  # what is named -> the Portuguese sentence
Translations = Mapping[str, tuple[str, ...]]  # Portuguese (the singular, where there are two) -> translation, one or two forms

SHARED: Final = "carteado.words"
CATALOGUE: Final = ("locale", "en", "LC_MESSAGES", "carteado.po")


class Language:
    """What is said, in one of the languages; and of which game, where it is said of one."""

    LANGUAGES: ClassVar[tuple[str, ...]] = ("pt-BR", "en")

    def __init__(self, lang: str = "pt-BR", game: str = "") -> None:
        self.lang = recognised(lang)
        self.game = game

    def say(self, text: str, **facts: object) -> str:
        """The sentence in this language, with its {placeholders} filled in."""
        return self._forms(text, text)[0].format(**facts)

    def count(self, one: str, many: str, n: int, **facts: object) -> str:
        """The sentence for one or for many, by {n}; none are many."""
        return self._forms(one, many)[0 if n == 1 else -1].format(n=n, **facts)

    def _forms(self, one: str, many: str) -> tuple[str, ...]:
        if self.lang == "pt-BR":
            return (one, many)
        return english(self.game).get(one, (one, many))


def recognised(lang: str) -> str:
    """One of `LANGUAGES` for any way of writing it: `pt`, `pt_BR.UTF-8`, `en-US`."""
    spoken = lang.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    for known in Language.LANGUAGES:
        if known.partition("-")[0] == spoken:
            return known
    raise ValueError(f"idioma desconhecido / unknown language: {lang!r} ({', '.join(Language.LANGUAGES)})")


@cache
def english(game: str = "") -> Translations:
    """The English of everything, by Portuguese sentence; where two catalogues have it, that of the game's family counts."""
    known = catalogue.GAMES.get(game)
    if known is not None:
        return {**english(), **translated(catalogue.package(game))}
    found: dict[str, tuple[str, ...]] = {}
    for place in reversed(list(places())):
        found.update(translated(place))
    return found


def places() -> Iterator[str]:
    """The packages that may have a catalogue: the shared one, and those of the families."""
    yield SHARED
    yield from catalogue.families()


@cache
def translated(place: str) -> Translations:
    """The English catalogue of one package, empty where it has none."""
    path = reduce(lambda folder, name: folder.joinpath(name), CATALOGUE, files(place))
    return po.read(path.read_text(encoding="utf-8")) if path.is_file() else {}
