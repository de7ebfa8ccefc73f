"""The names at a physical table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from carteado import catalogue
from carteado.family import each_alone
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
        size = USUAL if len(members) == 1 and not self._alone(side) else str(len(members))
        return self.sides[side] or self.words.say(SIDES.get(size, SIDES[""]), letter=letter(side))

    def score(self, score: Sequence[int]) -> str:
        """A score: "12 a 3"; with any other number of sides each is named: "Ana 40, Bia 35, Caio -10"."""
        game = catalogue.GAMES.get(self.words.game)
        told = [self.words.points(parts, 1 if game is None else game.unit) for parts in score[: len(self.sides)]]
        if len(told) == 2:
            return self.words.say("{a} a {b}", a=told[0], b=told[1])
        return ", ".join([f"{self.side(side)} {points}" for side, points in enumerate(told)])

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
        """Whether a side is one person, and no half of a match: then both have one name."""
        game = catalogue.GAMES.get(self.words.game)
        two = len(self.sides) == 2 and (game is None or game.sides is not each_alone)
        return len(self._members(side)) == 1 and not two

    def _members(self, side: int) -> list[Seat]:
        return [seat for seat, own in enumerate(self._seating()) if own == side]

    def _seating(self) -> tuple[int, ...]:
        return sides_of(self.words.game, len(self.seats), self.options)
