"""Truco of SINSEP, "regras oficiais": the cutter takes the vira before the deal, ties bind, and the iron hand is dark."""

from typing import Final

from carteado.cards import BARALHO_40
from carteado.games.truco.rules.rulebook import (
    ALL_SHOW,
    BLIND_ALL,
    BLIND_FIRST,
    COVER_NEVER,
    CUT_TENTO,
    DEAL_GOES_ON,
    DEALER_PAIR,
    DEALT_END,
    DRAW_HIGHEST,
    FIRST_BINDS,
    FIRST_STAYS,
    FOLD_BY_BOTH,
    LEADER_SHOWS,
    LOTS,
    NO_DUTY,
    NO_KILL,
    NOBODY_COVERS,
    OPPONENTS_CHOOSE,
    ORGANISER,
    RAISE_TENTO,
    RAISE_VOID,
    RETURNS,
    RIGHT,
    TENTO_STAKE,
    TOP,
    UNDER_THEN_OVER,
    VIRA_FIRST,
    ElevenHand,
    Ladder,
    TrucoRules,
)
from carteado.games.truco.rules.strength import manilhas_novas
from carteado.options import SECONDS, Choice, Options
from carteado.tricks.vaza import EQUALISER, FIRST_TIED, LAST_TIED, SAME_LEADER

CITES: Final = {
    "pack": "SIN-HIER-1",
    "dealer-draw": "S-SIN-07",
    "redraw": "S-SIN-07",
    "lots": "S-SIN-07",
    "rotation": "S-SIN-07",
    "cut": "SIN-CORTAR-2",
    "cutter": "SIN-POST-2",
    "saw": "SIN-CORTAR-3",
    "saw-ban": "SIN-MAOONZE-6a",
    "burn": "SIN-QUEIMAR-1",
    "burner": "SIN-QUEIMAR-4",
    "burn-unit": "SIN-QUEIMAR-2",
    "burn-in-deal": "SIN-QUEIMAR-5",
    "burn-due": "SIN-DAR-2",
    "burn-look": "SIN-QUEIMAR-6",
    "burn-ban": "SIN-MAOONZE-6c",
    "iron-burn-ban": "SIN-MAOFERRO-2",
    "burn-after-fault": "SIN-QUEIMAR-1",
    "cut-before-burn": "S-SIN-06",
    "peek": "SIN-CORTAR-4",
    "peek-once": "S-SIN-20",
    "peek-ban": "SIN-MAOONZE-6b",
    "from-bottom": "SIN-EMB-6",
    "from-bottom-peeked": "SIN-CORTAR-6",
    "give-back": "SIN-CORTAR-7",
    "waive": "SIN-QUEIMAR-5",
    "deal-all": "S-SIN-21",
    "deal": "SIN-DAR-1",
    "vira": "SIN-CORTAR-1",
    "exposed": "SIN-DAR-4",
    "first-lead": "SIN-JOGO-1",
    "turn": "SIN-JOGO-2",
    "one-card": "SIN-DEF-RODADA",
    "open-first": "SIN-JOGO-3",
    "cover-tied": "SIN-CANGAR-1c",
    "tie-duty": "SIN-CANGAR-1b",
    "forced": "S-SIN-27",
    "vaza": "SIN-JOGO-4",
    "tied-vaza": "SIN-DEF-CANGAR-1",
    "two-vazas": "SIN-JOGO-5",
    "first-tied": "SIN-CANGAR-1d",
    "two-tied": "SIN-CANGAR-4",
    "all-tied": "SIN-CANGAR-5",
    "all-tied-dealer": "SIN-CANGAR-5",
    "second-tied": "SIN-CANGAR-2",
    "third-tied": "SIN-CANGAR-3",
    "raise-3": "SIN-DEF-TRUCO",
    "raise-6": "SIN-TRUCO-7",
    "raise-9": "SIN-TRUCO-9",
    "raise-12": "SIN-TRUCO-10",
    "accept-3": "SIN-TRUCO-2",
    "accept-6": "SIN-TRUCO-7",
    "accept-9": "SIN-TRUCO-9",
    "accept-12": "SIN-TRUCO-10",
    "run-3": "SIN-TRUCO-6",
    "run-6": "SIN-TRUCO-8",
    "run-9": "SIN-TRUCO-11",
    "run-12": "SIN-TRUCO-12",
    "answer-first": "S-SIN-08",
    "answer-3": "SIN-TRUCO-2",
    "answer-6": "SIN-TRUCO-7",
    "answer-9": "SIN-TRUCO-9",
    "answer-12": "SIN-TRUCO-10",
    "ladder-top": "SIN-DEF-MAO-1",
    "raise-later": "S-SIN-08",
    "call-window": "SIN-TRUCO-1",
    "call-first-card": "SIN-TRUCO-1",
    "beyond-need": "S-SIN-09",
    "concede": "S-SIN-08",
    "eleven": "SIN-MAOONZE-2",
    "eleven-play": "SIN-MAOONZE-5",
    "eleven-give-up": "SIN-MAOONZE-4",
    "eleven-all-tied": "S-SIN-24",
    "eleven-raise": "SIN-MAOONZE-6d",
    "iron": "SIN-MAOFERRO-4",
    "iron-raise": "SIN-MAOFERRO-2",
    "iron-vira": "SIN-MAOFERRO-6",
    "iron-hidden-vira": "SIN-MAOFERRO-3",
    "iron-cover": "SIN-MAOFERRO-5",
    "show": "S-SIN-26",
    "show-pending": "S-SIN-26",
    "thrown": "S-SIN-27",
    "returned": "S-SIN-27",
    "partida": "SIN-DEF-PARTIDA",
}

