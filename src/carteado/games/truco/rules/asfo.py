"""Truco of the ASFO staff tournament: the turned card names the manilhas, and who trucos on a card has to beat it."""

from dataclasses import replace
from typing import Final

from carteado.cards import BARALHO_40
from carteado.games.truco.rules.rulebook import (
    ALL_BUT_LEADER,
    BLIND_ALL,
    BLIND_FIRST,
    COVER_SEEN_CARDS,
    CUT_AGAIN,
    CUT_TENTO,
    DEALER_PAIR,
    DEALT_END,
    FIRST_BINDS,
    FOLD_BY_BOTH,
    KILL_OR_LOSE_MAO,
    KILL_OR_LOSE_VAZA,
    NO_DUTY,
    NO_KILL,
    NOBODY_COVERS,
    ODDS_AND_EVENS,
    OPEN,
    OTHER_PAIR,
    RAISE_LOSES_MAO,
    RAISE_TENTO,
    RAISE_VOID,
    RETURNS,
    RIGHT,
    STANDS,
    TENTO_ONE,
    TENTO_STAKE,
    TOP,
    UNDER_THEN_OVER,
    VIRA_LAST,
    WINNER_STARTS,
    ElevenHand,
    Ladder,
    TrucoRules,
)
from carteado.games.truco.rules.strength import BARALHO_24, manilhas_novas
from carteado.options import SECONDS, Choice, Options, Refusal
from carteado.tricks.vaza import EQUALISER, FIRST_TIED, LAST_TIED, SAME_LEADER

CITES: Final = {
    "pack": "S-ASFO-01",
    "dealer-draw": "ASFO-JOGO-7",
    "redraw": "ASFO-JOGO-7",
    "lots": "ASFO-JOGO-7",
    "rotation": "S-ASFO-03",
    "cut": "ASFO-CORTE-1",
    "cutter": "S-ASFO-03",
    "saw": "ASFO-CORTE-1",
    "burn": "ASFO-CORTE-4",
    "burner": "ASFO-CORTE-7",
    "burn-unit": "ASFO-CORTE-5",
    "burn-in-deal": "ASFO-CORTE-8",
    "burn-look": "ASFO-CORTE-9",
    "burn-ban": "ASFO-ONZE-1b",
    "burn-after-fault": "S-ASFO-17",
    "cut-before-burn": "ASFO-CORTE-8",
    "peek": "ASFO-CORTE-14",
    "from-bottom": "ASFO-CORTE-11",
    "give-back": "ASFO-CORTE-2",
    "waive": "ASFO-CORTE-8",
    "deal-all": "S-ASFO-04",
    "deal": "ASFO-CORTE-12",
    "vira": "ASFO-CORTE-12",
    "exposed": "ASFO-CORTE-17",
    "exposed-redeal": "ASFO-CORTE-16",
    "exposed-again": "ASFO-CORTE-18",
    "first-lead": "S-ASFO-03",
    "turn": "S-ASFO-03",
    "one-card": "S-ASFO-03",
    "open-first": "ASFO-CARTAS-2",
    "cover-tied": "ASFO-CARTAS-3",
    "tie-duty": "ASFO-EMPATE-1",
    "forced": "ASFO-CARTAS-4",
    "vaza": "S-ASFO-03",
    "tied-vaza": "S-ASFO-03",
    "must-kill": "ASFO-TRUCO-13",
    "two-vazas": "S-ASFO-01",
    "first-tied": "ASFO-EMPATE-2",
    "two-tied": "ASFO-EMPATE-4",
    "all-tied": "ASFO-EMPATE-5",
    "all-tied-dealer": "ASFO-EMPATE-5",
    "second-tied": "ASFO-EMPATE-3",
    "third-tied": "ASFO-EMPATE-3",
    "raise-3": "ASFO-TRUCO-1",
    "raise-6": "ASFO-TRUCO-6",
    "raise-9": "ASFO-TRUCO-8",
    "raise-12": "ASFO-TRUCO-9",
    "accept-3": "ASFO-TRUCO-2",
    "accept-6": "ASFO-TRUCO-6",
    "accept-9": "ASFO-TRUCO-8",
    "accept-12": "ASFO-TRUCO-9",
    "run-3": "ASFO-TRUCO-5",
    "run-6": "ASFO-TRUCO-7",
    "run-9": "ASFO-TRUCO-10",
    "run-12": "ASFO-TRUCO-11",
    "answer-first": "S-ASFO-10",
    "answer-3": "ASFO-TRUCO-2",
    "answer-6": "ASFO-TRUCO-6",
    "answer-9": "ASFO-TRUCO-8",
    "answer-12": "ASFO-TRUCO-9",
    "ladder-top": "ASFO-TRUCO-9",
    "raise-later": "S-ASFO-10",
    "call-window": "ASFO-TRUCO-1",
    "call-first-card": "S-ASFO-36",
    "beyond-need": "S-ASFO-10",
    "concede": "S-ASFO-10",
    "eleven": "ASFO-ONZE-3",
    "eleven-play": "ASFO-ONZE-6",
    "eleven-give-up": "ASFO-ONZE-5",
    "eleven-all-tied": "S-ASFO-30",
    "eleven-raise": "ASFO-ONZE-1c",
    "iron": "ASFO-ONZE-9",
    "iron-raise": "ASFO-ONZE-8",
    "iron-vira": "S-ASFO-11",
    "show": "ASFO-ONZE-7",
    "show-2": "S-ASFO-14",
    "show-pending": "S-ASFO-14",
    "thrown": "ASFO-CARTAS-4",
    "returned": "S-ASFO-25",
    "partida": "S-ASFO-01",
}

