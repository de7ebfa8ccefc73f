"""What a meld may be in one regulation: runs, groups of one rank, the ace, the cards that stand for others.

Rule 1: a card is its index, `13 * suit + rank` with the ace first, and 52 for a joker; a multiset of cards is a sorted tuple.
Rule 2: a run lies on places 1 to 14, the ace on 1 or on 14; as a mask, place p is the bit `1 << p`.
Rule 3: a card that may stand for another is natural in its own place of a run of its suit and in a group of its rank; only
        elsewhere is it wild.
"""

from typing import Final

from carteado.game import Value
from carteado.native import mypyc_attr

RANKS: Final = 13
JOKER: Final = 52
FACES: Final = 53
LOW_ACE: Final = 1
KING: Final = 13
HIGH_ACE: Final = 14
ANY_NUMBER: Final = 99

TWOS: Final[tuple[int, ...]] = (1, 14, 27, 40)


@mypyc_attr(acyclic=True)
class Grammar(Value):
    """The melds of a regulation.

    A run has `run_least` to `run_most` cards of one suit; no run is legal where `run_most` is 0. It may begin with the ace
    (`ace_low`) and end with it (`ace_high`); where 14 cards are too many, not both.
    A group has `group_least` to `group_most` cards of one rank, at least two of them natural; none is legal where `group_most`
    is 0. Of its natural cards at most `repeats` may be of a suit that is there already. `barred` is a rank of which there is no
    group, -1 where every rank has one.
    `wild` are the faces that may stand for another card in a run, `group_wild` those that may in a group; at most
    `most_wild` of them stand in one meld. Without `own_suit_wild` a face is never wild in a run of its own suit.
    """

    __slots__ = (
        "ace_high", "ace_low", "barred", "group_least", "group_most", "group_wild", "most_wild", "own_suit_wild", "repeats",
        "run_least", "run_most", "wild",
    )  # fmt: skip
    __match_args__ = (
        "run_most", "group_most", "wild", "group_wild", "most_wild", "run_least", "group_least", "ace_low", "ace_high",
        "repeats", "barred", "own_suit_wild",
    )  # fmt: skip

    def __init__(
        self,
        run_most: int,
        group_most: int = 0,
        wild: tuple[int, ...] = (),
        group_wild: tuple[int, ...] = (),
        most_wild: int = 1,
        run_least: int = 3,
        group_least: int = 3,
        ace_low: bool = True,
        ace_high: bool = True,
        repeats: int = ANY_NUMBER,
        barred: int = -1,
        own_suit_wild: bool = True,
    ) -> None:
        self.run_most = run_most
        self.group_most = group_most
        self.wild = wild
        self.group_wild = group_wild
        self.most_wild = most_wild
        self.run_least = run_least
        self.group_least = group_least
        self.ace_low = ace_low
        self.ace_high = ace_high
        self.repeats = repeats
        self.barred = barred
        self.own_suit_wild = own_suit_wild


def suit_of(card: int) -> int:
    """0 to 3; a joker has suit 4, which no run has."""
    return card // RANKS


def rank_of(card: int) -> int:
    """0 for the ace to 12 for the king; a joker has rank 0 of no suit."""
    return card % RANKS


def card_in(suit: int, place: int) -> int:
    """The natural card of a place in a run of this suit."""
    return RANKS * suit + (0 if place == HIGH_ACE else place - 1)
