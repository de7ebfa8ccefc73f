"""Which curingas of a hand act and which are natural.

Rule 1: a hand is how many it has of each of 52 faces, 0 to 2. `wild` are the faces of the curingas; `tame` names, once for
        each, the copies of them that count only as themselves.
Rule 2: a way is three numbers: the natural faces there are and those there are twice, as masks, and how many curingas act.
"""

from typing import Final

from carteado.games.pife.rules.shapes import FACES

COPIES: Final = 2
NONE: Final[tuple[int, ...]] = ()
Way = tuple[int, int, int]


def ways(counts: list[int], wild: tuple[int, ...], tame: tuple[int, ...]) -> list[Way]:
    """Every way to have the curingas of a hand act or not; first the one in which none does."""
    once = twice = 0
    for face in range(FACES):
        count = counts[face]
        if count:
            once |= 1 << face
            if count > 1:
                twice |= 1 << face
    found: list[Way] = [(once, twice, 0)]
    for face in wild:
        held = counts[face]
        if held:
            bit = 1 << face
            free = held - tame.count(face)
            for once, twice, acting in found[:]:
                for more in range(1, free + 1):
                    found.append((once if more < held else once & ~bit, twice & ~bit, acting + more))
    return found


def without(tame: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The tame copies when a card of this face has left: a tame one goes before the others."""
    if face not in tame:
        return tame
    at = tame.index(face)
    return tame[:at] + tame[at + 1 :]
