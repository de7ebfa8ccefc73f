"""Melds by trying everything: every suit, every stretch of places, every way to lay the cards into them.

It shares nothing with `carteado.melds` but the grammar; it is slow, and meant to be.
"""

from collections import Counter
from itertools import product

from carteado.melds.grammar import Grammar

JOKER = 52


def fewest_wild(grammar: Grammar, cards: tuple[int, ...]) -> int | None:
    """How many cards have to stand for others so that these are a meld; `None` where they are none in any way."""
    found = [wild for wild in (*_runs(grammar, cards), *_groups(grammar, cards)) if wild <= grammar.most_wild]
    return min(found, default=None)


def _runs(grammar: Grammar, cards: tuple[int, ...]) -> list[int]:
    size = len(cards)
    if not grammar.run_least <= size <= grammar.run_most:
        return []
    places = range(1 if grammar.ace_low else 2, (14 if grammar.ace_high else 13) + 1)
    found: list[int] = []
    for suit, low in product(range(4), places):
        if not all(card in grammar.wild or card // 13 == suit for card in cards):
            continue
        stretch = list(range(low, low + size))
        if stretch[-1] in places:
            found += _ways(grammar, suit, stretch, Counter(cards))
    return found


def _ways(grammar: Grammar, suit: int, places: list[int], left: Counter[int]) -> list[int]:
    """The numbers of wild cards with which the cards left can fill these places; a run has one natural card at least."""
    return [wild for wild in _filled(grammar, suit, tuple(places), tuple(sorted(left.elements()))) if wild < len(places)]


def _filled(grammar: Grammar, suit: int, places: tuple[int, ...], left: tuple[int, ...]) -> set[int]:
    if not places:
        return {0}
    place, rest = places[0], places[1:]
    found: set[int] = set()
    for card in set(left):
        others = list(left)
        others.remove(card)
        own = card != JOKER and card // 13 == suit
        if own and card % 13 == (place - 1) % 13:
            found |= _filled(grammar, suit, rest, tuple(others))
        elif card in grammar.wild and (grammar.own_suit_wild or not own):
            found |= {wild + 1 for wild in _filled(grammar, suit, rest, tuple(others)) if wild < grammar.most_wild}
    return found


def _groups(grammar: Grammar, cards: tuple[int, ...]) -> list[int]:
    if not grammar.group_least <= len(cards) <= grammar.group_most:
        return []
    return [wild for rank in range(13) if rank != grammar.barred for wild in _of_rank(grammar, cards, rank)]


def _of_rank(grammar: Grammar, cards: tuple[int, ...], rank: int) -> list[int]:
    """Every choice of which cards are natural and which stand for a suit that is missing."""
    found: list[int] = []
    if not all(card in grammar.group_wild or (card != JOKER and card % 13 == rank) for card in cards):
        return found
    for natural in product((True, False), repeat=len(cards)):
        own = [card for card, kept in zip(cards, natural, strict=True) if kept]
        wild = [card for card, kept in zip(cards, natural, strict=True) if not kept]
        fits = all(card != JOKER and card % 13 == rank for card in own) and all(card in grammar.group_wild for card in wild)
        repeats = len(own) - len({card // 13 for card in own})
        room = 4 + grammar.repeats - len(cards) >= 0
        if fits and len(own) >= 2 and repeats <= grammar.repeats and room:
            found.append(len(wild))
    return found
