"""Buraco: two to six seats, 108 cards with jokers, runs and lavadeiras. Read it beside the regulation."""

from typing import Final

from carteado.games.canastra.rules.rulebook import (
    ANY_CANASTRA,
    BY_LOT,
    CLEAN_CANASTRA,
    FREE,
    NO_CANASTRA,
    THREE_DUPLAS,
    TWO_TRIOS,
    CanastraRules,
)
from carteado.options import SECONDS, Choice, Numbers, Options, Refusal

CITES: Final = {
    "pack": "BUR-JOG-1",
    "dealer-draw": "BUR-S17",
    "redraw": "BUR-S17",
    "cut": "BUR-DIST-1",
    "mortos": "BUR-DIST-4",
    "turn": "BUR-S17",
    "draw": "BUR-JOGO-4",
    "first-draw": "BUR-JOGO-1",
    "joined": "BUR-JOGO-2",
    "lixo": "BUR-JOGO-5",
    "lixo-use": "BUR-S16",
    "discard": "BUR-JOGO-4",
    "meld": "BUR-SEQ-1",
    "meld-group": "BUR-LAV-1",
    "meld-ace": "BUR-S8",
    "meld-most": "BUR-S8",
    "meld-wild": "BUR-S7",
    "only-wild": "BUR-S9",
    "own-two": "BUR-S6",
    "no-groups": "BUR-S23",
    "group-twos": "BUR-S9",
    "group-wild": "BUR-S20",
    "meld-place": "BUR-SEQ-3",
    "meld-closed": "BUR-S8",
    "add": "BUR-PAR-1",
    "canastra": "BUR-SEQ-2",
    "canastra-group": "BUR-LAV-2",
    "clean": "BUR-PTS-4",
    "dirty": "BUR-SEQ-4",
    "stain": "BUR-S6",
    "morto": "BUR-MOR-1",
    "morto-direct": "BUR-MOR-2",
    "morto-indirect": "BUR-MOR-3",
    "morto-stock": "BUR-S12",
    "batida": "BUR-FIM-1",
    "batida-waived": "BUR-S13",
    "batida-none-left": "BUR-S13",
    "final-discard": "BUR-FIM-1",
    "exhausted": "BUR-S12",
    "stalled": "BUR-S22",
    "return": "BUR-S22",
    "count": "BUR-FIM-1",
    "vulnerable": "BUR-S21",
    "attempt": "BUR-S21",
    "attempt-2": "BUR-S21",
    "attempt-3": "BUR-S21",
    "attempt-4": "BUR-S21",
    "laydown": "BUR-S21",
    "target": "BUR-PTS-1",
    "both": "BUR-S14",
    "tie": "BUR-S14",
    "guard": "BUR-S14",
    "points-table": "BUR-PTS-6",
    "points-clean": "BUR-PTS-4",
    "points-dirty": "BUR-PTS-5",
    "points-batida": "BUR-PTS-3",
    "points-hands": "BUR-PTS-11",
    "points-morto": "BUR-PTS-12",
    "points": "BUR-PTS-2",
    "unforeseen": "BUR-S24",
}

