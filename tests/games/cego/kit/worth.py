"""What three cards are worth, worked out a second time from section 5: flor, envido, and the order of what is sung."""

from collections.abc import Sequence
from typing import Final

from carteado.cards import Card

SONGS: Final = (10, 11, 12, *range(1, 8), *range(20, 39))  # low to high


def number(card: Card) -> int:
    """What a card counts."""
    rank = int(card.rank)
    return rank if rank <= 7 else 0


def has_flor(hand: Sequence[Card]) -> bool:
    """Three of a suit."""
    return len({card.suit for card in hand}) == 1


def flor_points(hand: Sequence[Card]) -> int:
    """20 and the brancas."""
    return 20 + sum(map(number, hand))


def envido_points(hand: Sequence[Card]) -> int:
    """Two of a suit, else the highest branca, else the highest negra."""
    pairs = [20 + number(a) + number(b) for a in hand for b in hand if a != b and a.suit == b.suit]
    return max(pairs) if pairs else max(map(number, hand)) or max(int(card.rank) for card in hand)
