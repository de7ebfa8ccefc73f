"""What a referee of blackjack is told of a table: cards as text, one person against the house.

Rule 1: while only the open card of the house is told, the last hand with two cards or more is being played; with more cards of
        the house, all hands are as their owner left them.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from carteado.cards import indices
from carteado.games.blackjack.rules.rulebook import FACES, BlackjackRules
from carteado.placar.shape import AtMost, Shape, Within

MOST_HANDS: Final = 4
MOST_LETTERS: Final = 100  # of the cards of a hand
MOST_CHIPS: Final = 100_000

Cards: TypeAlias = Annotated[str, AtMost(MOST_LETTERS)]
Faces = tuple[int, ...]


@dataclass(frozen=True)
class Table:
    """A bet and what became of it: `hands` in their order, several where it was split, `doubled` the numbers of some, from 0.

    `chips` is all that the person had before the bet, like it in whole chips. With `others` somebody else stands against the
    house, so that it draws whatever became of these hands.
    """

    house: Cards = "9C"
    hands: Annotated[tuple[Cards, ...], AtMost(MOST_HANDS)] = ("8P 8C",)
    doubled: Annotated[tuple[Annotated[int, Within(0, MOST_HANDS - 1)], ...], AtMost(MOST_HANDS)] = ()
    bet: Annotated[int, Within(1, MOST_CHIPS)] = 10
    chips: Annotated[int, Within(1, MOST_CHIPS)] = 100
    insured: bool = False
    surrendered: bool = False
    others: bool = True


@dataclass(frozen=True)
class Laid:
    """The same cards as the engine holds them, and the hand that is being played, -1 where the round is to be settled."""

    house: Faces
    hands: tuple[Faces, ...]
    at: int


def laid(table: Table, rules: BlackjackRules) -> Laid:
    """The cards told; `ValueError` where no shoe has them, or some are missing."""
    house, hands = indices(table.house), tuple([indices(cards) for cards in table.hands])
    seen = Counter([*house, *[face for hand in hands for face in hand]])
    if not house or not hands or not hands[0] or max(seen) >= FACES or max(seen.values()) > rules.decks:
        raise ValueError("cards")
    begun = [at for at, hand in enumerate(hands) if len(hand) > 1]
    if len(house) > 1 and len(begun) < len(hands):
        raise ValueError("cards")
    if not begun or begun != [*range(len(begun))] or any(len(hand) > 1 for hand in hands[len(begun) :]) or () in hands:
        raise ValueError("cards")
    return Laid(house, hands, -1 if len(house) > 1 else begun[-1])


FACTS: Final = (Shape(Table, "blackjack", "AskedBlackjack"),)
