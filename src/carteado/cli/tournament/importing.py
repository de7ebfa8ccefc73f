"""Entries from a pasted list or a file: a name a line, or columns with `;`, a tab or a comma between them.

Rule 1: what cannot be entered is told by its line; what can stands. The same list twice adds nothing.
"""

import csv
from io import StringIO

from carteado.tournament import entries as log
from carteado.tournament.checks import objection
from carteado.tournament.people import Person
from carteado.tournament.state import plain
from carteado.tournament.torneio import Torneio
from carteado.words import Words
from carteado.words.event_refusals import refusal

HEADERS = {
    "dupla": "name", "trio": "name", "equipe": "name", "nome": "name", "inscricao": "name", "name": "name", "team": "name",
    "entidade": "entity", "clube": "entity", "apcef": "entity", "ctg": "entity", "entity": "entity", "club": "entity",
    "categoria": "category", "category": "category",
}  # fmt: skip
PEOPLE = ("jogador", "jogadora", "atleta", "player", "parceiro", "parceira")


def pasted(words: Words, torneio: Torneio, data: bytes) -> tuple[list[log.AnyEntry], list[str]]:
    """The entries of a list that are not there yet, and what is wrong with the others."""
    rows = [row for row in _rows(_text(data)) if any(cell.strip() for cell in row[1])]
    columns = _columns(rows[0][1]) if rows else {}
    found: list[log.AnyEntry] = []
    problems: list[str] = []
    event = torneio
    for number, cells in rows[1:] if columns else rows:
        made = _entry(cells, columns)
        if event.state.named(made.name) is not None and torneio.state.named(made.name) is not None:
            continue
        reason = objection(event.state, made)
        if reason is not None:
            problems.append(words.say("Linha {n}: {problem}", n=number, problem=refusal(words, event.state, reason)))
            continue
        found.append(made)
        event = event.after(made)
    return found, problems


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _rows(text: str) -> list[tuple[int, list[str]]]:
    first = next((line for line in text.splitlines() if line.strip()), "")
    mark = next((mark for mark in (";", "\t", ",") if mark in first), None)
    if mark is None:
        return [(number, [line]) for number, line in enumerate(text.splitlines(), 1)]
    reader = csv.reader(StringIO(text), delimiter=mark)
    return [(reader.line_num, row) for row in reader]


def _columns(header: list[str]) -> dict[int, str]:
    """What each column holds, where the first line names columns."""
    found: dict[int, str] = {}
    for at, cell in enumerate(header):
        word = plain(cell)
        if word in HEADERS:
            found[at] = HEADERS[word]
        elif word.split(" ")[0] in PEOPLE:
            found[at] = "person"
        elif word == "capataz":
            found[at] = "capataz"
        elif word.split(" ")[0] == "reserva":
            found[at] = "reserve"
    return found if "name" in found.values() or list(found.values()).count("person") > 1 else {}


def _entry(cells: list[str], columns: dict[int, str]) -> log.EntryMade:
    """A line as an entry; without columns it is a name, or `name: person / person`, or people alone."""
    if not columns:
        text = " ; ".join(cell.strip() for cell in cells if cell.strip()) if len(cells) > 1 else cells[0].strip()
        name, colon, rest = text.partition(":")
        people = tuple([Person(one.strip()) for one in (rest if colon else name).split("/") if one.strip()])
        return log.EntryMade(name=name.strip(), people=people if colon or len(people) > 1 else ())
    told = {
        kind: [cells[at].strip() for at, other in columns.items() if other == kind and at < len(cells)]
        for kind in columns.values()
    }
    captain = "".join(told.get("capataz", []))
    persons = [Person(name, capataz=name == captain) for name in told.get("person", []) if name]
    persons += [Person(name, reserve=True, capataz=name == captain) for name in told.get("reserve", []) if name]
    name = "".join(told.get("name", [])) or " / ".join(person.name for person in persons)
    entity, category = "".join(told.get("entity", [])), "".join(told.get("category", []))
    return log.EntryMade(name=name, entity=entity, category=category, people=tuple(persons))
