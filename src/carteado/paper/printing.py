"""Documents as PDF, set by typst with the one font that comes along: the same on every machine.

Rule 1: one run of typst a document, however many sheets it holds.
"""

import json
from importlib.resources import as_file, files
from typing import Final

import typst

from carteado.paper.document import Document

FOLDER: Final = "carteado.paper"
STANDARD: Final = "ua-1"  # tagged for screen readers


class Unprintable(Exception):
    """A document that could not be set."""


def source(document: Document) -> tuple[str, str]:
    """What typst is given: the template, and the data."""
    folder = files(FOLDER).joinpath("templates")
    template = folder.joinpath(f"{document.template}.typ").read_text(encoding="utf-8")
    return template, json.dumps(document.data, ensure_ascii=False, separators=(",", ":"))


def pdf(document: Document) -> bytes:
    """The document as a tagged PDF."""
    _, data = source(document)
    with as_file(files(FOLDER)) as folder:
        templates = folder / "templates"
        try:
            return typst.compile(
                str(templates / f"{document.template}.typ"),
                root=str(templates),
                format="pdf",
                font_paths=[str(folder / "fonts")],
                ignore_system_fonts=True,
                pdf_standards=STANDARD,
                sys_inputs={"data": data},
                timestamp=0,
            )
        except (typst.TypstError, RuntimeError) as error:
            raise Unprintable(str(error)) from error
