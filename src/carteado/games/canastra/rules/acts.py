"""What a seat does in canastra and buraco.

Rule 1: an act of drawing names its turn, so that one that comes late is refused; the others name their cards.
Rule 2: cards are named by their face: of two equal ones it is all the same which is meant. The order of the cards of a meld
        says nothing; where wild cards do not move, `stands` says for which places they stand.
Rule 3: melds of a side are numbered from 1, in the order in which they were laid, and keep their number.
"""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import Action
from carteado.melds.grammar import FACES
from carteado.native import mypyc_attr
from carteado.pack import Cut, Draw, Keep, Lot, Refuse, Ruling, Shuffle

Cards = tuple[Card, ...]
Places = tuple[int, ...]


def faces_in(cards: Cards) -> tuple[int, ...]:
    """Cards as the engine holds them."""
    return tuple([card.index for card in cards])


@mypyc_attr(acyclic=True)
class Buy(Action):
    """Draw the top card of the stock; where it is empty, a morto becomes the stock first."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Take(Action):
    """Take the whole lixo. Where its top card has to be used at once, also how: new `melds`, or `cards` added `to` a meld."""

    __slots__ = ("cards", "melds", "to", "turn")
    __match_args__ = ("turn", "melds", "to", "cards")

    def __init__(self, turn: int, melds: tuple[Cards, ...] = (), to: int = 0, cards: Cards = ()) -> None:
        self.turn = turn
        self.melds = melds
        self.to = to
        self.cards = cards


@mypyc_attr(acyclic=True)
class Decline(Action):
    """Do not take the lixo although nothing else is left to draw: the deal is over."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Lay(Action):
    """Lay new melds on the table, one or several together. `stands` are the places of the wild cards of each meld.

    `faces` are the melds as the engine holds them.
    """

    __slots__ = ("faces", "melds", "stands")
    __match_args__ = ("melds", "stands")

    def __init__(self, melds: tuple[Cards, ...], stands: tuple[Places, ...] = ()) -> None:
        self.melds = melds
        self.stands = stands
        self.faces: tuple[tuple[int, ...], ...] = tuple([faces_in(meld) for meld in melds])


@mypyc_attr(acyclic=True)
class Add(Action):
    """Add cards to the meld of one's side with this number."""

    __slots__ = ("cards", "faces", "stands", "to")
    __match_args__ = ("to", "cards", "stands")

    def __init__(self, to: int, cards: Cards, stands: Places = ()) -> None:
        self.to = to
        self.cards = cards
        self.stands = stands
        self.faces = faces_in(cards)


@mypyc_attr(acyclic=True)
class Discard(Action):
    """Lay a card on the lixo, which ends the turn."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card


ACTS: Final[tuple[type[Action], ...]] = (Shuffle, Draw, Cut, Buy, Keep, Refuse, Take, Decline, Lay, Add, Discard, Ruling)
ACTS_BY_LOT: Final[tuple[type[Action], ...]] = (Lot, *[act for act in ACTS if act is not Draw])

# One shared object for every act that can be listed.
DISCARDS: Final = tuple([Discard(CARDS[face]) for face in range(FACES)])
KEEPS: Final = tuple([Keep(CARDS[face]) for face in range(FACES)])
REFUSES: Final = tuple([Refuse(CARDS[face]) for face in range(FACES)])
MOST_LISTED: Final = 40
ADDS: Final = tuple([tuple([Add(to, (CARDS[face],)) for face in range(FACES)]) for to in range(MOST_LISTED)])
_BUYS: Final[list[Buy]] = []
_TAKES: Final[list[Take]] = []


def buying(turn: int) -> Buy:
    """The act of drawing in this turn, one object for all."""
    while len(_BUYS) <= turn:
        _BUYS.append(Buy(len(_BUYS)))
    return _BUYS[turn]


def taking(turn: int) -> Take:
    """The act of taking the lixo in this turn, one object for all."""
    while len(_TAKES) <= turn:
        _TAKES.append(Take(len(_TAKES)))
    return _TAKES[turn]


def adding(to: int, face: int) -> Add:
    """One card added to a meld, one object for all but the longest tables."""
    return ADDS[to][face] if to < MOST_LISTED else Add(to, (CARDS[face],))
