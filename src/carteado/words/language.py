"""The two languages and the one catalogue between them.

Rule 1: a sentence is written in the code in Portuguese; that text is its key in the English catalogue.
Rule 2: a sentence that is chosen from a table stands in a table annotated `Texts`, and nowhere else: so it can be found.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import ClassVar

Texts = Mapping[str, str]  # what is named -> the Portuguese sentence
Translations = Mapping[str, tuple[str, ...]]  # Portuguese (the singular, where there are two) -> translation, one or two forms


class Language:
    """What is said, in one of the languages."""

    LANGUAGES: ClassVar[tuple[str, ...]] = ("pt-BR", "en")

    def __init__(self, lang: str = "pt-BR") -> None:
        self.lang = recognised(lang)

    def say(self, text: str, **facts: object) -> str:
        """The sentence in this language, with its {placeholders} filled in."""
        return self._forms(text, text)[0].format(**facts)

    def count(self, one: str, many: str, n: int, **facts: object) -> str:
        """The sentence for one or for many, by {n}; none are many."""
        return self._forms(one, many)[0 if n == 1 else -1].format(n=n, **facts)

    def _forms(self, one: str, many: str) -> tuple[str, ...]:
        if self.lang == "pt-BR":
            return (one, many)
        return english().get(one, (one, many))


def recognised(lang: str) -> str:
    """One of `LANGUAGES` for any way of writing it: `pt`, `pt_BR.UTF-8`, `en-US`."""
    spoken = lang.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    for known in Language.LANGUAGES:
        if known.partition("-")[0] == spoken:
            return known
    raise ValueError(f"idioma desconhecido / unknown language: {lang!r} ({', '.join(Language.LANGUAGES)})")


@cache
def english() -> Translations:
    """The English catalogue, by Portuguese sentence."""
    from babel.messages.pofile import read_po

    path = files("carteado.words").joinpath("locale", "en", "LC_MESSAGES", "carteado.po")
    with path.open("rb") as file:
        catalogue = read_po(file, locale="en")
    found: dict[str, tuple[str, ...]] = {}
    for message in catalogue:
        key = message.id if isinstance(message.id, str) else message.id[0]
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
        if key and forms and all(forms):
            found[key] = forms
    return found