# What each may bring; `verdicts.verdict` says what follows.
INCIDENTS: Final = {
    "ASFO-CARTAS-1": "warning",
    "ASFO-CARTAS-2": "turned-up",
    "ASFO-CARTAS-4": "thrown",
    "ASFO-CARTAS-5": "disqualified",
    "ASFO-COM-1": "warning",
    "ASFO-COM-4": "no-call",
    "ASFO-COM-5": "wrong-word",
    "ASFO-COM-6": "similar-word",
    "ASFO-COM-7": "ambiguous",
    "ASFO-CORTE-3": "deal-fault",
    "ASFO-CORTE-13": "deal-fault",
    "ASFO-CORTE-14": "bottom-look",
    "ASFO-CORTE-15": "dealer-tento",
    "ASFO-CORTE-16": "exposed",
    "ASFO-CORTE-17": "exposed-rival",
    "ASFO-CORTE-18": "exposed-again",
    "ASFO-CORTE-19": "own-repair",
    "ASFO-CORTE-20": "own-repair",
    "ASFO-CORTE-21": "surplus",
    "ASFO-CORTE-22": "surplus-truco",
    "ASFO-CORTE-23": "surplus-truco",
    "ASFO-CORTE-24": "repair",
    "ASFO-CORTE-25": "repair",
    "ASFO-CORTE-26": "repair",
    "ASFO-CORTE-27": "eleven-surplus",
    "ASFO-CORTE-28": "complete",
    "ASFO-TRUCO-4": "similar-word",
    "ASFO-TENTO-1": "tento",
    "ASFO-TENTO-2": "note",
    "ASFO-TENTO-3": "tento",
    "ASFO-TENTO-4a": "cutter-tento",
    "ASFO-TENTO-4b": "bottom-look",
    "ASFO-TENTO-4c": "tento-count",
    "ASFO-TENTO-4d": "similar-word",
    "ASFO-TENTO-5a": "deal-fault-again",
    "ASFO-TENTO-5b": "flip-again",
    "ASFO-TENTO-5c": "deal-fault-again",
    "ASFO-TENTO-6": "tento-stake",
    "ASFO-TENTO-7": "tento",
    "ASFO-ONZE-1a": "eleven-look",
    "ASFO-ONZE-1c": "illegal-raise",
    "ASFO-ONZE-2": "eleven-deal-fault",
    "ASFO-ONZE-9": "iron-tento",
    "S-ASFO-12": "illegal-raise",
    "S-ASFO-17": "cut-fault",
    "S-ASFO-24": "warning",
    "S-ASFO-25": "out-of-turn",
    "S-ASFO-32": "iron-tento",
    "ASFO-ORG-1": "set-score",
}

