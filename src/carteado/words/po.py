"""Translations in the format of gettext (`.po`), read without gettext: messages of one form or two, guesses left out."""

import ast
from collections.abc import Iterator
from typing import Final

FUZZY: Final = "fuzzy"


def read(text: str) -> dict[str, tuple[str, ...]]:
    """Each message by its text (the singular, where there are two), with its translation in one form or two."""
    found: dict[str, tuple[str, ...]] = {}
    for block in text.split("\n\n"):
        fields = dict(_fields(block.splitlines()))
        key = fields.pop("msgid", "")
        forms = tuple([form for name, form in fields.items() if name.startswith("msgstr")])
        if key and forms and all(forms) and FUZZY not in fields.get("#,", ""):
            found[key] = forms
    return found


def _fields(lines: list[str]) -> Iterator[tuple[str, str]]:
    """The fields of a message, each with its lines put together."""
    name, parts = "", list[str]()
    for line in lines:
        if line.startswith("#,"):
            yield "#,", line
        elif line.startswith('"'):
            parts.append(ast.literal_eval(line))
        elif line and not line.startswith("#"):
            if name:
                yield name, "".join(parts)
            name, _, rest = line.partition(" ")
            parts = [ast.literal_eval(rest)]
    if name:
        yield name, "".join(parts)
