"""Súmulas as a document: a sheet a page, or two where they fit.

Rule 1: sheets of one shape are measured once: nobody waits for five hundred.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from carteado.paper import qr
from carteado.paper.bracket_svg import wide
from carteado.paper.document import Document, Made, document, said
from carteado.paper.face import Body, Boxes, Columns, body
from carteado.paper.sheets import NOBODY, Filled, Person, Row, Side, Signer, SumulaSheet
from carteado.words import papers
from carteado.words.language import Language
from carteado.words.people import letter

NOTHING: Final = Filled()
SHORT: Final = 13.5  # sizes of its letters that a name on one line takes at most
TWO_LINES: Final = "Mmmmm " * 6


def sumulas(words: Language, made: Made, sheets: Sequence[SumulaSheet], *, halves: bool = False) -> Document:
    """The sheets in their order, one a page; with `halves` two a page, where both fit."""
    title = papers.label(words, "sumula" if len(sheets) == 1 else "sumulas")
    drawn = [_sheet(words, sheet) for sheet in sheets]
    shapes: dict[str, int] = {}
    numbered = [{**sheet, "shape": shapes.setdefault(json.dumps(_shape(sheet)), len(shapes))} for sheet in drawn]
    data = {
        "halves": halves,
        "sheets": numbered,
        "shapes": [json.loads(shape) for shape in shapes],
        "words": papers.of_sumula(words),
    }
    return document(words, made, "sumula", f"{title}: {made.event}", data)


def blank(sheet: SumulaSheet, seats: int) -> SumulaSheet:
    """The sheet with nobody's name on it, for a jogo that is not in the plan; so many people sit at the table."""
    sides = len(sheet.sides)
    empty = [Side("", tuple([Person("", str(seat + 1)) for seat in range(side, seats, sides)])) for side in range(sides)]
    signers = tuple([replace(signer, name="") for signer in sheet.signers])
    return replace(sheet, jogo="", table="", time="", sides=tuple(empty), signers=signers, filled=None, url="", via=1)


def by_partida(sheet: SumulaSheet) -> tuple[SumulaSheet, ...]:
    """The same jogo as one sheet a partida (CEGO-10.p4-1)."""
    return tuple([replace(sheet, partida=n) for n in range(1, sheet.best_of + 1)])


def signers_of_athletes(words: Language, sides: Sequence[Side], last: str) -> tuple[Signer, ...]:
    """All who sit, side by side, then who signs last (FEN-38.2, 38.3)."""
    athlete = papers.label(words, "athlete")
    people = [Signer(f"{athlete} {letter(n)}", person.name) for n, side in enumerate(sides) for person in side.people]
    return (*people, Signer(last))


def signers_of_sides(sides: Sequence[Side], role: str, last: str = "") -> tuple[Signer, ...]:
    """One of each side in this role, such as the capataz (CEGO-3.PU-1), then whoever signs last."""
    each = [Signer(f"{role} {letter(n)}", _marked(side, role)) for n, side in enumerate(sides)]
    return (*each, Signer(last)) if last else tuple(each)


def _marked(side: Side, role: str) -> str:
    return next((person.name for person in side.people if person.mark == role), "")


def _sheet(words: Language, sheet: SumulaSheet) -> dict[str, Any]:
    drawn, filled = body(words, sheet), sheet.filled or NOTHING
    how = ("one-open", "to-target", "best-of-open", "best-of")[2 * (sheet.best_of > 1) + bool(sheet.target)]
    place = [said(words, sheet.stage), said(words, sheet.group), said(words, sheet.round)]
    return {
        "event": sheet.event,
        "format": papers.label(words, how, n=sheet.best_of, target=sheet.target),
        "place": " · ".join([name for name in place if name]),
        "jogo": sheet.jogo,
        "table": sheet.table,
        "date": sheet.date,
        "time": sheet.time,
        "began": filled.began,
        "ended": filled.ended,
        "via": papers.label(words, "via", n=sheet.via),
        "void": said(words, sheet.void),
        "qr": qr.svg(sheet.url),
        "qr_says": papers.label(words, "qr", url=sheet.url),
        "url_note": said(words, sheet.url_note),
        "sides": [_side(words, n, side) for n, side in enumerate(sheet.sides)],
        "body": _body(drawn),
        "partidas": [_partida(words, sheet, drawn, filled, n) for n in sheet.partidas],
        "result": said(words, filled.result),
        "points": said(words, filled.points),
        "league": sheet.league,
        "observations": [said(words, line) for line in filled.observations],
        "signers": _signers(words, sheet.signers, filled),
        "legal": [{"clause": norm.clause, "text": said(words, norm.text)} for norm in sheet.legal],
    }


