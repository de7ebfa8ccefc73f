"""What cards are worth: totals, the ace that counts one or eleven, pairs (BJ-VAL-1 to BJ-VAL-4)."""

from typing import Final

from carteado.games.blackjack.rules.rulebook import BEST, FACES, RANKS

ACE: Final = 1
TEN: Final = 10
# What each face counts, the ace as one; suits count for nothing (BJ-VAL-1, BJ-VAL-2, BJ-VAL-3).
POINTS: Final[tuple[int, ...]] = tuple([min(face % RANKS + 1, TEN) for face in range(FACES)])


def best(hard: int, ace: bool) -> int:
    """The total of a hand whose aces were counted as one: one of them counts eleven where that is not too many (BJ-VAL-4)."""
    return hard + 10 if ace and hard + 10 <= BEST else hard


def is_soft(hard: int, ace: bool) -> bool:
    """Whether an ace counts eleven."""
    return ace and hard + 10 <= BEST


def total(faces: tuple[int, ...]) -> int:
    """The total of these cards."""
    hard = sum([POINTS[face] for face in faces])
    return best(hard, any(POINTS[face] == ACE for face in faces))


def are_pair(one: int, other: int, by_rank: bool) -> bool:
    """Whether two cards may be split: of one value, or of one rank where the house asks for that (BJ-SPLIT-1, BJ-S5)."""
    return one % RANKS == other % RANKS if by_rank else POINTS[one] == POINTS[other]


def are_blackjack(one: int, other: int) -> bool:
    """Whether these two first cards are an ace and a card worth ten (BJ-BJ-1)."""
    return POINTS[one] + POINTS[other] == ACE + TEN and ACE in (POINTS[one], POINTS[other])
