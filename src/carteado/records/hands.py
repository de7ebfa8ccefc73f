"""The pack that gives these hands: how a case that names cards is dealt, in any game whose deal does not look at the faces.

Rule 1: the rules of the deal stay in the engine. Packs in known orders are dealt, and where each card came to lie tells which
        place of the pack goes where; equal cards are told apart by dealing several packs.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from carteado.cards import Card
from carteado.game import CHANCE, State
from carteado.pack import Shuffle
from carteado.records.face import Acts, CannotDeal
from carteado.records.text import Cards, cards_of

MOST_PACKS: Final = 16
Place = Hashable
Deal = Callable[[State], tuple[Acts, State]]
Lies = Callable[[State], Mapping[Place, Card]]
Choose = Callable[[int, list[Card]], Card]


@dataclass(frozen=True)
class Row:
    """Cards one after another, the first on top."""

    cards: Cards

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    @staticmethod
    def read(text: str) -> "Row":
        """The cards in this text."""
        return Row(cards_of(text))


@dataclass(frozen=True)
class Traced:
    """How a pack is dealt: its cards in canonical order, the acts after it, and which card of the pack goes to each place."""

    order: Cards
    acts: Acts
    at: Mapping[Place, int]


def traced(state: State, deal: Deal, lies: Lies) -> Traced:
    """Deal packs as `deal` does it once one is shuffled, and look where the cards lie; `CannotDeal` where no pack is wanted."""
    offered = state.legal(CHANCE)
    if state.actors() != (CHANCE,) or not isinstance(offered[0], Shuffle):
        raise CannotDeal("no-shuffle-now")
    pack = offered[0]
    acts, after = deal(state.apply(CHANCE, pack).state)
    seen: dict[Place, Cards] = {place: (card,) for place, card in lies(after).items()}
    marks: list[Cards] = [(card,) for card in pack.cards]
    dice = Random(0)
    for _ in range(MOST_PACKS):
        if len(set(marks)) == len(marks):
            break
        other = pack.mixed(dice)
        found = lies(deal(state.apply(CHANCE, other).state)[1])
        marks = [(*mark, card) for mark, card in zip(marks, other.cards, strict=True)]
        seen = {place: (*cards, found[place]) for place, cards in seen.items() if place in found}
    where = {mark: at for at, mark in enumerate(marks)}
    return Traced(pack.cards, acts, {place: where[mark] for place, mark in seen.items() if mark in where})


def first_left(_at: int, rest: list[Card]) -> Card:
    """Cards that are not named come in canonical order."""
    return rest[0]


def dealt(found: Traced, wanted: Mapping[int, Card], choose: Choose = first_left) -> Acts:
    """The acts that put these cards, by their place in the pack, where they go; `choose` says what fills the other places."""
    rest = _left(found.order, wanted.values())
    pack: list[Card] = []
    for at in range(len(found.order)):
        card = wanted.get(at)
        if card is None:
            card = choose(at, rest)
            rest.remove(card)
        pack.append(card)
    return [(CHANCE, Shuffle(tuple(pack))), *found.acts]


def _left(order: Cards, wanted: Iterable[Card]) -> list[Card]:
    """The pack without the cards that are named; `CannotDeal` for one it does not have, or not so often."""
    counts = Counter(order)
    for card in wanted:
        counts[card] -= 1
        if counts[card] < 0:
            raise CannotDeal("not-in-pack", str(card))
    left: list[Card] = []
    for card in reversed(order):
        if counts[card] > 0:
            counts[card] -= 1
            left.append(card)
    return left[::-1]
