"""HTML from values: every text is escaped once, and nothing else is ever put into a page.

Rule 1: what is not made here is text.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, cast

VOID: Final = frozenset(("meta", "link", "br", "hr"))


class Html(str):
    """Markup made here."""

    __slots__ = ()


def tag(name: str, /, *parts: object, **attributes: str | None) -> Html:
    """An element; `class_` and `for_` are `class` and `for`, what is `None` is left out."""
    told = "".join([f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items() if value is not None])
    return Html(f"<{name}{told}>" if name in VOID else f"<{name}{told}>{joined(parts)}</{name}>")


def joined(parts: object) -> Html:
    """Parts one after the other: markup as it is, everything else as text."""
    if isinstance(parts, Html):
        return parts
    if parts is None:
        return Html("")
    if isinstance(parts, str):
        return Html(escape(parts, quote=False))
    if isinstance(parts, Iterable):
        return Html("".join([joined(part) for part in cast("Iterable[object]", parts)]))
    return Html(escape(str(parts), quote=False))


def page(lang: str, title: str, *body: object) -> str:
    """A whole page; its style lies beside it."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("link", rel="stylesheet", href="estilo.css"),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, tag('body', *body), lang=lang)}\n"


def listed(items: Iterable[object], ordered: bool = False) -> Html:
    """A list; nothing where there is nothing in it."""
    found = [tag("li", item) for item in items]
    return tag("ol" if ordered else "ul", *found) if found else Html("")


def table(caption: str, heads: Sequence[str], rows: Iterable[Iterable[object]]) -> Html:
    """A table whose first column but one names its rows; a column that says nothing is left out."""
    given = [list(row) for row in rows]
    told = [[*row, *[""] * (len(heads) - len(row))] for row in given]
    kept = [at for at, _ in enumerate(heads) if at < 2 or any(row[at] not in ("", None) for row in told)]
    made: list[Html] = []
    for row in told:
        cells = [tag("th", row[at], scope="row") if at == 1 else tag("td", row[at]) for at in kept]
        made.append(tag("tr", *cells))
    head = tag("thead", tag("tr", *[tag("th", heads[at], scope="col") for at in kept]))
    return tag("div", tag("table", tag("caption", caption), head, tag("tbody", *made)), class_="scroll")
