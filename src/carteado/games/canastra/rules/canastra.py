"""Canastra: two duplas, 104 cards, runs only, a clean canastra to go out. Read it beside the regulation."""

from typing import Final

from carteado.games.canastra.rules.rulebook import (
    CLEAN_CANASTRA,
    DRAW_HIGHEST,
    FIXED,
    FIXED_UNTIL_REPLACED,
    FREE,
    THREE_DUPLAS,
    CanastraRules,
)
from carteado.options import SECONDS, Choice, Numbers, Options, Refusal

CITES: Final = {
    "pack": "CAN-S1",
    "dealer-draw": "CAN-1.2",
    "redraw": "CAN-S3",
    "cut": "CAN-2.1",
    "mortos": "CAN-3.2",
    "turn": "CAN-6.1",
    "draw": "CAN-6.1",
    "first-draw": "CAN-5.1",
    "joined": "CAN-5.2",
    "lixo": "CAN-6.2",
    "lixo-use": "CAN-6.2",
    "discard": "CAN-6.1",
    "meld": "CAN-7.1a",
    "meld-group": "CAN-8.1",
    "meld-ace": "CAN-7.1d",
    "meld-most": "CAN-S7",
    "meld-wild": "CAN-S4",
    "only-wild": "CAN-S4",
    "own-two": "CAN-7.2a",
    "no-groups": "CAN-8.1",
    "group-twos": "CAN-8.1",
    "group-wild": "CAN-8.1",
    "meld-place": "CAN-S5",
    "meld-closed": "CAN-S28",
    "add": "CAN-9.1",
    "canastra": "CAN-7.1b",
    "canastra-group": "CAN-8.1",
    "clean": "CAN-7.3b",
    "dirty": "CAN-7.3a",
    "stain": "CAN-7.2c",
    "morto": "CAN-10.1",
    "morto-direct": "CAN-10.2",
    "morto-indirect": "CAN-10.3",
    "morto-stock": "CAN-S11",
    "batida": "CAN-11.1",
    "batida-waived": "CAN-11.2",
    "batida-none-left": "CAN-S10",
    "final-discard": "CAN-S18",
    "exhausted": "CAN-S11",
    "stalled": "CAN-S20",
    "return": "CAN-S20",
    "count": "CAN-11.3",
    "vulnerable": "CAN-14.1",
    "attempt": "CAN-14.2",
    "attempt-2": "CAN-14.2a",
    "attempt-3": "CAN-14.2b",
    "attempt-4": "CAN-14.2c",
    "laydown": "CAN-S15",
    "target": "CAN-13.1",
    "both": "CAN-13.2",
    "tie": "CAN-13.3",
    "guard": "CAN-S29",
    "points-table": "CAN-12.4",
    "points-clean": "CAN-12.2",
    "points-dirty": "CAN-12.3",
    "points-batida": "CAN-12.1",
    "points-hands": "CAN-12.9",
    "points-morto": "CAN-12.10",
    "points": "CAN-12.0",
    "unforeseen": "CAN-16.1",
}

CANASTRA: Final = CanastraRules(
    id="canastra",
    target=3000,  # CAN-13.1
    jokers=0,  # CAN-S1
    first_dealer=DRAW_HIGHEST,  # CAN-1.2
    packet=1,  # CAN-3.1
    six_mode=THREE_DUPLAS,  # CAN-1.1
    packs_for_six=2,  # CAN-1.1
    five=False,  # CAN-1.1
    mortos_for_three=2,  # CAN-1.1
    mortos_per_side=1,  # CAN-S24
    sets=False,  # CAN-8.1
    set_of_twos=False,  # CAN-8.1
    two_wild_in_sets=False,  # CAN-8.1
    own_suit_two_wild=True,  # CAN-7.2a
    most_wild=1,  # CAN-S4
    mobility=FREE,  # CAN-S5
    clean_recovery=False,  # CAN-7.2c, CAN-S6
    ace_high=True,  # CAN-7.1d
    ace_both_ends=True,  # CAN-S7
    ace_closes=False,  # CAN-S28
    long_bonus=False,  # CAN-S7
    needs=CLEAN_CANASTRA,  # CAN-11.1
    batida_without_morto=False,  # CAN-12.1, CAN-S9
    waives=True,  # CAN-S27
    stock_waives=True,  # CAN-11.2
    waive_when_none_left=True,  # CAN-S10
    final_discard=False,  # CAN-S18
    lixo_until_pass=False,  # CAN-S11
    must_use_top=False,  # CAN-6.2
    lixo_top_only=False,  # CAN-S21
    forbid_return=True,  # CAN-S20
    stall_turns=40,  # CAN-S20
    minimums=(75, 90, 120, 150),  # CAN-14.1, CAN-14.2, CAN-S13, CAN-S14
    every_laydown=False,  # CAN-S15
    attempts_by_match=False,  # CAN-S16
    block=False,  # CAN-S17
    clean=False,  # CAN-S17
    indirect_counts=True,  # CAN-10.4
    max_deals=50,  # CAN-S29
    clock=0,  # CAN-S30
    cites=CITES,
)

_FALSE: Final = {"false": False, "true": True}
_TRUE: Final = {"true": True, "false": False}

CANASTRA_OPTIONS: Final = Options(
    rules=CANASTRA,
    choices=(
        Choice("profile", "clean", {"faithful": False, "clean": True}),
        Choice("vuln_enforcement", "block", {"penalise": False, "block": True}),
        Choice("vuln_minimums", "minimums", {"[75,90,120,150]": (75, 90, 120, 150)}, Numbers(0, 1000, 1, 8)),
        Choice("vuln_scope", "every_laydown", {"opening": False, "every_laydown": True}),
        Choice("vuln_attempt_scope", "attempts_by_match", {"deal": False, "match": True}),
        Choice("max_wilds_per_meld", "most_wild", {"1": 1, "0": 0}, Numbers(0, 9)),
        Choice("wild_mobility", "mobility", {"free": FREE, "fixed_until_replaced": FIXED_UNTIL_REPLACED, "fixed": FIXED}),
        Choice("clean_recovery", "clean_recovery", _FALSE),
        Choice("ace_both_ends", "ace_both_ends", _TRUE),
        Choice("ace_high_closes", "ace_closes", {"end": False, "run": True}),
        Choice("long_canastra_bonus", "long_bonus", {"none": False, "popular": True}),
        Choice("batida_bonus_without_morto", "batida_without_morto", _FALSE),
        Choice("waive_morto_when_none_left", "waive_when_none_left", _TRUE),
        Choice("art11_waiver", "waives", _TRUE),
        Choice("mortos_per_side", "mortos_per_side", {"1": 1, "2": 2}),
        Choice("final_discard", "final_discard", {"optional": False, "required": True}),
        Choice("exhaustion", "lixo_until_pass", {"end_after_discard": False, "lixo_only_until_pass": True}),
        Choice("return_single_lixo", "forbid_return", {"forbid": True, "allow": False}),
        Choice("stall_turns", "stall_turns", {}, Numbers(4, 1000), "40"),
        Choice("lixo_visibility", "lixo_top_only", {"all": False, "top": True}),
        Choice("max_deals", "max_deals", {}, Numbers(0, 1000), "50"),
        Choice("clock", "clock", {"off": 0}, SECONDS),
    ),
    refusals=(
        Refusal(
            "many-wilds-fixed",
            ("max_wilds_per_meld", "wild_mobility"),
            lambda chosen: chosen["max_wilds_per_meld"] != "1" and chosen["wild_mobility"] != "free",
        ),
    ),
)
