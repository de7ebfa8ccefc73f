"""Read a regulation from the data that comes with its family."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from carteado.catalogue import package
from carteado.regulations.text import CallText, Clause, Notice, OptionText, Phrase, Regulation, Silence, Text

Table = Mapping[str, Any]


@cache
def regulation(identity: str) -> Regulation:
    """The regulation of a game, by its id with or without the version; `KeyError` if there is none."""
    name = identity.partition("/")[0]
    source = files(package(name)).joinpath("regulations").joinpath(f"{name}.toml")
    if not source.is_file():
        raise KeyError(identity)
    return _regulation(tomllib.loads(source.read_text(encoding="utf-8")))


def _regulation(data: Table) -> Regulation:
    head = data["regulation"]
    return Regulation(
        id=head["id"],
        version=head["version"],
        game=head["game"],
        title=_text(head["title"]),
        code=_text(head.get("code", {"pt": "", "en": ""})),
        summary=_text(head["summary"]),
        clauses=tuple(Clause(row["id"], row["kind"], row["article"], _text(row)) for row in data["clause"]),
        silences=tuple(Silence(row["id"], tuple(row["about"]), row.get("option", ""), _text(row)) for row in data["silence"]),
        options=tuple(_option(row) for row in data["option"]),
        notices=tuple(Notice(row["clause"], row["moment"], tuple(row["audience"]), _text(row)) for row in data["notice"]),
        phrases=tuple(
            Phrase(row["id"], row["clause"], row["audience"], row.get("option", ""), _text(row)) for row in data["phrase"]
        ),
        calls=tuple(CallText(row["id"], _text(row)) for row in data["call"]),
    )


def _text(row: Table) -> Text:
    return Text(row["pt"], row["en"])


def _option(row: Table) -> OptionText:
    portuguese, english = row["labels"]["pt"], row["labels"]["en"]
    return OptionText(
        key=row["key"],
        silence=row["silence"],
        scope=row["scope"],
        default=row["default"],
        values=tuple(row["values"]),
        numeric=row.get("numeric", False),
        title=_text(row["title"]),
        labels={value: Text(portuguese[value], english[value]) for value in portuguese},
    )
