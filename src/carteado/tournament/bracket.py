"""The shape of a knock-out: which seeds meet, who has no opponent yet, and where winners go on.

Rule 1: seeds stand in the usual places: the two best can meet only in the final, the four best only in the semi-finals.
Rule 2: where the number is no power of two the best seeds begin a round later: no jogo, no points, no row.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

THIRD: Final = "third-place"
NAMES: Final[dict[int, str]] = {2: "final", 4: "semifinal", 8: "quarterfinal"}


@dataclass(frozen=True, slots=True)
class Seeded:
    """A side known by its place among the seeds, the best 1."""

    seed: int


@dataclass(frozen=True, slots=True)
class Winner:
    """Whoever wins this meeting of the bracket."""

    meeting: int


@dataclass(frozen=True, slots=True)
class Loser:
    """Whoever loses this meeting of the bracket."""

    meeting: int


Side = Seeded | Winner | Loser


@dataclass(frozen=True, slots=True)
class Meeting:
    """A jogo of the bracket, by its number in it, with the name of its round."""

    number: int
    round: str
    sides: tuple[Side, Side]


@dataclass(frozen=True)
class Bracket:
    """A knock-out of so many entries, round by round, each in the order of the picture; `third` is not one of the rounds."""

    entries: int
    rounds: tuple[tuple[Meeting, ...], ...]
    third: Meeting | None = None

    @property
    def meetings(self) -> tuple[Meeting, ...]:
        """All jogos in the order of their numbers: the one for third place before the final."""
        found = [meeting for one in self.rounds for meeting in one]
        return tuple(found if self.third is None else [*found[:-1], self.third, found[-1]])

    @property
    def byes(self) -> tuple[int, ...]:
        """The seeds that begin in the second round."""
        second = self.rounds[1] if len(self.rounds) > 1 else ()
        return tuple(sorted(side.seed for meeting in second for side in meeting.sides if isinstance(side, Seeded)))


def places(size: int) -> tuple[int, ...]:
    """The seeds from top to bottom of a bracket of so many, a power of two: neighbours meet, then the winners of neighbours."""
    if size < 1 or size & (size - 1):
        raise ValueError(f"a bracket has a power of two of places, not {size}")
    order = [1]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return tuple(order)


def round_name(sides: int) -> str:
    """What a round is called in which so many sides are left."""
    return NAMES.get(sides, f"round-of-{sides}")


def bracket(entries: int, third_place: bool = False) -> Bracket:
    """The knock-out of so many entries; for third place the losers of the semi-finals meet."""
    if entries < 2:
        raise ValueError(f"{entries} entries make no knock-out")
    size = 1 << (entries - 1).bit_length()
    sides: list[Side | None] = [Seeded(seed) if seed <= entries else None for seed in places(size)]
    rounds: list[tuple[Meeting, ...]] = []
    number = 0
    while len(sides) > 1:
        meetings: list[Meeting] = []
        winners: list[Side | None] = []
        for one, other in zip(sides[::2], sides[1::2], strict=True):
            if one is not None and other is not None:
                number += 1
                meetings.append(Meeting(number, round_name(len(sides)), (one, other)))
                winners.append(Winner(number))
            else:
                winners.append(one or other)
        rounds.append(tuple(meetings))
        sides = winners
    return _with_third(entries, rounds) if third_place and len(rounds) > 1 else Bracket(entries, tuple(rounds))


def _with_third(entries: int, rounds: Sequence[tuple[Meeting, ...]]) -> Bracket:
    """The same with a jogo for third place before the final; where a finalist had no semi-final, its loser is third already."""
    semifinals = rounds[-2]
    if len(semifinals) < 2:
        return Bracket(entries, tuple(rounds))
    final = rounds[-1][0]
    one, other = semifinals
    third = Meeting(final.number, THIRD, (Loser(one.number), Loser(other.number)))
    return Bracket(entries, (*rounds[:-1], (replace(final, number=final.number + 1),)), third)


def first_meetings(entries: int) -> tuple[tuple[int, int], ...]:
    """The seeds that meet in the first round, from the top of the picture, the better one first."""
    size = 1 << (entries - 1).bit_length()
    order = places(size)
    met = zip(order[::2], order[1::2], strict=True)
    return tuple((min(pair), max(pair)) for pair in met if max(pair) <= entries)