# What each may bring; `verdicts.verdict` says what follows.
INCIDENTS: Final = {
    "SIN-DEF-TENTO": "tento",
    "SIN-EMB-1": "note",
    "SIN-EMB-2": "dealer-tento",
    "SIN-EMB-3": "dealer-tento",
    "SIN-CORTAR-5": "cutter-tento",
    "SIN-DAR-4": "exposed-rival",
    "SIN-DAR-5": "note",
    "SIN-DAR-6": "exposed-own",
    "SIN-JOGO-3": "turned-up",
    "SIN-CANGAR-1c": "turned-up-tied",
    "SIN-TRUCO-4": "similar-word",
    "SIN-MAOONZE-6d": "illegal-raise",
    "SIN-TENTO-1": "note",
    "SIN-TENTO-2": "tento",
    "SIN-TENTO-3a": "cutter-tento",
    "SIN-TENTO-3b": "cut-fault",
    "SIN-TENTO-3c": "cutter-tento",
    "SIN-TENTO-3d": "dealer-tento",
    "SIN-TENTO-3e": "tento-count",
    "SIN-TENTO-3f": "illegal-raise",
    "SIN-TENTO-3g": "special-tento",
    "SIN-TENTO-3h": "vira-tento",
    "SIN-TENTO-3i": "dark-tento",
    "SIN-TENTO-3j": "similar-word",
    "SIN-TENTO-3k": "hidden-highest",
    "SIN-TENTO4-1": "own-repair",
    "SIN-TENTO4-2": "own-repair",
    "SIN-TENTO4-3": "surplus",
    "SIN-TENTO4-4": "surplus-truco",
    "SIN-TENTO4-5": "surplus-truco",
    "SIN-TENTO4-6": "eleven-surplus",
    "SIN-TENTO4-7": "repair",
    "SIN-TENTO4-8": "repair",
    "SIN-TENTO4-9": "repair",
    "SIN-TENTO4-10": "complete",
    "SIN-VALOR-1": "tento",
    "SIN-VALOR-2": "undecided-tento",
    "SIN-VALOR-3": "eleven-tento",
    "SIN-VALOR-4": "iron-tento",
    "S-SIN-10": "illegal-raise",
    "S-SIN-12": "late-tento",
    "S-SIN-13": "tento",
    "S-SIN-23": "deal-fault",
    "S-SIN-27": "misplay",
    "S-SIN-28": "note",
    "SIN-ORG-1": "disqualified",
    "SIN-ORG-2": "set-score",
}

