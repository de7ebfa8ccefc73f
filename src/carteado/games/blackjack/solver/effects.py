"""What each rule adds to the edge, and each card that leaves the shoe.

A rule's part is the edge with that rule alone set otherwise, less the edge as it is. Parts do not add up: double after split is
worth more where one may split again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from carteado.games.blackjack.rules.rulebook import EARLY, LATE, NEVER, BlackjackRules
from carteado.games.blackjack.solver.hands import TEN, VALUES
from carteado.games.blackjack.solver.house import Houses
from carteado.games.blackjack.solver.solution import COMPOSITION, TENS, Progress, Solution, packs, solve

SURRENDERS: Final[dict[int, str]] = {NEVER: "none", EARLY: "early", LATE: "late"}


@dataclass(frozen=True)
class Effect:
    """One rule set otherwise."""

    option: str
    value: str
    edge: float
    adds: float


@dataclass(frozen=True)
class Removal:
    """One card less of a value, from 1, the Ace, to 10."""

    value: int
    edge: float


def others(rules: BlackjackRules) -> list[tuple[str, str, BlackjackRules]]:
    """The rules with each option alone set otherwise, where that can be and can change something."""
    found = [
        ("das", _told(not rules.das), replace(rules, das=not rules.das)),
        ("hit_soft_17", _told(not rules.hit_soft_17), replace(rules, hit_soft_17=not rules.hit_soft_17)),
        ("resplit", _told(not rules.resplit), replace(rules, resplit=not rules.resplit)),
        ("split_by", "value" if rules.split_by_rank else "rank", replace(rules, split_by_rank=not rules.split_by_rank)),
    ]
    if rules.surrender != LATE:
        found.append(("peek", _told(not rules.peek), replace(rules, peek=not rules.peek)))
    for when, name in SURRENDERS.items():
        if when != rules.surrender and (when != LATE or rules.peek):
            found.append(("surrender", name, replace(rules, surrender=when)))
    if rules.surrender == EARLY:
        turned = replace(rules, early_vs_ace=not rules.early_vs_ace)
        found.append(("early_vs", "not_ace" if rules.early_vs_ace else "any", turned))
    if rules.resplit:
        turned = replace(rules, resplit_aces=not rules.resplit_aces)
        found.append(("resplit_aces", _told(not rules.resplit_aces), turned))
        found.extend(
            [("max_hands", str(most), replace(rules, max_hands=most)) for most in (2, 3, 4) if most != rules.max_hands]
        )
    return found


def _told(value: bool) -> str:
    return "true" if value else "false"


def rule_effects(
    found: Solution,
    edge: float,
    insure: bool = False,
    tens: Sequence[float] | None = None,
    houses: Houses | None = None,
    progress: Progress | None = None,
) -> list[Effect]:
    """The edge of a solution's shoe with each option alone set otherwise; `progress` hears of ten steps an option."""
    kept = Houses(list(found.counts)) if houses is None else houses
    effects: list[Effect] = []
    for option, value, turned in others(found.rules):
        other = solve(turned, found.counts, found.strategy, tens, progress, kept).edge(insure)
        effects.append(Effect(option, value, other, other - edge))
    return effects


def removals(
    rules: BlackjackRules,
    counts: Sequence[int] | None = None,
    strategy: str = COMPOSITION,
    insure: bool = False,
    tens: Sequence[float] | None = None,
    progress: Progress | None = None,
) -> list[Removal]:
    """The edge once one more card of each value has left the shoe: what a count counts. `progress` hears of ten steps a value.

    Of the ten-value ranks each loses a quarter of a card.
    """
    shoe = list(packs(rules.decks) if counts is None else counts)
    ranks = [shoe[TEN] / TENS] * TENS if tens is None else list(tens)
    found: list[Removal] = []
    for value in range(VALUES):
        if shoe[value] > 0:
            shoe[value] -= 1
            left = [rank - 1 / TENS if value == TEN else rank for rank in ranks]
            found.append(Removal(value + 1, solve(rules, shoe, strategy, left, progress).edge(insure)))
            shoe[value] += 1
    return found
