"""Six seats, in two trios, as masks: tables of who is in one, how many, and who comes first."""

from typing import Final

from carteado.games.cego.rules.rulebook import SEATS

NOBODY: Final = -1
SIDES: Final[tuple[int, ...]] = (21, 42)  # the seats of each trio, one of ours, one of theirs (CEGO-9.III-8), as a mask
ALL_SEATS: Final = 63
BIT: Final = tuple([1 << seat for seat in range(SEATS)])
SEATS_OF: Final = tuple([tuple([seat for seat in range(SEATS) if mask >> seat & 1]) for mask in range(64)])
COUNT: Final = tuple([len(seats) for seats in SEATS_OF])
LOWEST: Final = tuple([seats[0] if seats else NOBODY for seats in SEATS_OF])
# Of three seats with three cards each, those of which all three are in a mask of nine.
_WHOLE: Final = tuple([sum([1 << seat for seat in range(3) if mask >> 3 * seat & 7 == 7]) for mask in range(512)])
# In playing order from a seat: ORDERED[first][mask].
ORDERED: Final = tuple(
    [
        tuple([tuple([(first + n) % SEATS for n in range(SEATS) if mask >> (first + n) % SEATS & 1]) for mask in range(64)])
        for first in range(SEATS)
    ]
)


def whole(cards: int) -> int:
    """The seats of which all three cards are in this mask of places."""
    return _WHOLE[cards & 511] | _WHOLE[cards >> 9] << 3
