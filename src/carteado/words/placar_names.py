"""The names at a physical table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.game import Seat
from carteado.words.language import Language, Texts

SIDES: Final[Texts] = {"pair": "Dupla {letter}", "trio": "Trio {letter}"}


@dataclass(frozen=True)
class Names:
    """The names at a physical table: of the sides, and of the seats where people gave them."""

    words: Language
    sides: Sequence[str]
    seats: Sequence[str]

    @property
    def trios(self) -> bool:
        """Whether they play three against three."""
        return len(self.seats) > 4

    def side(self, side: int) -> str:
        """The side by the name it was given."""
        return self.sides[side] or self.words.say(SIDES["trio" if self.trios else "pair"], letter="AB"[side])

    def seat(self, seat: Seat) -> str:
        """The person, or the place beside whom nobody can mistake."""
        if 0 <= seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return self.words.say("{side}, lugar {place}", side=self.side(seat & 1), place=seat // 2 + 1)
