"""People and sides as the entry rules of a preset look at them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who may sit down: the name, the marks the preset asks for, and the part in a side of several."""

    name: str
    marks: tuple[str, ...] = ()
    reserve: bool = False
    capataz: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """The people of one entry, reserves among them."""

    people: tuple[Person, ...]
    category: str = ""

    @property
    def players(self) -> tuple[Person, ...]:
        """Those who sit down first."""
        return tuple(person for person in self.people if not person.reserve)

    @property
    def reserves(self) -> tuple[Person, ...]:
        """Those who may sit down in the place of a player."""
        return tuple(person for person in self.people if person.reserve)
