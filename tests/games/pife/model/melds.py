"""Whether cards go into melds without rest: every way to part them is tried.

Cards are text: `4C`, `10P`, `AO`. A card that may act as curinga is marked by the caller with a star, `10C*`: it is tried as
itself and as a curinga. Places are numbered 1 (low Ace), 2 to 13 (King), 14 (high Ace).
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

SUITS = "PCEO"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PLACES: tuple[str, ...] = ("", *RANKS, "A")
SHAPES = {9: ((3, 3, 3),), 10: ((3, 3, 4),)}
LONG_SHAPES = {9: ((3, 3, 3), (3, 6), (4, 5), (9,)), 10: ((3, 3, 4), (3, 7), (4, 6), (5, 5), (10,))}
COLOURS = {"P": "PE", "E": "PE", "C": "CO", "O": "CO"}


@dataclass(frozen=True, eq=False)
class Grammar:
    """One object for each grammar: `grammar_of` keeps them, so that what was tried is found again."""

    long_runs: bool  # any run of three or more; otherwise melds of three, one of them with a ponta where ten are shown
    quadra: str  # no, ponta (the fourth card of the ten-card batida), yes
    repeated_ponta: bool = False
    max_wilds: int = 1
    wild_groups: bool = True


grammar_of = lru_cache(Grammar)


def is_run(naturals: list[str], size: int) -> bool:
    """Whether these cards stand in one suit, each in a place of its own, with curingas in the other places."""
    suits = {card[-1] for card in naturals}
    if len(suits) != 1 or len(set(naturals)) < len(naturals):
        return False
    (suit,) = suits
    return any(set(naturals) <= {PLACES[low + step] + suit for step in range(size)} for low in range(1, 16 - size))


def is_trinca(naturals: list[str], size: int, grammar: Grammar) -> bool:
    if len({card[:-1] for card in naturals}) > 1 or (len(naturals) < size and not grammar.wild_groups):
        return False
    suits = len({card[-1] for card in naturals}) + size - len(naturals)
    return suits == size or (size == 4 and suits == 3 and grammar.repeated_ponta)


@lru_cache(200_000)
def is_meld(cards: tuple[str, ...], grammar: Grammar, may_be_four: bool) -> bool:
    """`may_be_four`: a trinca may have a fourth card here."""
    size = len(cards)
    wild = [at for at, card in enumerate(cards) if card.endswith("*")]
    for count in range(min(grammar.max_wilds, len(wild)) + 1):
        for acting in combinations(wild, count):
            naturals = [card.rstrip("*") for at, card in enumerate(cards) if at not in acting]
            if is_run(naturals, size):
                return True
            if (size == 3 or (size == 4 and may_be_four)) and is_trinca(naturals, size, grammar):
                return True
    return False


@lru_cache(200_000)
def parted(cards: tuple[str, ...], into: tuple[int, ...], grammar: Grammar, may_be_four: bool) -> bool:
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    for size in set(into):
        left = list(into)
        left.remove(size)
        for others in combinations(range(len(rest)), size - 1):
            if not is_meld((first, *[rest[at] for at in others]), grammar, may_be_four):
                continue
            if parted(tuple(card for at, card in enumerate(rest) if at not in others), tuple(left), grammar, may_be_four):
                return True
    return False


def is_batida(cards: list[str], grammar: Grammar) -> bool:
    """Nine or ten cards, all of them in melds."""
    if len(cards) not in (9, 10):
        return False
    may_be_four = grammar.quadra == "yes" or (grammar.quadra == "ponta" and len(cards) == 10)
    return _parts(tuple(sorted(cards)), grammar, may_be_four)


@lru_cache(200_000)
def _parts(cards: tuple[str, ...], grammar: Grammar, may_be_four: bool) -> bool:
    shapes = (LONG_SHAPES if grammar.long_runs else SHAPES)[len(cards)]
    return any(parted(cards, into, grammar, may_be_four) for into in shapes)


def curingas(vira: str, scope: str) -> set[str]:
    """The next card up of the same suit, or of both suits of its colour (CAC-VIRA-1, CAC-S3, CAC-S4)."""
    rank = RANKS[(RANKS.index(vira[:-1]) + 1) % len(RANKS)]
    return {rank + suit for suit in (COLOURS[vira[-1]] if scope == "colour" else vira[-1])}
