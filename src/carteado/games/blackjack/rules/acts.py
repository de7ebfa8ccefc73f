"""What a seat does in blackjack.

Rule 1: a bet names its round, every other act the turn it answers; both are counted through the session, so that an act that
        comes late is refused and never means another hand.
Rule 2: bets are in whole chips.
"""

from typing import Final

from carteado.game import Action
from carteado.native import mypyc_attr
from carteado.pack import Ruling, Shuffle


@mypyc_attr(acyclic=True)
class Bet(Action):
    """Put so many chips on the round, before the deal."""

    __slots__ = ("chips", "round")
    __match_args__ = ("round", "chips")

    def __init__(self, round: int, chips: int) -> None:
        self.round = round
        self.chips = chips


@mypyc_attr(acyclic=True)
class Insure(Action):
    """Insure against a BlackJack of the house, for half of the bet."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Decline(Action):
    """Neither insure nor give up."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Surrender(Action):
    """Give the hand up for half of the bet."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Stand(Action):
    """Keep the hand as it is."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Hit(Action):
    """Ask for a card."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Double(Action):
    """Double the bet for exactly one more card."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


@mypyc_attr(acyclic=True)
class Split(Action):
    """Part two cards of one value into two hands, with an equal bet on the new one."""

    __slots__ = ("turn",)
    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn


ACTS: Final[tuple[type[Action], ...]] = (Shuffle, Bet, Insure, Decline, Surrender, Stand, Hit, Double, Split, Ruling)
