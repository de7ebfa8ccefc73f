"""A code of truco as one value: every field a rule, every house rule a `replace` of a field."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

# Who leads the first vaza, counted from the dealer.
RIGHT: Final = 1
PARTNER: Final = 2

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

# When the card is turned that names the manilhas.
NO_VIRA: Final = 0
VIRA_LAST: Final = 1
VIRA_FIRST: Final = 2

# Which end of the pack cards come from; burned ones may come from the end that is dealt from.
TOP: Final = 0
BOTTOM: Final = 1
DEALT_END: Final = 2

# Who deals first in a partida, and who in the next partida of a match.
DRAW_HIGHEST: Final = 0
ODDS_AND_EVENS: Final = 1
LOTS: Final = 2
ORGANISER: Final = 3
DRAW_AGAIN: Final = 0
WINNER_STARTS: Final = 1
DEAL_GOES_ON: Final = 2

# Who may cover in the first vaza, and when cards may be covered in the iron hand.
NOBODY_COVERS: Final = 0
ALL_BUT_LEADER: Final = 1
COVER_ALWAYS: Final = 0
COVER_SEEN_CARDS: Final = 1
COVER_NEVER: Final = 2

# Who must show the highest card after a tied first vaza.
NO_DUTY: Final = 0
LEADER_SHOWS: Final = 1
ALL_SHOW: Final = 2

# What a truco called on an open card has to beat, and what is lost otherwise.
NO_KILL: Final = 0
KILL_OR_LOSE_VAZA: Final = 1
KILL_OR_LOSE_MAO: Final = 2

# What several cards played at once bring.
OPPONENTS_CHOOSE: Final = 0
UNDER_THEN_OVER: Final = 1
FIRST_STAYS: Final = 2

# What a raise costs in a mão that has none; what a fault in the cut costs.
RAISE_VOID: Final = 0
RAISE_LOSES_MAO: Final = 1
RAISE_TENTO: Final = 2
CUT_REDONE: Final = 0
CUT_PASSES: Final = 1
CUT_TENTO: Final = 2
CUT_AGAIN: Final = 3  # redone, and cards may be burned as before

# What a tento is worth.
NO_TENTO: Final = 0
TENTO_ONE: Final = 1
TENTO_STAKE: Final = 2


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
    """The mão of a side that stands one point from the end: what it plays for, pays to leave, and who takes three ties.

    `shows` is whether a winning set may be shown in it, where the code has such sets.
    """

    stake: int
    give_up: int
    triple_tie: int
    shows: bool


@dataclass(frozen=True)
class TrucoRules:
    """Everything in which one code of truco may differ from another."""

    id: str
    seats: tuple[int, ...]
    deck: tuple[int, ...]
    strength: Callable[[tuple[int, ...], int], tuple[int, ...]]  # by pack and vira
    target: int
    record_cap: int  # 0: the score is kept as it was made
    ladder: Ladder
    best_of: int

    first_dealer: int
    next_partida: int
    starter_deals: bool  # who wins odds and evens deals, instead of leading
    redraw_on_any_tie: bool

    cuts: int
    saws: int  # with a saw there is room for one cut
    burns: int
    burn_unit: int  # cards at a time
    burn_end: int
    burn_in_deal: bool
    burn_dealt: bool  # also a packet already given, as long as nobody has looked
    ask_each_packet: bool  # the cutter cannot waive it, nor the dealer give all at once
    burn_pile_hidden: bool  # the screen shows the top burned card only
    cutter_peek: bool
    dealer_peek: bool
    vira: int
    vira_any_depth: bool
    packet: int  # cards a player gets at a time
    deal_end: int
    end_request: bool  # the cutter may ask for the other end

    first_lead: int
    cover_first_vaza: int
    cover_while_tied: bool
    tie_duty: int
    tie_lead: int
    all_down_lead: int
    triple_tie: int
    reveal_face_down: bool

    call_any_time: bool
    call_before_first_card: bool
    raise_later: bool
    raise_beyond_need: bool
    answer: int
    must_kill: int
    must_kill_on_raise: bool
    concede: bool
    show_sets: int

    eleven: ElevenHand
    iron: int
    iron_vira_hidden: bool
    iron_cover: int

    tento: int
    tento_ends_mao: bool
    repeats_in_match: bool  # a second fault counts over the match
    bottom_look_passes: bool  # whoever looked, the deal passes
    deal_fault_passes: bool
    eleven_deal_fault_passes: bool  # in an eleven hand even what could be mended passes the deal
    illegal_raise: int
    cut_fault: int
    out_of_turn: int
    two_cards: int
    false_show_loses: bool
    needs_commission: tuple[str, ...]  # what only a Commission decides, at a table that has none

    clock: int  # seconds an act; 0 for none
    signals: bool

    cites: dict[str, str]  # the clause behind each rule, by the rule's name
    incidents: dict[str, str]  # what a referee may rule on: clause and effect

    options: tuple[tuple[str, str], ...] = ()  # what was changed from the printed text, as key and value
