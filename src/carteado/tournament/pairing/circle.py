"""Everybody against everybody, by the circle method: in each round everybody plays once, and of an odd number one rests.

Rule 1: the same sides give the same rounds, everywhere. Rounds in which sides of one entity meet come first.
"""

from collections.abc import Sequence

Meeting = tuple[int, int]  # positions, from 0


def rounds(count: int, entities: Sequence[str] = ()) -> tuple[tuple[Meeting, ...], ...]:
    """The rounds for so many sides, by position; `entities` are those of the sides, "" for none."""
    made = _circle(count)
    return tuple(sorted(made, key=lambda meetings: -_together(meetings, entities)))


def _circle(count: int) -> list[tuple[Meeting, ...]]:
    """One stays, the others move on by one chair a round; who faces the empty chair rests."""
    chairs: list[int | None] = [*range(count), *([None] if count % 2 else [])]
    made: list[tuple[Meeting, ...]] = []
    for _ in range(len(chairs) - 1):
        faced = zip(chairs[: len(chairs) // 2], reversed(chairs[len(chairs) // 2 :]), strict=True)
        made.append(tuple([(one, other) for one, other in faced if one is not None and other is not None]))
        chairs = [chairs[0], chairs[-1], *chairs[1:-1]]
    return made


def _together(meetings: tuple[Meeting, ...], entities: Sequence[str]) -> int:
    """How many meetings of one entity a round has."""
    return sum(1 for one, other in meetings if entities and entities[one] and entities[one] == entities[other])
