"""Drawing, melds, mortos, and going out."""

from typing import Final

from carteado.compare.values import Value
from carteado.games.canastra.compare.feature import Feature, named, number, only_with, same
from carteado.games.canastra.rules.rulebook import (
    ANY_CANASTRA,
    CLEAN_CANASTRA,
    FIXED,
    FIXED_UNTIL_REPLACED,
    FREE,
    NO_CANASTRA,
    CanastraRules,
)

MOBILITY: Final = {FREE: "free", FIXED_UNTIL_REPLACED: "until-replaced", FIXED: "fixed"}
NEEDS: Final = {NO_CANASTRA: "none", ANY_CANASTRA: "any", CLEAN_CANASTRA: "clean"}


def _sets(rules: CanastraRules) -> bool:
    return rules.sets


def _wild(rules: CanastraRules) -> Value:
    return Value("twos-and-jokers" if rules.jokers else "twos")


def _waived(rules: CanastraRules) -> Value:
    if not rules.waives or not (rules.stock_waives or rules.waive_when_none_left):
        return Value("never")
    if not rules.waive_when_none_left:
        return Value("as-stock")
    return Value("none-left")


FEATURES: Final = (
    Feature("first-draw", "draw", same("once"), "CAN-5.1", "BUR-JOGO-1"),
    Feature("lixo", "draw", same("whole"), "CAN-6.2", "BUR-JOGO-5"),
    Feature("lixo-use", "draw", named("must_use_top"), "CAN-6.2", "BUR-S16"),
    Feature("lixo-view", "draw", named("lixo_top_only", {False: "all", True: "top"}), "CAN-S21", "BUR-JOGO-3"),
    Feature("return", "draw", named("forbid_return", {True: "no", False: "yes"}), "CAN-S20", "BUR-S22"),
    Feature("exhausted", "draw", named("lixo_until_pass", {False: "ends", True: "lixo"}), "CAN-S11", "BUR-S12"),
    Feature("stalled", "draw", number("stall_turns"), "CAN-S20", "BUR-S22"),
    Feature("longest", "melds", lambda rules: Value("n", (rules.grammar().run_most,)), "CAN-S7", "BUR-SEQ-2"),
    Feature("sets", "melds", named("sets"), "CAN-8.1", "BUR-LAV-1"),
    Feature("set-of-twos", "melds", only_with(_sets, named("set_of_twos")), "CAN-8.1", "BUR-S9"),
    Feature("wild-in-sets", "melds", only_with(_sets, named("two_wild_in_sets")), "CAN-8.1", "BUR-S20"),
    Feature("wild", "melds", _wild, "CAN-7.2a", "BUR-SEQ-3"),
    Feature("own-two", "melds", named("own_suit_two_wild"), "CAN-7.2a", "BUR-S6"),
    Feature("most-wild", "melds", number("most_wild", "any"), "CAN-S4", "BUR-S7"),
    Feature("mobility", "melds", named("mobility", MOBILITY), "CAN-S5", "BUR-SEQ-3"),
    Feature("stain", "melds", named("clean_recovery", {False: "for-good", True: "as-it-lies"}), "CAN-7.2c", "BUR-S6"),
    Feature("ace-high", "melds", named("ace_high"), "CAN-7.1d", "BUR-S8"),
    Feature("ace-both", "melds", named("ace_both_ends"), "CAN-S7", "BUR-S8"),
    Feature("ace-closes", "melds", named("ace_closes"), "CAN-S28", "BUR-S8"),
    Feature("partner", "melds", same("own-side"), "CAN-9.1", "BUR-PAR-1"),
    Feature("direct", "morto", same("same-turn"), "CAN-10.2", "BUR-MOR-2"),
    Feature("indirect", "morto", same("next-turn"), "CAN-10.3", "BUR-MOR-3"),
    Feature("unused", "morto", named("indirect_counts"), "CAN-10.4", "BUR-S18"),
    Feature("per-side", "morto", number("mortos_per_side"), "CAN-S24", "BUR-S1"),
    Feature("needs", "out", named("needs", NEEDS), "CAN-11.1", "BUR-S11"),
    Feature("waived", "out", _waived, "CAN-11.2", "BUR-S13"),
    Feature("final-discard", "out", named("final_discard"), "CAN-S18", "BUR-FIM-1"),
)
