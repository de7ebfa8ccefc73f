"""Cacheta: two to six seats, nine cards, a vira that makes the curinga, ten lives. Read it beside the regulation."""

from typing import Final

from carteado.games.pife.rules.rulebook import LOSE_LIFE, NO_DISCARD, REFUSED, UNSET, PifeRules
from carteado.options import SECONDS, Choice, Numbers, Options

CITES: Final = {
    "pack": "CAC-JOG-1",
    "seats": "CAC-JOG-2",
    "dealer-draw": "CAC-S16",
    "cut": "CAC-S16",
    "deal": "CAC-DIST-1",
    "vira": "CAC-VIRA-1",
    "stock": "CAC-MON-1",
    "first": "CAC-INI-1",
    "turn": "CAC-TURN-1",
    "draw-turn": "CAC-TURN-1",
    "draw": "CAC-TURN-2",
    "discard": "CAC-TURN-1",
    "batida": "CAC-OBJ-1",
    "ten": "CAC-DEZ-2",
    "pifei": "CAC-PIF-1",
    "pifei-twice": "CAC-S18",
    "louca": "CAC-S10",
    "window": "CAC-S10",
    "false": "CAC-S9",
    "barred": "CAC-S9",
    "abandon": "CAC-S15",
    "alone": "CAC-S15",
    "exhausted": "CAC-S12",
    "stalled": "CAC-S17",
    "lives": "CAC-VID-2",
    "lives-ten": "CAC-DEZ-1",
    "out": "CAC-VID-3",
    "end": "CAC-S14",
    "guard": "CAC-S12",
    "unforeseen": "CAC-S21",
}

CACHETA: Final = PifeRules(
    id="cacheta",
    seats=(4, 2, 3, 5, 6),  # CAC-JOG-2
    lives=10,  # CAC-VID-1
    stack=UNSET,  # CAC-VID-1
    bet_min=UNSET,  # CAC-VID-1
    bet_max=UNSET,  # CAC-VID-1
    raise_min=UNSET,  # CAC-VID-1
    open_check=False,  # CAC-VID-1
    step=-1,  # CAC-S2
    first=-1,  # CAC-INI-1
    packet=1,  # CAC-DIST-2
    least_cut=1,  # CAC-S16
    vira=True,  # CAC-VIRA-2
    vira_by_colour=False,  # CAC-VIRA-1, CAC-S3
    vira_playable=False,  # CAC-S13
    wild_in_runs_only=False,  # CAC-S5
    most_wild=1,  # CAC-S5
    tame_when_taken=False,  # CAC-S11
    long_runs=False,  # CAC-SEQ-1, CAC-S7
    quadra=False,  # CAC-TRI-1
    ten_cards=2,  # CAC-DEZ-1
    ponta_repeated_suit=False,  # CAC-S8
    pifei=True,  # CAC-PIF-1
    louca=False,  # CAC-S10
    wrong_batida=REFUSED,  # CAC-S9
    incidents=False,  # CAC-S9
    clean=False,  # CAC-S9
    rebate_all_draws=False,  # CAC-S9
    fold=False,  # CAC-S15
    restock=True,  # CAC-S12
    max_reshuffles=3,  # CAC-S12
    max_void_deals=10,  # CAC-S12
    stall_turns=60,  # CAC-S17
    max_deals=0,  # CAC-S14
    clock=0,  # CAC-S22
    cites=CITES,
)

_FALSE: Final = {"false": False, "true": True}
_TRUE: Final = {"true": True, "false": False}

CACHETA_OPTIONS: Final = Options(
    rules=CACHETA,
    choices=(
        Choice("lives", "lives", {}, Numbers(1, 20), "10"),
        Choice("packet", "packet", {"1": 1, "2": 2}),
        Choice("use_vira", "vira", _TRUE),
        Choice("direction", "step", {"ccw": -1, "cw": 1}),
        Choice("vira_scope", "vira_by_colour", {"suit": False, "colour": True}),
        Choice("vira_playable", "vira_playable", _FALSE),
        Choice("wild_in", "wild_in_runs_only", {"any": False, "runs_only": True}),
        Choice("max_wilds_per_meld", "most_wild", {"1": 1, "2": 2}),
        Choice("discarded_wild", "tame_when_taken", {"free": False, "natural_only": True}),
        Choice("long_runs", "long_runs", _FALSE),
        Choice("ponta_repeated_suit", "ponta_repeated_suit", _FALSE),
        Choice("wrong_batida", "wrong_batida", {"refuse": REFUSED, "stock_only": NO_DISCARD, "lose_life": LOSE_LIFE}),
        Choice("louca", "louca", _FALSE),
        Choice("fold", "fold", _FALSE),
        Choice("exhaustion", "restock", {"reshuffle": True, "void": False}),
        Choice("max_reshuffles", "max_reshuffles", {}, Numbers(0, 100), "3"),
        Choice("max_void_deals", "max_void_deals", {}, Numbers(1, 100), "10"),
        Choice("stall_turns", "stall_turns", {}, Numbers(4, 1000), "60"),
        Choice("clock", "clock", {"off": 0}, SECONDS),
    ),
)
