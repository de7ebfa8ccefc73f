"""What a seat does in cacheta and pif-paf.

Rule 1: an act of speaking or drawing names its turn, one that answers a discard its window; both are counted through the
        partida, so that one that comes late is refused.
Rule 2: cards are named by their face: of two equal ones it is all the same which is meant.
"""

from typing import Final

from carteado.cards import CARDS, Card
from carteado.game import Action, Seat
from carteado.games.pife.rules.rulebook import FACES
from carteado.native import mypyc_attr
from carteado.pack import Cut, Lot, Ruling, Shuffle


@mypyc_attr(acyclic=True)
class Abandon(Action):
    """Leave the deal: in the bets, or where it is agreed on before the first draw."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Follow(Action):
    """Bet as much as the others; while nobody has bet, stay without betting where that is agreed on."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Raise(Action):
    """Bet more than anybody: so much in all in this deal, the pingo not counted."""

    __slots__ = ("to", "turn")
    __match_args__ = ("turn", "to")

    def __init__(self, turn: int, to: int) -> None:
        self.turn = turn
        self.to = to


@mypyc_attr(acyclic=True)
class Buy(Action):
    """Draw the top card of the stock; where it is empty, it is made again of the lixo first."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class PickUp(Action):
    """Take the card that was discarded last, and no other."""

    __slots__ = ("card", "turn")
    __match_args__ = ("turn", "card")

    def __init__(self, turn: int, card: Card) -> None:
        self.turn = turn
        self.card = card


@mypyc_attr(acyclic=True)
class Pifei(Action):
    """Say "pifei": one card is missing. It may be untrue."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Discard(Action):
    """Lay a card on the lixo, which ends the turn."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class GoOut(Action):
    """Bater: show nine cards and discard this one, or with no card show all ten."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card | None) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class Claim(Action):
    """Go out with the card just discarded, out of turn; one of the nine cards held is discarded, or none to show all ten."""

    __slots__ = ("card", "window")
    __match_args__ = ("window", "card")

    def __init__(self, window: int, card: Card | None) -> None:
        self.window = window
        self.card = card


@mypyc_attr(acyclic=True)
class Pass(Action):
    """Do not go out with the card just discarded."""

    __slots__ = ("window",)
    __match_args__ = ("window",)

    def __init__(self, window: int) -> None:
        self.window = window


@mypyc_attr(acyclic=True)
class Reach(Action):
    """Reach for the card just discarded to go out with it, see one's error and withdraw, in sight of all."""

    __slots__ = ("window",)
    __match_args__ = ("window",)

    def __init__(self, window: int) -> None:
        self.window = window


@mypyc_attr(acyclic=True)
class PointOut(Action):
    """Point out that a seat reached for the discard in error: a rebate."""

    __slots__ = ("seat", "window")
    __match_args__ = ("window", "seat")

    def __init__(self, window: int, seat: Seat) -> None:
        self.window = window
        self.seat = seat


@mypyc_attr(acyclic=True)
class Throw(Action):
    """Throw one's cards away, believing that the deal is over."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


_DEAL: Final[tuple[type[Action], ...]] = (Lot, Shuffle, Cut)
_PLAY: Final[tuple[type[Action], ...]] = (Buy, PickUp, Discard, GoOut, Claim, Pass)
ACTS_OF: Final[dict[str, tuple[type[Action], ...]]] = {
    "cacheta": (*_DEAL, Abandon, *_PLAY, Pifei, Ruling),
    "pifpaf": (*_DEAL, Abandon, Follow, Raise, *_PLAY, Reach, PointOut, Throw, Ruling),
}

# One shared object for every act that names a card alone.
DISCARDS: Final = tuple([Discard(CARDS[face]) for face in range(FACES)])
BATIDAS: Final = tuple([GoOut(CARDS[face]) for face in range(FACES)])
BATIDA_OF_TEN: Final = GoOut(None)
