"""How each game is written: by the face of its family, or by the classes of its acts."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from carteado import catalogue
from carteado.family import PRINTED
from carteado.records.derived import derived
from carteado.records.face import Notation, Setting
from carteado.records.model import Record


@cache
def notation_of(identity: str) -> Notation:
    """How this game is written."""
    made = catalogue.face(identity, "notation")
    if made is None:
        return derived(catalogue.game(identity))
    assert isinstance(made, Notation)
    return made


def setting(identity: str, seats: int, options: Mapping[str, str] = PRINTED) -> Setting:
    """This game for so many, by these house rules and those that so many bring along."""
    found = catalogue.game(identity)
    return Setting(found, seats, notation_of(found.id), options={**found.needs.get(seats, PRINTED), **options})


def setting_of(record: Record) -> Setting:
    """The setting of a record."""
    return replace(setting(record.regulation, record.seats, record.options), kept=record.table != "")
