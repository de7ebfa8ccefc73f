"""A hand with its stake, and what it brings against the house: the payout table of the catalogue."""

from dataclasses import dataclass

from .counting import natural, rank, total


@dataclass
class Hand:
    """Half chips are staked on it; `splits` of the first hand led to it."""

    cards: list[str]
    stake: int
    splits: int = 0
    of_aces: bool = False  # one half of two aces
    end: str = ""  # stood, bust, surrendered; nothing while it can still be played

    @property
    def blackjack(self) -> bool:
        return natural(self.cards) and self.splits == 0  # BJ-BJ-1, BJ-SPLIT-3, BJ-S4

    def parted(self) -> "list[Hand]":
        """Two hands of one card, each with the stake (BJ-SPLIT-1, BJ-SPLIT-4)."""
        aces = rank(self.cards[0]) == "A"
        return [Hand([card], self.stake, self.splits + 1, aces) for card in self.cards]


@dataclass(frozen=True)
class Last:
    """A round that is over; all its cards are open."""

    round: int
    gains: list[int]  # half chips, a seat each
    hands: dict[int, list[Hand]]
    house: list[str]


def settled(hand: Hand, house: list[str]) -> int:
    """What a hand wins or loses, insurance aside."""
    if hand.end == "surrendered":
        return -hand.stake // 2  # BJ-OPT-REND-1
    if hand.end == "bust":
        return -hand.stake  # BJ-JOGO-3
    if natural(house):
        return 0 if hand.blackjack else -hand.stake  # BJ-BJ-4, BJ-BJ-2
    if hand.blackjack:
        return hand.stake * 3 // 2  # BJ-BJ-3
    mine, theirs = total(hand.cards), total(house)
    if theirs > 21 or mine > theirs:
        return hand.stake  # BJ-CRUP-4, BJ-VIT-1, BJ-DOBRA-3
    return 0 if mine == theirs else -hand.stake  # BJ-EMP-1
