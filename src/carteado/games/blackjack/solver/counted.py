"""What a count is worth: the edge by the true count, from shoes half dealt.

The count is the common one: 2 to 6 one up, Aces and ten-value cards one down, 7 to 9 nothing. What has left the shoe is
counted; the running count by the packs that are left is the true count.

The shoe of a count is half of the packs, with some low cards exchanged for as many high ones (below zero the other way round).
They are taken and given as evenly as they can be: one after the other in the order of `LOW` and `HIGH`.
"""

from dataclasses import dataclass
from typing import Final

from carteado.games.blackjack.rules.rulebook import FACES, BlackjackRules
from carteado.games.blackjack.solver.solution import COMPOSITION, Progress, packs, solve

TAGS: Final = (-1, 1, 1, 1, 1, 1, 0, 0, 0, -1)  # by value, from the Ace
LOW: Final = (4, 3, 5, 2, 1)  # 5 4 6 3 2
HIGH: Final = (9, 9, 0, 9, 9)
WIDEST: Final = 8  # the true count to which it is told


@dataclass(frozen=True)
class Counted:
    """One shoe: its true count, and the edge of a round that begins with it."""

    true: float
    edge: float


def running(counts: list[int]) -> int:
    """The running count of a shoe of which these cards are left: the tags of a whole pack add up to nothing."""
    return -sum([tag * count for tag, count in zip(TAGS, counts, strict=True)])


def true_count(counts: list[int]) -> float:
    """The running count by the packs that are left."""
    return running(counts) * FACES / max(1, sum(counts))


def shoes(decks: int) -> list[list[int]]:
    """Half-dealt shoes by rising true count, about two apart where so many packs let them be."""
    every = max(1, decks // 2)
    most = WIDEST * decks // 4
    return [_exchanged(decks, moved) for moved in range(-(most // every) * every, most + 1, every)]


def _exchanged(decks: int, moved: int) -> list[int]:
    counts = [count // 2 for count in packs(decks)]
    for at in range(abs(moved)):
        low, high = LOW[at % len(LOW)], HIGH[at % len(HIGH)]
        counts[low] -= 1 if moved > 0 else -1
        counts[high] += 1 if moved > 0 else -1
    return counts


def by_count(
    rules: BlackjackRules, strategy: str = COMPOSITION, insure: bool = False, progress: Progress | None = None
) -> list[Counted]:
    """The edge at each of these counts, played as well as can be there; `progress` hears of ten steps a shoe."""
    return [
        Counted(true_count(shoe), solve(rules, shoe, strategy, progress=progress).edge(insure)) for shoe in shoes(rules.decks)
    ]
