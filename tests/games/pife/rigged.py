"""Packs whose hands are a card short of a batida, with the cards they want near the top of the stock."""

from collections import Counter
from random import Random

from games.pife.model.melds import PLACES, RANKS, SUITS, curingas
from games.pife.model.options import full_pack
from games.pife.model.table import HAND, Table

SHAPES = ((3, 3, 3), (3, 3, 3), (3, 3, 4), (3, 6), (4, 5), (5, 5), (9,))


def pack(table: Table, rng: Random) -> list[str]:
    """For the next deal, as it lies after the cut."""
    left = Counter(full_pack())
    turned = [_drawn(left, rng)] if table.game == "cacheta" else []
    wild = sorted(curingas(turned[0], "suit")) if turned else []
    hands: dict[int, list[str]] = {}
    wanted: list[str] = []
    for seat in table.order:
        hands[seat], wish = _hand(left, wild, rng)
        wanted += [card for card in wish if rng.random() < 0.8]
    near = [card for card in wanted if _taken(left, card)]
    rest = list(left.elements())
    rng.shuffle(rest)
    mixed = rng.choice((0, 2, len(hands), 3 * len(hands)))
    top = near + rest[:mixed]
    rng.shuffle(top)
    packet = 3 if table.game == "pifpaf" else int(table.options["packet"])
    dealt = [hands[seat].pop() for seat in _places(table.order, packet)]
    return [*dealt, *turned, *top, *rest[mixed:]]


def _places(order: list[int], packet: int) -> list[int]:
    """Who gets the first card, the second, and so on."""
    got: Counter[int] = Counter()
    places: list[int] = []
    while got.total() < HAND * len(order):
        for seat in order:
            count = min(packet, HAND - got[seat])
            places += [seat] * count
            got[seat] += count
    return places


def _taken(left: Counter[str], card: str) -> bool:
    if left[card] > 0:
        left[card] -= 1
        return True
    return False


def _drawn(left: Counter[str], rng: Random) -> str:
    card = rng.choice(list(left.elements()))
    left[card] -= 1
    return card


def _hand(left: Counter[str], wild: list[str], rng: Random) -> tuple[list[str], list[str]]:
    """Nine cards out of those left, and the one that would complete them."""
    whole: list[str] = []
    for size in rng.choice(SHAPES):
        meld = _meld(left, size, rng)
        left.subtract(meld)
        whole += meld
    rng.shuffle(whole)
    wish = [whole.pop()]
    left.update(wish)
    for card in wild:
        if left[card] > 0 and rng.random() < 0.4:
            left.update([whole.pop()])
            left[card] -= 1
            whole.append(card)
    while len(whole) < HAND:
        whole.append(_drawn(left, rng))
    return whole, wish


def _meld(left: Counter[str], size: int, rng: Random) -> list[str]:
    """A meld, or where that cannot be had what there is of one."""
    while True:
        if size in (3, 4) and rng.random() < 0.4:
            rank = rng.choice(RANKS)
            found = [rank + suit for suit in rng.sample(SUITS, size)]
        else:
            suit, low = rng.choice(SUITS), rng.randrange(1, 16 - size)
            found = [PLACES[low + step] + suit for step in range(size)]
        held = [card for card in found if left[card] > 0]
        if len(held) == size or (len(held) > 1 and rng.random() < 0.05):
            return held
