"""Truco of the Jogos FENACEF: fixed manilhas, pairs, the dealer's partner leads. Read it beside the regulation."""

from typing import Final

from carteado.cards import BARALHO_40
from carteado.games.truco.rules.rulebook import (
    BLIND_ALL,
    BLIND_FIRST,
    BOTTOM,
    COVER_ALWAYS,
    CUT_PASSES,
    CUT_REDONE,
    DEALER_PAIR,
    DRAW_AGAIN,
    DRAW_HIGHEST,
    FIRST_BINDS,
    FOLD_BY_BOTH,
    LOSES_MAO,
    NO_DUTY,
    NO_KILL,
    NO_TENTO,
    NO_VIRA,
    NOBODY,
    NOBODY_COVERS,
    OPEN,
    OPPONENTS_CHOOSE,
    OTHER_PAIR,
    PARTNER,
    RAISE_LOSES_MAO,
    RAISE_VOID,
    RETURNS,
    RIGHT,
    STANDS,
    TOP,
    ElevenHand,
    Ladder,
    TrucoRules,
)
from carteado.games.truco.rules.strength import manilhas_fixas
from carteado.options import SECONDS, Choice, Options, Refusal
from carteado.tricks.vaza import EQUALISER, FIRST_TIED, LAST_TIED, SAME_LEADER

CITES: Final = {
    "pack": "FEN-8",
    "dealer-draw": "FEN-10",
    "redraw": "FEN-10.1",
    "rotation": "FEN-10.2",
    "cut": "FEN-11-ii",
    "cutter": "FEN-11-i",
    "burn": "FEN-11-iii",
    "burn-ban": "FEN-11-iv",
    "burn-after-fault": "S-FEN-20",
    "cut-before-burn": "S-FEN-18",
    "give-back": "FEN-12-i",
    "deal": "FEN-12-ii",
    "first-lead": "FEN-15",
    "turn": "FEN-16",
    "one-card": "FEN-3f",
    "open-first": "FEN-18",
    "vaza": "FEN-16",
    "tied-vaza": "FEN-3l",
    "two-vazas": "FEN-14",
    "first-tied": "FEN-19.1",
    "two-tied": "FEN-19.2",
    "all-tied": "FEN-19.3",
    "all-tied-dealer": "S-FEN-16",
    "second-tied": "FEN-20",
    "third-tied": "S-FEN-04",
    "raise-3": "FEN-17-i",
    "raise-6": "FEN-17.1c",
    "raise-9": "FEN-17.2c",
    "raise-12": "FEN-17.3c",
    "accept-3": "FEN-17.1a",
    "accept-6": "FEN-17.2a",
    "accept-9": "FEN-17.3a",
    "accept-12": "FEN-17.4a",
    "run-3": "FEN-17.1b",
    "run-6": "FEN-17.2b",
    "run-9": "FEN-17.3b",
    "run-12": "FEN-17.4b",
    "answer-first": "FEN-17.1",
    "answer-3": "FEN-17.1",
    "answer-6": "FEN-17.2",
    "answer-9": "FEN-17.3",
    "answer-12": "FEN-17.4",
    "ladder-top": "FEN-17.4",
    "raise-later": "S-FEN-08",
    "call-window": "S-FEN-09",
    "call-first-card": "S-FEN-12",
    "beyond-need": "S-FEN-29",
    "concede": "S-FEN-30",
    "eleven": "FEN-21",
    "eleven-play": "FEN-21a",
    "eleven-give-up": "FEN-21b",
    "eleven-all-tied": "FEN-21pu",
    "eleven-raise": "FEN-21a",
    "iron": "S-FEN-14",
    "iron-raise": "S-FEN-13",
    "show": "FEN-22",
    "show-1": "FEN-22a",
    "show-2": "FEN-22b",
    "show-4": "FEN-22c",
    "show-pending": "S-FEN-21",
    "thrown": "FEN-23",
    "returned": "FEN-23.1",
    "partida": "FEN-3c",
}

