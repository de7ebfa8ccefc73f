"""What a heap of cards is on the table: every arrangement is tried, and the one with the fewest curingas counts.

Cards are text: `4C`, `10P`, `AO`, and `JK` the joker. `2C=6P` is a 2C declared to stand for the 6P; only the house rules
under which a curinga does not move need that. Places are numbered 1 (low Ace), 2 to 13 (King), 14 (high Ace).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

SUITS = "PCEO"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PLACES: tuple[str, ...] = ("", *RANKS, "A")
JOKER = "JK"
SPOILERS = ("9", "10", "J", "Q", "K")
VALUES = {"A": 15, "2": 10, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, JOKER: 20}


def rank(card: str) -> str:
    return card if card == JOKER else card[:-1]


def suit(card: str) -> str:
    return "" if card == JOKER else card[-1]


def value(card: str) -> int:
    return VALUES.get(rank(card), 10)


def worth(cards: Iterable[str]) -> int:
    return sum(value(card) for card in cards)


@dataclass(frozen=True)
class Grammar:
    sets: bool = False
    max_wilds: int = 1  # 0: any number
    ace_high: bool = True
    ace_both_ends: bool = True
    ace_high_closes: str = "end"
    own_suit_two_wild: bool = True
    set_of_twos: bool = True
    two_wild_in_sets: bool = True
    wild_mobility: str = "free"
    clean_recovery: bool = False
    long_canastra_bonus: str = "none"


class Arrangement(NamedTuple):
    kind: str  # run, group
    of: str  # the suit of a run, the rank of a group
    low: int  # the first place of a run; 0 for a group
    cards: tuple[str, ...]  # of a run, place by place
    wilds: tuple[int, ...]  # which of these cards are curingas, counted from 0

    def face(self, index: int) -> str:
        return PLACES[self.low + index] + self.of if self.kind == "run" else self.of


def arrangements(cards: list[str], grammar: Grammar) -> list[Arrangement]:
    return _arrangements(tuple(sorted(cards)), grammar)


@lru_cache(100_000)
def _arrangements(cards: tuple[str, ...], grammar: Grammar) -> list[Arrangement]:
    found = [*runs(cards, grammar), *groups(cards, grammar)]
    return [one for one in found if not grammar.max_wilds or len(one.wilds) <= grammar.max_wilds]


def runs(cards: tuple[str, ...], grammar: Grammar) -> Iterator[Arrangement]:
    length = len(cards)
    if length < 3:
        return
    for own in SUITS:
        if any(card != JOKER and rank(card) != "2" and suit(card) != own for card in cards):
            continue  # such a card has no place in it
        for low in range(1, 14):
            high = low + length - 1
            if high > 14 or (high == 14 and not grammar.ace_high) or (low == 1 and high == 14 and not grammar.ace_both_ends):
                continue
            for order, wilds in _filled(own, low, (), (), cards, grammar):
                # reading: a run has a natural card, or nobody could say of what suit it is (max_wilds_per_meld=0, JK JK JK)
                if len(wilds) < length:
                    yield Arrangement("run", own, low, order, wilds)


def _filled(
    own: str, low: int, order: tuple[str, ...], wilds: tuple[int, ...], left: tuple[str, ...], grammar: Grammar
) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Every way to put what is left into the places that follow."""
    if not left:
        yield order, wilds
        return
    place = low + len(order)
    for card in dict.fromkeys(left):
        natural = card == PLACES[place] + own
        wild = card == JOKER or (rank(card) == "2" and (suit(card) != own or grammar.own_suit_two_wild))
        room = not grammar.max_wilds or len(wilds) < grammar.max_wilds
        if natural or (wild and room):
            at = left.index(card)
            rest = (*left[:at], *left[at + 1 :])
            yield from _filled(own, low, (*order, card), wilds if natural else (*wilds, len(order)), rest, grammar)


def groups(cards: tuple[str, ...], grammar: Grammar) -> Iterator[Arrangement]:
    if not grammar.sets or len(cards) < 3:
        return
    for one in RANKS:
        if one == "2" and not grammar.set_of_twos:
            continue
        wilds = tuple(index for index, card in enumerate(cards) if rank(card) != one)
        # reading: a group of 2s needs two 2s like any other (2P 2C JK is one), not three
        enough = len(cards) - len(wilds) >= 2
        if enough and all(_wild_in_group(cards[index], grammar) for index in wilds):
            yield Arrangement("group", one, 0, cards, wilds)


def _wild_in_group(card: str, grammar: Grammar) -> bool:
    # reading: own_suit_two_wild speaks of runs only; a group has no own suit
    return card == JOKER or (rank(card) == "2" and grammar.two_wild_in_sets)


def fewest(found: list[Arrangement]) -> list[Arrangement]:
    least = min((len(one.wilds) for one in found), default=0)
    return [one for one in found if len(one.wilds) == least]


