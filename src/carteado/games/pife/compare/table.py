"""Who plays, how the cards are dealt, what is played for, and when a partida ends."""

from typing import Final

from carteado.compare.values import NOT_USED, Value
from carteado.games.pife.compare.feature import Feature, for_chips, named, number, only_with, same
from carteado.games.pife.rules.rulebook import UNSET, PifeRules


def _seats(rules: PifeRules) -> Value:
    return Value("seats", (min(rules.seats), max(rules.seats)))


def _held(rules: PifeRules) -> Value:
    if not rules.chips:
        return Value("lives", (rules.lives,))
    return Value("agreed") if rules.stack == UNSET else Value("chips", (rules.stack,))


def _bets(rules: PifeRules) -> Value:
    return Value("agreed") if UNSET in (rules.bet_min, rules.bet_max) else Value("range", (rules.bet_min, rules.bet_max))


def _leaving(rules: PifeRules) -> Value:
    return Value("bets" if rules.chips else "life" if rules.fold else "no")


def _worth(rules: PifeRules) -> Value:
    return Value("pot" if rules.chips else "lives")


def _ending(rules: PifeRules) -> Value:
    return Value("pingo" if rules.chips else "last")


FEATURES: Final = (
    Feature("seats", "players", _seats, "CAC-JOG-2", "PIF-JOG-2"),
    Feature("alone", "players", same("own"), "CAC-JOG-2", "PIF-S6"),
    Feature("deck", "deal", same("two"), "CAC-JOG-1", "PIF-JOG-1"),
    Feature("first-dealer", "deal", same("lot"), "CAC-S16", "PIF-DIST-1"),
    Feature("cutter", "deal", named("first", {-1: "left", 1: "right"}), "CAC-S16", "PIF-DIST-3"),
    Feature("least-cut", "deal", number("least_cut"), "CAC-S16", "PIF-DIST-4"),
    Feature("hand", "deal", same("nine"), "CAC-DIST-1", "PIF-DIST-5"),
    Feature("packet", "deal", number("packet"), "CAC-DIST-2", "PIF-DIST-5"),
    Feature("direction", "deal", named("step", {-1: "ccw", 1: "cw"}), "CAC-S2", "PIF-DIST-2"),
    Feature("first", "deal", named("first", {-1: "right", 1: "left"}), "CAC-INI-1", "PIF-S2"),
    Feature("second-cut", "deal", only_with(for_chips, same("after-bets")), "CAC-S16", "PIF-DIST-7"),
    Feature("held", "stakes", _held, "CAC-VID-1", "PIF-APO-1"),
    Feature("pingo", "stakes", only_with(for_chips, same("one")), "CAC-VID-1", "PIF-APO-3"),
    Feature("bets", "stakes", only_with(for_chips, _bets), "CAC-VID-1", "PIF-APO-2"),
    Feature("raise", "stakes", only_with(for_chips, number("raise_min", "bet-min")), "CAC-VID-1", "PIF-S4"),
    Feature("open-check", "stakes", only_with(for_chips, named("open_check")), "CAC-VID-1", "PIF-S2"),
    Feature("leaving", "stakes", _leaving, "CAC-S15", "PIF-APO-4"),
    Feature("worth", "stakes", _worth, "CAC-VID-2", "PIF-S6"),
    Feature("worth-ten", "stakes", number("ten_cards", "same"), "CAC-DEZ-1", "PIF-S13"),
    Feature("void", "stakes", lambda rules: Value("chips" if rules.chips else "lives"), "CAC-S12", "PIF-S15"),
    Feature("end", "match", _ending, "CAC-S14", "PIF-S22"),
    Feature("winner", "match", lambda rules: Value("most" if rules.chips else "alive"), "CAC-S14", "PIF-S22"),
    Feature("voids", "match", number("max_void_deals", NOT_USED), "CAC-S12", "PIF-S15"),
    Feature("deals", "match", only_with(for_chips, number("max_deals", "none")), "CAC-S14", "PIF-S22"),
    Feature("clock", "match", number("clock", "none"), "CAC-S22", "PIF-S24"),
    Feature("unforeseen", "match", same("referee"), "CAC-S21", "PIF-S23"),
)
