"""The house rules of both catalogues with their defaults, and what they come to."""

from .melds import RANKS, SUITS, Grammar, grammar_of

CACHETA = {
    "lives": "10",
    "packet": "1",
    "use_vira": "true",
    "jokers": "0",
    "direction": "ccw",
    "vira_scope": "suit",
    "wild_in": "any",
    "max_wilds_per_meld": "1",
    "ace": "both",
    "long_runs": "false",
    "ponta_repeated_suit": "false",
    "wrong_batida": "refuse",
    "louca": "false",
    "discarded_wild": "free",
    "exhaustion": "reshuffle",
    "max_reshuffles": "3",
    "max_void_deals": "10",
    "vira_playable": "false",
    "fold": "false",
    "stall_turns": "60",
}
PIFPAF = {
    "profile": "faithful",
    "incidents": "on",
    "stack": "",
    "bet_min": "",
    "bet_max": "",
    "raise_min": "",
    "open_check": "false",
    "side_pots": "false",
    "direction": "cw",
    "louca_window": "until_next_draw",
    "rebate_scope": "all_draws",
    "quadra": "false",
    "exhaustion": "reshuffle",
    "max_reshuffles": "3",
    "stall_turns": "60",
    "max_deals": "50",
}
DEFAULTS = {"cacheta": CACHETA, "pifpaf": PIFPAF}
SEATS = {"cacheta": (2, 6), "pifpaf": (3, 8)}


def chosen(game: str, seats: int, options: dict[str, str]) -> dict[str, str]:
    least, most = SEATS[game]
    if not least <= seats <= most:
        raise ValueError(f"{game} is for {least} to {most}")
    unknown = options.keys() - DEFAULTS[game].keys()
    if unknown:
        raise ValueError(f"no such option: {sorted(unknown)}")
    found = DEFAULTS[game] | options
    if game == "pifpaf" and not (found["stack"] and found["bet_min"] and found["bet_max"]):
        raise ValueError("PIF-APO-5: the chips and the bets are not agreed")
    return found


def grammar(game: str, options: dict[str, str]) -> Grammar:
    if game == "pifpaf":
        return grammar_of(long_runs=True, quadra="yes" if options["quadra"] == "true" else "no", max_wilds=0)
    return grammar_of(
        long_runs=options["long_runs"] == "true",
        quadra="ponta",
        repeated_ponta=options["ponta_repeated_suit"] == "true",
        max_wilds=int(options["max_wilds_per_meld"]),
        wild_groups=options["wild_in"] == "any",
    )


def errors_happen(game: str, options: dict[str, str]) -> bool:
    """Whether a false batida is a move with its price, or refused (CAC-S9, PIF-S16)."""
    if game == "cacheta":
        return options["wrong_batida"] != "refuse"
    return options["profile"] != "clean" and options["incidents"] == "on"


def full_pack() -> list[str]:
    return [rank + suit for rank in RANKS for suit in SUITS for _ in range(2)]
