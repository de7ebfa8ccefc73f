"""Who is meant: the viewer is "você", the others go by name; sides are ours and theirs, or A and B to a bystander.

Rule 1: who plays alone is no pair: such a side is the one who plays it.
Rule 2: among more than two sides nobody is simply "them": each goes by the names of its people.
Rule 3: a side without a seat is the house.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carteado import catalogue
from carteado.family import PRINTED, two_sides
from carteado.game import Seat
from carteado.words.language import Language, Texts

USUAL: Final = 4  # seats, where nobody says how many there are

# A side by how many it has; a number that is not here is simply a side.
HEADINGS: Final[Texts] = {"2": "dupla {letter}", "3": "trio {letter}", "": "lado {letter}"}
OWNERS: Final[Texts] = {"2": "da dupla {letter}", "3": "do trio {letter}", "": "do lado {letter}"}
TAKERS: Final[Texts] = {"2": "para a dupla {letter}", "3": "para o trio {letter}", "": "para o lado {letter}"}
HOUSE: Final[Texts] = {"who": "a banca", "whose": "da banca", "whom": "para a banca"}


def letter(side: int) -> str:
    """The letter of a side: A, B, C."""
    return chr(ord("A") + side)


def and_last(words: Language, names: Sequence[str]) -> str:
    """Several, as one says them: "Ana, Bia e Caio"."""
    if len(names) < 2:
        return "".join(names)
    return words.say("{some} e {last}", some=", ".join(names[:-1]), last=names[-1])


def sides_of(regulation: str, seats: int, options: Mapping[str, str] = PRINTED) -> tuple[int, ...]:
    """The side of each seat; of a game nobody knows, the even seats against the odd ones."""
    found = catalogue.GAMES.get(regulation)
    if found is None:
        return two_sides(seats or USUAL)
    return found.sides(seats or found.seats[0], options)


@dataclass(frozen=True)
class Listener:
    """The one who is told: the language, the names of the seats, the viewer's own seat, if any, and what is played.

    `sides` has the side of each seat. `memory` is what has been heard so far, as far as the next sentences depend on it: only
    the words of the family that is played read and renew it.
    """

    words: Language
    names: Sequence[str] = ()
    viewer: Seat | None = None
    regulation: str = ""
    options: tuple[tuple[str, str], ...] = ()
    memory: object = None

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return sides_of(self.regulation or self.words.game, len(self.names), dict(self.options))

    def side_of(self, seat: Seat) -> int:
        """The side of a seat."""
        sides = self.sides
        return sides[seat % len(sides)]

    def members(self, side: int) -> tuple[Seat, ...]:
        """The seats of a side; none where it is the house."""
        return tuple([seat for seat, own in enumerate(self.sides) if own == side])

    @property
    def alone(self) -> bool:
        """Whether everybody plays for themselves."""
        return len(set(self.sides)) == len(self.sides)

    # One person.

    def is_me(self, seat: Seat) -> bool:
        """Whether this seat is the viewer's."""
        return seat == self.viewer

    def who(self, seat: Seat) -> str:
        """The name of a seat inside a sentence."""
        if self.is_me(seat):
            return self.words.say("você")
        return self._name(seat) or self.words.say("lugar {seat}", seat=seat)

    def subject(self, seat: Seat) -> str:
        """The name of a seat at the start of a sentence."""
        if self.is_me(seat):
            return self.words.say("Você")
        return self._name(seat) or self.words.say("Lugar {seat}", seat=seat)

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    # A side.

    def seated(self) -> bool:
        """Whether the viewer plays; the public and the referee take no side."""
        return self.viewer is not None and self.viewer >= 0

    def our(self, side: int) -> bool:
        """Whether this is the viewer's side."""
        return self.viewer is not None and self.viewer >= 0 and self.side_of(self.viewer) == side

    def side(self, side: int) -> str:
        """The side as a heading: "nós", "eles", "dupla A", "trio A", "Ana"."""
        people = self._people(side, "who")
        if people:
            return people
        if not self.seated():
            return self._lettered(HEADINGS, side)
        return self.words.say("nós") if self.our(side) else self.words.say("eles")

    def whose(self, side: int) -> str:
        """Something is theirs: "de vocês", "deles", "da dupla A", "de Ana"."""
        people = self._people(side, "whose")
        if people:
            mine = self.members(side) == (self.viewer,)
            return self.words.say("sua") if mine else self._house(side, "whose") or self.words.say("de {who}", who=people)
        if not self.seated():
            return self._lettered(OWNERS, side)
        return self.words.say("de vocês") if self.our(side) else self.words.say("deles")

    def whom(self, side: int) -> str:
        """Something is for them: "para vocês", "para eles", "para a dupla A", "para Ana"."""
        people = self._people(side, "whom")
        if people:
            return self._house(side, "whom") or self.words.say("para {who}", who=people)
        if not self.seated():
            return self._lettered(TAKERS, side)
        return self.words.say("para vocês") if self.our(side) else self.words.say("para eles")

    def _people(self, side: int, house: str) -> str:
        """The side by the names of its people, where that is how it goes: alone, or one of several others."""
        members = self.members(side)
        if not members:
            return self._house(side, house)
        if len(members) == 1:
            return self.who(members[0])
        several = len(set(self.sides)) > 2 and self.seated() and not self.our(side)
        return and_last(self.words, [self.who(seat) for seat in members]) if several else ""

    def _house(self, side: int, key: str) -> str:
        return "" if self.members(side) else self.words.say(HOUSE[key])

    def _lettered(self, texts: Texts, side: int) -> str:
        return self.words.say(texts.get(str(len(self.members(side))), texts[""]), letter=letter(side))

    # The score.

    def score(self, score: Sequence[int]) -> str:
        """The score, the viewer's side first: "4 a 6"; with more sides than two each is named: "você 40, Bia 35, Caio -10"."""
        order = sorted(range(len(score)), key=lambda side: not self.our(side))
        if len(score) == 2:
            first, second = [self.points(score[side]) for side in order]
            return self.words.say("{first} a {second}", first=first, second=second)
        return ", ".join([f"{self.side(side)} {self.points(score[side])}" for side in order])

    def points(self, parts: int) -> str:
        """So much of a score in the points of what is played: 12,5 where half chips are counted."""
        found = catalogue.GAMES.get(self.regulation or self.words.game)
        return self.words.points(parts, 1 if found is None else found.unit)