@dataclass(frozen=True)
class Meld:
    cards: tuple[str, ...]
    ways: tuple[Arrangement, ...]  # how it may be lying; several where nothing has told them apart yet
    stained: bool = False

    @property
    def kind(self) -> str:
        return self.ways[0].kind

    @property
    def wilds(self) -> int:
        return len(self.ways[0].wilds)

    @property
    def status(self) -> str:
        """`clean` or `dirty` from seven cards on; nothing before."""
        if len(self.cards) < 7:
            return ""
        return "dirty" if self.wilds or self.stained else "clean"

    def bonus(self, grammar: Grammar) -> int:
        if self.status == "clean" and self.kind == "run" and grammar.long_canastra_bonus == "popular":
            # reading: the 13 cards from the 2 to the high Ace are the same cards as A-K, so they are worth the same 500
            return {13: 500, 14: 1000}.get(len(self.cards), 200)
        return {"clean": 200, "dirty": 100, "": 0}[self.status]


def lay(written: list[str], grammar: Grammar) -> Meld | None:
    """The meld that these cards are, laid as a new one."""
    cards = [text.split("=")[0] for text in written]
    return _meld(cards, [one for one in arrangements(cards, grammar) if _as_declared(one, written, grammar)], False, grammar)


def add(meld: Meld, written: list[str], grammar: Grammar, shifted: list[str] | None = None) -> Meld | None:
    """The meld with more cards; `shifted` declares where curingas that lay there go (`2O=9C`)."""
    if grammar.ace_high_closes == "run" and all(_ends_with_ace(one) for one in meld.ways):
        return None
    cards = [*meld.cards, *(text.split("=")[0] for text in written)]
    found = arrangements(cards, grammar)
    if grammar.wild_mobility != "free":
        found = [one for one in found if any(_follows(way, one, grammar) for way in meld.ways)]
        if meld.wilds and any(not one.wilds for one in found):
            found = [one for one in found if not one.wilds]  # of its own suit it goes to place 2, where that joins the run
    found = [one for one in found if _as_declared(one, [*written, *(shifted or [])], grammar)]
    # reading: when cards move freely, a meld may even change its kind (only with max_wilds_per_meld=0 or AP AP 2P + 3P..KP)
    return _meld(cards, found, meld.stained, grammar)


def settle(meld: Meld, declared: list[str]) -> Meld | None:
    """The meld with the places of its curingas told, where they were open."""
    ways = tuple(one for one in meld.ways if all(_stands(one, text) for text in declared))
    return Meld(meld.cards, ways, meld.stained) if ways else None


def _meld(cards: list[str], found: list[Arrangement], stained: bool, grammar: Grammar) -> Meld | None:
    if not found:
        return None
    ways = fewest(found)
    # reading: clean_recovery=false means Canastra's stain in Buraco too; a group cannot lose its curinga, so it needs none
    spoilt = ways[0].kind == "run" and bool(ways[0].wilds) and any(rank(card) in SPOILERS for card in cards)
    return Meld(tuple(sorted(cards)), tuple(ways), stained or (spoilt and not grammar.clean_recovery))


def _ends_with_ace(one: Arrangement) -> bool:
    # reading: only a natural Ace closes the run, not a curinga in its place; the Ace of A-K (13 cards) may lie low: open
    last = len(one.cards) - 1
    return one.kind == "run" and one.low + last == 14 and last not in one.wilds


def _as_declared(one: Arrangement, written: list[str], grammar: Grammar) -> bool:
    return grammar.wild_mobility == "free" or all(_stands(one, text) for text in written if "=" in text)


def _stands(one: Arrangement, text: str) -> bool:
    card, face = text.split("=")
    return any(one.cards[index] == card and one.face(index) == face for index in one.wilds)


def _follows(before: Arrangement, after: Arrangement, grammar: Grammar) -> bool:
    """Whether the cards that lay there are where they were, but for curingas whose place was taken by its own card."""
    if before.kind != after.kind or before.of != after.of:
        return False
    if before.kind == "group":
        return True  # reading: in a group a curinga has no place of its own, so the mobility of curingas changes nothing
    now = {after.low + index: (card, index in after.wilds) for index, card in enumerate(after.cards)}
    replaced = []
    for index, card in enumerate(before.cards):
        place, wild = before.low + index, index in before.wilds
        if now.get(place) == (card, wild):
            continue  # reading: a natural 2 does not move either, once it lies in its place
        if not wild or place not in now or now[place][1] or grammar.wild_mobility == "fixed":
            return False
        replaced.append(card)
    # reading: it goes to an end, and the other cards of the act may go before it or beyond it: so it may lie anywhere else
    wild_now = {place: card for place, (card, wild) in now.items() if wild}
    if any(card not in wild_now.values() and now.get(2) != (card, False) for card in replaced):
        return False
    # reading: an act of several cards does what they do one by one: a 2 goes home as soon as it can, over no other curinga
    bridged = [place for place, card in wild_now.items() if replaced and card not in replaced and 2 < place < before.low]
    homeless = before.low == 3 and 2 not in now and "2" + before.of in replaced
    return not bridged and not homeless
