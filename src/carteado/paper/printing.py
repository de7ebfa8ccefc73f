"""Documents as PDF, set by typst with the one font that comes along: the same on every machine.

Rule 1: one run of typst a document, however many sheets it holds.
"""

import json
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, Literal

import typst

from carteado.paper.document import Document

FOLDER: Final = "carteado.paper"
Standard = Literal["ua-1", "1.7"]
STANDARD: Final = "ua-1"  # tagged for screen readers, and checked: it takes no letter that cannot be shown
LENIENT: Final = "1.7"
UNKNOWN_LETTER: Final = "could not be displayed"


class Unprintable(Exception):
    """A document that could not be set."""


def source(document: Document) -> tuple[str, str]:
    """What typst is given: the template, and the data."""
    folder = files(FOLDER).joinpath("templates")
    template = folder.joinpath(f"{document.template}.typ").read_text(encoding="utf-8")
    return template, json.dumps(document.data, ensure_ascii=False, separators=(",", ":"))


def pdf(document: Document) -> bytes:
    """The document as a tagged PDF; a letter that no font has is a box on it, and keeps nobody from printing."""
    _, data = source(document)
    with as_file(files(FOLDER)) as folder:
        try:
            return _set(folder, document.template, data, STANDARD)
        except (typst.TypstError, RuntimeError) as error:
            if UNKNOWN_LETTER not in str(error):
                raise Unprintable(str(error)) from error
            return _set(folder, document.template, data, LENIENT)


def _set(folder: Path, template: str, data: str, standard: Standard) -> bytes:
    templates = folder / "templates"
    return typst.compile(
        str(templates / f"{template}.typ"),
        root=str(templates),
        format="pdf",
        font_paths=[str(folder / "fonts")],
        ignore_system_fonts=True,
        pdf_standards=standard,
        sys_inputs={"data": data},
        timestamp=0,
    )
