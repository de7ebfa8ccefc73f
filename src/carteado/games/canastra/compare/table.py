"""Who plays with which cards, how they are dealt, what a deal is worth, and when a partida ends."""

from typing import Final

from carteado import catalogue
from carteado.compare.values import Value
from carteado.games.canastra.compare.feature import Feature, named, number, only_with, same
from carteado.games.canastra.rules.endings import BATIDA, NO_MORTO
from carteado.games.canastra.rules.jogos import CLEAN_POINTS, DIRTY_POINTS
from carteado.games.canastra.rules.rulebook import (
    BY_LOT,
    DRAW_HIGHEST,
    THREE_DUPLAS,
    TWO_TRIOS,
    VULNERABLE_FROM,
    CanastraRules,
)


def _played_by(seats: int, rules: CanastraRules) -> bool:
    return seats in catalogue.game(rules.id).seats


def _seats(rules: CanastraRules) -> Value:
    seats = [seats for seats in sorted(catalogue.game(rules.id).seats) if seats != 5 or rules.five]
    return Value("seats", (", ".join(map(str, seats)),))


def _deck(rules: CanastraRules) -> Value:
    return Value("jokers" if rules.jokers else "plain", (len(rules.deck(4)), rules.jokers))


def _minimums(rules: CanastraRules) -> Value:
    if not rules.minimums:
        return Value("none")
    return Value("from", (VULNERABLE_FROM, ", ".join(map(str, rules.minimums))))


def _six(rules: CanastraRules) -> bool:
    return _played_by(6, rules)


def _three(rules: CanastraRules) -> bool:
    return _played_by(3, rules)


def _vulnerable(rules: CanastraRules) -> bool:
    return bool(rules.minimums)


FEATURES: Final = (
    Feature("seats", "players", _seats, "CAN-1.1", "BUR-JOG-2"),
    Feature("pairs", "players", same("alternate"), "CAN-1.1", "BUR-JOG-4"),
    Feature("alone", "players", only_with(_three, same("own")), "CAN-1.1", "BUR-JOG-3"),
    Feature(
        "six", "players", only_with(_six, named("six_mode", {THREE_DUPLAS: "duplas", TWO_TRIOS: "trios"})), "CAN-1.1", "BUR-S1"
    ),
    Feature("deck", "pack", _deck, "CAN-S1", "BUR-JOG-1"),
    Feature("packs-six", "pack", only_with(_six, number("packs_for_six")), "CAN-S1", "BUR-S2"),
    Feature("first-dealer", "deal", named("first_dealer", {DRAW_HIGHEST: "draw", BY_LOT: "lot"}), "CAN-1.2", "BUR-S17"),
    Feature("cutter", "deal", same("right"), "CAN-2.1", "BUR-DIST-1"),
    Feature("packet", "deal", number("packet"), "CAN-3.1", "BUR-DIST-2"),
    Feature("hand", "deal", same("eleven"), "CAN-3.1", "BUR-DIST-3"),
    Feature("mortos", "deal", lambda rules: Value("n", (rules.mortos(4),)), "CAN-3.2", "BUR-DIST-4"),
    Feature("mortos-three", "deal", only_with(_three, number("mortos_for_three")), "CAN-3.2", "BUR-S4"),
    Feature("mortos-six", "deal", only_with(_six, lambda rules: Value("n", (rules.mortos(6),))), "CAN-3.2", "BUR-DIST-5"),
    Feature("direction", "deal", same("clockwise"), "CAN-S2", "BUR-S17"),
    Feature("minimums", "vulnerable", _minimums, "CAN-14.1", "BUR-S21"),
    Feature(
        "low-opening",
        "vulnerable",
        only_with(_vulnerable, lambda rules: Value("blocked" if rules.blocks else "fails")),
        "CAN-14.2",
        "BUR-S21",
    ),
    Feature("every-laydown", "vulnerable", only_with(_vulnerable, named("every_laydown")), "CAN-S15", "BUR-S21"),
    Feature("attempts", "vulnerable", only_with(_vulnerable, named("attempts_by_match")), "CAN-S16", "BUR-S21"),
    Feature("joker", "points", lambda rules: Value("n", (20,)) if rules.jokers else Value("none"), "CAN-S1", "BUR-PTS-7"),
    Feature("cards", "points", same("values"), "CAN-12.4", "BUR-PTS-6"),
    Feature("clean", "points", lambda _: Value("n", (CLEAN_POINTS,)), "CAN-12.2", "BUR-PTS-4"),
    Feature("long", "points", named("long_bonus"), "CAN-S7", "BUR-PTS-4"),
    Feature("dirty", "points", lambda _: Value("n", (DIRTY_POINTS,)), "CAN-12.3", "BUR-PTS-5"),
    Feature("batida", "points", lambda _: Value("n", (BATIDA,)), "CAN-12.1", "BUR-PTS-3"),
    Feature("batida-no-morto", "points", named("batida_without_morto"), "CAN-S9", "BUR-S13"),
    Feature("hands", "points", same("against"), "CAN-12.9", "BUR-PTS-11"),
    Feature("no-morto", "points", lambda _: Value("n", (NO_MORTO,)), "CAN-12.10", "BUR-PTS-12"),
    Feature("target", "match", number("target"), "CAN-13.1", "BUR-PTS-1"),
    Feature("both", "match", same("higher"), "CAN-13.2", "BUR-S14"),
    Feature("tie", "match", same("deal"), "CAN-13.3", "BUR-S14"),
    Feature("guard", "match", number("max_deals", "none"), "CAN-S29", "BUR-S14"),
    Feature("clock", "match", number("clock", "none"), "CAN-S30", "BUR-S25"),
    Feature("unforeseen", "match", lambda rules: Value(rules.id), "CAN-16.1", "BUR-S24"),
)
