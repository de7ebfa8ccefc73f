"""The solved strategy of the table's own rules, for the hand at hand.

Rule 1: it is the composition-dependent strategy of a full shoe: it knows the cards of the hand, the card face up and the cards
        at the bottom of the seat's other hands after a split, and no other. So it brings what `solver.solution` says.
        Who has chips for a split and no more values it by the rules that leave him no other choice afterwards.
Rule 2: nothing is solved that is not asked: a decision costs one hand's values, and those are kept.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from carteado.game import Action
from carteado.games.blackjack.bots.table import Table
from carteado.games.blackjack.bots.worth import worths
from carteado.games.blackjack.rules.acts import Hit, Surrender
from carteado.games.blackjack.rules.rulebook import RANKS, BlackjackRules
from carteado.games.blackjack.solver.position import values
from carteado.games.blackjack.solver.solution import packs
from carteado.games.blackjack.solver.table import Choices

SAFE: Final = 11  # no card takes a hand over 21
SMALL: Final = 7  # nobody doubles so little
LIKED: Final = 1e-9  # by so much the later act of a menu has to be worth more


def chosen(table: Table, legal: tuple[Action, ...]) -> Action:
    """What the book does: the act that is worth most, of equal ones the first."""
    if len(legal) == 1:
        return legal[0]
    return obvious(table, legal) or best(worths(table, choices(table), legal), legal)


def best(each: dict[Action, float], legal: tuple[Action, ...]) -> Action:
    """The act worth most, of equal ones the first of the menu."""
    found = legal[0]
    for action in legal[1:]:
        if each.get(action, -9.0) > each.get(found, -9.0) + LIKED:
            found = action
    return found


def obvious(table: Table, legal: tuple[Action, ...]) -> Action | None:
    """A card where it cannot hurt and nothing else can be better."""
    hand = table.hand
    if hand.soft or hand.total > SAFE or table.pair or any(isinstance(act, Surrender) for act in legal):
        return None
    if hand.count == 2 and hand.total > SMALL:
        return None
    return next((act for act in legal if isinstance(act, Hit)), None)


def choices(table: Table) -> Choices:
    """What the hand's choices are worth from a full shoe."""
    rules, born = table.rules, table.hand.born
    if not table.pair or table.me.free >= 2 * table.hand.stake:
        return _from_full(table, rules)
    if not born:
        return _from_full(table, _spent(rules, False))
    return replace(_from_full(table, rules), split=_from_full(table, _spent(rules, rules.resplit)).split)


@lru_cache(maxsize=64)
def _spent(rules: BlackjackRules, resplit: bool) -> BlackjackRules:
    """The rules for who has chips for a split and for nothing after it."""
    return replace(rules, das=False, resplit=resplit)


def _from_full(table: Table, rules: BlackjackRules) -> Choices:
    mao, cards = table.hand, table.values
    bottoms = (cards[0],) * (len(table.me.maos) - 1) if mao.born else ()
    alike = _alike(table) if table.by_rank and table.pair else -1
    return kept_values(rules, tuple(sorted(cards)), table.up, mao.born, bottoms, mao.of_aces, table.pair, alike)


def _alike(table: Table) -> int:
    """Of a pair of ten-value cards: how many of the rank a full shoe still has."""
    rank = table.hand.hand_cards[0].index % RANKS
    return 4 * table.rules.decks - 2 - int(table.mesa.house_cards[0].index % RANKS == rank)


@lru_cache(maxsize=8192)
def kept_values(
    rules: BlackjackRules,
    cards: tuple[int, ...],
    up: int,
    born: int,
    bottoms: tuple[int, ...],
    of_aces: bool,
    pair: bool,
    alike: int,
) -> Choices:
    """The solver's values from a full shoe less these cards; `bottoms` lie at the bottom of the seat's other hands."""
    counts = list(packs(rules.decks))
    for value in (*cards, up, *bottoms):
        counts[value - 1] -= 1
    return values(rules, counts, cards, up, born, len(bottoms) + 1, of_aces, pair, None if alike < 0 else float(alike))
