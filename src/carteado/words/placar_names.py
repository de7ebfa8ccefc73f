"""The names at a physical table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from carteado.game import Seat
from carteado.words.language import Language, Texts
from carteado.words.people import letter, sides_of

SIDES: Final[Texts] = {"2": "Dupla {letter}", "3": "Trio {letter}", "": "Lado {letter}"}
USUAL: Final = "2"  # one against one a side is still entered as a pair is


@dataclass(frozen=True)
class Names:
    """The names at a physical table: of the sides, and of the seats where people gave them; `options` are its house rules."""

    words: Language
    sides: Sequence[str]
    seats: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict[str, str])

    def side(self, side: int) -> str:
        """The side by the name it was given."""
        members = self._members(side)
        if self._alone(side) and not self.sides[side] and self.seats[members[0]]:
            return self.seats[members[0]]
        size = USUAL if len(members) == 1 and len(self.seats) == 2 else str(len(members))
        return self.sides[side] or self.words.say(SIDES.get(size, SIDES[""]), letter=letter(side))

    def score(self, score: Sequence[int]) -> str:
        """A score: "12 a 3"; with more sides than two each is named: "Ana 40, Bia 35, Caio -10"."""
        if len(score) == 2:
            return self.words.say("{a} a {b}", a=score[0], b=score[1])
        return ", ".join([f"{self.side(side)} {points}" for side, points in enumerate(score[: len(self.sides)])])

    def seat(self, seat: Seat) -> str:
        """The person, or the place beside whom nobody can mistake."""
        if 0 <= seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        side = self._seating()[seat]
        if self._alone(side):
            return self.side(side)
        place = self._members(side).index(seat) + 1
        return self.words.say("{side}, lugar {place}", side=self.side(side), place=place)

    def _alone(self, side: int) -> bool:
        """Whether a side is one person among several: then both have one name."""
        return len(self.sides) > 2 and len(self._members(side)) == 1

    def _members(self, side: int) -> list[Seat]:
        return [seat for seat, own in enumerate(self._seating()) if own == side]

    def _seating(self) -> tuple[int, ...]:
        return sides_of(self.words.game, len(self.seats), self.options)