ASFO: Final = TrucoRules(
    id="truco-asfo",
    seats=(4,),  # ASFO-DUPLAS-2
    deck=BARALHO_40,  # S-ASFO-01
    strength=manilhas_novas,  # ASFO-JOGO-9, ASFO-JOGO-10; S-ASFO-02
    target=12,  # S-ASFO-01
    record_cap=0,  # S-ASFO-27
    # ASFO-TRUCO-2, ASFO-TRUCO-3, ASFO-TRUCO-4, ASFO-TRUCO-5, ASFO-TRUCO-6, ASFO-TRUCO-7, ASFO-TRUCO-8, ASFO-TRUCO-9
    ladder=Ladder(1, 3, 6, 9, 12),
    best_of=3,  # ASFO-JOGO-4
    first_dealer=ODDS_AND_EVENS,  # ASFO-JOGO-7
    next_partida=WINNER_STARTS,  # ASFO-JOGO-8
    starter_deals=False,  # S-ASFO-05
    redraw_on_any_tie=False,  # ASFO-JOGO-7
    cuts=3,  # ASFO-CORTE-1, ASFO-CORTE-2
    saws=0,  # ASFO-CORTE-1
    burns=3,  # ASFO-CORTE-4
    burn_unit=3,  # ASFO-CORTE-5
    burn_end=DEALT_END,  # ASFO-CORTE-8
    burn_in_deal=True,  # ASFO-CORTE-8
    burn_dealt=True,  # ASFO-CORTE-9, S-ASFO-04
    ask_each_packet=False,  # S-ASFO-04
    burn_pile_hidden=False,  # ASFO-CORTE-6
    cutter_peek=False,  # ASFO-CORTE-14
    dealer_peek=False,  # ASFO-CORTE-14
    vira=VIRA_LAST,  # ASFO-CORTE-12
    vira_any_depth=False,  # ASFO-CORTE-12
    packet=3,  # ASFO-CORTE-12; S-ASFO-04
    deal_end=TOP,  # ASFO-CORTE-10
    end_request=True,  # ASFO-CORTE-11
    first_lead=RIGHT,  # S-ASFO-03
    cover_first_vaza=ALL_BUT_LEADER,  # ASFO-CARTAS-2, ASFO-CARTAS-3; S-ASFO-06
    cover_while_tied=True,  # ASFO-CARTAS-3
    tie_duty=NO_DUTY,  # ASFO-EMPATE-1
    tie_lead=EQUALISER,  # S-ASFO-03
    all_down_lead=SAME_LEADER,  # S-ASFO-28
    triple_tie=DEALER_PAIR,  # ASFO-EMPATE-5
    reveal_face_down=False,  # S-ASFO-28
    call_any_time=True,  # ASFO-TRUCO-1
    call_before_first_card=True,  # S-ASFO-36
    raise_later=True,  # S-ASFO-10
    raise_beyond_need=True,  # S-ASFO-10
    answer=FOLD_BY_BOTH,  # ASFO-TRUCO-2; S-ASFO-10
    must_kill=KILL_OR_LOSE_VAZA,  # ASFO-TRUCO-13; S-ASFO-07
    must_kill_on_raise=False,  # S-ASFO-08
    concede=False,  # S-ASFO-10
    show_sets=0,  # ASFO-ONZE-7; S-ASFO-14
    # ASFO-ONZE-4, ASFO-ONZE-5, ASFO-ONZE-6, ASFO-ONZE-7; S-ASFO-30
    eleven=ElevenHand(stake=3, give_up=1, triple_tie=DEALER_PAIR, shows=False),
    iron=BLIND_ALL,  # ASFO-ONZE-9; S-ASFO-11
    iron_vira_hidden=False,  # S-ASFO-11
    iron_cover=COVER_SEEN_CARDS,  # S-ASFO-11
    tento=TENTO_ONE,  # ASFO-TENTO-1; S-ASFO-18
    tento_ends_mao=True,  # ASFO-TENTO-7; S-ASFO-19
    repeats_in_match=False,  # S-ASFO-22
    bottom_look_passes=True,  # ASFO-TENTO-7; S-ASFO-37
    deal_fault_passes=True,  # ASFO-CORTE-13
    eleven_deal_fault_passes=True,  # ASFO-ONZE-2, ASFO-CORTE-27
    illegal_raise=RAISE_VOID,  # S-ASFO-12
    cut_fault=CUT_AGAIN,  # S-ASFO-17
    out_of_turn=RETURNS,  # S-ASFO-25
    two_cards=UNDER_THEN_OVER,  # ASFO-CARTAS-4
    false_show_loses=False,  # S-ASFO-14
    needs_commission=(),  # ASFO-ORG-1
    clock=0,  # ASFO-ORG-1
    signals=True,  # ASFO-COM-2; S-ASFO-34
    cites=CITES,
    incidents=INCIDENTS,
)


