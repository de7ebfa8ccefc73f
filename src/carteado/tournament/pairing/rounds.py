"""A round of an event as it was paired."""

from dataclasses import dataclass

Pair = tuple[int, int]


@dataclass(frozen=True)
class Round:
    """Who meets whom, by number of entry, and who has the round off."""

    pairs: tuple[Pair, ...]
    bye: int | None = None


def may_enter(started: int, rounds: int) -> bool:
    """Whether a late entry is taken: until half the rounds have started."""
    return 2 * started < rounds
