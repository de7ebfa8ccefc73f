"""Drawing, melds, the curinga, going out, and what a mistake costs."""

from typing import Final

from carteado.compare.values import Value
from carteado.games.pife.compare.feature import Feature, for_chips, named, number, only_with, same
from carteado.games.pife.rules.rulebook import LOSE_LIFE, NO_DISCARD, REFUSED, PifeRules

FALSE: Final = {REFUSED: "refused", NO_DISCARD: "stock", LOSE_LIFE: "life"}


def _restocked(rules: PifeRules) -> bool:
    return rules.restock


def _vira(rules: PifeRules) -> bool:
    return rules.vira


def _ten(rules: PifeRules) -> bool:
    return rules.ten_cards > 0


def _louca(rules: PifeRules) -> bool:
    return rules.louca


def _pifei(rules: PifeRules) -> bool:
    return rules.pifei


def _rebate(rules: PifeRules) -> Value:
    if not rules.rebate:
        return Value("no")
    return Value("all" if rules.rebate_all_draws else "batida")


FEATURES: Final = (
    Feature("draw", "draw", same("top"), "CAC-TURN-2", "PIF-TURN-2"),
    Feature("exhausted", "draw", named("restock", {True: "reshuffle", False: "void"}), "CAC-S12", "PIF-S15"),
    Feature("reshuffles", "draw", only_with(_restocked, number("max_reshuffles", "never")), "CAC-S12", "PIF-S15"),
    Feature("stalled", "draw", number("stall_turns"), "CAC-S17", "PIF-S21"),
    Feature("trinca", "melds", named("quadra", {False: "three", True: "four"}), "CAC-TRI-1", "PIF-COMB-1"),
    Feature("run", "melds", named("long_runs", {False: "three", True: "more"}), "CAC-SEQ-1", "PIF-COMB-2"),
    Feature("ace", "melds", same("both"), "CAC-S6", "PIF-COMB-3"),
    Feature("ponta", "melds", only_with(_ten, named("ponta_repeated_suit")), "CAC-S8", "PIF-S13"),
    Feature("vira", "wild", named("vira"), "CAC-VIRA-2", "PIF-JOG-1"),
    Feature("scope", "wild", only_with(_vira, named("vira_by_colour", {False: "suit", True: "colour"})), "CAC-VIRA-1", ""),
    Feature("wild-in", "wild", only_with(_vira, named("wild_in_runs_only", {False: "any", True: "runs"})), "CAC-S5", ""),
    Feature("most-wild", "wild", only_with(_vira, number("most_wild")), "CAC-S5", ""),
    Feature("taken-wild", "wild", only_with(_vira, named("tame_when_taken", {False: "free", True: "itself"})), "CAC-S11", ""),
    Feature("vira-card", "wild", only_with(_vira, named("vira_playable", {False: "aside", True: "last"})), "CAC-S13", ""),
    Feature("needs", "out", same("nine"), "CAC-OBJ-1", "PIF-FIM-1"),
    Feature("ten", "out", lambda rules: Value("ponta" if _ten(rules) else "shown"), "CAC-DEZ-2", "PIF-S13"),
    Feature("louca", "out", named("louca"), "CAC-S10", "PIF-LOUCA-1"),
    Feature("two-claim", "out", only_with(_louca, same("order")), "CAC-S10", "PIF-S8"),
    Feature("pifei", "out", only_with(_pifei, same("bluff")), "CAC-PIF-2", ""),
    Feature("false", "errors", lambda rules: Value(FALSE[rules.false_batida]), "CAC-S9", "PIF-ERR-1"),
    Feature("rebate", "errors", only_with(for_chips, _rebate), "", "PIF-REB-1"),
    Feature("thrown", "errors", only_with(for_chips, lambda rules: Value("yes" if rules.rebate else "no")), "", "PIF-ERR-3"),
)