# What each may bring; `verdicts.verdict` says what follows.
INCIDENTS: Final = {
    "FEN-11.1": "cut-fault",
    "FEN-11-ii": "cut-fault",
    "FEN-11-iii": "cut-fault",
    "FEN-11-iv": "cut-fault",
    "FEN-11.2": "warning",
    "FEN-12.1": "void",
    "FEN-12-ii": "void",
    "FEN-12.2": "void",
    "FEN-12.3": "void",
    "FEN-12.4": "void",
    "FEN-12.5": "void",
    "FEN-13": "note",
    "FEN-13pu": "lose-match",
    "FEN-17-ii": "no-call",
    "FEN-18": "turned-up",
    "FEN-21a": "illegal-raise",
    "S-FEN-13": "illegal-raise",
    "FEN-22": "false-show",
    "S-FEN-22": "false-show",
    "FEN-23": "thrown",
    "FEN-24": "note",
    "FEN-25-i": "ladder",
    "S-FEN-25": "out-of-turn",
    "FEN-26-i": "note",
    "FEN-26-ii": "note",
    "FEN-27": "note",
    "FEN-28": "ladder",
    "FEN-28pu": "ladder",
    "FEN-28pu-a": "warning",
    "FEN-28pu-b": "lose-mao",
    "FEN-28pu-c": "lose-partida",
    "FEN-28pu-d": "lose-match",
    "FEN-29": "ladder",
    "FEN-30-ii": "note",
    "FEN-30pu": "note",
    "FEN-31": "note",
    "FEN-32": "ladder",
    "FEN-32pu": "note",
    "FEN-36": "disqualified",
    "FEN-36.2": "disqualified",
    "FEN-37": "note",
    "FEN-39": "set-score",
}

FENACEF: Final = TrucoRules(
    id="truco-fenacef",
    seats=(4,),  # FEN-3c
    deck=BARALHO_40,  # FEN-8
    strength=manilhas_fixas,  # FEN-9, FEN-3g
    target=12,  # FEN-3c
    record_cap=0,  # S-FEN-28
    ladder=Ladder(1, 3, 6, 9, 12),  # FEN-17-i, FEN-3d, FEN-3e
    best_of=3,  # FEN-3a
    first_dealer=DRAW_HIGHEST,  # FEN-10
    next_partida=DRAW_AGAIN,  # FEN-10
    starter_deals=False,  # FEN-10
    redraw_on_any_tie=False,  # FEN-10.1; S-FEN-27
    cuts=3,  # FEN-11-ii
    saws=0,  # FEN-11-ii
    burns=7,  # FEN-11-iii, FEN-3j
    burn_unit=1,  # FEN-11-iii
    burn_end=TOP,  # S-FEN-18
    burn_in_deal=False,  # FEN-11-iii
    burn_dealt=False,  # FEN-11-iii
    ask_each_packet=False,  # FEN-11-iii
    burn_pile_hidden=False,  # FEN-11-v; S-FEN-51
    cutter_peek=False,  # FEN-13
    dealer_peek=False,  # FEN-13
    vira=NO_VIRA,  # FEN-9, FEN-3g
    vira_any_depth=False,  # FEN-9
    packet=1,  # FEN-12-ii
    deal_end=BOTTOM,  # FEN-12.2
    end_request=False,  # FEN-12.2
    first_lead=PARTNER,  # FEN-15; S-FEN-01
    cover_first_vaza=NOBODY_COVERS,  # FEN-18
    cover_while_tied=True,  # FEN-18pu
    tie_duty=NO_DUTY,  # FEN-18pu
    tie_lead=EQUALISER,  # FEN-16, FEN-19; S-FEN-02
    all_down_lead=SAME_LEADER,  # S-FEN-03
    triple_tie=NOBODY,  # FEN-19.3; S-FEN-16
    reveal_face_down=False,  # S-FEN-17
    call_any_time=True,  # FEN-17-i; S-FEN-09
    call_before_first_card=True,  # S-FEN-12
    raise_later=False,  # S-FEN-08
    raise_beyond_need=True,  # S-FEN-29
    answer=FIRST_BINDS,  # S-FEN-10
    must_kill=NO_KILL,  # FEN-17-i
    must_kill_on_raise=False,  # FEN-17-i
    concede=False,  # S-FEN-30
    show_sets=7,  # FEN-22; S-FEN-21
    eleven=ElevenHand(stake=3, give_up=1, triple_tie=OTHER_PAIR, shows=True),  # FEN-21, FEN-3k; S-FEN-21
    iron=OPEN,  # S-FEN-14
    iron_vira_hidden=False,  # FEN-9
    iron_cover=COVER_ALWAYS,  # FEN-18pu; S-FEN-14
    tento=NO_TENTO,  # FEN-28pu
    tento_ends_mao=False,  # FEN-28pu
    repeats_in_match=False,  # FEN-28pu; S-FEN-44
    bottom_look_passes=False,  # FEN-13pu
    deal_fault_passes=True,  # FEN-12.1
    eleven_deal_fault_passes=True,  # FEN-12.1
    illegal_raise=RAISE_VOID,  # S-FEN-13
    cut_fault=CUT_REDONE,  # S-FEN-20
    out_of_turn=RETURNS,  # S-FEN-25
    two_cards=OPPONENTS_CHOOSE,  # FEN-23, FEN-23.2
    false_show_loses=False,  # S-FEN-22
    needs_commission=("FEN-36",),  # FEN-36; S-FEN-52
    clock=0,  # S-FEN-11
    signals=False,  # S-FEN-41
    cites=CITES,
    incidents=INCIDENTS,
)


