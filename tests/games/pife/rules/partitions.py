"""Batidas by trying everything: every way to part the cards into heaps, every curinga natural or acting in each of them.

It is written from the words of the catalogue and shares nothing with the solver but the options' names; it is slow, and
meant to be.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from carteado.games.pife.rules.shapes import HandGrammar

Heap = tuple[tuple[int, bool], ...]  # each card with whether it may act

RUN, TRINCA, REPEATED = "run", "trinca", "repeated"


def batida(grammar: HandGrammar, cards: Iterable[int], wild: tuple[int, ...] = (), tame: tuple[int, ...] = ()) -> bool:
    """Whether all of these cards, nine or ten, lie in melds as a batida wants them."""
    left = _known(cards, wild, tame)
    return _parted(grammar, left, len(left), 0)


def _known(cards: Iterable[int], wild: tuple[int, ...], tame: tuple[int, ...]) -> Heap:
    calm, known = list(tame), list[tuple[int, bool]]()
    for card in sorted(cards):
        known.append((card, card in wild and card not in calm))
        if card in calm:
            calm.remove(card)
    return tuple(known)


def _parted(grammar: HandGrammar, left: Heap, size: int, pontas: int) -> bool:
    if not left:
        return pontas == 0 or size == 10
    for heap, kept in _heaps(left):
        for ponta, _ in _counts_as(grammar, heap) if len(kept) not in {1, 2} else ():
            if pontas + ponta <= 1 and _parted(grammar, kept, size, pontas + ponta):
                return True
    return False


def _heaps(left: Heap) -> Iterator[tuple[Heap, Heap]]:
    """Every heap of three cards or more that has the first, and the cards that are not in it."""
    rest = left[1:]
    for others in range(2, len(rest) + 1):
        for chosen in combinations(range(len(rest)), others):
            kept = tuple([card for at, card in enumerate(rest) if at not in chosen])
            yield (left[0], *[rest[at] for at in chosen]), kept


def _counts_as(grammar: HandGrammar, heap: Heap) -> set[tuple[int, int]]:
    """The pontas that this heap would use up as a meld, 0 or 1, and the curingas acting in it; nothing where it is no meld."""
    found: set[tuple[int, int]] = set()
    for kind, acting in kinds(heap, grammar.most_wild, grammar.wild_in_runs_only):
        three = len(heap) == 3 and kind != REPEATED
        four = len(heap) == 4 and (kind != REPEATED or grammar.ponta_repeated_suit)
        if three or (kind == RUN and grammar.long_runs) or (kind == TRINCA and four and grammar.quadra):
            found.add((0, acting))
        elif four and grammar.ponta:
            found.add((1, acting))
    return found


def most_in_melds(
    grammar: HandGrammar, cards: Iterable[int], wild: tuple[int, ...] = (), tame: tuple[int, ...] = ()
) -> tuple[int, int]:
    """How many cards can lie in melds, and how few curingas act then; with a ponta not nine, which would be no batida."""
    reached = _reached(grammar, _known(cards, wild, tame))
    fine = [(covered, acting) for covered, acting, pontas in reached if pontas == 0 or (pontas == 1 and covered != 9)]
    return min(fine, key=lambda each: (-each[0], each[1]))


@lru_cache(maxsize=4096)
def _reached(grammar: HandGrammar, left: Heap) -> frozenset[tuple[int, int, int]]:
    """Every number of cards in melds, of curingas acting and of pontas that can be had."""
    if len(left) < 3:
        return frozenset({(0, 0, 0)})
    found = set(_reached(grammar, left[1:]))
    for heap, kept in _heaps(left):
        for ponta, acting in _counts_as(grammar, heap):
            found |= {(len(heap) + more, acting + also, ponta + pontas) for more, also, pontas in _reached(grammar, kept)}
    return frozenset(found)


@lru_cache(maxsize=1 << 18)
def kinds(heap: Heap, most_wild: int, wild_in_runs_only: bool) -> frozenset[tuple[str, int]]:
    """What these cards can be, with how many curingas acting: a run, a trinca, one and a fourth card of a suit that it has."""
    found: set[tuple[str, int]] = set()
    may_act = [at for at, (_, acts) in enumerate(heap) if acts]
    for acting in range(min(most_wild, len(may_act), len(heap) - 1) + 1):
        for chosen in combinations(may_act, acting):
            natural = [card for at, (card, _) in enumerate(heap) if at not in chosen]
            if is_run(natural, len(heap)):
                found.add((RUN, acting))
            if not acting or not wild_in_runs_only:
                found |= {(kind, acting) for kind in is_group(natural, acting)}
    return frozenset(found)


def is_run(natural: list[int], size: int) -> bool:
    """Whether they lie in different places of one stretch of their suit: ace, two, ..., king, ace."""
    if len({card // 13 for card in natural}) > 1 or len(set(natural)) < len(natural) - 1:
        return False
    row = [*range(13), 0]
    wanted = sorted(card % 13 for card in natural)
    return any(
        wanted == sorted(row[at] for at in places)
        for low in range(14 - size + 1)
        for places in combinations(range(low, low + size), len(natural))
    )


def is_group(natural: list[int], acting: int) -> set[str]:
    """Whether they are of one rank: with those acting three or four suits, or three and one of them again."""
    if len({card % 13 for card in natural}) > 1:
        return set()
    suits, size = len({card // 13 for card in natural}), len(natural) + acting
    if suits == len(natural) and size <= 4:
        return {TRINCA}
    return {REPEATED} if size == 4 and suits == len(natural) - 1 and suits + acting == 3 else set()
