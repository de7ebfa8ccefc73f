"""How each game is written: by the face of its family, or by the classes of its acts."""

from dataclasses import replace
from functools import cache

from carteado import catalogue
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


def setting(identity: str, seats: int) -> Setting:
    """This game for so many."""
    found = catalogue.game(identity)
    return Setting(found, seats, notation_of(found.id))


def setting_of(record: Record) -> Setting:
    """The setting of a record."""
    return replace(setting(record.regulation, record.seats), kept=record.table != "")