SINSEP: Final = TrucoRules(
    id="truco-sinsep",
    seats=(4, 2),  # SIN-POST-1; S-SIN-31
    deck=BARALHO_40,  # SIN-HIER-1
    strength=manilhas_novas,  # SIN-HIER-1, SIN-HIER-2, SIN-HIER-3, SIN-HIER-4, SIN-HIER-5, SIN-HIER-6
    target=12,  # SIN-DEF-PARTIDA
    record_cap=0,  # S-SIN-09
    ladder=Ladder(1, 3, 6, 9, 12),  # SIN-DEF-MAO-1, SIN-DEF-SEIS, SIN-DEF-NOVE, SIN-DEF-DOZE, SIN-TRUCO-5
    best_of=1,  # S-SIN-30
    first_dealer=DRAW_HIGHEST,  # S-SIN-07
    next_partida=DEAL_GOES_ON,  # S-SIN-07
    starter_deals=False,  # S-SIN-07
    redraw_on_any_tie=False,  # S-SIN-07
    cuts=3,  # SIN-CORTAR-2
    saws=1,  # SIN-CORTAR-3; S-SIN-19
    burns=3,  # SIN-QUEIMAR-1
    burn_unit=3,  # SIN-QUEIMAR-2
    burn_end=DEALT_END,  # S-SIN-21
    burn_in_deal=True,  # SIN-QUEIMAR-5, SIN-DAR-2, SIN-DAR-3
    burn_dealt=False,  # SIN-DAR-2
    ask_each_packet=False,  # S-SIN-21
    burn_pile_hidden=False,  # SIN-QUEIMAR-3
    cutter_peek=True,  # SIN-CORTAR-4; S-SIN-20
    dealer_peek=False,  # S-SIN-20
    vira=VIRA_FIRST,  # SIN-CORTAR-1, SIN-EMB-4, SIN-DEF-VIRA
    vira_any_depth=False,  # S-SIN-06
    packet=3,  # SIN-DAR-1
    deal_end=TOP,  # SIN-EMB-5
    end_request=True,  # SIN-EMB-6
    first_lead=RIGHT,  # SIN-POST-3
    cover_first_vaza=NOBODY_COVERS,  # SIN-JOGO-3
    cover_while_tied=False,  # SIN-CANGAR-1c, SIN-JOGO-8, SIN-DEF-ESCONDER
    tie_duty=ALL_SHOW,  # SIN-CANGAR-1b; S-SIN-02
    tie_lead=EQUALISER,  # SIN-CANGAR-1a; S-SIN-01
    all_down_lead=SAME_LEADER,  # S-SIN-05
    triple_tie=DEALER_PAIR,  # SIN-CANGAR-5
    reveal_face_down=False,  # S-SIN-04
    call_any_time=True,  # SIN-TRUCO-1
    call_before_first_card=True,  # S-SIN-08
    raise_later=True,  # S-SIN-08
    raise_beyond_need=True,  # S-SIN-09
    answer=FOLD_BY_BOTH,  # SIN-TRUCO-2, SIN-TRUCO-3; S-SIN-08
    must_kill=NO_KILL,  # SIN-TRUCO-1
    must_kill_on_raise=False,  # SIN-TRUCO-1
    concede=False,  # S-SIN-08
    show_sets=0,  # S-SIN-26
    # SIN-MAOONZE-1, SIN-MAOONZE-3, SIN-MAOONZE-4, SIN-MAOONZE-5, SIN-DEF-MAOONZE; S-SIN-24
    eleven=ElevenHand(stake=3, give_up=1, triple_tie=DEALER_PAIR, shows=False),
    iron=BLIND_ALL,  # SIN-MAOFERRO-1, SIN-MAOFERRO-4, SIN-MAOFERRO-8, SIN-DEF-MAOFERRO
    iron_vira_hidden=True,  # SIN-MAOFERRO-3, SIN-MAOFERRO-7
    iron_cover=COVER_NEVER,  # SIN-MAOFERRO-5; S-SIN-25
    tento=TENTO_STAKE,  # SIN-VALOR-1
    tento_ends_mao=True,  # S-SIN-11
    repeats_in_match=False,  # SIN-TENTO-2
    bottom_look_passes=True,  # S-SIN-11
    deal_fault_passes=False,  # S-SIN-23
    eleven_deal_fault_passes=False,  # S-SIN-23
    illegal_raise=RAISE_TENTO,  # SIN-TENTO-3f; S-SIN-10
    cut_fault=CUT_TENTO,  # SIN-TENTO-3b
    out_of_turn=RETURNS,  # S-SIN-27
    two_cards=FIRST_STAYS,  # S-SIN-27
    false_show_loses=False,  # S-SIN-26
    needs_commission=(),  # SIN-ORG-2
    clock=0,  # SIN-ORG-2
    signals=True,  # S-SIN-28
    cites=CITES,
    incidents=INCIDENTS,
)

SINSEP_OPTIONS: Final = Options(
    SINSEP,
    (
        Choice("firstDealer", "first_dealer", {"draw": DRAW_HIGHEST, "lots": LOTS, "organiser": ORGANISER}),
        Choice("viraPick", "vira_any_depth", {"top": False, "anyDepth": True}),
        Choice("cutterPeek", "cutter_peek", {"true": True, "false": False}),
        Choice("dealerPeek", "dealer_peek", {"false": False, "true": True}),
        Choice("ritual", "ask_each_packet", {"quick": False, "full": True}),
        Choice(
            "tieLead",
            "tie_lead",
            {"equaliser": EQUALISER, "firstTied": FIRST_TIED, "lastTied": LAST_TIED, "sameLeader": SAME_LEADER},
        ),
        Choice("cangadoHighest", "tie_duty", {"all": ALL_SHOW, "leaderOnly": LEADER_SHOWS, "none": NO_DUTY}),
        Choice("answerPolicy", "answer", {"acceptByOneFoldByBoth": FOLD_BY_BOTH, "firstBinds": FIRST_BINDS}),
        Choice("raiseLater", "raise_later", {"true": True, "false": False}),
        Choice("raiseBeyondNeed", "raise_beyond_need", {"true": True, "false": False}),
        Choice("ferro", "iron", {"blindAll": BLIND_ALL, "blindFirstTrick": BLIND_FIRST}),
        Choice("illegalRaise", "illegal_raise", {"tento": RAISE_TENTO, "void": RAISE_VOID}),
        Choice("tentoEndsHand", "tento_ends_mao", {"true": True, "false": False}),
        Choice("dealFault", "deal_fault_passes", {"repair": False, "pass": True}),
        Choice(
            "twoCards",
            "two_cards",
            {"firstStays": FIRST_STAYS, "opponentsChoose": OPPONENTS_CHOOSE, "underThenOver": UNDER_THEN_OVER},
        ),
        Choice("recordScore", "record_cap", {"raw": 0, "cap12": 12}),
        Choice("clock", "clock", {"off": 0}, SECONDS),
        Choice("signals", "signals", {"preset": True, "none": False}),
    ),
)