def _no_tie_lead_without_equaliser(chosen: dict[str, str]) -> bool:
    return chosen["allFaceDownLead"] == "equaliser" and chosen["tieLead"] != "equaliser"


def _hidden_vira_in_an_open_iron_hand(chosen: dict[str, str]) -> bool:
    return chosen["ferro"] == "open" and chosen["ferroVira"] == "hiddenUntilTrick1"


def _kill_on_raise_without_kill(chosen: dict[str, str]) -> bool:
    return chosen["mustKill"] == "off" and chosen["mustKillOnRaise"] == "lastCaller"


ASFO_OPTIONS: Final = Options(
    ASFO,
    (
        Choice("deck", "deck", {"40": BARALHO_40, "24": BARALHO_24}),
        Choice("starter", "starter_deals", {"leads": False, "deals": True}),
        Choice("packet", "packet", {"3": 3, "1": 1}),
        Choice("ritual", "ask_each_packet", {"quick": False, "full": True}),
        Choice("coverTrick1", "cover_first_vaza", {"allButLeader": ALL_BUT_LEADER, "nobody": NOBODY_COVERS}),
        Choice(
            "tieLead",
            "tie_lead",
            {"equaliser": EQUALISER, "firstTied": FIRST_TIED, "lastTied": LAST_TIED, "sameLeader": SAME_LEADER},
        ),
        Choice("allFaceDownLead", "all_down_lead", {"sameLeader": SAME_LEADER, "equaliser": EQUALISER}),
        Choice("mustKill", "must_kill", {"trick": KILL_OR_LOSE_VAZA, "hand": KILL_OR_LOSE_MAO, "off": NO_KILL}),
        Choice("mustKillOnRaise", "must_kill_on_raise", {"false": False, "lastCaller": True}),
        Choice("answerPolicy", "answer", {"acceptByOneFoldByBoth": FOLD_BY_BOTH, "firstBinds": FIRST_BINDS}),
        Choice("raiseLater", "raise_later", {"true": True, "false": False}),
        Choice("raiseBeyondNeed", "raise_beyond_need", {"true": True, "false": False}),
        Choice("callBeforeFirstCard", "call_before_first_card", {"true": True, "false": False}),
        Choice("showAndWin", "show_sets", {"off": 0, "couple": 2}),
        Choice(
            "tripleTieEleven",
            "eleven",
            {"dealerPair": ASFO.eleven, "pairWithout11": replace(ASFO.eleven, triple_tie=OTHER_PAIR)},
        ),
        Choice("ferro", "iron", {"blindAll": BLIND_ALL, "blindFirstTrick": BLIND_FIRST, "open": OPEN}),
        Choice("ferroVira", "iron_vira_hidden", {"shown": False, "hiddenUntilTrick1": True}),
        Choice("illegalRaise", "illegal_raise", {"void": RAISE_VOID, "tento": RAISE_TENTO, "loseHand": RAISE_LOSES_MAO}),
        Choice("cutFault", "cut_fault", {"redo": CUT_AGAIN, "tento": CUT_TENTO}),
        Choice("tentoValue", "tento", {"one": TENTO_ONE, "stake": TENTO_STAKE}),
        Choice("tentoEndsHand", "tento_ends_mao", {"true": True, "false": False}),
        Choice("repeatScope", "repeats_in_match", {"partida": False, "match": True}),
        Choice("bottomLookPass", "bottom_look_passes", {"always": True, "dealerOnly": False}),
        Choice("outOfTurn", "out_of_turn", {"return": RETURNS, "stands": STANDS}),
        Choice("recordScore", "record_cap", {"raw": 0, "cap12": 12}),
        Choice("clock", "clock", {"off": 0}, SECONDS),
        Choice("signals", "signals", {"preset": True, "none": False}),
    ),
    (
        Refusal("tie-lead-without-equaliser", ("allFaceDownLead", "tieLead"), _no_tie_lead_without_equaliser),
        Refusal("hidden-vira-in-open-iron", ("ferro", "ferroVira"), _hidden_vira_in_an_open_iron_hand),
        Refusal("kill-on-raise-without-kill", ("mustKill", "mustKillOnRaise"), _kill_on_raise_without_kill),
    ),
)
