"""Blackjack: one to seven seats and the house, bets, one split, BlackJack 1.5 to 1. Read it beside the regulation."""

from collections.abc import Mapping
from typing import Final

from carteado.games.blackjack.rules.rulebook import EARLY, LATE, NEVER, USUAL, BlackjackRules
from carteado.options import SECONDS, Choice, Numbers, Options, Refusal

CITES: Final = {
    "seats": "BJ-MESA-1",
    "bet-range": "BJ-DIST-1",
    "bet-most": "BJ-S16",
    "sit-out": "BJ-S20",
    "insurance": "BJ-SEGURO-1",
    "insurance-price": "BJ-SEGURO-2",
    "insurance-paid": "BJ-SEGURO-3",
    "insurance-lost": "BJ-SEGURO-4",
    "early": "BJ-OPT-REND-3",
    "early-ace": "BJ-S12",
    "late": "BJ-OPT-REND-4",
    "surrender": "BJ-OPT-REND-1",
    "surrender-first": "BJ-OPT-REND-2",
    "surrender-blackjack": "BJ-S11",
    "order": "BJ-S18",
    "check": "BJ-S1",
    "turn": "BJ-JOGO-1",
    "stand": "BJ-JOGO-1",
    "hit": "BJ-JOGO-2",
    "bust": "BJ-JOGO-3",
    "double": "BJ-DOBRA-1",
    "double-one": "BJ-DOBRA-2",
    "double-two": "BJ-S3",
    "double-split": "BJ-OPT-DAS",
    "double-won": "BJ-DOBRA-3",
    "split": "BJ-SPLIT-1",
    "split-rank": "BJ-S5",
    "split-aces": "BJ-SPLIT-2",
    "split-chips": "BJ-SPLIT-4",
    "resplit": "BJ-OPT-RESPLIT-1",
    "resplit-once": "BJ-OPT-RESPLIT-2",
    "resplit-aces": "BJ-S6",
    "house": "BJ-CRUP-1",
    "house-stands": "BJ-CRUP-2",
    "house-draws": "BJ-CRUP-3",
    "house-bust": "BJ-CRUP-4",
    "house-idle": "BJ-S13",
    "hole": "BJ-DIST-4",
    "deal": "BJ-DIST-2",
    "blackjack": "BJ-BJ-3",
    "blackjack-beats": "BJ-BJ-2",
    "blackjack-tie": "BJ-BJ-4",
    "win": "BJ-VIT-1",
    "tie": "BJ-EMP-1",
    "shoe": "BJ-S14",
    "end": "BJ-S20",
    "unforeseen": "BJ-S21",
}

BLACKJACK: Final = BlackjackRules(
    id="blackjack",
    seats=(3, 1, 2, 4, 5, 6, 7),  # BJ-MESA-1, BJ-S16
    min_players=1,  # BJ-S19
    decks=6,  # BJ-MESA-2
    penetration=USUAL,  # BJ-S14
    stack=100,  # BJ-S20
    bet_min=2,  # BJ-DIST-1
    bet_max=20,  # BJ-S16
    rounds=20,  # BJ-S20
    nevada=False,  # BJ-OPT-NEVADA
    peek=True,  # BJ-S1
    hit_soft_17=False,  # BJ-CRUP-2, BJ-S2
    double_on="any2",  # BJ-DOBRA-1, BJ-S3
    das=False,  # BJ-OPT-DAS
    split_by_rank=False,  # BJ-SPLIT-1, BJ-S5
    resplit=False,  # BJ-OPT-RESPLIT-1
    resplit_aces=False,  # BJ-S6
    max_hands=4,  # BJ-S7
    surrender=NEVER,  # BJ-OPT-REND-1
    early_vs_ace=True,  # BJ-S12
    insurance="exact_half",  # BJ-SEGURO-2, BJ-S10
    clock=0,  # BJ-S22
    cites=CITES,
)

_FALSE: Final = {"false": False, "true": True}

OPTIONS: Final = Options(
    rules=BLACKJACK,
    choices=(
        Choice("decks", "decks", {}, Numbers(1, 8), "6"),
        Choice("stack", "stack", {}, Numbers(1, 100_000), "100"),
        Choice("bet_min", "bet_min", {}, Numbers(1, 100_000), "2"),
        Choice("bet_max", "bet_max", {}, Numbers(1, 100_000), "20"),
        Choice("rounds", "rounds", {}, Numbers(1, 1000), "20"),
        Choice("min_players", "min_players", {}, Numbers(1, 7), "1"),
        Choice("peek", "peek", {"true": True, "false": False}),
        Choice("hit_soft_17", "hit_soft_17", _FALSE),
        Choice("double_on", "double_on", {"any2": "any2"}),
        Choice("das", "das", _FALSE),
        Choice("split_by", "split_by_rank", {"value": False, "rank": True}),
        Choice("resplit", "resplit", _FALSE),
        Choice("max_hands", "max_hands", {}, Numbers(2, 4), "4"),
        Choice("resplit_aces", "resplit_aces", _FALSE),
        Choice("surrender", "surrender", {"none": NEVER, "early": EARLY, "late": LATE}),
        Choice("early_vs", "early_vs_ace", {"any": True, "not_ace": False}),
        Choice("insurance", "insurance", {"exact_half": "exact_half"}),
        Choice("nevada", "nevada", _FALSE),
        Choice(
            "penetration",
            "penetration",
            {"0.75": USUAL, "0": 0, "0.5": 50, "0.6": 60, "0.7": 70, "0.8": 80, "0.9": 90},
        ),
        Choice("clock", "clock", {"off": 0}, SECONDS),
    ),
    refusals=(
        Refusal("bets-crossed", ("bet_min", "bet_max"), lambda chosen: int(chosen["bet_min"]) > int(chosen["bet_max"])),
        Refusal("stack-short", ("stack", "bet_min"), lambda chosen: int(chosen["stack"]) < int(chosen["bet_min"])),
        Refusal(
            "late-unchecked", ("surrender", "peek"), lambda chosen: chosen["surrender"] == "late" and chosen["peek"] == "false"
        ),
    ),
)


def rules_of(settings: Mapping[str, str]) -> BlackjackRules:
    """The regulation with house rules; `BadOption` if they cannot be."""
    return OPTIONS.apply(settings)
