"""The house rules of both catalogues with their defaults, and what they come to."""

from collections import Counter

from .melds import JOKER, RANKS, SUITS, Grammar

CANASTRA = {
    "jokers": "0",
    "direction": "cw",
    "first": "left_of_dealer",
    "max_wilds_per_meld": "1",
    "wild_mobility": "free",
    "clean_recovery": "false",
    "ace_high": "true",
    "ace_both_ends": "true",
    "ace_high_closes": "end",
    "long_canastra_bonus": "none",
    "own_suit_two_wild": "true",
    "sets": "false",
    "set_of_twos": "true",
    "two_wild_in_sets": "true",
    "batida_requires": "clean",
    "batida_bonus_without_morto": "false",
    "waive_morto_when_none_left": "true",
    "art11_waiver": "true",
    "exhaustion": "end_after_discard",
    "vuln_minimums": "[75,90,120,150]",
    "vuln_scope": "opening",
    "vuln_attempt_scope": "deal",
    "vuln_enforcement": "penalise",
    "final_discard": "optional",
    "return_single_lixo": "forbid",
    "stall_turns": "40",
    "lixo_visibility": "all",
    "lixo_rule": "open",
    "merge_runs": "false",
    "mortos_per_side": "1",
    "unused_indirect_morto": "taken",
    "max_deals": "50",
    "target": "3000",  # reading: Buraco names three targets and no default; 3000 here
    "packet": "1",
    "six_mode": "three_duplas",
    "packs_for_six": "2",
    "allow_five": "false",
    "mortos_three_players": "2",
}
BURACO = CANASTRA | {
    "jokers": "4",
    "clean_recovery": "true",
    "ace_both_ends": "false",
    "sets": "true",
    "batida_requires": "none",
    "batida_bonus_without_morto": "true",
    "vuln_minimums": "[]",
    "vuln_enforcement": "block",  # reading: no clause of Buraco punishes a low lay-down, so a house minimum just refuses it
}
DEFAULTS = {"canastra": CANASTRA, "buraco": BURACO}


def chosen(game: str, options: dict[str, str]) -> dict[str, str]:
    unknown = options.keys() - DEFAULTS[game].keys()
    if unknown:
        raise ValueError(f"no such option: {sorted(unknown)}")
    return DEFAULTS[game] | options


def grammar(options: dict[str, str]) -> Grammar:
    def is_on(key: str) -> bool:
        return options[key] == "true"

    return Grammar(
        sets=is_on("sets"),
        max_wilds=int(options["max_wilds_per_meld"]),
        ace_high=is_on("ace_high"),
        ace_both_ends=is_on("ace_both_ends"),
        ace_high_closes=options["ace_high_closes"],
        own_suit_two_wild=is_on("own_suit_two_wild"),
        set_of_twos=is_on("set_of_twos"),
        two_wild_in_sets=is_on("two_wild_in_sets"),
        wild_mobility=options["wild_mobility"],
        clean_recovery=is_on("clean_recovery"),
        long_canastra_bonus=options["long_canastra_bonus"],
    )


def minimums(options: dict[str, str]) -> list[int]:
    return [int(text) for text in options["vuln_minimums"].strip("[]").split(",") if text.strip()]


def sides(game: str, seats: int, options: dict[str, str]) -> list[int]:
    """The side of each seat (CAN-1.1, BUR-JOG-2 to 4, BUR-S1, BUR-S3)."""
    if game == "canastra" and seats != 4:
        raise ValueError("CAN-1.1: four players")
    if seats == 4:
        return [0, 1, 0, 1]
    if seats == 6:
        return [0, 1, 2, 0, 1, 2] if options["six_mode"] == "three_duplas" else [0, 1, 0, 1, 0, 1]
    if seats in (2, 3) or (seats == 5 and options["allow_five"] == "true"):
        return list(range(seats))
    raise ValueError("BUR-JOG-2: two to six players, and no formation for five unless allowed")


def full_pack(seats: int, options: dict[str, str]) -> Counter[str]:
    packs = int(options["packs_for_six"]) if seats == 6 else 2
    cards = Counter({one + own: packs for one in RANKS for own in SUITS})
    # reading: jokers=4 means two a pack, so three packs have six (162 cards)
    cards[JOKER] = int(options["jokers"]) // 2 * packs
    return +cards


def morto_count(seats: int, options: dict[str, str]) -> int:
    if seats == 6:
        return 3
    return int(options["mortos_three_players"]) if seats == 3 else 2
