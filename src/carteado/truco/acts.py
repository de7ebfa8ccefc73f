"""What can be done at a truco table. Every act says what it answers.

Inside the engine an act of play is a small integer, its code; `Play(card)` is a code once the hand says where the card lies.
"""

from random import Random
from typing import Final

from carteado.cards import CARDS, Card, shuffled
from carteado.game import Action, Seat
from carteado.native import mypyc_attr

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
CHOOSE: Final = 32  # + place of the card that stays
CUT: Final = 64  # + cards lifted
DRAW: Final = 128  # + position in the pack
SAW: Final = 192  # + cards lifted
TURN: Final = 256  # + depth of the vira
NO_CODE: Final = -1

CARD_BITS: Final = tuple([1 << index for index in range(len(CARDS))])


@mypyc_attr(acyclic=True)
class Shuffle(Action):
    """Chance: the pack, top card first. It is held as the engine holds it, by index, with its cards as one mask."""

    __slots__ = ("mask", "pack")
    __match_args__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.pack = tuple([card.index for card in cards])
        mask = 0
        for index in self.pack:
            mask |= CARD_BITS[index]
        self.mask = mask

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, top card first."""
        return tuple([CARDS[index] for index in self.pack])

    def mixed(self, rng: Random, last: int = 0) -> "Shuffle":
        """The same cards in a random order: see `cards.shuffled`."""
        made = Shuffle(())
        made.pack = shuffled(self.pack, rng, last)
        made.mask = self.mask
        return made


@mypyc_attr(acyclic=True)
class Draw(Action):
    """Draw the card at this position of the spread pack, 1 on top, for the first deal."""

    __slots__ = ("at",)
    __match_args__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


@mypyc_attr(acyclic=True)
class Cut(Action):
    """Lift this many cards off the top and put them under the rest."""

    __slots__ = ("at",)
    __match_args__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


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
class Deal(Action):
    """The dealer deals: one seat its packet, or with -1 all that is still to be dealt."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat = -1) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Keep(Action):
    """Keep this card, which turned up in the deal."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class Refuse(Action):
    """Do not keep this card, which turned up in the deal."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class PlayOn(Action):
    """Eleven hand: play it."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class GiveUp(Action):
    """Eleven hand: give it up before the first card."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class Play(Action):
    """Play a card, open or face down, alone or with a call (`call` is the stake asked for, 0 for none)."""

    __slots__ = ("call", "card", "down")
    __match_args__ = ("card", "down", "call")

    def __init__(self, card: Card, down: bool = False, call: int = 0) -> None:
        self.card = card
        self.down = down
        self.call = call


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


@mypyc_attr(acyclic=True)
class Ruling(Action):
    """The referee applies a clause. What else is needed depends on the clause.

    `cards` are cards seen by all, `face_down` how many more were thrown face down, `sanction` a letter of the ladder,
    `score` the new score where the clause lets the referee set it, `why` the reason in words.
    """

    __slots__ = ("cards", "clause", "face_down", "offender", "sanction", "score", "why")
    __match_args__ = ("clause", "offender", "cards", "face_down", "sanction", "score", "why")

    def __init__(
        self,
        clause: str,
        offender: Seat | None = None,
        cards: tuple[Card, ...] = (),
        face_down: int = 0,
        sanction: str = "",
        score: tuple[int, ...] = (),
        why: str = "",
    ) -> None:
        self.clause = clause
        self.offender = offender
        self.cards = cards
        self.face_down = face_down
        self.sanction = sanction
        self.score = score
        self.why = why


ACTIONS: Final = (
    Shuffle, Draw, Cut, Saw, Turn, Burn, Peek, FromBottom, GiveBack, Deal, Keep, Refuse, PlayOn, GiveUp, Play, Blind, Raise,
    Accept, Run, Show, Concede, Choose, Ruling,
)  # fmt: skip

# One shared object for every act that can be listed: menus are tuples of these.
PLAYS_A_CARD: Final = 26
PLAYS: Final = tuple([Play(card, down, call) for card in CARDS for call in range(13) for down in (False, True)])
BLINDS: Final = tuple([tuple([Blind(place, down) for down in (False, True)]) for place in (1, 2, 3)])
RAISES: Final = tuple([Raise(to) for to in range(13)])
ACCEPTS: Final = tuple([Accept(stake) for stake in range(13)])
RUNS: Final = tuple([Run(stake) for stake in range(13)])
CONCEDES: Final = tuple([Concede(stake) for stake in range(13)])
BURNS: Final = tuple([Burn(nth) for nth in range(41)])
PACKET_BURNS: Final = tuple([tuple([Burn(nth, seat) for nth in range(5)]) for seat in range(4)])
CUTS: Final = tuple([Cut(at) for at in range(40)])
SAWS: Final = tuple([Saw(at) for at in range(40)])
TURNS: Final = tuple([Turn(at) for at in range(41)])
DRAWS: Final = tuple([Draw(at) for at in range(41)])
THE_SHOW: Final = Show()
THE_PEEK: Final = Peek()
THE_FROM_BOTTOM: Final = FromBottom()
THE_DEAL: Final = Deal()
PACKET_DEALS: Final = tuple([Deal(seat) for seat in range(4)])
THE_GIVE_BACK: Final = GiveBack()
THE_PLAY_ON: Final = PlayOn()
THE_GIVE_UP: Final = GiveUp()
