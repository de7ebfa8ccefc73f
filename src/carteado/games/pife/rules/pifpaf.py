"""Pif-paf: three to eight seats, nine cards, bets, the discard that anybody may claim. Read it beside the regulation."""

from typing import Final

from carteado.games.pife.rules.rulebook import NO_DISCARD, UNSET, PifeRules
from carteado.options import SECONDS, Choice, Numbers, Options, Refusal

CITES: Final = {
    "pack": "PIF-JOG-1",
    "seats": "PIF-JOG-2",
    "amounts": "PIF-APO-5",
    "pingo": "PIF-APO-3",
    "dealer-draw": "PIF-DIST-1",
    "cut": "PIF-DIST-3",
    "cut-least": "PIF-DIST-4",
    "deal": "PIF-DIST-5",
    "stock": "PIF-DIST-7",
    "first": "PIF-DIST-2",
    "speak": "PIF-APO-4",
    "bet-first": "PIF-S2",
    "bet-range": "PIF-APO-2",
    "bet-raise": "PIF-S4",
    "bet-chips": "PIF-S4",
    "bets-open": "PIF-DIST-6",
    "abandon": "PIF-APO-4",
    "alone": "PIF-S5",
    "alone-thrown": "PIF-S9",
    "mix": "PIF-DIST-7",
    "turn": "PIF-DIST-2",
    "draw-turn": "PIF-LOUCA-2",
    "draw": "PIF-TURN-2",
    "draw-first": "PIF-S14",
    "discard": "PIF-TURN-1",
    "batida": "PIF-FIM-1",
    "ten": "PIF-S13",
    "pot": "PIF-S6",
    "louca": "PIF-LOUCA-1",
    "louca-only": "PIF-LOUCA-2",
    "window": "PIF-S7",
    "false": "PIF-ERR-1",
    "barred": "PIF-ERR-2",
    "throw": "PIF-ERR-3",
    "rebate": "PIF-REB-1",
    "rebate-name": "PIF-REB-2",
    "incidents": "PIF-S16",
    "exhausted": "PIF-S15",
    "stalled": "PIF-S21",
    "end": "PIF-S22",
    "unforeseen": "PIF-S23",
}

PIFPAF: Final = PifeRules(
    id="pifpaf",
    seats=(4, 3, 5, 6, 7, 8),  # PIF-JOG-2
    lives=0,  # PIF-APO-1
    stack=UNSET,  # PIF-APO-1
    bet_min=UNSET,  # PIF-APO-2, PIF-APO-5
    bet_max=UNSET,  # PIF-APO-2, PIF-APO-5
    raise_min=UNSET,  # PIF-S4
    open_check=False,  # PIF-S2
    step=1,  # PIF-DIST-2, PIF-S1
    first=1,  # PIF-DIST-2, PIF-S2
    packet=3,  # PIF-DIST-5
    least_cut=5,  # PIF-DIST-4
    vira=False,  # PIF-JOG-1
    vira_by_colour=False,  # PIF-JOG-1
    vira_playable=False,  # PIF-JOG-1
    wild_in_runs_only=False,  # PIF-JOG-1
    most_wild=0,  # PIF-JOG-1
    tame_when_taken=False,  # PIF-JOG-1
    long_runs=True,  # PIF-COMB-2
    quadra=False,  # PIF-COMB-1, PIF-S12
    ten_cards=0,  # PIF-S13
    ponta_repeated_suit=False,  # PIF-S13
    pifei=False,  # PIF-FIM-1
    louca=True,  # PIF-LOUCA-1
    wrong_batida=NO_DISCARD,  # PIF-ERR-1, PIF-ERR-2
    incidents=True,  # PIF-S16
    clean=False,  # PIF-S16
    rebate_all_draws=True,  # PIF-REB-1, PIF-S10
    fold=False,  # PIF-APO-4
    restock=True,  # PIF-S15
    max_reshuffles=3,  # PIF-S15
    max_void_deals=0,  # PIF-S22
    stall_turns=60,  # PIF-S21
    max_deals=50,  # PIF-S22
    clock=0,  # PIF-S24
    cites=CITES,
)

_FALSE: Final = {"false": False, "true": True}

PIFPAF_OPTIONS: Final = Options(
    rules=PIFPAF,
    choices=(
        Choice("profile", "clean", {"faithful": False, "clean": True}),
        Choice("incidents", "incidents", {"on": True, "off": False}),
        Choice("stack", "stack", {"unset": UNSET}, Numbers(1, 100_000)),
        Choice("bet_min", "bet_min", {"unset": UNSET}, Numbers(1, 100_000)),
        Choice("bet_max", "bet_max", {"unset": UNSET}, Numbers(1, 100_000)),
        Choice("raise_min", "raise_min", {"bet_min": UNSET}, Numbers(1, 100_000)),
        Choice("open_check", "open_check", _FALSE),
        Choice("rebate_scope", "rebate_all_draws", {"all_draws": True, "batida_only": False}),
        Choice("quadra", "quadra", _FALSE),
        Choice("exhaustion", "restock", {"reshuffle": True, "void": False}),
        Choice("max_reshuffles", "max_reshuffles", {}, Numbers(0, 100), "3"),
        Choice("stall_turns", "stall_turns", {}, Numbers(4, 1000), "60"),
        Choice("max_deals", "max_deals", {}, Numbers(0, 1000), "50"),
        Choice("clock", "clock", {"off": 0}, SECONDS),
    ),
    refusals=(
        Refusal(
            "bets-crossed",
            ("bet_min", "bet_max"),
            lambda chosen: (
                "unset" not in (chosen["bet_min"], chosen["bet_max"]) and int(chosen["bet_min"]) > int(chosen["bet_max"])
            ),
        ),
    ),
)
