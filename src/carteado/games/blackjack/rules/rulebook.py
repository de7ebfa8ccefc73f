"""The regulation of blackjack as one value: every field a clause or a silence of the text.

Rule 1: a rule that some houses have and others do not is a field here, and an option.
Rule 2: chips are counted in halves, for a BlackJack pays half as much again and an insurance costs half (BJ-S15); what is said
        aloud, a bet or a limit, is in whole chips.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

FACES: Final = 52
RANKS: Final = 13
HALVES: Final = 2  # of a chip
BEST: Final = 21

# When a hand may be given up (BJ-OPT-REND-3, BJ-OPT-REND-4).
NEVER: Final = 0
EARLY: Final = 1
LATE: Final = 2

FRESH: Final = 0  # a penetration: the packs are shuffled before every round
USUAL: Final = 75


@dataclass(frozen=True)
class BlackjackRules:
    """The text with the readings chosen."""

    id: str
    seats: tuple[int, ...]
    min_players: int
    decks: int
    penetration: int  # percent of the shoe after which it is shuffled before the next round
    stack: int  # chips at the start
    bet_min: int
    bet_max: int
    rounds: int
    nevada: bool  # players' cards face down
    peek: bool  # the house looks for a BlackJack before the players act
    hit_soft_17: bool
    double_on: str
    das: bool  # doubling after a split
    split_by_rank: bool
    resplit: bool
    resplit_aces: bool
    max_hands: int  # of one seat, where it may split again
    surrender: int
    early_vs_ace: bool
    insurance: str
    clock: int  # seconds an act; 0 for none
    cites: Mapping[str, str] = field(repr=False, hash=False, compare=False)
    options: tuple[tuple[str, str], ...] = ()

    @property
    def fresh(self) -> bool:
        """Whether every round is dealt from newly shuffled packs: one or two of them are, unless it is chosen otherwise."""
        return self.penetration == FRESH or (self.decks <= 2 and self.penetration == USUAL)  # BJ-S14

    @property
    def hands(self) -> int:
        """The most hands that one bet may become."""
        return self.max_hands if self.resplit else 2  # BJ-S7

    @property
    def pack(self) -> tuple[int, ...]:
        """All cards of the shoe, in canonical order."""
        return tuple(sorted([*range(FACES)] * self.decks))  # BJ-MESA-2