def _shape(sheet: dict[str, Any]) -> dict[str, Any]:
    """The sheet as far as it decides how tall it is: whom it names tells no more than how many lines they take."""
    sides = [
        {
            **side,
            "name": _lines(side["name"]),
            "entity": _lines(side["entity"]),
            "people": [_named(each) for each in side["people"]],
        }
        for side in sheet["sides"]
    ]
    partidas = [{**partida, "dealer": ""} for partida in sheet["partidas"]]
    alike = dict.fromkeys(("event", "place", "jogo", "table", "date", "time", "began", "ended", "via", "qr", "qr_says"), "")
    signers = [_named(signer) for signer in sheet["signers"]]
    return {**sheet, **alike, "sides": sides, "signers": signers, "partidas": partidas}


def _named(person: dict[str, Any]) -> dict[str, Any]:
    return {**person, "name": _lines(person["name"])}


def _lines(name: str) -> str:
    """A name of one line, of two, which is what any other is made to fit into, or nothing where it is empty."""
    return TWO_LINES if wide(name) > SHORT else "M" * bool(name)


def _side(words: Language, number: int, side: Side) -> dict[str, Any]:
    people = [
        {"name": person.name, "mark": said(words, person.mark), "seat": _seat(words, person)}
        for person in (side.people or NOBODY.people)
    ]
    return {"letter": letter(number), "name": side.name, "entity": side.entity, "people": people}


def _seat(words: Language, person: Person) -> str:
    return papers.label(words, "seat", seat=person.seat) if person.seat else ""


def _body(drawn: Body) -> dict[str, Any]:
    if isinstance(drawn, Boxes):
        return {"kind": "boxes", "parts": [list(part) for part in drawn.parts], "by": drawn.by}
    if isinstance(drawn, Columns):
        return {"kind": "columns", "names": list(drawn.names), "lines": drawn.lines}
    return {"kind": "cells", "count": drawn.count}


def _partida(words: Language, sheet: SumulaSheet, drawn: Body, filled: Filled, number: int) -> dict[str, Any]:
    row = filled.rows[number - 1] if number <= len(filled.rows) else Row(())
    sides = [_scored(row, drawn, side) for side in range(len(sheet.sides))]
    title = papers.label(words, "partida", n=number)
    return {"title": title, "how": said(words, row.how), "dealer": row.dealer, "sides": sides}


def _scored(row: Row, drawn: Body, side: int) -> dict[str, Any]:
    score = row.scores[side] if row.scores else 0
    parts = drawn.parts if isinstance(drawn, Boxes) else ()
    ticks = list[int]()
    for _, boxes in parts:
        ticks.append(max(0, min(boxes, score - sum([size for _, size in parts[: len(ticks)]]))))
    counted = str(row.counted[side]) if row.counted and row.counted != row.scores else ""
    return {"score": str(score) if row.scores else "", "counted": counted, "ticks": ticks}


def _signers(words: Language, signers: Sequence[Signer], filled: Filled) -> list[dict[str, Any]]:
    signed = [*filled.signatures, *[""] * len(signers)]
    odd = len(signers) % 2 == 1
    return [
        {
            "role": said(words, signer.role),
            "name": signer.name,
            "signed": said(words, signed[n]),
            "wide": odd and n == len(signers) - 1,
        }
        for n, signer in enumerate(signers)
    ]
