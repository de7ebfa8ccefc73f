"""A regulation of cacheta or pif-paf as one value: every field a clause or a silence of the text.

Rule 1: a rule in which the two may differ is a field here; no file of the machine asks which of them is played.
Rule 2: what nine or ten cards may be is a `HandGrammar`, made of these fields once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from carteado.games.pife.rules.shapes import HandGrammar

HAND: Final = 9
RANKS: Final = 13
FACES: Final = 52
DECK: Final[tuple[int, ...]] = tuple(sorted([*range(FACES)] * 2))  # CAC-JOG-1, PIF-JOG-1
UNSET: Final = 0  # an amount that was not agreed on

# What a batida that is none costs (CAC-S9, PIF-S16).
REFUSED: Final = 0
NO_DISCARD: Final = 1  # from then on only with a card of the stock
LOSE_LIFE: Final = 2


@dataclass(frozen=True)
class PifeRules:
    """The text of one regulation with the readings chosen."""

    id: str
    seats: tuple[int, ...]
    lives: int  # 0 where chips are played for
    stack: int
    bet_min: int
    bet_max: int
    raise_min: int  # 0 is the minimum bet
    open_check: bool
    step: int  # the next seat in the direction of play: 1 clockwise, -1 counter-clockwise
    first: int  # on which side of the dealer the first player sits: 1 left, -1 right
    packet: int  # cards given at a time
    least_cut: int  # cards of each part of a cut
    vira: bool
    vira_by_colour: bool
    vira_playable: bool
    wild_in_runs_only: bool
    most_wild: int  # curingas acting in one meld
    tame_when_taken: bool  # a curinga taken from the discards counts as itself
    long_runs: bool
    quadra: bool
    ten_cards: int  # lives that a batida with ten cards costs; 0 where it is worth no more
    ponta_repeated_suit: bool
    pifei: bool
    louca: bool
    wrong_batida: int
    incidents: bool
    clean: bool
    rebate_all_draws: bool
    fold: bool
    restock: bool  # an empty stock is made again of the lixo
    max_reshuffles: int
    max_void_deals: int  # 0 is none
    stall_turns: int
    max_deals: int  # 0 is none
    clock: int  # seconds an act; 0 for none
    cites: Mapping[str, str] = field(repr=False, hash=False, compare=False)
    options: tuple[tuple[str, str], ...] = ()

    @property
    def chips(self) -> bool:
        """Whether it is played for chips, not for lives."""
        return self.lives == 0

    @property
    def rebate(self) -> bool:
        """Whether reaching for a discard in error and throwing cards away are moves (PIF-REB-1, PIF-ERR-3, PIF-S16)."""
        return self.incidents and not self.clean

    @property
    def false_batida(self) -> int:
        """What a batida that is none costs (CAC-S9, PIF-ERR-1, PIF-S16)."""
        return REFUSED if self.clean or (self.chips and not self.incidents) else self.wrong_batida

    @property
    def least_raise(self) -> int:
        """What a raise adds at least (PIF-S4)."""
        return max(1, self.raise_min or self.bet_min)

    def grammar(self) -> HandGrammar:
        """What nine or ten cards may be."""
        return HandGrammar(
            long_runs=self.long_runs,
            quadra=self.quadra,
            ponta=self.ten_cards > 0,
            ponta_repeated_suit=self.ponta_repeated_suit,
            wild_in_runs_only=self.wild_in_runs_only,
            most_wild=self.most_wild if self.vira else 0,
        )

    def curingas(self, vira: int) -> tuple[int, ...]:
        """The faces that are wild with this card turned up (CAC-VIRA-1, CAC-S3, CAC-S4)."""
        suit, rank = vira // RANKS, (vira % RANKS + 1) % RANKS
        suits = (suit, TWIN[suit]) if self.vira_by_colour else (suit,)
        return tuple(sorted([other * RANKS + rank for other in suits]))


# The other suit of the same colour, by the order of the suits.
TWIN: Final = (2, 3, 0, 1)
