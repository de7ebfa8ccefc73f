"""Entries as a roteiro writes them: `Ipê: x / y / z reserva r capataz y entidade CTG`, with marks in square brackets."""

import re
from typing import Final

from carteado.tournament import entries as log
from carteado.tournament.people import Person
from carteado.tournament.roteiro.text import Line, RoteiroError, key

_WORD: Final = re.compile(r"\s+(reservas?|capataz|entidade|categoria|cabeça|cabeca|espera)(?=\s|$)", re.IGNORECASE)
_MARKS: Final = re.compile(r"^(.*?)\s*\[([^\]]*)\]$")


def entry_made(line: Line) -> log.EntryMade:
    """The entry on this line."""
    name, colon, rest = line.rest.partition(":")
    if not name.strip():
        raise RoteiroError(line.number, "an entry is written `inscreve A1: Ana / Beto entidade SP`")
    first, *others = _WORD.split(f" {rest.strip()}" if colon else "")
    if not colon:
        first, *others = _WORD.split(f" {name}")
        name, first = first, ""
    told = {key(word): text.strip() for word, text in zip(others[::2], others[1::2], strict=True)}
    reserves = _people(told.get("reserva") or told.get("reservas") or "", reserve=True)
    people = (*_people(first), *reserves)
    captain = told.get("capataz", "")
    if captain and captain not in [person.name for person in people]:
        raise RoteiroError(line.number, f"the capataz {captain!r} is none of the people of {name.strip()!r}")
    if captain:
        people = tuple([_as_captain(person, person.name == captain) for person in people])
    seed = told.get("cabeca", "0")
    return log.EntryMade(
        name=name.strip().strip('"'),
        entity=told.get("entidade", ""),
        category=told.get("categoria", ""),
        people=people,
        waiting="espera" in told,
        seed=int(seed) if seed.isdecimal() and len(seed) < 5 else 0,
    )


def _people(text: str, reserve: bool = False) -> tuple[Person, ...]:
    return tuple([_person(name.strip(), reserve) for name in text.split("/") if name.strip()])


def _person(name: str, reserve: bool) -> Person:
    marked = _MARKS.match(name)
    if marked is None:
        return Person(name, (), reserve)
    marks = tuple([mark.strip() for mark in marked[2].split(",") if mark.strip()])
    return Person(marked[1], marks, reserve)


def _as_captain(person: Person, captain: bool) -> Person:
    return Person(person.name, person.marks, person.reserve, captain)