def _no_tie_lead_without_equaliser(chosen: dict[str, str]) -> bool:
    return chosen["allFaceDownLead"] == "equaliser" and chosen["tieLead"] != "equaliser"


def _false_show_without_show(chosen: dict[str, str]) -> bool:
    return chosen["falseShow"] == "loseHand" and chosen["showAndWin"] == "off"


FENACEF_OPTIONS: Final = Options(
    FENACEF,
    (
        Choice("firstLead", "first_lead", {"partner": PARTNER, "right": RIGHT}),
        Choice(
            "tieLead",
            "tie_lead",
            {"equaliser": EQUALISER, "firstTied": FIRST_TIED, "lastTied": LAST_TIED, "sameLeader": SAME_LEADER},
        ),
        Choice("allFaceDownLead", "all_down_lead", {"sameLeader": SAME_LEADER, "equaliser": EQUALISER}),
        Choice("raiseLater", "raise_later", {"false": False, "true": True}),
        Choice("callWindow", "call_any_time", {"anytime": True, "ownTurn": False}),
        Choice("answerPolicy", "answer", {"firstBinds": FIRST_BINDS, "acceptByOneFoldByBoth": FOLD_BY_BOTH}),
        Choice("clock", "clock", {"off": 0}, SECONDS),
        Choice("callBeforeFirstCard", "call_before_first_card", {"true": True, "false": False}),
        Choice("illegalRaise", "illegal_raise", {"void": RAISE_VOID, "loseHand": RAISE_LOSES_MAO}),
        Choice("ferro", "iron", {"open": OPEN, "blindFirstTrick": BLIND_FIRST, "blindAll": BLIND_ALL}),
        Choice("tripleTie", "triple_tie", {"none": NOBODY, "dealerPair": DEALER_PAIR}),
        Choice("revealFaceDownAfterHand", "reveal_face_down", {"false": False, "true": True}),
        Choice("burnFrom", "burn_end", {"top": TOP, "bottom": BOTTOM}),
        Choice("cutFault", "cut_fault", {"redoSameDealer": CUT_REDONE, "passDeal": CUT_PASSES}),
        Choice(
            "showAndWin",
            "show_sets",
            {"abc": 7, "ab": 3, "ac": 5, "bc": 6, "a": 1, "b": 2, "c": 4, "off": 0},
        ),
        Choice("falseShow", "false_show_loses", {"exposed": False, "loseHand": True}),
        Choice("outOfTurn", "out_of_turn", {"return": RETURNS, "stands": STANDS, "loseHand": LOSES_MAO}),
        Choice("redrawOnAnyTie", "redraw_on_any_tie", {"false": False, "true": True}),
        Choice("recordScore", "record_cap", {"raw": 0, "cap12": 12}),
        Choice("raiseBeyondNeed", "raise_beyond_need", {"true": True, "false": False}),
        Choice("concede", "concede", {"false": False, "true": True}),
        Choice("signals", "signals", {"none": False, "preset": True}),
        Choice("burnView", "burn_pile_hidden", {"all": False, "topOnly": True}),
        Choice("commission", "needs_commission", {"none": ("FEN-36",), "present": ()}),
        Choice("phase", "best_of", {"groups": 3, "knockout": 5}),
    ),
    (
        Refusal("tie-lead-without-equaliser", ("allFaceDownLead", "tieLead"), _no_tie_lead_without_equaliser),
        Refusal("false-show-without-show", ("falseShow", "showAndWin"), _false_show_without_show),
    ),
)
