"""What a regulation is made of, as people read it."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

PORTUGUESE = "pt-BR"
ENGLISH = "en"


@dataclass(frozen=True)
class Text:
    """The same words in both languages."""

    pt: str
    en: str

    def __call__(self, lang: str = PORTUGUESE) -> str:
        return self.en if lang.startswith("en") else self.pt


@dataclass(frozen=True)
class Clause:
    """One numbered norm. Kinds: play, option (a variant the text leaves to the house), incident, tournament, conduct, venue."""

    id: str
    kind: str
    article: str
    text: Text


@dataclass(frozen=True)
class Silence:
    """A question the printed text leaves open, and how it is read here."""

    id: str
    about: tuple[str, ...]
    option: str
    text: Text


@dataclass(frozen=True)
class OptionText:
    """A house rule as a set-up screen shows it. Scopes: play, ruling, table, tournament."""

    key: str
    silence: str
    scope: str
    default: str
    values: tuple[str, ...]
    numeric: bool
    title: Text
    labels: Mapping[str, Text]

    def label(self, value: str, lang: str = PORTUGUESE) -> str:
        """How a value is called; a number stands for itself."""
        return self.labels[value](lang) if value in self.labels else value


@dataclass(frozen=True)
class Notice:
    """What participants, or the coordinator's checklist, are shown at a moment of the event."""

    clause: str
    moment: str
    audience: tuple[str, ...]
    text: Text


@dataclass(frozen=True)
class Phrase:
    """Something that may be said at the table, and who hears it: table, partner or referee."""

    id: str
    clause: str
    audience: str
    option: str
    text: Text


@dataclass(frozen=True)
class CallText:
    """A call in the words of the code."""

    id: str
    text: Text


@dataclass(frozen=True)
class Regulation:
    """One regulation, whole.

    `title` is what players call its game, and no other game is called so; `code` is what they notice of it and whose code it
    is, "" where it says neither.
    """

    id: str
    version: str
    game: str
    title: Text
    code: Text
    summary: Text
    clauses: tuple[Clause, ...]
    silences: tuple[Silence, ...]
    options: tuple[OptionText, ...]
    notices: tuple[Notice, ...]
    phrases: tuple[Phrase, ...]
    calls: tuple[CallText, ...]

    def name(self, lang: str = PORTUGUESE) -> str:
        """The name players use, the association's second: "Truco mineiro (manilhas fixas, código FENACEF)"."""
        code = self.code(lang)
        return f"{self.title(lang)} ({code})" if code else self.title(lang)

    def entries(self) -> "tuple[Clause | Silence, ...]":
        """Clauses, then silences."""
        return self.clauses + self.silences

    def clause(self, identity: str) -> Clause | Silence:
        """The clause or silence with this id, whatever its case; `KeyError` if there is none."""
        for found in self.entries():
            if found.id.casefold() == identity.casefold():
                return found
        raise KeyError(identity)

    def option(self, key: str) -> OptionText:
        """The option with this key; `KeyError` if there is none."""
        for found in self.options:
            if found.key == key:
                return found
        raise KeyError(key)


def plain(text: str) -> str:
    """Lower case without accents, for searching."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
