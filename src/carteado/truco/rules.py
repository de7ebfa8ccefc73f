"""A code of truco as one value: every field a rule, every house rule a `replace` of a field."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

# Who leads the first vaza, counted from the dealer.
RIGHT: Final = 1
PARTNER: Final = 2

# Who leads after a tied vaza.
EQUALISER: Final = 0
FIRST_TIED: Final = 1
LAST_TIED: Final = 2
SAME_LEADER: Final = 3

# Who takes three ties.
NOBODY: Final = 0
DEALER_PAIR: Final = 1
OTHER_PAIR: Final = 2

# Who speaks for a pair that was asked.
FIRST_BINDS: Final = 0
FOLD_BY_BOTH: Final = 1

# How the iron hand is seen by who plays it.
OPEN: Final = 0
BLIND_FIRST: Final = 1
BLIND_ALL: Final = 2

# Sets that win when shown, as a mask.
THREE_MANILHAS: Final = 1
ZAP_AND_COPETA: Final = 2
FIRST_VAZA_AND_ZAP: Final = 4

# What a card out of turn brings.
RETURNS: Final = 0
STANDS: Final = 1
LOSES_MAO: Final = 2


class Ladder:
    """The stakes a mão may be raised to, step by step; `above` and `below` are looked up by stake, 0 for none."""

    __slots__ = ("above", "below", "bottom", "steps", "top")

    def __init__(self, *steps: int) -> None:
        self.steps = steps
        self.bottom = steps[0]
        self.top = steps[-1]
        stakes = range(steps[-1] + 1)
        self.above = tuple([min([step for step in steps if step > stake], default=0) for stake in stakes])
        self.below = tuple([max([step for step in steps if step < stake], default=0) for stake in stakes])


@dataclass(frozen=True)
class ElevenHand:
    """The mão of a side that stands one point from the end: what it plays for, pays to leave, and who takes three ties."""

    stake: int
    give_up: int
    triple_tie: int


@dataclass(frozen=True)
class TrucoRules:
    """Everything in which one code of truco may differ from another."""

    id: str
    seats: tuple[int, ...]
    deck: tuple[int, ...]
    strength: Callable[[int], tuple[int, ...]]
    target: int
    record_cap: int  # 0: the score is kept as it was made
    ladder: Ladder
    best_of: int

    redraw_on_any_tie: bool
    cuts: int
    burns: int
    burn_from_top: bool
    burn_pile_hidden: bool  # the screen shows the top burned card only

    first_lead: int
    cover_first_vaza: bool
    tie_lead: int
    all_down_lead: int
    triple_tie: int
    reveal_face_down: bool

    call_any_time: bool
    call_before_first_card: bool
    raise_later: bool
    raise_beyond_need: bool
    answer: int
    concede: bool
    show_sets: int

    eleven: ElevenHand
    iron: int

    illegal_raise_loses: bool
    cut_fault_passes: bool
    out_of_turn: int
    false_show_loses: bool

    clock: int  # seconds an act; 0 for none
    signals: bool

    cites: dict[str, str]  # the clause behind each rule, by the rule's name
    incidents: dict[str, str]  # what a referee may rule on: clause and effect

    options: tuple[tuple[str, str], ...] = ()  # what was changed from the printed text, as key and value
