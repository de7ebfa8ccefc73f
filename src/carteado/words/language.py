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
from carteado.family import in_points
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

    def say(self, text: str, /, **facts: object) -> str:
        """The sentence in this language, with its {placeholders} filled in."""
        return self._forms(text, text)[0].format(**facts)

    def count(self, one: str, many: str, n: int, unit: int = 1, **facts: object) -> str:
        """The sentence for one or for many, by {n}; none are many. Of parts of a unit, {n} is how many units they are."""
        return self._forms(one, many)[0 if self._is_one(n, unit) else -1].format(n=self.points(n, unit), **facts)

    def points(self, parts: int, unit: int) -> str:
        """So many parts, where `unit` of them make a point, as a number of points: 12,5 and, in English, 12.5."""
        return in_points(parts, unit, "," if self.lang == "pt-BR" else ".")

    def _is_one(self, parts: int, unit: int) -> bool:
        """Whether a noun stands in the singular: Portuguese has it below two, "1,5 ficha"; English with one alone."""
        return parts == unit or (self.lang == "pt-BR" and 0 < parts < 2 * unit)

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