BURACO: Final = CanastraRules(
    id="buraco",
    target=1500,  # BUR-PTS-1
    jokers=4,  # BUR-JOG-1, BUR-S5
    first_dealer=BY_LOT,  # BUR-S17
    packet=1,  # BUR-DIST-2
    six_mode=THREE_DUPLAS,  # BUR-S1
    packs_for_six=2,  # BUR-S2
    five=False,  # BUR-S3
    mortos_for_three=2,  # BUR-S4
    mortos_per_side=1,  # BUR-S1
    sets=True,  # BUR-LAV-1, BUR-S23
    set_of_twos=True,  # BUR-S9
    two_wild_in_sets=True,  # BUR-S20
    own_suit_two_wild=True,  # BUR-S6
    most_wild=1,  # BUR-S7
    mobility=FREE,  # BUR-SEQ-3
    clean_recovery=True,  # BUR-S6
    ace_high=True,  # BUR-S8
    ace_both_ends=False,  # BUR-SEQ-2, BUR-S8
    ace_closes=False,  # BUR-S8
    long_bonus=False,  # BUR-PTS-4
    needs=NO_CANASTRA,  # BUR-FIM-1, BUR-S11
    batida_without_morto=True,  # BUR-PTS-3, BUR-S13
    waives=True,  # BUR-S13
    stock_waives=False,  # BUR-S13
    waive_when_none_left=True,  # BUR-S13
    final_discard=False,  # BUR-FIM-1
    lixo_until_pass=False,  # BUR-S12
    must_use_top=False,  # BUR-S16
    lixo_top_only=False,  # BUR-JOGO-3
    forbid_return=True,  # BUR-S22
    stall_turns=40,  # BUR-S22
    minimums=(),  # BUR-S21
    every_laydown=False,  # BUR-S21
    attempts_by_match=False,  # BUR-S21
    block=True,  # BUR-S21
    clean=False,  # BUR-S21
    indirect_counts=True,  # BUR-S18
    max_deals=50,  # BUR-S14
    clock=0,  # BUR-S25
    cites=CITES,
)

_FALSE: Final = {"false": False, "true": True}
_TRUE: Final = {"true": True, "false": False}

BURACO_OPTIONS: Final = Options(
    rules=BURACO,
    choices=(
        Choice("target", "target", {"1500": 1500, "3000": 3000, "5000": 5000}),
        Choice("packet", "packet", {"1": 1, "2": 2}),
        Choice("six_mode", "six_mode", {"three_duplas": THREE_DUPLAS, "two_trios": TWO_TRIOS}),
        Choice("packs_for_six", "packs_for_six", {"2": 2, "3": 3}),
        Choice("allow_five", "five", _FALSE),
        Choice("mortos_three_players", "mortos_for_three", {"2": 2, "3": 3}),
        Choice("mortos_per_side", "mortos_per_side", {"1": 1, "2": 2}),
        Choice("jokers", "jokers", {"4": 4, "0": 0}),
        Choice("sets", "sets", _TRUE),
        Choice("set_of_twos", "set_of_twos", _TRUE),
        Choice("two_wild_in_sets", "two_wild_in_sets", _TRUE),
        Choice("own_suit_two_wild", "own_suit_two_wild", _TRUE),
        Choice("clean_recovery", "clean_recovery", _TRUE),
        Choice("max_wilds_per_meld", "most_wild", {"1": 1, "0": 0}, Numbers(0, 9)),
        Choice("ace_high", "ace_high", _TRUE),
        Choice("ace_both_ends", "ace_both_ends", _FALSE),
        Choice("batida_requires", "needs", {"none": NO_CANASTRA, "any": ANY_CANASTRA, "clean": CLEAN_CANASTRA}),
        Choice("waive_morto_when_none_left", "waive_when_none_left", _TRUE),
        Choice("unused_indirect_morto", "indirect_counts", {"taken": True, "not_taken": False}),
        Choice("lixo_rule", "must_use_top", {"open": False, "must_use_top": True}),
        Choice("vuln_minimums", "minimums", {"[]": ()}, Numbers(0, 1000, 1, 8)),
        Choice("exhaustion", "lixo_until_pass", {"end_after_discard": False, "lixo_only_until_pass": True}),
        Choice("return_single_lixo", "forbid_return", {"forbid": True, "allow": False}),
        Choice("stall_turns", "stall_turns", {}, Numbers(4, 1000), "40"),
        Choice("max_deals", "max_deals", {}, Numbers(0, 1000), "50"),
        Choice("clock", "clock", {"off": 0}, SECONDS),
    ),
    refusals=(
        Refusal(
            "both-aces-low",
            ("ace_high", "ace_both_ends"),
            lambda chosen: chosen["ace_high"] == "false" and chosen["ace_both_ends"] == "true",
        ),
    ),
)
