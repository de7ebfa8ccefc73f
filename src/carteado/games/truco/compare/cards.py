"""Players, pack and deal: who sits, which card beats which, and how the cards come."""

from typing import Final

from carteado.cards import CARDS
from carteado.compare.values import Value
from carteado.games.truco.compare.feature import Feature, by_code, named, number, only_with, same
from carteado.games.truco.rules.rulebook import (
    BOTTOM,
    DEAL_GOES_ON,
    DEALT_END,
    DRAW_AGAIN,
    DRAW_HIGHEST,
    LOTS,
    NO_VIRA,
    ODDS_AND_EVENS,
    ORGANISER,
    TOP,
    VIRA_FIRST,
    VIRA_LAST,
    WINNER_STARTS,
    TrucoRules,
)
from carteado.games.truco.rules.strength import NO_CARD, is_manilha


def _seats(rules: TrucoRules) -> Value:
    return Value("pairs-or-two" if 2 in rules.seats else "pairs")


def _clock(rules: TrucoRules) -> Value:
    return Value("seconds", (rules.clock,)) if rules.clock else Value("off")


def _order(rules: TrucoRules) -> Value:
    """The plain cards from high to low: a rank is worth what its weakest card is worth."""
    power = rules.strength(rules.deck, NO_CARD)
    ranks = {CARDS[index].rank for index in rules.deck}
    worth = {rank: min(power[index] for index in rules.deck if CARDS[index].rank == rank) for rank in ranks}
    return Value("order", (" ".join(sorted(ranks, key=lambda rank: -worth[rank])),))


def _manilhas(rules: TrucoRules) -> Value:
    """Fixed cards where no vira is needed to have them; else the suits, by any vira."""
    fixed = _strongest(rules, NO_CARD)
    if fixed:
        return Value("fixed", (" ".join(str(CARDS[index]) for index in fixed),))
    turned = _strongest(rules, rules.deck[0])
    return Value("above-vira", (), tuple(f"suit-{CARDS[index].suit}" for index in turned))


def _strongest(rules: TrucoRules, vira: int) -> list[int]:
    power = rules.strength(rules.deck, vira)
    return sorted((index for index in rules.deck if is_manilha(power[index])), key=lambda index: -power[index])


def _vira(rules: TrucoRules) -> Value:
    if rules.vira == VIRA_FIRST and rules.vira_any_depth:
        return Value("first-any-depth")
    return Value({NO_VIRA: "none", VIRA_LAST: "last", VIRA_FIRST: "first"}[rules.vira])


def _cuts(rules: TrucoRules) -> Value:
    return Value("cuts-or-saw", (rules.cuts, rules.saws)) if rules.saws else Value("cuts", (rules.cuts,))


def _burns(rules: TrucoRules) -> Value:
    if not rules.burns:
        return Value("none")
    if rules.burn_unit == 1:
        return Value("single", (rules.burns,))
    return Value("packets", (rules.burns, rules.burn_unit))


def _burn_when(rules: TrucoRules) -> Value:
    """In the cut alone, or in the deal too: asked once, or packet by packet; of what is due, or of what nobody has seen."""
    if not rules.burn_in_deal:
        return Value("cut")
    asked = "each-packet" if rules.ask_each_packet else "cut-or-deal"
    return Value(f"{asked}-unseen" if rules.burn_dealt else asked)


def _deal_end(rules: TrucoRules) -> Value:
    end = "bottom" if rules.deal_end == BOTTOM else "top"
    return Value(f"{end}-or-asked" if rules.end_request else end)


def _peek(rules: TrucoRules) -> Value:
    return Value({(0, 0): "nobody", (1, 0): "cutter", (0, 1): "dealer", (1, 1): "both"}[rules.cutter_peek, rules.dealer_peek])


def _starters(rules: TrucoRules) -> bool:
    return rules.first_dealer == ODDS_AND_EVENS or rules.next_partida == WINNER_STARTS


FEATURES: Final = (
    Feature("seats", "players", _seats, clauses=by_code("FEN-3c", "ASFO-DUPLAS-2", "SIN-POST-1")),
    Feature(
        "signals",
        "players",
        named("signals", {True: "allowed", False: "none"}),
        clauses=by_code("S-FEN-41", "ASFO-COM-2", "S-SIN-28"),
    ),
    Feature("clock", "players", _clock, clauses=by_code("S-FEN-11", "ASFO-ORG-1", "SIN-ORG-2")),
    Feature("deck", "pack", lambda rules: Value("cards", (len(rules.deck),)), "pack"),
    Feature("order", "pack", _order, clauses=by_code("FEN-9", "S-ASFO-01", "SIN-HIER-1")),
    Feature("manilhas", "pack", _manilhas, clauses=by_code("FEN-3g", "ASFO-JOGO-9", "SIN-HIER-2")),
    Feature("vira", "pack", _vira, "vira", by_code(fen="FEN-3g")),
    Feature(
        "first-dealer",
        "deal",
        named(
            "first_dealer",
            {DRAW_HIGHEST: "draw", ODDS_AND_EVENS: "odds-and-evens", LOTS: "lots", ORGANISER: "organiser"},
        ),
        "dealer-draw",
    ),
    Feature(
        "redraw",
        "deal",
        only_with(
            lambda rules: rules.first_dealer == DRAW_HIGHEST,
            named("redraw_on_any_tie", {False: "highest-tied", True: "any-tied"}),
        ),
        "redraw",
        by_code(fen="S-FEN-27"),
    ),
    Feature(
        "next-partida",
        "deal",
        named("next_partida", {DRAW_AGAIN: "draw-again", WINNER_STARTS: "winner", DEAL_GOES_ON: "goes-on"}),
        clauses=by_code("FEN-10", "ASFO-JOGO-8", "S-SIN-07"),
    ),
    Feature(
        "starter",
        "deal",
        only_with(_starters, named("starter_deals", {False: "leads", True: "deals"})),
        clauses=by_code(asfo="S-ASFO-05"),
    ),
    Feature("rotation", "deal", same("right"), "rotation"),
    Feature("cutter", "deal", same("left"), "cutter"),
    Feature("cuts", "deal", _cuts, "cut"),
    Feature("burns", "deal", _burns, "burn"),
    Feature("burn-when", "deal", _burn_when, "burn-in-deal", by_code("FEN-11-iii")),
    Feature(
        "burn-end",
        "deal",
        named("burn_end", {TOP: "top", BOTTOM: "bottom", DEALT_END: "dealt-end"}),
        clauses=by_code("S-FEN-18", "ASFO-CORTE-8", "S-SIN-21"),
    ),
    Feature(
        "burn-view",
        "deal",
        named("burn_pile_hidden", {False: "all", True: "top-only"}),
        clauses=by_code("S-FEN-51", "ASFO-CORTE-6", "SIN-QUEIMAR-3"),
    ),
    Feature("packet", "deal", number("packet", "many", "one"), "deal"),
    Feature("deal-end", "deal", _deal_end, "from-bottom", by_code(fen="FEN-12.2")),
    Feature("peek", "deal", _peek, "peek", by_code(fen="FEN-13")),
)
