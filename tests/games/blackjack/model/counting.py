"""What cards count (BJ-VAL-1 to BJ-VAL-4), what a BlackJack is (BJ-BJ-1), what may be split (BJ-SPLIT-1, BJ-S5)."""

from collections.abc import Sequence

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("P", "C", "E", "O")
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)
ACE = 11


def rank(card: str) -> str:
    return card[:-1]


def worth(card: str) -> int:
    """What a card counts; an ace counts 11 as long as that is not too much."""
    if rank(card) == "A":
        return ACE
    return 10 if rank(card) in ("J", "Q", "K") else int(rank(card))


def counted(cards: Sequence[str]) -> tuple[int, bool]:
    """The total, and whether an ace in it counts 11."""
    total = sum(worth(card) for card in cards)
    elevens = sum(rank(card) == "A" for card in cards)
    while total > 21 and elevens:
        total -= 10
        elevens -= 1
    return total, elevens > 0


def total(cards: Sequence[str]) -> int:
    return counted(cards)[0]


def natural(cards: Sequence[str]) -> bool:
    """21 with two cards; whether they were the first two is for the caller to know."""
    return len(cards) == 2 and total(cards) == 21


def pair(cards: Sequence[str], by: str) -> bool:
    """Two cards of the same value, or of the same rank where the house wants that."""
    if len(cards) != 2:
        return False
    one, two = cards
    return rank(one) == rank(two) if by == "rank" else worth(one) == worth(two)
