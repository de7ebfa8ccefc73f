"""What can be done at a truco table. Every act says what it answers.

Inside the engine an act of play is a small integer, its code; `Play(card)` is a code once the hand says where the card lies.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.native import mypyc_attr
from carteado.pack import Cut, Deal, Draw, Keep, Refuse, Ruling, Shuffle
from carteado.tricks.play import Play

# A play is place | DOWN | CALL, with the place 0 to 2; the other codes follow.
DOWN: Final = 4
CALL: Final = 8
RAISE: Final = 16
ACCEPT: Final = 17
RUN: Final = 18
SHOW: Final = 19
CONCEDE: Final = 20
PLAY_ON: Final = 21
GIVE_UP: Final = 22
BURN: Final = 23
GIVE_BACK: Final = 24
DEAL: Final = 25
PEEK: Final = 26
FROM_BOTTOM: Final = 27
KEEP: Final = 28
REFUSE: Final = 29
WAIVE: Final = 30
DEAL_ALL: Final = 31
CHOOSE: Final = 32  # + place of the card that stays
BURN_OF: Final = 40  # + the seat whose packet burns when its turn comes, or back from where it was given
CUT: Final = 64  # + cards lifted
DRAW: Final = 128  # + position in the pack
SAW: Final = 192  # + cards lifted
TURN: Final = 256  # + depth of the vira
NO_CODE: Final = -1


@mypyc_attr(acyclic=True)
class Burn(Action):
    """The cutter burns for the n-th time in this mão: what is exposed is out of it.

    `seat` is whose packet burns during the deal, -1 at the cut.
    """

    __slots__ = ("nth", "seat")
    __match_args__ = ("nth", "seat")

    def __init__(self, nth: int, seat: Seat = -1) -> None:
        self.nth = nth
        self.seat = seat


@mypyc_attr(acyclic=True)
class Waive(Action):
    """The cutter burns nothing more in this deal."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class Saw(Action):
    """Lift this many cards off the top and mix them with the rest one by one."""

    __slots__ = ("at",)
    __match_args__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


@mypyc_attr(acyclic=True)
class Turn(Action):
    """The cutter takes out the vira, so many cards down: 1 is the top card."""

    __slots__ = ("at",)
    __match_args__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


@mypyc_attr(acyclic=True)
class Peek(Action):
    """Look at the bottom card of the pack."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class FromBottom(Action):
    """The cutter asks for the deal to come from the bottom."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class GiveBack(Action):
    """The cutter has done and hands the pack back to the dealer."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class PlayOn(Action):
    """Eleven hand: play it."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class GiveUp(Action):
    """Eleven hand: give it up before the first card."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class Blind(Action):
    """Play the card lying in this place, 1 to 3, without having seen it."""

    __slots__ = ("down", "place")
    __match_args__ = ("place", "down")

    def __init__(self, place: int, down: bool = False) -> None:
        self.place = place
        self.down = down


@mypyc_attr(acyclic=True)
class Raise(Action):
    """Ask for the mão to be worth this much: truco is 3."""

    __slots__ = ("to",)
    __match_args__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to


@mypyc_attr(acyclic=True)
class Accept(Action):
    """Take the stake asked for."""

    __slots__ = ("stake",)
    __match_args__ = ("stake",)

    def __init__(self, stake: int) -> None:
        self.stake = stake


@mypyc_attr(acyclic=True)
class Run(Action):
    """Refuse the stake asked for and lose the mão at the stake before it."""

    __slots__ = ("stake",)
    __match_args__ = ("stake",)

    def __init__(self, stake: int) -> None:
        self.stake = stake


@mypyc_attr(acyclic=True)
class Show(Action):
    """Lay the hand open with a set that wins the mão."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class Concede(Action):
    """Give the mão to the others at its present stake; the table has asked the partner."""

    __slots__ = ("stake",)
    __match_args__ = ("stake",)

    def __init__(self, stake: int) -> None:
        self.stake = stake


@mypyc_attr(acyclic=True)
class Choose(Action):
    """Of the cards an opponent threw together, the one that stays."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card


ACTIONS: Final = (
    Shuffle, Draw, Cut, Saw, Turn, Burn, Peek, FromBottom, GiveBack, Waive, Deal, Keep, Refuse, PlayOn, GiveUp, Play, Blind,
    Raise, Accept, Run, Show, Concede, Choose, Ruling,
)  # fmt: skip

# One shared object for every act that can be listed: menus are tuples of these.
BLINDS: Final = tuple([tuple([Blind(place, down) for down in (False, True)]) for place in (1, 2, 3)])
RAISES: Final = tuple([Raise(to) for to in range(13)])
ACCEPTS: Final = tuple([Accept(stake) for stake in range(13)])
RUNS: Final = tuple([Run(stake) for stake in range(13)])
CONCEDES: Final = tuple([Concede(stake) for stake in range(13)])
BURNS: Final = tuple([Burn(nth) for nth in range(41)])
PACKET_BURNS: Final = tuple([tuple([Burn(nth, seat) for nth in range(5)]) for seat in range(4)])
SAWS: Final = tuple([Saw(at) for at in range(40)])
TURNS: Final = tuple([Turn(at) for at in range(41)])
THE_SHOW: Final = Show()
THE_PEEK: Final = Peek()
THE_FROM_BOTTOM: Final = FromBottom()
PACKET_DEALS: Final = tuple([Deal(seat) for seat in range(4)])
THE_GIVE_BACK: Final = GiveBack()
THE_WAIVE: Final = Waive()
THE_PLAY_ON: Final = PlayOn()
THE_GIVE_UP: Final = GiveUp()
