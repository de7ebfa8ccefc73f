"""A document before it is set: a template, and everything it says as plain data.

Rule 1: a template says no word of its own, and nothing here knows where it stands on the page.
Rule 2: the same values make the same bytes: the time comes in.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from carteado.paper.cleaning import clean
from carteado.paper.sheets import Said
from carteado.regulations import Text
from carteado.words import papers
from carteado.words.language import Language


@dataclass(frozen=True)
class Made:
    """Of which event a file tells, in which revision, and when it was made, by the event's clock."""

    event: str
    revision: int
    at: datetime
    rehearsal: bool = False


@dataclass(frozen=True)
class Document:
    """What `printing.pdf` sets: the name of the template, and its data, in words."""

    template: str
    title: str
    data: Mapping[str, Any] = field(default_factory=dict[str, Any])


def said(words: Language, text: Said) -> str:
    """A text in the language of the sheet."""
    return text(words.lang) if isinstance(text, Text) else text


def document(words: Language, made: Made, template: str, title: str, data: Mapping[str, Any]) -> Document:
    """A document with what every page says: event, revision, time, page of pages, and whether it is a rehearsal."""
    at = made.at
    frame = {
        "title": title,
        "event": made.event,
        "lang": words.lang.partition("-")[0],
        "region": "br" if words.lang == "pt-BR" else "us",
        "made": papers.label(words, "made", revision=made.revision, at=papers.moment(words, at)),
        "pages": papers.label(words, "pages", page="{page}", pages="{pages}"),
        "rehearsal": papers.label(words, "rehearsal") if made.rehearsal else "",
        "at": [at.year, at.month, at.day, at.hour, at.minute],
    }
    return Document(template, title, clean({"frame": frame, **data}))
