"""Cards and packs: a card is its text, and equal cards of two packs are equal.

Rule 1: a card is known by rank and suit, `7C`, `10E`, `AE`, `JK` for a joker, `12B` in the Spanish pack.
Rule 2: inside the engine a card is its `index`, a small integer; outside it is a `Card`.
Rule 3: a pack has one canonical order, the order of its indices; whatever is shuffled starts from there.
"""

from random import Random
from typing import Any, Final, TypeVar

Thing = TypeVar("Thing")

SUITS: Final = ("P", "C", "E", "O")
FRENCH_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SPANISH_RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
SPANISH_SUITS: Final = ("E", "B", "O", "C")

# A small multiplicative generator: its products stay within the integers that compiled code holds in a register.
MULTIPLIER: Final = 771645345
MODULUS: Final = 1073741789


class Card:
    """One card, by what is printed on it: `Card.of("7C")`."""

    __match_args__ = ("rank", "suit")
    __slots__ = ("index", "rank", "suit")

    def __init__(self, index: int, rank: str, suit: str) -> None:
        self.index = index
        self.rank = rank
        self.suit = suit

    @staticmethod
    def of(text: str) -> "Card":
        """The card with this text; `ValueError` says what a card looks like."""
        card = _BY_TEXT.get(text.strip().upper())
        if card is None:
            raise ValueError(f"{text!r} is not a card: write rank and suit, such as 7C, AE or 10O")
        return card

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and other.index == self.index

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, ...]:
        return (card_at, (self.index,))


def _all_cards() -> tuple[Card, ...]:
    names = [(rank, suit) for suit in SUITS for rank in FRENCH_RANKS]
    names.append(("JK", ""))
    names += [(rank, suit) for suit in SPANISH_SUITS for rank in SPANISH_RANKS if (rank, suit) not in names]
    return tuple([Card(index, rank, suit) for index, (rank, suit) in enumerate(names)])


CARDS: Final = _all_cards()
_BY_TEXT: Final = {str(card): card for card in CARDS}


def card_at(index: int) -> Card:
    """The one shared `Card` with this index."""
    return CARDS[index]


def cards(text: str) -> tuple[Card, ...]:
    """Cards written one after another: `cards("4P 7C AE")`."""
    return tuple([Card.of(word) for word in text.split()])


def indices(text: str) -> tuple[int, ...]:
    """The same cards as the engine holds them."""
    return tuple([Card.of(word).index for word in text.split()])


BARALHO_40: Final = tuple(sorted([_BY_TEXT[r + s].index for s in SUITS for r in FRENCH_RANKS if r not in ("8", "9", "10")]))


def shuffled(pack: tuple[Thing, ...], rng: Random, last: int = 0) -> tuple[Thing, ...]:
    """A random order of the pack; quicker than `rng.shuffle`, for simulations where nobody has a stake.

    With `last` only that many cards, at the end, are drawn at random: enough where no more of them will be seen.
    """
    order: list[Any] = list(pack)
    seed = rng.getrandbits(30) % (MODULUS - 1) + 1
    size = len(order)
    for at in range(size - 1, size - 1 - last if last else 0, -1):
        seed = seed * MULTIPLIER % MODULUS
        other = seed % (at + 1)
        card: Any = order[at]
        order[at] = order[other]
        order[other] = card
    return tuple(order)
