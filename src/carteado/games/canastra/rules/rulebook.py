"""A regulation of canastra or buraco as one value: every field a clause or a silence of the text.

Rule 1: a rule in which the two may differ is a field here; no file of the machine asks which of them is played.
Rule 2: what a meld may be is a `Grammar`, made of these fields once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from carteado.cards import CARDS
from carteado.melds.grammar import ANY_NUMBER, JOKER, KING, TWOS, Grammar

HAND: Final = 11  # cards of a hand and of a morto
LEAST: Final = 3  # cards of a meld
SEVEN: Final = 7  # cards of a canastra
VULNERABLE_FROM: Final = 1500  # CAN-14.1
TWO: Final = 1  # the rank of a two
TIED_DEALS: Final = 10  # CAN-S29: then nobody has won

# How the first dealer is found.
DRAW_HIGHEST: Final = 0
BY_LOT: Final = 1

# Whether a wild card moves once it lies (CAN-S5).
FREE: Final = 0
FIXED_UNTIL_REPLACED: Final = 1
FIXED: Final = 2

# The canastra a side needs to go out.
NO_CANASTRA: Final = 0
ANY_CANASTRA: Final = 1
CLEAN_CANASTRA: Final = 2

# Whose melds six seats share (BUR-S1).
THREE_DUPLAS: Final = 0
TWO_TRIOS: Final = 1

_VALUES: Final = {"A": 15, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "JK": 20}
# What each card counts (CAN-12.5 to CAN-12.8, BUR-PTS-7 to BUR-PTS-10), by index.
POINTS: Final[tuple[int, ...]] = tuple([_VALUES.get(card.rank, 10) for card in CARDS[: JOKER + 1]])


@dataclass(frozen=True)
class CanastraRules:
    """The text of one regulation with the readings chosen."""

    id: str
    target: int
    jokers: int
    first_dealer: int
    packet: int  # cards given at a time
    six_mode: int
    packs_for_six: int
    five: bool
    mortos_for_three: int
    mortos_per_side: int
    sets: bool
    set_of_twos: bool
    two_wild_in_sets: bool
    own_suit_two_wild: bool
    most_wild: int  # in one meld; 0 is any number
    mobility: int
    clean_recovery: bool
    ace_high: bool
    ace_both_ends: bool
    ace_closes: bool  # nothing more may be added to a run that ends with the ace
    long_bonus: bool
    needs: int  # the canastra that going out needs
    batida_without_morto: bool
    waives: bool  # whether the morto is ever waived
    stock_waives: bool  # ... when all mortos have become stock
    waive_when_none_left: bool
    final_discard: bool
    lixo_until_pass: bool
    must_use_top: bool
    lixo_top_only: bool
    forbid_return: bool
    stall_turns: int
    minimums: tuple[int, ...]
    every_laydown: bool
    attempts_by_match: bool
    block: bool
    clean: bool
    indirect_counts: bool  # an indirect morto that was not used counts as taken
    max_deals: int  # 0 is none
    clock: int  # seconds an act; 0 for none
    cites: Mapping[str, str] = field(repr=False, hash=False, compare=False)
    options: tuple[tuple[str, str], ...] = ()

    def grammar(self) -> Grammar:
        """What a meld may be."""
        jokers = (JOKER,) if self.jokers else ()
        return Grammar(
            run_most=14 if self.ace_high and self.ace_both_ends else KING,
            group_most=ANY_NUMBER if self.sets else 0,
            wild=(*TWOS, *jokers),
            group_wild=(*TWOS, *jokers) if self.two_wild_in_sets else jokers,
            most_wild=self.most_wild or ANY_NUMBER,
            ace_high=self.ace_high,
            barred=-1 if self.set_of_twos else TWO,
            own_suit_wild=self.own_suit_two_wild,
        )

    @property
    def blocks(self) -> bool:
        """Whether a lay-down below the minimum is refused; otherwise it happens and is punished (CAN-S17)."""
        return self.block or self.clean

    def vulnerable(self, points: int) -> bool:
        """Whether a side that begins a deal with these points has a minimum to open it (CAN-14.1, CAN-S16)."""
        return bool(self.minimums) and points >= VULNERABLE_FROM

    def minimum(self, failed: int) -> int:
        """What a vulnerable side has to lay at least after so many attempts that failed (CAN-14.1, CAN-14.2)."""
        return self.minimums[min(failed, len(self.minimums) - 1)]

    def attempt(self, failed: int) -> str:
        """The clause that tells what the attempt after so many that failed needs."""
        return self.cites[f"attempt-{min(failed + 1, 4)}"]

    def packs(self, seats: int) -> int:
        """How many packs of 52 are shuffled together (CAN-S1, BUR-JOG-1, BUR-S2)."""
        return self.packs_for_six if seats == 6 else 2

    def deck(self, seats: int) -> tuple[int, ...]:
        """All the cards, in order."""
        packs = self.packs(seats)
        return tuple(sorted([*range(JOKER)] * packs + [JOKER] * (self.jokers * packs // 2)))

    def mortos(self, seats: int) -> int:
        """How many mortos are set apart (CAN-3.2, BUR-DIST-4, BUR-DIST-5, BUR-S4)."""
        return 3 if seats == 6 else self.mortos_for_three if seats == 3 else 2

    def sides(self, seats: int) -> tuple[int, ...]:
        """The side of each seat (CAN-1.1, BUR-JOG-3, BUR-JOG-4, BUR-S1, BUR-S3)."""
        if seats not in (4, 6):
            return tuple(range(seats))
        sides = 3 if seats == 6 and self.six_mode == THREE_DUPLAS else 2
        return tuple([seat % sides for seat in range(seats)])
